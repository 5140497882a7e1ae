import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, someContact, startTestService } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized } from './support/fault.ts'
import { type Reader, startReader } from './support/reader.ts'
import { onDatabase, type Patch, sabotagedService } from './support/sabotage.ts'
import { makeConversation } from './support/world.ts'

test('F12: readers whose streams are cut at random have exactly what the log has', async (t) => {
  const plan = { readers: sized(10, 20), cuts: sized(150, 5000), events: sized(600, 20_000) }
  figures(t, await haveAll(t, chance(t), plan))
})

test('F12: readers who stop reading cost little memory, delay nobody, and have everything once they read on', async (t) => {
  figures(t, await costLittle(t, { slow: sized(6, 30), events: sized(1800, 4000) }))
})

test('F12 twin: where the place of a reader is not heeded, it misses events', async (t) => {
  const patch: Patch = [
    'src/events/subscribe.ts',
    "last_event_id ? [last_event_id, 'Last-Event-ID']",
    "last_event_id ? [undefined, '']",
  ]
  const plan = { readers: 5, cuts: 40, events: 200 }
  await goesRed(async () => haveAll(t, chance(t), plan, await sabotagedService(t, patch)), /other than the log/)
})

test('F12 twin: without an end to what may wait for a reader, one who does not read takes the memory', async (t) => {
  const patch: Patch = ['src/events/streams/stream.ts', 'before + bytes <= most_buffered', 'before + bytes <= 2 ** 40']
  await goesRed(
    async () => costLittle(t, { slow: 4, events: 1800 }, await sabotagedService(t, patch)),
    /bytes wait for each reader/,
  )
})

test('F12 twin: where a reader that is behind is not brought up again, it misses events', async (t) => {
  const patch: Patch = [
    'src/events/streams/feed.ts',
    'follow(stream)\n            continue',
    'live.add(stream)\n            stream.position = last.sequence\n            continue',
  ]
  await goesRed(
    async () => costLittle(t, { slow: 4, events: 1800 }, await sabotagedService(t, patch)),
    /other than the log/,
  )
})

interface Cutting {
  readers: number
  cuts: number
  events: number
}

async function haveAll(t: TestContext, random: Random, plan: Cutting, start = startTestService) {
  const service = await start()
  t.after(() => service.stop())
  const api = await service.client()
  const readers = await Promise.all(Array.from({ length: plan.readers }, () => startReader(service.url, api.key)))
  t.after(() => readers.map((reader) => reader.close()))
  let cuts = 0
  let written = false
  const cut = async () => {
    while (!written || cuts < plan.cuts) {
      random.pick(readers).cut()
      cuts++
      await pause(random.int(1, 12))
    }
  }
  const write = async () => {
    await each(Array.from({ length: plan.events }), 8, async () => {
      assert.equal((await api.post('/contacts', someContact())).status, 201)
    })
    written = true
  }
  await Promise.all([write(), cut()])
  await allHaveTheLog(readers, service.database_url, plan.events)
  const opened = readers.reduce((sum, reader) => sum + reader.opened(), 0)
  return { ...plan, cuts, opened, missing: 0, twice: 0 }
}

const most_bytes_each = 1024 * 1024

async function costLittle(t: TestContext, plan: { slow: number; events: number }, start = startTestService) {
  const service = await start()
  t.after(() => service.stop())
  const api = await service.client()
  const { conversation_id } = await makeConversation(api)
  await api.post(`/conversations/${conversation_id}/status`, { status: 'open' })
  const reader = () => startReader(service.url, api.key)
  // Everybody begins behind what this has left in the log.
  await allNumbered(service.database_url)
  const quick = [await reader(), await reader()]
  const slow = await Promise.all(Array.from({ length: plan.slow }, reader))
  t.after(() => [...quick, ...slow].map((one) => one.close()))
  for (const one of slow) one.stopReading()

  let most_waiting = 0
  let written = 0
  const content = 'x'.repeat(10_000)
  await each(Array.from({ length: plan.events }), 8, async () => {
    assert.equal((await api.post(`/conversations/${conversation_id}/messages`, { content })).status, 201)
    if (written++ % 50 === 0) most_waiting = Math.max(most_waiting, await waitingBytes(service.url))
  })
  await allHaveTheLog(quick, service.database_url, plan.events)
  const each_bytes = Math.round(most_waiting / plan.slow)
  assert.ok(each_bytes <= most_bytes_each, `${each_bytes} bytes wait for each reader who does not read`)
  assert.ok(
    each_bytes > 100_000,
    `Nothing waits (${each_bytes} bytes): there is too little to read for the test to say anything.`,
  )

  const began = performance.now()
  for (const one of slow) one.readOn()
  await allHaveTheLog(slow, service.database_url, plan.events)
  const caught_up_ms = Math.round(performance.now() - began)
  return { ...plan, held_bytes_each: each_bytes, missing: 0, twice: 0, caught_up_ms }
}

async function waitingBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^parley_event_streams_waiting_bytes (\d+)$/m.exec(text)![1])
}

function allNumbered(database_url: string): Promise<void> {
  return eventually(async () => {
    const [row] = await onDatabase(database_url, 'select count(*) as waiting from outbox')
    assert.equal(row!.waiting, '0')
  })
}

const most_pause_ms = 4000

/** Waits for as long as anything still comes, and holds what came against the last events of the log. */
async function allHaveTheLog(readers: Reader[], database_url: string, events: number): Promise<void> {
  const told = () => readers.reduce((sum, { ids }) => sum + ids.length, 0)
  await allNumbered(database_url)
  const logged = await onDatabase(database_url, 'select event_id from event_log order by sequence')
  const wanted = logged.slice(-events).map(({ event_id }) => event_id)
  for (let before = -1, since = performance.now(); told() < events * readers.length; await pause(50)) {
    if (told() !== before) since = performance.now()
    before = told()
    if (performance.now() - since > most_pause_ms) break
  }
  for (const { ids } of readers) {
    const at = wanted.findIndex((id, n) => id !== ids[n])
    assert.ok(
      at === -1 && ids.length === wanted.length,
      `other than the log: ${ids.length} of ${wanted.length}, from ${at} on`,
    )
  }
}
