import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually, someContact, startTestService, type TestService } from '../../testing/service.ts'
import { createAccount } from '../accounts.ts'
import { openWindows, type Sight } from './windows.ts'

interface Frame {
  is_all: boolean
  conversations: Record<string, { user_id: string; name: string; doing: string }[]>
}

/** A stream as a page opens it: the presence messages it gets. */
async function watch({ url }: TestService, { cookie }: Browser, mode = 'live') {
  const ending = new AbortController()
  const answer = await fetch(`${url}/dashboard/api/${mode}/events/stream`, {
    headers: { cookie: cookie!, 'sec-fetch-site': 'same-origin' },
    signal: ending.signal,
  })
  const activity = new Map<string, string>()
  const frames: Frame[] = []
  let rest = ''
  const reading = (async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        if (!block.startsWith('event: presence\n')) continue
        assert.ok(!block.includes('\nid:'), 'It has a number.')
        const frame = JSON.parse(block.split('data: ')[1]!) as Frame
        frames.push(frame)
        if (frame.is_all) activity.clear()
        for (const [id, people] of Object.entries(frame.conversations))
          activity.set(id, people.map(({ name, doing }) => `${name} ${doing}`).join())
      }
    }
  })().catch(() => {})
  await eventually(() => assert.ok(frames.length > 0))
  return {
    frames,
    at: (id: string) => activity.get(id) ?? '',
    [Symbol.asyncDispose]: async () => {
      ending.abort()
      await reading
    },
  }
}

describe('presence', () => {
  let service: TestService
  let beside: TestService
  let owner: Browser
  let agent: Browser
  let id: string
  before(async () => {
    service = await startTestService()
    owner = await setUp(service)
    beside = await startTestService({}, service)
    agent = await person(service, 'agent')
    const api = await service.client()
    const { body: contact } = await api.post('/contacts', someContact())
    id = (await api.post('/conversations', { contact_id: contact.id })).body.id
  })
  after(async () => {
    await beside.stop()
    await service.stop()
  })
  const report = (who: Browser, more: Record<string, unknown> = {}) =>
    who.post('/presence', { mode: 'live', window: 'w1', conversation_id: id, ...more })

  it('is told to colleagues, at this process and at another, and to whoever comes later', async () => {
    await using here = await watch(service, owner)
    await using there = await watch(beside, owner)
    await report(agent)
    for (const one of [here, there]) await eventually(() => assert.equal(one.at(id), 'A person as agent looking'))
    await report(agent, { doing: 'replying' })
    for (const one of [here, there]) await eventually(() => assert.equal(one.at(id), 'A person as agent replying'))
    await using late = await watch(beside, owner)
    assert.equal(late.at(id), 'A person as agent replying')
    await report(agent, { conversation_id: null })
    for (const one of [here, there, late]) await eventually(() => assert.equal(one.at(id), ''))
  })

  it('counts a person once, by the window that does most, until the last one leaves', async () => {
    await using here = await watch(service, owner)
    await report(agent)
    await report(agent, { window: 'w2', doing: 'noting' })
    await eventually(() => assert.equal(here.at(id), 'A person as agent noting'))
    await report(agent, { window: 'w2', conversation_id: null })
    await eventually(() => assert.equal(here.at(id), 'A person as agent looking'))
    await report(agent, { conversation_id: null })
    await eventually(() => assert.equal(here.at(id), ''))
  })

  it('never leaves its environment, is no event, and is not told to keys', async () => {
    const stranger = await person(service, 'owner', await createAccount(service.database, 'Another'))
    await using foreign = await watch(service, stranger)
    await using test = await watch(service, owner, 'test')
    await using here = await watch(service, owner)
    assertRefused(await report(stranger), 404, 'resource_not_found')
    assertRefused(await report(agent, { mode: 'test' }), 404, 'resource_not_found')
    const before = (await (await service.client()).get('/events?limit=100')).body.data.length
    await report(agent)
    await eventually(() => assert.notEqual(here.at(id), ''))
    assert.deepEqual([foreign.at(id), test.at(id)], ['', ''])
    assert.equal((await (await service.client()).get('/events?limit=100')).body.data.length, before)
    const key = await service.key()
    const answer = await fetch(`${service.base}/events/stream`, { headers: { authorization: `Bearer ${key}` } })
    const reader = answer.body!.getReader()
    assert.ok(!new TextDecoder().decode((await reader.read()).value).includes('presence'))
    await report(agent, { doing: 'replying' })
    await eventually(() => assert.equal(here.at(id), 'A person as agent replying'))
    const more = await Promise.race([reader.read(), new Promise<null>((resolve) => setTimeout(resolve, 50, null))])
    assert.ok(more === null || !new TextDecoder().decode(more.value).includes('presence'))
    await reader.cancel()
    await report(agent, { conversation_id: null })
  })

  it('takes nobody else’s name, and lets nobody write who may only read', async () => {
    for (const more of [{ name: 'Maya Lindqvist' }, { user_id: 'svcusr_x' }])
      assertRefused(await report(agent, more), 400, 'parameter_unknown')
    for (const window of ['', 'a b', 'x'.repeat(65)])
      assertRefused(await report(agent, { window }), 400, 'parameter_invalid')
    const viewer = await person(service, 'viewer')
    assertRefused(await report(viewer, { doing: 'replying' }), 403, 'insufficient_role')
    assert.equal((await report(viewer)).status, 200)
    await report(viewer, { conversation_id: null })
  })

  it('ends with the stream of a browser that was killed, at every process', async () => {
    await using there = await watch(beside, owner)
    const killed = await watch(service, agent)
    await report(agent)
    await eventually(() => assert.equal(there.at(id), 'A person as agent looking'))
    await killed[Symbol.asyncDispose]()
    await eventually(() => assert.equal(there.at(id), ''))
  })

  it('gathers a flood into a few words', async () => {
    await using here = await watch(service, owner)
    const began = performance.now()
    for (let n = 0; n < 200; n++) await report(agent, { doing: n % 2 ? 'replying' : 'looking' })
    await report(agent, { conversation_id: null })
    await eventually(() => assert.equal(here.at(id), ''))
    const tenths = (performance.now() - began) / 100
    assert.ok(here.frames.length <= tenths + 3, `${here.frames.length} in ${tenths} tenths of a second`)
  })
})

