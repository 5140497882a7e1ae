import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized } from './support/fault.ts'
import { type Patch, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { subscribe, told, webhookPlace } from './support/webhooks.ts'

interface Size {
  events: number
  endpoints: number
  kills: number
}

const size = sized({ events: 400, endpoints: 3, kills: 3 }, { events: 5000, endpoints: 3, kills: 20 })

test('F2: whoever delivers may be killed: each endpoint gets each event, repeated ones under one id', async (t) => {
  figures(t, await survivesKills(t, chance(t), size))
})

test('F2 twin: where nobody takes over what a killed process had leased, events never arrive', async (t) => {
  const forever: Patch = [
    'src/webhooks/lease.ts',
    'next_due_at <= now() and (leased_until is null or leased_until <= now())',
    'next_due_at <= now() and leased_until is null',
  ]
  const checkout = sabotagedCopy(t, forever)
  const smaller = { events: 200, endpoints: 2, kills: 2, patience_ms: 15_000 }
  await goesRed(() => survivesKills(t, chance(t), smaller, checkout), /never arrived/)
})

async function survivesKills(
  t: TestContext,
  random: Random,
  { events, endpoints, kills, patience_ms = 60_000 }: Size & { patience_ms?: number },
  checkout?: string,
) {
  const place = await webhookPlace(t)
  const steady = await startProcess(t, { settings: { ...place.settings, ROLE: 'api' }, checkout })
  const startWorker = () => startProcess(t, { settings: { ...place.settings, ROLE: 'worker' }, checkout })
  const workers = [startWorker(), startWorker()]
  await Promise.all(workers)
  const api = await place.client(steady.url)
  const receivers = await Promise.all(
    Array.from({ length: endpoints }, () =>
      subscribe(t, api, ['contact.created'], async () => {
        await pause(random.int(0, 10))
        return { status: 200 }
      }),
    ),
  )
  let made = 0
  const made_ids: string[] = []
  const write = each(Array(events).keys(), 4, async () => {
    made_ids.push((await api.post('/contacts', someContact())).body.id)
    made++
    await pause(random.int(0, 20))
  })
  for (let n = 1; n <= kills; n++) {
    const moment = (events * (n - 0.25 - random.next() / 2)) / kills
    while (made < moment) await pause(5)
    await (await workers[n % 2]!).kill()
    workers[n % 2] = startWorker()
  }
  await Promise.all([write, ...workers])
  const began = performance.now()
  let doubled = 0
  for (const { requests } of receivers) {
    const arrived = () => new Set(requests.map((request) => told(request).data.object.id))
    await eventually(async () => {
      const missing = made_ids.length - arrived().size
      assert.equal(missing, 0, `${missing} of ${events} events never arrived`)
    }, patience_ms)
    doubled += requests.length - events
    assert.equal(new Set(requests.map((request) => told(request).id)).size, events, 'an event came under two ids')
  }
  // In flight, or answered and not written down yet, when it was killed.
  const bound = kills * endpoints * 160
  assert.ok(doubled <= bound, `${doubled} came twice, more than ${bound}`)
  return {
    pairs: events * endpoints,
    kills,
    lost: 0,
    repeated: doubled,
    last_after_ms: Math.round(performance.now() - began),
  }
}
