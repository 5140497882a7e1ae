import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { bellOf } from './bell.ts'
import { recur } from './recur.ts'

describe('a chore that follows events', () => {
  /** Runs it until `run` says that it is enough. */
  async function runs(run: (count: number, ring: () => void) => unknown, idle_ms = 600_000) {
    let ring = () => {}
    const events = bellOf((one) => (ring = one))
    const stopping = new AbortController()
    const failures: unknown[] = []
    let count = 0
    await recur(
      {
        name: 'test',
        every_ms: 1,
        idle_ms,
        run: async () => {
          count++
          const result = await run(count, ring)
          if (result === 'enough') stopping.abort()
          return result
        },
      },
      { events, stopping: stopping.signal, failed: (_, error) => failures.push(error) },
    )
    return { count, failures }
  }

  it('runs again for an event that came while it ran, and for one that comes while it rests', async () => {
    const { count } = await runs((count, ring) => {
      if (count === 1) ring()
      if (count === 2) setTimeout(ring, 20)
      return count === 3 ? 'enough' : undefined
    })
    assert.equal(count, 3)
  })

  it('goes on where there is more, and where it failed: others may be behind', async () => {
    const { count, failures } = await runs((count) => {
      if (count === 2) throw new Error('One failed')
      return count === 3 ? 'enough' : true
    })
    assert.deepEqual([count, failures.length], [3, 1])
  })

  it('looks by itself after a while, in case an announcement was lost', async () => {
    const { count } = await runs((count) => (count === 2 ? 'enough' : undefined), 20)
    assert.equal(count, 2)
  })
})
