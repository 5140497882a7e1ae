import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fairQueue } from './fair-queue.ts'

/** A queue that runs one task at a time. The test decides when each ends. */
function queueOf(max_waiting: number) {
  const queue = fairQueue({ max_running: 1, max_waiting, refuse: () => new Error('full') })
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, ...sharers: string[]) =>
    queue(sharers, () => {
      began.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const runAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await new Promise((resolve) => setImmediate(resolve))
    }
    return began
  }
  return { ask, runAll }
}

describe('a fair queue', () => {
  it('lets whoever shares least go first, and equals in order', async () => {
    const { ask, runAll } = queueOf(10)
    const requests = ['a1', 'a2', 'a3'].map((name) => ask(name, 'network a'))
    requests.push(ask('b1', 'network b'), ask('c1', 'network c'), ask('b2', 'network b'), ask('alone'))
    assert.deepEqual(await runAll(), ['a1', 'b1', 'c1', 'alone', 'a2', 'b2', 'a3'])
    await Promise.all(requests)
  })

  it('counts whatever two have in common', async () => {
    const { ask, runAll } = queueOf(10)
    const requests = [1, 2, 3, 4].map((n) => ask(`attack ${n}`, `network ${n}`, 'account of Maya'))
    requests.push(ask('Jo', 'network of Jo', 'account of Jo'))
    assert.deepEqual((await runAll()).slice(0, 2), ['attack 1', 'Jo'])
    await Promise.all(requests)
  })

  it('refuses whoever shares most where there is no room, also one who waits already', async () => {
    const { ask, runAll } = queueOf(2)
    const greedy = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a')]
    await assert.rejects(ask('a4', 'a'), /full/)
    const other = ask('b1', 'b')
    await assert.rejects(greedy[2]!, /full/)
    assert.deepEqual(await runAll(), ['a1', 'b1', 'a2'])
    await Promise.all([greedy[0], greedy[1], other])
  })

  it('forgets what was asked for once nobody is left', async () => {
    const { ask, runAll } = queueOf(10)
    const first = ask('a1', 'a')
    await runAll()
    await first
    const requests = [ask('x', 'x'), ask('a2', 'a'), ask('b1', 'b')]
    assert.deepEqual(await runAll(), ['a1', 'x', 'a2', 'b1'])
    await Promise.all(requests)
  })
})
