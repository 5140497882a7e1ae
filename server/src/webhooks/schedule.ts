import { retries } from '../jobs/retries.ts'
import type { Mode } from '../scope.ts'

// The receiver is overloaded.
const overloaded = new Set([429, 502, 503, 504])
const overloaded_ms = 60_000
const longest_asked_ms = 3_600_000

export interface Failure {
  status: number | null
  retry_after_ms: number | null
}

/** Milliseconds until the next attempt after `tries` attempts. Null after the last one. */
export function retryDelay(
  mode: Mode,
  tries: number,
  { status, retry_after_ms }: Failure,
  chance?: number,
): number | null {
  const planned = retries.webhook[mode].delay_ms(tries, chance)
  if (planned === null || status === null || !overloaded.has(status)) return planned
  const min_ms = Math.max(planned, overloaded_ms)
  return Math.min(Math.max(min_ms, retry_after_ms ?? 0), Math.max(2 * min_ms, longest_asked_ms))
}
