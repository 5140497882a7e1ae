import type { Patch } from './sabotage.ts'

/** Delivery attempts don't time out on a busy machine. */
export const attempts_wait: Patch = [
  'src/webhooks/attempt.ts',
  'connect_ms = 5000, whole_ms = 15_000',
  'connect_ms = 600_000, whole_ms = 600_000',
]

/** For a test's own connections to its database. */
export const patience = { statement_timeout_ms: 60_000, connect_timeout_ms: 60_000 }

/** A slow connection on a busy machine isn't reported as an unavailable database. */
export const patient = { DATABASE_TIMEOUT_MS: '600000' }
