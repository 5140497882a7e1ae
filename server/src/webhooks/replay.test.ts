import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import pg from 'pg'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, type TestService } from '../testing/service.ts'
import { registerEndpoint, startWithoutWorker } from '../testing/webhooks/without-worker.ts'

const long_ago = '2020-01-01T00:00:00Z'

let service: TestService
let api: Client
before(async () => {
  ;({ service, api } = await startWithoutWorker())
})
after(() => service.stop())

async function register(events = ['contact.created']) {
  const { id } = await registerEndpoint(api, { events })
  return { id: id as string, path: `/webhook_endpoints/${id}` }
}

/** An event for each of these contacts, numbered. */
async function contacts(count: number): Promise<void> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await api.post('/contacts', someContact())).body.id)
  await eventually(async () => {
    const { body } = await api.get(`/events?order=desc&limit=100&types=contact.created`)
    const seen = new Set(body.data.map(({ data }: { data: { object: { id: string } } }) => data.object.id))
    assert.ok(ids.every((id) => seen.has(id)))
  })
}

interface Row {
  id: string
  event_id: string
  status: string
  tries: number
  manual: boolean
  about: string | null
  attempts: string
}

/** In delivery order. */
function rows(id: string): Promise<Row[]> {
  return service.database.run<Row>(sql`
    select id, event_id, status, tries::integer, manual, about, attempts from webhook_deliveries
    where endpoint_id = ${id} order by sequence`)
}

async function becomes(rows: Row[], ...statuses: string[]): Promise<void> {
  for (const [n, status] of statuses.entries())
    await service.database.run(sql`
      update webhook_deliveries set status = ${status}, tries = 3, finished_at = now(), next_attempt_at = null
      where id = ${rows[n]!.id}`)
}

