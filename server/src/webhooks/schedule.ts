import type { Mode } from '../scope.ts'

const minute = 60
const hour = 60 * minute

/**
 * Seconds between attempts: about three days in total, following the example in Standard Webhooks
 * (github.com/standard-webhooks/standard-webhooks, "Retry schedule"). In test mode, retries end sooner.
 */
export const schedule_seconds: Record<Mode, readonly number[]> = {
  live: [0, 5, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour],
  test: [0, 5, 5 * minute],
}

const jitter = 0.2
// The receiver is overloaded.
const overloaded = new Set([429, 502, 503, 504])
const overloaded_ms = minute * 1000
const longest_asked_ms = hour * 1000

export interface Failure {
  status: number | null
  retry_after_ms: number | null
}

/** Milliseconds until the next attempt after `tries` attempts. Null after the last one. */
export function retryDelay(
  mode: Mode,
  tries: number,
  { status, retry_after_ms }: Failure,
  chance = Math.random(),
): number | null {
  const seconds = schedule_seconds[mode][tries]
  if (seconds === undefined) return null
  const planned = Math.round(seconds * 1000 * (1 + jitter * (2 * chance - 1)))
  if (status === null || !overloaded.has(status)) return planned
  const least = Math.max(planned, overloaded_ms)
  return Math.min(Math.max(least, retry_after_ms ?? 0), Math.max(2 * least, longest_asked_ms))
}
