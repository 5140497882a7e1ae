import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, someContact, type TestService } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import { type Reader, startReader } from './support/reader.ts'
import { sharedService } from './support/shared-service.ts'
import { makeConversation } from './support/world.ts'

const whole = sharedService({})
// More than the socket buffers hold, in four-byte characters.
const wide = { events: 300, content: '🚲'.repeat(10_000) }

test('F12: readers whose streams are cut at random have exactly what the log has', async (t) => {
  const plan = sized<Cutting>({
    smallest: { readers: 3, cuts: 20, events: 60 },
    quick: { readers: 6, cuts: 80, events: 250 },
    full: { readers: 20, cuts: 5000, events: 20_000 },
  })
  figures(t, await haveAll(t, chance(t), plan, await whole()))
})

test('F12: readers who stop reading cost little memory, delay nobody, and have everything once they read on', async (t) => {
  const plan = sized<Plan>({
    smallest: { slow: 1, ...wide },
    quick: { slow: 4, ...wide },
    full: { slow: 30, events: 4000, content: 'x'.repeat(10_000) },
  })
  figures(t, await costLittle(t, plan, await whole()))
})

// Both twins are independent: one concerns readers that reconnect, the other readers that stall.
const forgetful = sharedService(
  {},
  ['src/events/subscribe.ts', "last_event_id ? [last_event_id, 'Last-Event-ID']", "last_event_id ? [undefined, '']"],
  ['src/events/streams/stream.ts', 'before + bytes <= max_buffered', 'before + bytes <= 2 ** 40'],
)

twin('F12 twin: where the place of a reader is not heeded, it misses events', async (t) => {
  const plan = { readers: 3, cuts: 30, events: 100 }
  await goesRed(async () => haveAll(t, chance(t), plan, await forgetful(), 4000), /other than the log/)
})

const left_behind = sharedService({}, [
  'src/events/streams/feed.ts',
  'follow(stream)\n            continue',
  'live.add(stream)\n            stream.position = last.sequence\n            continue',
])

twin('F12 twin: where a reader that is behind is not brought up again, it misses events', async (t) => {
  await goesRed(async () => costLittle(t, { slow: 2, ...wide }, await left_behind(), 4000), /other than the log/)
})

// Last, because the memory it uses keeps the process busy for a while.
twin('F12 twin: without an end to what may wait for a reader, one who does not read takes the memory', async (t) => {
  await goesRed(async () => costLittle(t, { slow: 2, ...wide }, await forgetful(), 4000), /bytes wait for each reader/)
})

interface Cutting {
  readers: number
  cuts: number
  events: number
}

async function haveAll(t: TestContext, random: Random, plan: Cutting, service: TestService, patience_ms?: number) {
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
  await allHaveTheLog(readers, service.database_url, plan.events, patience_ms)
  const opened = readers.reduce((sum, reader) => sum + reader.opened(), 0)
  return { ...plan, cuts, opened, missing: 0, twice: 0 }
}

interface Plan {
  slow: number
  events: number
  content: string
}

const max_bytes_each = 1024 * 1024

async function costLittle(t: TestContext, plan: Plan, service: TestService, patience_ms?: number) {
  const api = await service.client()
  const { conversation_id } = await makeConversation(api)
  await api.post(`/conversations/${conversation_id}/status`, { status: 'open' })
  const reader = () => startReader(service.url, api.key)
  // So that every reader starts after the events so far.
  await allNumbered(service.database_url)
  const quick = [await reader(), await reader()]
  const slow = await Promise.all(Array.from({ length: plan.slow }, reader))
  t.after(() => [...quick, ...slow].map((one) => one.close()))
  for (const one of slow) one.stopReading()

  let max_waiting = 0
  let written = 0
  const { content } = plan
  await each(Array.from({ length: plan.events }), 8, async () => {
    assert.equal((await api.post(`/conversations/${conversation_id}/messages`, { content })).status, 201)
    if (written++ % 20 === 0) max_waiting = Math.max(max_waiting, await waitingBytes(service.url))
  })
  await allHaveTheLog(quick, service.database_url, plan.events, patience_ms)
  const each_bytes = Math.round(max_waiting / plan.slow)
  assert.ok(each_bytes <= max_bytes_each, `${each_bytes} bytes wait for each reader who does not read`)
  assert.ok(
    each_bytes > 100_000,
    `Nothing waits (${each_bytes} bytes): there is too little to read for the test to say anything.`,
  )

  const began = performance.now()
  for (const one of slow) one.readOn()
  await allHaveTheLog(slow, service.database_url, plan.events, patience_ms)
  const caught_up_ms = Math.round(performance.now() - began)
  return { slow: plan.slow, events: plan.events, held_bytes_each: each_bytes, missing: 0, twice: 0, caught_up_ms }
}

async function waitingBytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  // Missing if other metrics could not be read: the next sample counts.
  return Number(/^parley_event_streams_waiting_bytes (\d+)$/m.exec(text)?.[1] ?? 0)
}

function allNumbered(database_url: string): Promise<void> {
  return eventually(async () => {
    const [row] = await onDatabase(database_url, 'select count(*) as waiting from outbox')
    assert.equal(row!.waiting, '0')
  })
}

/** Waits while events keep arriving, then compares them with the last events of the log. */
async function allHaveTheLog(
  readers: Reader[],
  database_url: string,
  events: number,
  patience_ms = 60_000,
): Promise<void> {
  const told = () => readers.reduce((sum, { ids }) => sum + ids.length, 0)
  await allNumbered(database_url)
  const logged = await onDatabase(database_url, 'select event_id from event_log order by sequence')
  const wanted = logged.slice(-events).map(({ event_id }) => event_id)
  for (let before = -1, since = performance.now(); told() < events * readers.length; await pause(50)) {
    if (told() !== before) since = performance.now()
    before = told()
    if (performance.now() - since > patience_ms) break
  }
  for (const { ids } of readers) {
    const at = wanted.findIndex((id, n) => id !== ids[n])
    assert.ok(
      at === -1 && ids.length === wanted.length,
      `other than the log: ${ids.length} of ${wanted.length}, from ${at} on`,
    )
  }
}
