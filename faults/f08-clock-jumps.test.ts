// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { verify } from '../sdk/src/verify.ts'
import { undo } from '../server/src/db/embedded/fixture.ts'
import { someContact } from '../server/src/testing/service.ts'
import { clockmaker, goesBy, jump, type Setting } from './support/clock.ts'
import { figures, goesRed, sized } from './support/fault.ts'
import { type Patch, sabotagedCopy } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import {
  arrived,
  holding,
  isExact,
  isInOrder,
  isSigned,
  leasedOnce,
  replays,
  retried,
  wakes,
} from './support/timekeeping.ts'
import { subscribe, told, webhookPlace } from './support/webhooks.ts'
import { makeConversation } from './support/world.ts'

const hour = 3600
const day = 24 * hour

interface Clocks {
  at_start: Setting
  /** What they are set to while everything is under way; several: each in turn, over and over. */
  jumps?: readonly Setting[]
}

const cases: Record<string, Clocks> = {
  'right, and jumps forward a day': { at_start: [0], jumps: [[day]] },
  'right, and jumps back a day': { at_start: [0], jumps: [[-day]] },
  'right, and jumps forward and back all the time': {
    at_start: [0],
    jumps: [[hour], [0], [-hour], [day], [30], [-day], [-30]],
  },
  'two, days apart, that change places': { at_start: [day, -day], jumps: [[-day, day]] },
  'an hour ahead': { at_start: [hour] },
  'an hour behind': { at_start: [-hour] },
  'a day ahead': { at_start: [day] },
  'a day behind': { at_start: [-day] },
}

const contacts = sized(24, 240)
// A lease lasts 12 s: beyond that it lives on renewals, made under another clock.
const hold_ms = 13_000

// They wait for most of the time: side by side, the longest first.
describe('F8', { concurrency: 8 }, () => {
  for (const [name, clocks] of Object.entries(cases))
    it(`F8: where the service’s clock is ${name}, nothing is early, late, lost or done twice`, async (t) => {
      const measured = await keepsTime(t, clocks)
      if (measured) figures(t, measured)
    })

  const twins: [without: string, clocks: Clocks, because: RegExp, patch: Patch][] = [
    [
      'where retries go by the clock of the process, one that is behind makes them at once',
      { at_start: [-hour] },
      /was made again after \d+ ms/,
      [
        'src/webhooks/outcomes.ts',
        "then now() + delay_ms * interval '1 ms' end",
        "then to_timestamp(${Date.now() / 1000}::float8) + delay_ms * interval '1 ms' end",
      ],
    ],
    [
      'where leases go by the clock of the process, one that is behind loses them',
      { at_start: [-hour, -hour] },
      /was leased \d+ times|came \d+ times/,
      [
        'src/webhooks/lease.ts',
        'lease_token = lease_token + 1, leased_until = now() +',
        'lease_token = lease_token + 1, leased_until = to_timestamp(${Date.now() / 1000}::float8) +',
      ],
    ],
    [
      'where conversations wake by the clock of the process, one that is behind lets them sleep',
      { at_start: [-hour] },
      /did not wake/,
      ['src/conversations/wake.ts', 'new Date(now)', 'new Date()'],
    ],
    [
      'where the grace of a secret goes by the clock of the process, a jump forward ends it',
      { at_start: [0], jumps: [[day]] },
      /is not signed with the secret before/,
      [
        'src/webhooks/worker.ts',
        'performance.now() < lease.previous_secret_until',
        'Date.now() < performance.timeOrigin + lease.previous_secret_until',
      ],
    ],
    [
      'where a replay goes by the clock of the process, one that is ahead lets it wait',
      { at_start: [hour] },
      /was not replayed/,
      [
        'src/webhooks/replay.ts',
        'least(${next_attempt_at}::timestamptz, clock_timestamp())',
        '${next_attempt_at}::timestamptz',
      ],
    ],
  ]
  for (const [without, clocks, because, patch] of twins)
    it(`F8 twin: ${without}`, async (t) => {
      if (!clockmaker(t)) return
      await goesRed(() => keepsTime(t, clocks, sabotagedCopy(t, patch)), because)
    })

  it('F8: `verify` takes what was signed up to its tolerance before or after, and nothing beyond', async (t) => {
    figures(t, { moments: await isExact(verify) })
  })

  it('F8 twin: a `verify` that counts whole seconds takes what is too old', async () => {
    const coarse: typeof verify = (body, headers, secret, { now, ...options } = {}) =>
      verify(body, headers, secret, { ...options, now: new Date(Math.floor(now!.getTime() / 1000) * 1000) })
    await goesRed(() => isExact(coarse), /after \d+ ms: taken/)
  })
})

