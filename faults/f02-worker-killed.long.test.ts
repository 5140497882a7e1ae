import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../server/src/testing/random.ts'
import { eventually, someContact } from '../server/src/testing/service.ts'
import { chance, each, figures, goesRed, sized, twin } from './support/fault.ts'
import { endLeases } from './support/leases.ts'
import { onDatabase } from './support/on-database.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { subscribe, told, webhookPlace } from './support/webhooks.ts'

interface Size {
  events: number
  endpoints: number
  kills: number
  workers: number
}

const size = sized<Size>({
  smallest: { events: 60, endpoints: 1, kills: 1, workers: 1 },
  quick: { events: 300, endpoints: 3, kills: 2, workers: 2 },
  full: { events: 5000, endpoints: 3, kills: 20, workers: 2 },
})

test('F2: whoever delivers may be killed: each endpoint gets each event, repeated ones under one id', async (t) => {
  figures(t, await survivesKills(t, chance(t), size))
})

twin('F2 twin: where nobody takes over what a killed process had leased, events never arrive', async (t) => {
  const forever: Patch = [
    'src/webhooks/lease.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: copied from the source.
    'next_due_at <= now() and ${isFree}',
    'next_due_at <= now() and leased_until is null',
  ]
  const smaller = { events: 60, endpoints: 2, kills: 1, workers: 1 }
  await goesRed(() => survivesKills(t, chance(t), smaller, [forever], 10_000), /never arrived/)
})

async function survivesKills(
  t: TestContext,
  random: Random,
  { events, endpoints, kills, workers: count }: Size,
  without: Patch[] = [],
  patience_ms?: number,
) {
  const place = await webhookPlace(t)
  const startAs = (ROLE: string) => startProcess(t, { settings: { ...place.settings, ROLE }, without })
  const starting = startAs('api')
  const workers = Array.from({ length: count }, () => startAs('worker'))
  const steady = await starting
  await Promise.all(workers)
  const api = await place.client(steady.url)
  // Deliveries stay in flight until the kill.
  let held = Promise.resolve()
  const receivers = await Promise.all(
    Array.from({ length: endpoints }, () =>
      subscribe(t, api, ['contact.created'], async () => {
        await held
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
    const killed = Promise.withResolvers<void>()
    held = killed.promise
    await eventually(async () => assert.ok((await leases(place.database_url)) > 0))
    await (await workers[n % count]!).kill()
    killed.resolve()
    await endLeases(place.database_url)
    workers[n % count] = startAs('worker')
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
  // In flight or not yet recorded at the kill. Another process that lost its lease repeats as many.
  const bound = kills * endpoints * 2 * 160
  assert.ok(doubled <= bound, `${doubled} came twice, more than ${bound}`)
  return {
    pairs: events * endpoints,
    kills,
    lost: 0,
    repeated: doubled,
    last_after_ms: Math.round(performance.now() - began),
  }
}

async function leases(database_url: string): Promise<number> {
  const rows = await onDatabase(database_url, 'select 1 from webhook_queues where leased_until > now()')
  return rows.length
}
