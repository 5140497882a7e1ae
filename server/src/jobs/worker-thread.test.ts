import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ThreadLost, workerThread } from './worker-thread.ts'

const settings = {
  module: new URL('../testing/thread-module.ts', import.meta.url),
  name: 'doubling',
  max_ms: 60_000,
  idle_ms: 60_000,
}

describe('work aside', () => {
  it('answers each caller with its own', async () => {
    const doubled = workerThread<number | string, number>({ ...settings, max_waiting: 50 })
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => doubled.run(n)))
    assert.deepEqual(
      all,
      Array.from({ length: 40 }, (_, n) => 2 * n),
    )
    await doubled.end()
  })

  it('fails alone where it fails', async () => {
    const doubled = workerThread<number | string, number>({ ...settings, max_waiting: 50 })
    const wrong = doubled.run('no number')!
    const right = doubled.run(21)
    await assert.rejects(wrong, /The doubling failed: .*no number/s)
    assert.equal(await right, 42)
    await doubled.end()
  })

  it('says so at once where too much waits', async () => {
    const doubled = workerThread<number | string, number>({ ...settings, max_waiting: 1 })
    const first = doubled.run(1)
    assert.equal(doubled.run(2), null)
    assert.equal(await first, 2)
    assert.equal(await doubled.run(3), 6)
    await doubled.end()
  })

  it('is given up with its thread, and the next starts another', async () => {
    const doubled = workerThread<number | string, number>({ ...settings, max_waiting: 50 })
    const failure = assert.rejects(doubled.run('exit')!, /The thread of the doubling ended with code 3/)
    await failure
    const ended = assert.rejects(doubled.run(1)!, /is ended/)
    await doubled.end()
    await ended
    assert.equal(await doubled.run(4), 8)
    await doubled.end()
  })

  it('is ended where a piece of it hangs, not where many wait', async () => {
    const doubled = workerThread<number | string, number>({ ...settings, max_ms: 1500, max_waiting: 50 })
    const slow = Array.from({ length: 5 }, () => doubled.run('400 ms')!)
    assert.deepEqual(await Promise.all(slow), [400, 400, 400, 400, 400])
    const all = [doubled.run('for ever')!, doubled.run(1)!]
    const failures = await Promise.all(all.map((one) => one.catch((error: Error) => error)))
    for (const failure of failures) {
      assert.ok(failure instanceof ThreadLost)
      assert.match(failure.message, /The doubling took longer than 1500 ms/)
    }
    assert.equal(await doubled.run(4), 8)
    await doubled.end()
  })
})
