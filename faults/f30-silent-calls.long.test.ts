import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startHubSpot } from '../server/src/testing/crm/fakes/hubspot.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import { startModelServer } from '../server/src/testing/models/model-server.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually } from '../server/src/testing/service.ts'
import { blackHole } from './support/black-hole.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { silentPlace, worksOtherwise } from './support/silent-place.ts'
import { told } from './support/webhooks.ts'

const steps = [
  ['the request', /^POST /, 'nothing'],
  ['the response', /^HTTP\/1.1 20/, 'nothing'],
  ['the middle of the response', /^HTTP\/1.1 20/, 'half'],
  ['a response in drops', /^HTTP\/1.1 20/, 'drops'],
] as const

test('F30: a receiver that falls silent gets every webhook at least once', async (t) => {
  figures(t, await deliversAll(t, 'whole_ms = 1500'))
})

twin('F30 twin: where an attempt has no deadline, a silent receiver gets nothing more', async (t) => {
  await goesRed(() => deliversAll(t, 'whole_ms = 2 ** 30', 15_000), /was never delivered/)
})

async function deliversAll(t: TestContext, limit: string, patience_ms = 60_000) {
  const short: Patch = ['src/webhooks/attempt.ts', 'whole_ms = 15_000', limit]
  const soon: Patch = [
    'src/jobs/retries.ts',
    'live: list([5 * second, 5 * minute, 30 * minute,',
    'live: list([5 * second, 5 * second, 5 * second,',
  ]
  const { api } = await silentPlace(t, [short, soon])
  const receiver = await startReceiver()
  undo(t, receiver.stop)
  const hole = await blackHole(t, receiver.url)
  const { body: endpoint } = await api.post('/webhook_endpoints', { url: hole.url, events: ['contact.created'] })
  const wanted: string[] = []
  const create = async () => {
    const { body } = await api.post('/contacts', { name: 'A', email: `${crypto.randomUUID()}@b.example` })
    wanted.push(body.id)
  }
  const arrives = () =>
    eventually(() => {
      const got = new Set(receiver.requests.map((request) => told(request).data.object.id))
      for (const id of wanted) assert.ok(got.has(id), `${id} was never delivered`)
    }, patience_ms)
  await create()
  await arrives()
  for (const [, what, carried] of steps) {
    const swallowed = hole.swallowAt(what, carried)
    await create()
    await swallowed
    await worksOtherwise(api)
    await arrives()
  }
  hole.freeze()
  await create()
  await worksOtherwise(api)
  await eventually(async () => {
    const { body } = await api.get(`/webhook_endpoints/${endpoint.id}/deliveries?limit=100`)
    const attempts = body.data.flatMap((delivery: { attempts: { error: string | null }[] }) => delivery.attempts)
    assert.ok(
      attempts.some(({ error }: { error: string | null }) => error === 'timeout'),
      'no reason is noted',
    )
  }, patience_ms)
  hole.thaw()
  await arrives()
  return { events: wanted.length, deliveries: receiver.requests.length }
}

test('F30: a model that falls silent costs one question, and is asked again', async (t) => {
  const short: Patch = ['src/models/test-model.ts', 'time_limit_ms: 30_000', 'time_limit_ms: 4000']
  const { api } = await silentPlace(t, [short])
  await using model = await startModelServer()
  model.always({ say: { word: 'lantern', number: 4711 } })
  const hole = await blackHole(t, model.url)
  const set = { provider: 'openai_compatible', base_url: hole.url, model: 'local-model' }
  assert.equal((await api.patch('/assistant', set)).status, 200)
  const ask = async () => (await api.post('/assistant/test', {})).body
  assert.equal((await ask()).ok, true)
  for (const [step, what, carried] of steps) {
    const swallowed = hole.swallowAt(what, carried)
    const asking = ask()
    await swallowed
    await worksOtherwise(api)
    const { ok, reason } = await asking
    assert.deepEqual([ok, reason], [false, 'timeout'], step)
    assert.equal((await ask()).ok, true, step)
  }
  hole.freeze()
  const asking = ask()
  await worksOtherwise(api)
  assert.equal((await asking).reason, 'timeout')
  hole.thaw()
  assert.equal((await ask()).ok, true)
  figures(t, { steps: steps.length, questions: model.requests.length })
})

test('F30: a CRM that falls silent gets each lead, once', async (t) => {
  const short: Patch = ['src/crm/client.ts', 'longest_call_ms = 8000', 'longest_call_ms = 1500']
  const { api, query } = await silentPlace(t, [short])
  const fake = await startHubSpot(0, { lag_ms: 0 })
  undo(t, fake.stop)
  const hole = await blackHole(t, String(fake.settings.base_url))
  const settings = { ...fake.settings, base_url: hole.url.replace(/\/$/, '') }
  const connected = await api.post('/crm_connections', { provider: 'hubspot', settings, credentials: fake.credentials })
  assert.equal(connected.status, 201, JSON.stringify(connected.body))
  const connection_id = connected.body.id
  let leads = 0
  const sync = async () => {
    const contact = await api.post('/contacts', { name: `Lead ${++leads}`, email: `lead-${leads}@example.com` })
    const { lead_id } = (await api.post('/leads/qualify', { contact_id: contact.body.id })).body
    return (await api.post(`/leads/${lead_id}/sync`, { connection_id })).body
  }
  const arrive = () =>
    eventually(async () => {
      // Skips the time until the next attempt, and until the CRM lists new records.
      await query('update crm_jobs set due_at = now() where due_at > now()')
      const long_ago = "now() - interval '1 hour'"
      await query(`update crm_links set creating_since = ${long_ago} where creating_since > ${long_ago}`)
      assert.equal((await query('select 1 from crm_jobs')).length, 0, 'leads wait')
    })
  await sync()
  await arrive()
  for (const [step, what, carried] of [...steps, ['creation', /^HTTP\/1.1 201/, 'nothing']] as const) {
    const swallowed = hole.swallowAt(what, carried)
    const syncing = sync()
    await swallowed
    await worksOtherwise(api)
    assert.match(JSON.stringify((await syncing).error), /respond in time/, step)
    await arrive()
  }
  hole.freeze()
  const syncing = sync()
  await worksOtherwise(api)
  assert.match(JSON.stringify((await syncing).error), /respond in time/)
  hole.thaw()
  await arrive()
  hole.deliver()
  await sync()
  await arrive()
  const emails = fake.records().map(({ fields }) => fields.email)
  assert.equal(new Set(emails).size, leads, 'leads were lost')
  assert.equal(emails.length, leads, 'records were made twice')
  const [failed] = await query(`select count(*) as n from crm_syncs where status = 'failed'`)
  figures(t, { leads, failed_attempts: failed!.n })
})