describe('replaying since a moment', () => {
  it('brings back what failed, what was given up and what happened while it was disabled, and nothing else', async () => {
    const endpoint = await register()
    await contacts(4)
    const before = await rows(endpoint.id)
    await becomes(before, 'delivered', 'failed', 'canceled')
    await api.post(`${endpoint.path}/disable`)
    const since = { since: long_ago }
    assertRefused(await api.post(`${endpoint.path}/replay`, since), 409, 'webhook_endpoint_disabled')
    await contacts(2)
    await api.post(`${endpoint.path}/enable`)
    assert.equal((await rows(endpoint.id)).length, 4)
    await service.database.run(sql`update webhook_queues set next_due_at = null where endpoint_id = ${endpoint.id}`)

    const { status, body } = await api.post(`${endpoint.path}/replay`, since)
    assert.equal(status, 200)
    assert.deepEqual(body, {
      object: 'webhook_endpoint.replay',
      webhook_endpoint_id: endpoint.id,
      queued: 4,
      has_more: false,
    })
    const now = await rows(endpoint.id)
    assert.deepEqual(
      now.slice(0, 4).map(({ id }) => id),
      before.map(({ id }) => id),
    )
    assert.deepEqual(
      now.map(({ status, tries, manual }) => [status, tries, manual]),
      [['delivered', 3, false], ...Array(5).fill(['pending', 0, false])],
    )
    assert.ok(now.every(({ about }) => about?.startsWith('svccon_')))
    const [queue] = await service.database.run(sql`
      select next_due_at <= clock_timestamp() as due from webhook_queues where endpoint_id = ${endpoint.id}`)
    assert.equal(queue.due, true)
    assert.equal((await api.post(`${endpoint.path}/replay`, since)).body.queued, 0)
  })

  it('keeps to the span and the kinds that are asked for, and to what the endpoint subscribes to', async () => {
    await contacts(1)
    const endpoint = await register()
    await api.post(`${endpoint.path}/disable`)
    await contacts(3)
    await api.post(`${endpoint.path}/enable`)
    const { data } = (await api.get('/events?order=desc&limit=3&types=contact.created')).body
    const [, second, first] = data.map(({ created_at }: { created_at: string }) => created_at)
    const replayed = async (input: object) => (await api.post(`${endpoint.path}/replay`, input)).body.queued
    assert.equal(await replayed({ since: '2100-01-01T00:00:00Z' }), 0)
    assert.equal(await replayed({ since: long_ago, event_types: ['message.created'] }), 0)
    assert.equal(await replayed({ since: long_ago, until: first }), 0)
    assert.equal(await replayed({ since: first, until: second }), 1)
    assert.equal(await replayed({ since: long_ago, event_types: ['contact.created'] }), 2)
    // No events from before it was created, and none of other types.
    assert.deepEqual(
      new Set((await rows(endpoint.id)).map(({ event_id }) => event_id)),
      new Set(data.map(({ id }: { id: string }) => id)),
    )
    const backwards = { since: second, until: first }
    assertRefused(await api.post(`${endpoint.path}/replay`, backwards), 400, 'parameter_invalid', /^`until`/)
    assertRefused(await api.post(`${endpoint.path}/replay`, {}), 400, 'parameter_missing', /^`since`/)
  })

  it('is done once, however many ask at once', async () => {
    const endpoint = await register()
    await contacts(3)
    await becomes(await rows(endpoint.id), 'failed', 'failed', 'failed')
    await api.post(`${endpoint.path}/disable`)
    await contacts(3)
    await api.post(`${endpoint.path}/enable`)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.post(`${endpoint.path}/replay`, { since: long_ago })),
    )
    const queued = answers.map(({ status, body }) => (status === 200 ? body.queued : Number.NaN))
    assert.equal(
      queued.reduce((sum, count) => sum + count, 0),
      6,
    )
    assert.equal((await rows(endpoint.id)).length, 6)
  })

  it('takes ten thousand at a time, the oldest first', async () => {
    const endpoint = await register(['message.created'])
    const [{ environment_id }] = (await service.database.run(sql`
      select environment_id from webhook_endpoints where id = ${endpoint.id}`)) as [{ environment_id: number }]
    await service.database.run(sql`
      insert into event_log (environment_id, sequence, event_id, type, about)
      select ${environment_id}::integer, 1000000 + n, left(${firstIdAt('event', Date.now() + 1000)}, -6) || lpad(n::text, 6, '0'),
        'message.created', 'svccnv_01h455vb4pex5vsknk084sn02q'
      from generate_series(1, 10_050) n`)
    const replay = () => api.post(`${endpoint.path}/replay`, { since: long_ago })
    const [first, second, third] = [await replay(), await replay(), await replay()]
    assert.deepEqual([first.body.queued, first.body.has_more], [10_000, true])
    assert.deepEqual([second.body.queued, second.body.has_more], [50, false])
    assert.equal(third.body.queued, 0)
    const { data } = (await api.get(`${endpoint.path}/deliveries?order=asc&limit=1`)).body
    assert.equal(data[0].sequence, 1_000_001)
  })

  it('is heard of in every process at once, as enabling and disabling are', async (t) => {
    const endpoint = await register()
    const client = new pg.Client({ connectionString: service.database_url })
    await client.connect()
    t.after(() => client.end())
    let received = 0
    client.on('notification', () => received++)
    await client.query('listen parley_events')
    await contacts(1)
    const [{ id }] = (await rows(endpoint.id)) as [Row]
    const verbs: [verb: string, body?: object][] = [
      ['disable'],
      ['enable'],
      ['replay', { since: long_ago }],
      [`deliveries/${id}/replay`],
    ]
    for (const [verb, body] of verbs) {
      await new Promise((resolve) => setTimeout(resolve, 150))
      received = 0
      assert.equal((await api.post(`${endpoint.path}/${verb}`, body)).status, 200)
      await eventually(async () => assert.ok(received > 0, verb), 2000)
    }
  })
})
