import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../../sdk/src/verify.ts'
import { undo } from '../../server/src/testing/embedded-database.ts'
import { someContact } from '../../server/src/testing/service.ts'
import { clockmaker, goesBy, jump } from './clock.ts'
import type { Clocks } from './clock-twins.ts'
import { claims, sized } from './fault.ts'
import { attempts_wait } from './patient.ts'
import type { Patch } from './sabotage.ts'
import { startProcess } from './service-process.ts'
import { arrived, holding, isExact, isInOrder, isSigned, leasedOnce, replays, retried, wakes } from './timekeeping.ts'
import { subscribe, told, webhookPlace } from './webhooks.ts'
import { makeConversation } from './world.ts'

const contacts = sized({ smallest: 9, quick: 18, full: 240 })
// Renewals happen under a different clock than the claim.
const renewals = sized({ smallest: 1, quick: 2, full: 4 })
const sleep_ms = 8000

interface Sabotaged {
  without?: Patch[]
  /** The failures to expect. The run ends once they have occurred. */
  expected?: RegExp[]
  patience_ms?: number
}

/** Deliveries, retries, replays, leases and snoozes while the clocks of the processes are wrong. */
export async function keepsTime(
  t: TestContext,
  { at_start, jumps = [] }: Clocks,
  { without = [], expected = [], patience_ms }: Sabotaged = {},
) {
  const clock = clockmaker(t)
  if (!clock) return
  const clocks = at_start.map((seconds) => clock(t, seconds))
  const place = await webhookPlace(t)
  const apis = await Promise.all(
    clocks.map(async ({ settings }) => {
      const all = { ...place.settings, ...settings, DATABASE_CONNECTIONS: '6' }
      return place.client((await startProcess(t, { settings: all, without: [attempts_wait, ...without] })).url)
    }),
  )
  const api = apis[0]!
  for (const [n, clock] of clocks.entries()) await goesBy(apis[n]!, clock)

  const talk = `/conversations/${(await makeConversation(api)).conversation_id}`
  const asleep = `/conversations/${(await makeConversation(api)).conversation_id}`
  const steady = await subscribe(t, api, ['*'])
  const flaky = await subscribe(t, api, ['contact.created'], ({ headers }) => ({
    status: headers['service-delivery-attempt'] === '1' ? 500 : 200,
  }))
  const held = holding()
  undo(t, held.release)
  const slow = await subscribe(t, api, ['contact.created'], held.answer)
  const rotated = await api.post(`/webhook_endpoints/${steady.id}/rotate_secret`, { grace_hours: 1 })
  const snoozed_until = new Date(Date.now() + sleep_ms)
  const snooze = await api.post(`${asleep}/status`, { status: 'snoozed', snoozed_until: snoozed_until.toISOString() })
  assert.equal(snooze.status, 200, JSON.stringify(snooze.body))

  const made = new Map<string, number>()
  const said: string[] = []
  let stop = () => {}
  undo(t, () => stop())
  for (let n = 0; n < contacts; n++) {
    const anybody = apis[n % apis.length]!
    const began = Date.now()
    made.set((await anybody.post('/contacts', someContact())).body.id, began)
    said.push((await anybody.post(`${talk}/messages`, { content: `${n}` })).body.id)
    if (n === contacts / 3) stop = jump(clocks, jumps)
    await pause(20)
  }

  const all = [...made.keys()]
  const { that, hold } = claims(expected)
  // Before the deliveries end: an endpoint is released after ten idle seconds.
  await that(() => leasedOnce(place.database_url, slow.id, renewals))
  held.release()
  await that(() => arrived('a slow delivery', slow.requests, all))
  await that(async () => assert.ok(held.max() <= 10, `${held.max()} were in flight at once`))
  await that(() => arrived('a contact', steady.requests, all))
  const woken_late_ms = await that(() => wakes(api, asleep, snoozed_until, steady.requests, patience_ms))
  const retries = await that(() => retried(flaky.requests, all))
  await that(() => replays(api, steady, patience_ms))
  const ours = steady.requests.filter((request) => made.has(told(request).data.object.id))
  const secrets = { 'the secret before': steady.secret, 'its new secret': rotated.body.secret }
  await that(async () => {
    for (const request of ours) await isSigned(request, made.get(told(request).data.object.id)!, secrets, clocks)
  })
  stop()
  for (const [n, clock] of clocks.entries()) await goesBy(apis[n]!, clock)

  await that(() => arrived('a contact', steady.requests, all))
  await that(() => arrived('what failed', flaky.requests, all, 2))
  await that(() => isInOrder(api, talk, said, steady.requests))
  const moments = await that(() => isExact(verify, { ...ours[0]!, secret: steady.secret }))
  hold()
  return {
    jumps: clocks.reduce((sum, { known }) => sum + known.length - 1, 0),
    deliveries: steady.requests.length + flaky.requests.length / 2 + slow.requests.length,
    lost: 0,
    doubled: 0,
    retried_after_ms: `${Math.min(...retries!)} to ${Math.max(...retries!)}`,
    woken_late_ms,
    moments,
  }
}
