import type { Patch } from './sabotage.ts'

/** Delivery attempts don't time out on a busy machine. */
export const attempts_wait: Patch = [
  'src/webhooks/attempt.ts',
  'connect_ms = 5000, whole_ms = 15_000',
  'connect_ms = 600_000, whole_ms = 600_000',
]

/** Database connections don't time out on a busy machine. */
export const connections_wait: Patch = [
  'src/db/connection.ts',
  'export const connect_ms = 3000',
  'export const connect_ms = 600_000',
]
