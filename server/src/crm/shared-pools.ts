import { Pool } from 'undici'
import type { Mode } from '../scope.ts'
import type { Lend } from '../webhooks/http-call.ts'
import { parseAllowed } from '../webhooks/public-address.ts'
import { safeConnector } from '../webhooks/safe-connector.ts'

interface Shared {
  pool: Pool
  users: number
  idle: NodeJS.Timeout | undefined
}

const connect_ms = 5000
// Of several accounts at one address none may keep the others waiting.
const most_connections = 32
// Longer than the pause between two syncs of a backfill; a service that stops does not wait for more.
const idle_ms = 2000

const pools = new Map<string, Shared>()

/**
 * Connections to one origin, shared by all syncs that go there under the same rule: without, each made its own, with DNS and TLS anew.
 * Addresses are judged whenever a connection is made.
 */
export function lender(mode: Mode, allowed: readonly string[]): Lend {
  return (url) => borrow(url, mode, allowed)
}

function borrow(url: URL, mode: Mode, allowed: readonly string[]): ReturnType<Lend> {
  const key = JSON.stringify([url.origin, mode, allowed])
  const known = pools.get(key)
  const shared = known ?? { pool: poolTo(url, mode, allowed), users: 0, idle: undefined }
  if (!known) pools.set(key, shared)
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

function poolTo(url: URL, mode: Mode, allowed: readonly string[]): Pool {
  const connect = safeConnector(url, { allowed: parseAllowed(allowed), mode, connect_ms })
  return new Pool(url.origin, {
    connections: most_connections,
    pipelining: 1,
    connect,
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: idle_ms,
    keepAliveMaxTimeout: idle_ms,
  })
}
