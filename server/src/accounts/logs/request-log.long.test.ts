import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { pruneRequests } from '../../http/prune-requests.ts'
import { startRequestLog } from '../../http/request-log.ts'
import { firstIdAt } from '../../ids.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, person, setUp } from '../../testing/browser.ts'
import { assertRecent } from '../../testing/moments.ts'
import {
  type Client,
  client,
  eventually,
  someContact,
  startTestService,
  type TestAccount,
} from '../../testing/service.ts'
import { createAccount } from '../accounts.ts'

describe('the log of requests', () => {
  let account: TestAccount
  let owner: Browser
  let api: Client
  let key: { id: string; key: string; last_four: string }
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
    key = (await owner.post('/api_keys', { mode: 'live', name: 'Web shop', preset: 'full' })).body
    api = client(account.base, key.key)
  })
  const listed = async (query = '') => (await owner.get(`/request_log${query}`)).body.data
  const entryOf = (id: string | null, mode = 'live') =>
    eventually(async () => {
      const [entry] = await listed(`?mode=${mode}&request_id=${id}`)
      assert.ok(entry)
      return entry
    })

  it('tells method, path, status, time, key and the events of each, and nothing of what was said', async () => {
    const { headers, body } = await api.post('/contacts', someContact({ name: 'Very Private' }))
    const id = headers.get('service-request-id')
    const { created_at, ms, event_ids, ...entry } = await entryOf(id)
    assert.deepEqual(entry, {
      object: 'request_log_entry',
      id,
      mode: 'live',
      method: 'POST',
      path: '/v1/contacts',
      status: 201,
      error_code: null,
      api_key: { id: key.id, name: 'Web shop', last_four: key.last_four },
      user: null,
    })
    assertRecent(created_at)
    assert.ok(ms > 0)
    const event = (await api.get(`/events/${event_ids[0]}`)).body
    assert.deepEqual([event.type, event.data.object.id, event.request_id], ['contact.created', body.id, id])
    const secret = await api.get(`/contacts?email=${encodeURIComponent(body.email)}&q=Private`)
    const read = await entryOf(secret.headers.get('service-request-id'))
    assert.deepEqual([read.path, read.event_ids], ['/v1/contacts', []])
    const rows_json = JSON.stringify(await account.database.run(sql`select path, error_code from request_log`))
    assert.doesNotMatch(rows_json, /Private|person-/)
  })

  it('tells why something was refused, and of whoever is signed in', async () => {
    const missing = await api.get('/contacts/svccon_01h455vb4pex5vsknk084sn02q')
    const entry = await entryOf(missing.headers.get('service-request-id'))
    assert.deepEqual(
      [entry.status, entry.error_code, entry.path],
      [404, 'resource_not_found', '/v1/contacts/svccon_01h455vb4pex5vsknk084sn02q'],
    )
    const strange = await api.get('/contacts/maya%40example.com')
    assert.equal((await entryOf(strange.headers.get('service-request-id'))).path, '/v1/contacts/:contact_id')
    const page = await owner.post('/test/contacts', someContact())
    const by_person = await entryOf(page.headers.get('service-request-id'), 'test')
    const { id, name } = (await owner.get('/session')).body.user
    assert.deepEqual([by_person.user, by_person.api_key], [{ id, name }, null])
    const of = (by: string) => listed(`?mode=test&by=${by}&request_id=${page.headers.get('service-request-id')}`)
    assert.deepEqual([(await of('user')).length, (await of('api_key')).length], [1, 0])
  })

  it('is filtered by method, status, path, key and time, a page at a time', async () => {
    const other = (await owner.post('/api_keys', { mode: 'live', name: 'Other', preset: 'full' })).body
    const before = new Date().toISOString()
    const some = client(account.base, other.key)
    const contact = (await some.post('/contacts', someContact())).body
    await some.get('/contacts')
    await some.get('/contacts?limit=0')
    const last = await some.delete(`/contacts/${contact.id}`)
    await entryOf(last.headers.get('service-request-id'))
    const statuses = async (query: string) =>
      (await listed(`?key_id=${other.id}${query}`)).map(({ status }: { status: number }) => status)
    assert.deepEqual(await statuses(''), [200, 400, 200, 201])
    assert.deepEqual(await statuses('&method=DELETE'), [200])
    assert.deepEqual(await statuses('&status=201'), [201])
    for (const word of ['400', '4xx', 'error']) assert.deepEqual(await statuses(`&status=${word}`), [400])
    assert.deepEqual(await statuses('&status=5xx'), [])
    assert.deepEqual(await statuses('&path=/v1/contacts'), [400, 200, 201])
    assert.deepEqual(await statuses(`&created_before=${before}`), [])
    assert.deepEqual(await statuses('&mode=test'), [])
    assert.deepEqual(await statuses('&by=user'), [])
    assert.deepEqual(await statuses('&by=api_key&status=4xx&path=/v1/contacts'), [400])
    const first = (await owner.get(`/request_log?key_id=${other.id}&limit=3`)).body
    const rest = (await owner.get(`/request_log?key_id=${other.id}&limit=3&cursor=${first.next_cursor}`)).body
    assert.deepEqual([first.data.length, rest.data.length, rest.has_more], [3, 1, false])
    assert.equal((await owner.get('/request_log?status=6xx')).status, 400)
  })

  it('shows another account nothing', async () => {
    const stranger = await person(account, 'owner', await createAccount(account.database, 'Another'))
    assert.deepEqual((await stranger.get('/request_log')).body.data, [])
    assert.deepEqual((await stranger.get(`/request_log?key_id=${key.id}`)).body.data, [])
  })

  it('serves every filter from an index', async () => {
    for (const where of [
      "method = 'GET'",
      "method <> 'GET' and method = 'DELETE'",
      "path = '/v1/contacts'",
      "key_id = 'x'",
      'status >= 400 and status = 404',
      'user_id is not null',
    ]) {
      const plan = await transaction(account.database, async ({ query }) => {
        // With few rows, PostgreSQL prefers sorting to the index: the test checks which index it could use.
        for (const way of ['seqscan', 'bitmapscan', 'sort'])
          await query({ text: `set local enable_${way} = off`, values: [] } as never)
        return query({
          text: `explain select id from request_log where environment_id = 1 and ${where} order by id desc limit 26`,
          values: [],
        } as never)
      })
      assert.match(JSON.stringify(plan), /Index (Only )?Scan( Backward)? using request_log/, where)
      assert.doesNotMatch(JSON.stringify(plan), /Sort/, where)
    }
  })

  it('forgets what is older than it is kept, and nothing else', async () => {
    const { headers } = await api.get('/contacts')
    const young = headers.get('service-request-id')!
    await entryOf(young)
    const old = firstIdAt('request', Date.now() - 8 * 24 * 3600_000)
    await account.database.run(sql`
      insert into request_log (environment_id, id, method, path, status, ms)
      select environment_id, ${old}, method, path, status, ms from request_log where id = ${young}`)
    await pruneRequests(account.database, 7)
    assert.deepEqual(await listed(`?request_id=${old}`), [])
    assert.equal((await listed(`?request_id=${young}`)).length, 1)
  })

  it('keeps no more than it has room for, and rather what went wrong', async () => {
    const log = startRequestLog(account.database, true, (error) => assert.fail(String(error)))
    const caller = { environment_id: account.environment_ids.test, actor: { type: 'api_key', id: key.id, name: null } }
    const request = (n: number) =>
      ({ caller, id: `req_flood_${n}`, method: 'GET', is404: true, error_code: null, params: {} }) as never
    for (let n = 0; n < 2000; n++) log.note(request(n), 200, 1)
    for (let n = 2000; n < 2100; n++) log.note(request(n), 500, 1)
    assert.equal(log.dropped(), 1000)
    await log.stop()
    const rows = await account.database.run<{ status: number; count: number }>(sql`
      select status::integer, count(*)::integer as count from request_log where id like 'req_flood_%' group by status order by status`)
    assert.deepEqual(
      rows.map(({ status, count }) => [status, count]),
      [
        [200, 1000],
        [500, 100],
      ],
    )
  })

  it('is never in the way: without room in the database requests are answered all the same', async () => {
    await using other = await startTestService()
    const client = await other.client()
    await other.database.run({ text: 'drop table request_log', values: [] } as never)
    for (let n = 0; n < 3; n++) assert.equal((await client.post('/contacts', someContact())).status, 201)
  })
})
