import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { Mode } from '../scope.ts'
import { type Allowed, mayConnect, resolverFor } from './public-address.ts'
import type { Resolve } from './resolve.ts'

export interface Reach {
  allowed: Allowed
  mode: Mode
  /** The limit for resolving a name, connecting and TLS. */
  connect_ms: number
  resolve?: Resolve
}

/** A failed connection, with the reason as the delivery log names it. */
export class Unreachable extends Error {
  readonly code: 'dns_error' | 'blocked_address'

  constructor(code: Unreachable['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Connects only to addresses that the rule allows: a name is resolved once per connection, all its addresses are checked,
 * and the connection goes to exactly one of these. Certificate and Host header keep the name.
 */
export function safeConnector(url: URL, reach: Reach): buildConnector.connector {
  const { allowed, connect_ms, resolve = resolverFor(allowed) } = reach

  function judged(addresses: string[]): LookupAddress[] {
    requireAllowed(addresses, url, reach)
    return addresses.map((address) => ({ address, family: isIP(address) }))
  }

  const lookup: LookupFunction = (name, { all }, callback) => {
    resolve(name)
      .catch(() => [])
      .then(judged)
      .then(
        (addresses) => (all ? callback(null, addresses) : callback(null, addresses[0]!.address, addresses[0]!.family)),
        (error) => callback(error, []),
      )
  }

  const connect = buildConnector({
    allowH2: false,
    timeout: connect_ms,
    lookup,
    autoSelectFamily: true,
    // For each of several addresses. The default, a quarter of a second, is too short for a distant one.
    autoSelectFamilyAttemptTimeout: 1000,
  } as buildConnector.BuildOptions)

  return (options, callback) => {
    try {
      // An IP address is never resolved, so the check above wouldn't see it.
      if (isIP(options.hostname) !== 0) judged([options.hostname])
    } catch (error) {
      return callback(error as Error, null)
    }
    connect(options, callback)
  }
}

/** The addresses of a host that isn't called over HTTP, all checked: the caller connects to one of these and no other. */
export async function requireReachable(
  url: URL,
  host: string,
  { allowed, mode, resolve = resolverFor(allowed) }: Pick<Reach, 'allowed' | 'mode' | 'resolve'>,
): Promise<string[]> {
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  requireAllowed(addresses, url, { allowed, mode })
  return addresses
}

function requireAllowed(
  addresses: readonly string[],
  url: URL,
  { allowed, mode }: Pick<Reach, 'allowed' | 'mode'>,
): void {
  if (addresses.length === 0) throw new Unreachable('dns_error')
  if (!addresses.every((address) => mayConnect(address, url, mode, allowed))) throw new Unreachable('blocked_address')
}
