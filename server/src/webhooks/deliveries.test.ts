import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { isId } from '../ids.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, eventually, someContact, type TestService } from '../testing/service.ts'
import { registerEndpoint, startWithoutWorker } from '../testing/webhooks/without-worker.ts'
import { reasonOf } from './reason.ts'

interface Delivery {
  id: string
  event_id: string
  event_type: string
  sequence: number
  status: string
  reason: string | null
  attempts: { id: string; status: number | null; body: string | null; manual: boolean }[]
}

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

async function deliveries(path: string, query = ''): Promise<Delivery[]> {
  return (await api.get(`${path}/deliveries?limit=100${query}`)).body.data
}

/** Contacts and their deliveries, newest first. */
async function happen(path: string, count: number): Promise<Delivery[]> {
  const before = (await deliveries(path)).length
  for (let n = 0; n < count; n++) await api.post('/contacts', someContact())
  return eventually(async () => {
    const all = await deliveries(path)
    assert.equal(all.length, before + count)
    return all.slice(0, count)
  })
}

const attempt = (status: number | null, error: string | null, body: string | null = null) => ({
  at: '2026-11-20T09:30:00.000Z',
  duration_ms: 12,
  status,
  error,
  body,
  manual: false,
})

const withoutIds = (attempts: { id: string }[]) => attempts.map(({ id: _, ...attempt }) => attempt)

/** The row as the worker leaves it. */
async function end({ id }: Delivery, status: string, ...attempts: object[]): Promise<void> {
  await service.database.run(sql`
    update webhook_deliveries set status = ${status}, attempts = ${JSON.stringify(attempts)}::json, tries = ${attempts.length},
      next_attempt_at = case when ${status} = 'pending' then now() + interval '1 hour' end,
      finished_at = case when ${status} <> 'pending' then now() end
    where id = ${id}`)
}

async function nothingDue({ id }: { id: string }): Promise<void> {
  await service.database.run(sql`update webhook_queues set next_due_at = null where endpoint_id = ${id}`)
}

async function assertDue({ id }: { id: string }): Promise<void> {
  const [row] = await service.database.run(sql`
    select next_due_at <= clock_timestamp() as due from webhook_queues where endpoint_id = ${id}`)
  assert.equal(row.due, true)
}

describe('deliveries', () => {
  it('are listed newest first, a page at a time, by what became of them', async () => {
    const endpoint = await register()
    const [third, second, first] = await happen(endpoint.path, 3)
    assert.deepEqual([first!.sequence + 1, second!.sequence + 1], [second!.sequence, third!.sequence])
    await end(first!, 'delivered', attempt(200, null, 'Thanks'))
    await end(second!, 'failed', attempt(null, 'timeout'), attempt(503, 'http_status', 'Busy'))
    const listed = await deliveries(endpoint.path)
    assert.deepEqual(
      listed.map(({ status, reason }) => [status, reason]),
      [
        ['pending', "It's waiting to be sent."],
        ['failed', 'The endpoint responded with 503. No attempts are left.'],
        ['delivered', null],
      ],
    )
    assert.deepEqual(withoutIds(listed[1]!.attempts), [attempt(null, 'timeout'), attempt(503, 'http_status', 'Busy')])
    const attempts = listed.flatMap(({ attempts }) => attempts.map(({ id }) => id))
    assert.ok(attempts.every((id) => isId('webhook_attempt', id)) && new Set(attempts).size === 3, String(attempts))
    const [again] = await deliveries(endpoint.path, '&status=delivered')
    assert.equal(again!.attempts[0]!.id, attempts.at(-1))
    const ids = async (query: string) => (await deliveries(endpoint.path, query)).map(({ id }) => id)
    assert.deepEqual(await ids('&order=asc'), [first!.id, second!.id, third!.id])
    assert.deepEqual(await ids('&status=failed,delivered'), [second!.id, first!.id])
    assert.deepEqual(await ids('&status=canceled'), [])
    assert.deepEqual(await ids(`&event_id=${second!.event_id}`), [second!.id])
    assert.deepEqual(await ids('&event_type=message.created'), [])
    assert.deepEqual(await ids('&event_type=contact.created&status=pending'), [third!.id])
    assertRefused(await api.get(`${endpoint.path}/deliveries?status=lost`), 400, 'parameter_invalid', /^`status`/)
    const page = (await api.get(`${endpoint.path}/deliveries?limit=2`)).body
    const next = (await api.get(`${endpoint.path}/deliveries?limit=2&cursor=${page.next_cursor}`)).body
    assert.deepEqual([...page.data, ...next.data], listed)
    const other = await register()
    const elsewhere = await api.get(`${other.path}/deliveries?limit=2&cursor=${page.next_cursor}`)
    assertRefused(elsewhere, 400, 'cursor_mismatch')
  })

  it('are found under their own endpoint only', async () => {
    const [endpoint, other] = [await register(), await register()]
    const [delivery] = await happen(endpoint.path, 1)
    const { status, body } = await api.get(`${endpoint.path}/deliveries/${delivery!.id}`)
    assert.deepEqual([status, body], [200, delivery])
    for (const path of [`${other.path}/deliveries/${delivery!.id}`, `${endpoint.path}/deliveries/x`]) {
      assertRefused(await api.get(path), 404, 'resource_not_found')
      assertRefused(await api.post(`${path}/replay`), 404, 'resource_not_found')
    }
  })

  it('say in words why they did not arrive', () => {
    const refused = { status: null, error: 'connection_refused' } as const
    assert.equal(reasonOf('pending', refused), 'The connection was refused. It will be retried.')
    assert.equal(reasonOf('canceled', null), 'The endpoint was disabled before delivery.')
    assert.match(reasonOf('canceled', refused)!, /disabled.*Last attempt: The connection was refused\.$/)
    assert.equal(reasonOf('delivered', { status: 200, error: null }), null)
  })

  it('keep nothing that receivers answered once the contact they tell of is deleted', async () => {
    const [one, two] = [await register(), await register()]
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: contact_kept } = await api.post('/contacts', someContact())
    const answers = [attempt(500, 'http_status', `Who is "${contact.name}"?`), attempt(200, null, contact.email)]
    const of_both = await eventually(async () => {
      const all = [...(await deliveries(one.path)), ...(await deliveries(two.path))]
      assert.equal(all.length, 4)
      return all
    })
    for (const delivery of of_both) await end(delivery, 'delivered', ...answers)
    // The response stored for repeats contains them, too.
    const key = { 'idempotency-key': 'deliver again' }
    const [, about_contact] = await deliveries(one.path)
    const replaying = () => api.post(`${one.path}/deliveries/${about_contact!.id}/replay`, undefined, key)
    assert.equal((await replaying()).body.attempts[1].body, contact.email)
    assert.equal((await api.delete(`/contacts/${contact.id}`)).status, 200)
    for (const { path } of [one, two]) {
      const [of_kept, of_deleted] = await deliveries(path)
      assert.deepEqual(withoutIds(of_kept!.attempts), answers)
      assert.deepEqual(
        withoutIds(of_deleted!.attempts),
        answers.map((answer) => ({ ...answer, body: null })),
      )
    }
    assertRefused(await replaying(), 404, 'resource_not_found')
    assert.equal((await api.get(`/contacts/${contact_kept.id}`)).status, 200)
  })
})

