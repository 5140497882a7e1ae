import { Pool } from 'undici'
import type { Lend } from '../outbound/http-call.ts'
import { type Allowed, parseAllowed } from '../outbound/public-address.ts'
import { safeConnector } from '../outbound/safe-connector.ts'
import type { Mode, OwnPlace } from '../scope.ts'

interface Shared {
  pool: Pool
  users: number
  idle: NodeJS.Timeout | undefined
}

const connect_ms = 5000
// No account may keep others at the same address waiting.
const max_connections = 32
// Longer than the pause between two syncs of a backfill. A stopping service doesn't wait for it.
const idle_ms = 2000

const pools = new Map<string, Shared>()

/**
 * Connection pools per origin, shared by all syncs under the same network rule. Otherwise each sync would repeat DNS and
 * TLS. Addresses are checked whenever a connection opens.
 */
export function lender(mode: Mode, allowed: readonly string[], own?: OwnPlace): Lend {
  return (url) => borrow(url, mode, allowed, own)
}

function borrow(url: URL, mode: Mode, allowed: readonly string[], own?: OwnPlace): ReturnType<Lend> {
  const key = JSON.stringify([url.origin, mode, allowed, own && [...own.ports, ...own.database_ports]])
  const existing = pools.get(key)
  const shared = existing ?? { pool: poolTo(url, mode, parseAllowed(allowed, own)), users: 0, idle: undefined }
  if (!existing) pools.set(key, shared)
  clearTimeout(shared.idle)
  shared.users++

  function giveBack(): void {
    shared.users--
    if (shared.users > 0) return
    shared.idle = setTimeout(() => {
      pools.delete(key)
      shared.pool.destroy().catch(() => {})
    }, idle_ms).unref()
  }

  return { pool: shared.pool, giveBack }
}

function poolTo(url: URL, mode: Mode, allowed: Allowed): Pool {
  const connect = safeConnector(url, { allowed, mode, connect_ms })
  return new Pool(url.origin, {
    connections: max_connections,
    pipelining: 1,
    connect,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: idle_ms,
    keepAliveMaxTimeout: idle_ms,
  })
}
