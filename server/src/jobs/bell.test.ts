import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import { describe, it } from 'node:test'
import { bellOf } from './bell.ts'

const never = new AbortController().signal

function hungBell() {
  let ring = () => {}
  const bell = bellOf((one) => (ring = one))
  return { bell, ring: () => ring() }
}

describe('a bell', () => {
  it('wakes whoever waits for it, and does not keep whoever missed it', async () => {
    const { bell, ring } = hungBell()
    const rings = bell.rings()
    const waiting = [1, 2].map(() => bell.next(rings, 600_000, never))
    ring()
    await Promise.all(waiting)
    await bell.next(rings, 600_000, never)
    assert.equal(bell.rings(), rings + 1)
  })

  it('leaves nothing behind, however often somebody waits', async () => {
    const { bell, ring } = hungBell()
    for (let n = 0; n < 100; n++) {
      const waiting = bell.next(bell.rings(), 600_000, never)
      ring()
      await waiting
    }
    assert.equal(getEventListeners(never, 'abort').length, 0)
  })

  it('lets go after a while, and where all stops', async () => {
    const { bell } = hungBell()
    await bell.next(bell.rings(), 1, never)
    const stopping = new AbortController()
    const waiting = bell.next(bell.rings(), 600_000, stopping.signal)
    stopping.abort()
    await waiting
    await bell.next(bell.rings(), 600_000, stopping.signal)
    assert.equal(bell.rings(), 0)
  })
})