async function keepsTime(t: TestContext, { at_start, jumps = [] }: Clocks, checkout?: string) {
  const clock = clockmaker(t)
  if (!clock) return
  const clocks = at_start.map((seconds) => clock(t, seconds))
  const place = await webhookPlace(t)
  const apis = await Promise.all(
    clocks.map(async ({ settings }) => {
      const all = { ...place.settings, ...settings, DATABASE_CONNECTIONS: '6' }
      return place.client((await startProcess(t, { settings: all, checkout })).url)
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
  // Where there are two processes, the other one has time to come for what is leased.
  const held = holding(jumps.length > 0 || clocks.length > 1 ? hold_ms : 0)
  const slow = await subscribe(t, api, ['contact.created'], held.answer)
  const rotated = await api.post(`/webhook_endpoints/${steady.id}/rotate_secret`, { grace_hours: 1 })
  const snoozed_until = new Date(Date.now() + 4000)
  const snooze = await api.post(`${asleep}/status`, { status: 'snoozed', snoozed_until: snoozed_until.toISOString() })
  assert.equal(snooze.status, 200, JSON.stringify(snooze.body))

  const made: string[] = []
  const said: string[] = []
  let stop = () => {}
  undo(t, () => stop())
  for (let n = 0; n < contacts; n++) {
    const anybody = apis[n % apis.length]!
    made.push((await anybody.post('/contacts', someContact())).body.id)
    said.push((await anybody.post(`${talk}/messages`, { content: `${n}` })).body.id)
    if (n === contacts / 3) stop = jump(clocks, jumps)
    await pause(20)
  }

  // At once: an endpoint that has had nothing to do for ten seconds is given back.
  await held.released
  await arrived('a slow delivery', slow.requests, made)
  assert.ok(held.most() <= 10, `${held.most()} were in flight at once`)
  await leasedOnce(place.database_url, slow.id)
  await arrived('a contact', steady.requests, made)
  const woken_late_ms = await wakes(api, asleep, snoozed_until, steady.requests)
  const retries = await retried(flaky.requests, made)
  await replays(api, steady)
  const ours = steady.requests.filter((request) => made.includes(told(request).data.object.id))
  const secrets = { 'the secret before': steady.secret, 'its new secret': rotated.body.secret }
  for (const request of ours) await isSigned(request, secrets, clocks)
  stop()
  for (const [n, clock] of clocks.entries()) await goesBy(apis[n]!, clock)

  await arrived('a contact', steady.requests, made)
  await arrived('what failed', flaky.requests, made, 2)
  await isInOrder(api, talk, said, steady.requests)
  const moments = await isExact(verify, { ...ours[0]!, secret: steady.secret })
  return {
    jumps: clocks.reduce((sum, { known }) => sum + known.length - 1, 0),
    deliveries: steady.requests.length + flaky.requests.length / 2 + slow.requests.length,
    lost: 0,
    doubled: 0,
    retried_after_ms: `${Math.min(...retries)} to ${Math.max(...retries)}`,
    woken_late_ms,
    moments,
  }
}
