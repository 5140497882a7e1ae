import { isIPv4 } from 'node:net'
import { networksOf } from '../accounts/networks.ts'
import type { ErrorHeaders } from '../errors.ts'
import { type Policy, rateLimit } from './rate-limit.ts'

export interface NetworkLimit {
  /** Counts one request from an address. Returns the headers to send, and throws if a limit is exceeded. */
  take(address: string): ErrorHeaders | undefined
}

/**
 * How much a /64, a /56 and a /48 may do. A customer may have any of them: with a limit for each address, they would have 2^64 limits,
 * and with one for each /64 still 65,536. Customers who share a /48, such as phones, get by with four times as much. At
 * once they may send twice as much: a burst is what others feel.
 */
const allowances = [
  { quota: 1, burst: 1 },
  { quota: 2, burst: 2 },
  { quota: 4, burst: 2 },
]

/** A limit for each address of IPv4, and for the networks of IPv6. */
export function networkLimit(policy: Policy): NetworkLimit {
  const limits = allowances.map(({ quota, burst }) =>
    rateLimit({ ...policy, quota: policy.quota * quota, burst: policy.burst * burst }),
  )
  return {
    take(address) {
      const [narrowest, ...wider] = networksOf(address)
      if (isIPv4(narrowest!)) return limits[0]!.take(narrowest!)
      // What one network is refused counts for no other: neither for its neighbors, nor in the memory of a narrower one.
      const networks = [narrowest!, ...wider]
      for (const [at, network] of networks.entries()) limits[at]!.check(network)
      const [headers] = networks.map((network, at) => limits[at]!.take(network))
      return headers
    },
  }
}
