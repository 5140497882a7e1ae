import assert from 'node:assert/strict'

const began = Date.now() - performance.now()
// The database's clock and ours are of one machine; what they show may be rounded.
const rounding_ms = 1000

/** That something is said to have happened while these tests were running: how quickly is no claim of a busy machine. */
export function assertRecent(moment: string | number): void {
  const at = typeof moment === 'string' ? Date.parse(moment) : moment
  assert.ok(at >= began - rounding_ms && at <= Date.now() + rounding_ms, `${moment}`)
}
