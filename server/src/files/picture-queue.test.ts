import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { pictureQueue } from './picture-queue.ts'

/** A queue of two. The test decides when each ends, and how much time passes. */
function queueOf() {
  let time_ms = 0
  const queue = pictureQueue({ max_running: 2 }, () => time_ms)
  const pass = (ms: number) => {
    time_ms += ms
  }
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (account: string, sender: string, name: string, max_wait_ms = 60_000, channel_id = 'chan_a') =>
    queue.run({ account, channel_id, sender }, max_wait_ms, () => {
      began.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string) => {
    ends.get(name)!()
    await settled()
  }
  return { ask, end, began, settled, pass }
}

describe('the queue of pictures', () => {
  it('lets one of each account run, so that another finds a place', async () => {
    const { ask, end, began, settled } = queueOf()
    const asked = [ask('a', 'v', 'a1'), ask('a', 'w', 'a2'), ask('b', 'x', 'b1'), ask('c', 'y', 'c1')]
    await settled()
    assert.deepEqual(began, ['a1', 'b1'])
    await end('b1')
    assert.deepEqual(began, ['a1', 'b1', 'c1'])
    await end('c1')
    assert.deepEqual(began, ['a1', 'b1', 'c1'])
    await end('a1')
    assert.deepEqual(began.at(-1), 'a2')
    await end('a2')
    await Promise.all(asked)
  })

  it('goes on with the account that got least, and in it with the sender who got least', async () => {
    const { ask, end, began, settled, pass } = queueOf()
    const heavy = [1, 2, 3].map((n) => ask('a', 'heavy', `heavy ${n}`))
    const asked = [ask('b', 'x', 'b1'), ask('a', 'light', 'light'), ask('c', 'y', 'c1'), ask('b', 'x', 'b2')]
    await settled()
    pass(5)
    await end('heavy 1')
    assert.deepEqual(began, ['heavy 1', 'b1', 'c1'])
    await end('c1')
    assert.deepEqual(began.at(-1), 'light')
    for (const name of ['light', 'b1']) await end(name)
    assert.deepEqual(began.slice(4).sort(), ['b2', 'heavy 2'])
    for (const name of ['b2', 'heavy 2', 'heavy 3']) await end(name)
    await Promise.all([...heavy, ...asked])
  })

  it('does not let many new visitors of a channel come before the team', async () => {
    const { ask, end, began, settled, pass } = queueOf()
    const visitor = (n: number) => ask('a', `visitor ${n}`, `visitor ${n}`, 60_000, 'channel')
    const asked = [visitor(1), ask('a', 'agent', 'team 1'), visitor(2), visitor(3)]
    await settled()
    pass(5)
    await end('visitor 1')
    assert.deepEqual(began.at(-1), 'team 1')
    pass(1)
    await end('team 1')
    asked.push(ask('a', 'agent', 'team 2'))
    pass(10)
    await end('visitor 2')
    // The agent got some work before. None of the visitors did, but all of them together got more.
    assert.deepEqual(began.at(-1), 'team 2')
    for (const name of ['team 2', 'visitor 3']) await end(name)
    await Promise.all(asked)
  })

  it('lets nobody wait longer than they want, and does nothing for them then', async () => {
    const { ask, end, began } = queueOf()
    const first = ask('a', 'v', 'a1')
    assert.equal(await ask('a', 'v', 'a2', 1), undefined)
    await end('a1')
    assert.equal(await first, 'a1')
    assert.deepEqual(began, ['a1'])
  })

  it('leaves a place empty for a while after a picture, if it is to rest', async () => {
    let time_ms = 0
    const queue = pictureQueue({ max_running: 1, rest: 1 }, () => time_ms)
    const sharers = { account: 'a', channel_id: 'chan_a', sender: 'v' }
    const first = await queue.run(sharers, 60_000, async () => (time_ms += 100))
    assert.equal(first, 100)
    assert.equal(await queue.run(sharers, 1, async () => 'too early'), undefined)
    assert.equal(await queue.run(sharers, 60_000, async () => 'later'), 'later')
  })
})
