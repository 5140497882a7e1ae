import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import { describe, it } from 'node:test'
import { recur } from './recur.ts'

describe('a chore that follows events', () => {
  /** Runs it until `run` says that it is enough. */
  async function runs(run: (count: number, ring: () => void) => unknown, idle_ms = 600_000) {
    let ring = () => {}
    const subscribe = (wake: () => void) => {
      ring = wake
      return () => {}
    }
    const stopping = new AbortController()
    const failures: unknown[] = []
    const { promise: is_enough, resolve } = Promise.withResolvers<void>()
    let count = 0
    const chore = {
      name: 'test',
      every_ms: 1,
      follows_events: true,
      run: async () => {
        count++
        const result = await run(count, ring)
        if (result === 'enough') resolve()
        return result
      },
    }
    const failed = (_: string, error: unknown) => failures.push(error)
    const loop = recur(chore, { subscribe, stopping: stopping.signal, failed, idle_ms })
    await is_enough
    const listeners = getEventListeners(stopping.signal, 'abort').length
    stopping.abort()
    await loop.stop()
    return { count, failures, listeners }
  }

  it('runs again for an event that came while it ran, and for one that comes while it rests', async () => {
    const { count } = await runs((count, ring) => {
      if (count === 1) ring()
      if (count === 2) setImmediate(ring)
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

  it('leaves nothing behind, however often it rests', async () => {
    const { listeners } = await runs((count) => (count === 100 ? 'enough' : true))
    assert.equal(listeners, 0)
  })
})