describe('delivering one again', () => {
  it('is one attempt by hand, whatever became of it before', async () => {
    const endpoint = await register()
    const done = await happen(endpoint.path, 3)
    for (const [n, status] of ['delivered', 'failed', 'canceled'].entries())
      await end(done[n]!, status, attempt(404, 'http_status'))
    for (const { id } of done) {
      await nothingDue(endpoint)
      const { status, body } = await api.post(`${endpoint.path}/deliveries/${id}/replay`)
      assert.equal(status, 200)
      assert.deepEqual([body.status, body.finished_at], ['pending', null])
      assertRecent(body.next_attempt_at)
      assert.deepEqual((await api.get(`${endpoint.path}/deliveries/${id}`)).body, body)
      assert.deepEqual(await planOf(id), { manual: true, tries: 1 })
      await assertDue(endpoint)
    }
  })

  it('makes what is pending due at once, and leaves it its schedule', async () => {
    const endpoint = await register()
    const [delivery] = await happen(endpoint.path, 1)
    await end(delivery!, 'pending', attempt(500, 'http_status'))
    await nothingDue(endpoint)
    const { body } = await api.post(`${endpoint.path}/deliveries/${delivery!.id}/replay`)
    assert.ok(Date.parse(body.next_attempt_at) <= Date.now())
    assert.deepEqual(await planOf(delivery!.id), { manual: false, tries: 1 })
    await assertDue(endpoint)
  })

  it('is done once under an Idempotency-Key, and not at all where nothing is sent', async () => {
    const endpoint = await register()
    const [delivery] = await happen(endpoint.path, 1)
    await end(delivery!, 'failed', attempt(500, 'http_status'))
    const replaying = (headers = {}) =>
      api.post(`${endpoint.path}/deliveries/${delivery!.id}/replay`, undefined, headers)
    const key = { 'idempotency-key': 'once more' }
    const first = await replaying(key)
    await end(delivery!, 'failed', attempt(500, 'http_status'))
    assertReplayed(await replaying(key), first)
    assert.equal((await api.get(`${endpoint.path}/deliveries/${delivery!.id}`)).body.status, 'failed')
    await api.post(`${endpoint.path}/disable`)
    assertRefused(await replaying(), 409, 'webhook_endpoint_disabled')
  })

  async function planOf(id: string) {
    const [row] = await service.database.run(
      sql`select manual, tries::integer from webhook_deliveries where id = ${id}`,
    )
    return row
  }
})
