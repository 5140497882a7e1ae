import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import type { Mode } from '../scope.ts'
import { type Allowed, mayConnect, resolverFor } from './public-address.ts'
import type { Resolve } from './resolve.ts'

export interface Reach {
  allowed: Allowed
  mode: Mode
  /** Limit for a name to be resolved, a connection and its TLS to be made. */
  connect_ms: number
  resolve?: Resolve
}

/** A connection that could not be made, with the reason as the log of deliveries names it. */
export class Unreachable extends Error {
  readonly code: 'dns_error' | 'blocked_address'

  constructor(code: Unreachable['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Connects to addresses that the rule lets through, and to nothing else: a name is resolved once for each connection, all
 * its addresses are judged, and the connection goes to one of exactly these. Certificate and Host header keep the name.
 */
export function safeConnector(url: URL, reach: Reach): buildConnector.connector {
  const { allowed, mode, connect_ms, resolve = resolverFor(allowed) } = reach

  function judged(addresses: string[]): LookupAddress[] {
    if (addresses.length === 0) throw new Unreachable('dns_error')
    if (!addresses.every((address) => mayConnect(address, url, mode, allowed))) throw new Unreachable('blocked_address')
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
    // For each of several addresses. The default, a quarter of a second, is less than a far one needs.
    autoSelectFamilyAttemptTimeout: 1000,
  } as buildConnector.BuildOptions)

  return (options, callback) => {
    try {
      // An address is never looked up: nothing above would see it.
      if (isIP(options.hostname) !== 0) judged([options.hostname])
    } catch (error) {
      return callback(error as Error, null)
    }
    connect(options, callback)
  }
}
