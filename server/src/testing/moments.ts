import assert from 'node:assert/strict'

const began = Date.now() - performance.now()
// The database uses the same clock, but times may be rounded.
const rounding_ms = 1000

/** Asserts that something happened during these tests. How quickly depends on how busy the machine is. */
export function assertRecent(moment: string | number): void {
  const at = typeof moment === 'string' ? Date.parse(moment) : moment
  assert.ok(at >= began - rounding_ms && at <= Date.now() + rounding_ms, `${moment}`)
}

const day_ms = 24 * 3600 * 1000

/** So many days from now. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * day_ms).toISOString()
}

/** The date so many days from now, in UTC. */
export function dateIn(days: number): string {
  return inDays(days).slice(0, 10)
}