describe('windows', () => {
  const sight = (more: Partial<Sight> = {}): Sight => ({
    environment_id: 1,
    window: 'w1',
    user_id: 'u1',
    name: 'Ada',
    conversation_id: 'c1',
    doing: 'replying',
    ...more,
  })

  it('are forgotten within thirty seconds of their last word, and do not write for ever', () => {
    const windows = openWindows()
    windows.see(sight(), 0)
    windows.expire(5900)
    assert.equal(windows.at(1, 'c1')[0]!.doing, 'replying')
    assert.deepEqual(windows.expire(6100), [
      { sight: { ...sight(), gone_at: 25_000, still_at: 6000, is_left: false }, is_left: false },
    ])
    assert.equal(windows.at(1, 'c1')[0]!.doing, 'looking')
    windows.see(sight({ doing: 'looking' }), 20_000)
    windows.expire(44_900)
    assert.equal(windows.at(1, 'c1').length, 1)
    windows.expire(45_100)
    assert.deepEqual([windows.at(1, 'c1'), windows.conversations(1)], [[], []])
  })

  it('of a browser that listens no more are gone after four seconds, unless it says something', () => {
    const windows = openWindows()
    windows.see(sight({ window: 's1 w1' }), 0)
    windows.see(sight({ window: 's1 w2', user_id: 'u2' }), 0)
    windows.see(sight({ window: 's10 w1', user_id: 'u3' }), 0)
    windows.leave('s1', 1000)
    windows.see(sight({ window: 's1 w2', user_id: 'u2' }), 2000)
    assert.deepEqual(
      windows.expire(5100).map(({ sight, is_left }) => [sight.window, is_left]),
      [['s1 w1', true]],
    )
    assert.deepEqual(
      windows.at(1, 'c1').map(({ user_id }) => user_id),
      ['u2', 'u3'],
    )
  })

  it('of one person are twenty at most, however many are told of', () => {
    const windows = openWindows()
    for (let n = 0; n < 100; n++) windows.see(sight({ window: `w${n}`, conversation_id: `c${n}` }), n)
    windows.see(sight({ window: 'other', user_id: 'u2', conversation_id: 'c1' }), 100)
    assert.equal(windows.conversations(1).length, 21)
    assert.deepEqual([windows.at(1, 'c79'), windows.at(1, 'c80').length], [[], 1])
  })
})
