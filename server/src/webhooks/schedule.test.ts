import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { retryDelay } from './schedule.ts'

const failure = (status: number | null, retry_after_ms: number | null = null) => ({ status, retry_after_ms })

describe('the next attempt', () => {
  it('comes as scheduled, a fifth earlier or later', () => {
    assert.equal(retryDelay('live', 1, failure(500), 0), 4000)
    assert.equal(retryDelay('live', 1, failure(500), 0.5), 5000)
    assert.equal(retryDelay('live', 1, failure(null), 1), 6000)
    assert.equal(retryDelay('live', 9, failure(404), 0.5), 24 * 3600 * 1000)
  })

  it('does not come after the tenth, in test mode after the third', () => {
    assert.equal(retryDelay('live', 10, failure(500)), null)
    assert.equal(retryDelay('test', 3, failure(500)), null)
  })

  it('waits a minute at least for a receiver that has too much to do', () => {
    for (const status of [429, 502, 503, 504]) assert.equal(retryDelay('live', 1, failure(status), 0.5), 60_000)
    assert.equal(retryDelay('live', 2, failure(503), 0.5), 300_000)
  })

  it('comes when the receiver asked for it, within bounds', () => {
    assert.equal(retryDelay('live', 1, failure(429, 90_000), 0.5), 90_000)
    assert.equal(retryDelay('live', 1, failure(429, 1000), 0.5), 60_000)
    assert.equal(retryDelay('live', 1, failure(429, 86_400_000), 0.5), 3_600_000)
    assert.equal(retryDelay('live', 4, failure(429, 86_400_000), 0.5), 4 * 3600 * 1000)
    assert.equal(retryDelay('live', 1, failure(500, 90_000), 0.5), 5000)
  })
})
