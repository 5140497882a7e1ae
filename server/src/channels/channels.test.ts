import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { sql } from '../db/sql.ts'
import { isId } from '../ids.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('channels', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  const only = async (client: Client) => {
    const { body } = await client.get('/channels')
    assert.deepEqual([body.data.length, body.has_more], [1, false])
    return body.data[0]
  }

  it('are one in each mode of each account, of the kind api, and nobody sees those of others', async () => {
    const account_id = await createAccount(service.database, 'Another')
    const clients = [api, await service.client({ mode: 'test' }), await service.client({ account_id })]
    const responses = await Promise.all(clients.map(only))
    const { id, created_at, updated_at, ...rest } = responses[0]
    assert.ok(isId('channel', id))
    assert.equal(created_at, updated_at)
    assert.deepEqual(rest, {
      object: 'channel',
      kind: 'api',
      name: 'API',
      handled_by: 'human',
      hours_id: null,
      default_team_id: null,
      out_of_hours_replies: [],
      recent_conversations: 0,
      widget: null,
      email: null,
      practice: null,
      health: { status: 'ok', problem: null },
    })
    assert.equal(new Set(responses.map((one) => one.id)).size, 3)
    assert.deepEqual((await api.get(`/channels/${id}`)).body, responses[0])
    for (const other of clients.slice(1)) {
      assertRefused(await other.get(`/channels/${id}`), 404, 'resource_not_found')
      assertRefused(await other.patch(`/channels/${id}`, { name: 'Mine' }), 404, 'resource_not_found')
    }
  })

  it('say who begins, heed If-Match, and are counted', async () => {
    const { id } = await only(api)
    const { body: contact } = await api.post('/contacts', someContact())
    const begin = async (body: object = {}) =>
      (await api.post('/conversations', { contact_id: contact.id, ...body })).body
    assert.deepEqual([(await begin()).handled_by, (await begin()).channel], ['human', 'api'])
    const { headers } = await api.get(`/channels/${id}`)
    const tag = { 'if-match': headers.get('etag')! }
    const changed = await api.patch(`/channels/${id}`, { handled_by: 'assistant', name: 'Web shop' }, tag)
    assert.deepEqual(
      [changed.body.handled_by, changed.body.name, changed.body.recent_conversations],
      ['assistant', 'Web shop', 2],
    )
    assertRefused(await api.patch(`/channels/${id}`, { name: 'Other' }, tag), 412, 'precondition_failed')
    assert.equal((await api.patch(`/channels/${id}`, { name: 'Web shop' })).headers.get('etag'), '"2"')
    assert.equal((await begin()).handled_by, 'assistant')
    assert.equal((await begin({ handled_by: 'human' })).handled_by, 'human')
    await api.patch('/assistant', { status: 'off' })
    assert.equal((await begin()).handled_by, 'human')
    await api.patch('/assistant', { status: 'on' })
    const entries = await service.database.run(sql`select from audit_entries where action = 'channel.updated'`)
    assert.equal(entries.length, 1, 'what changes nothing is not noted')
  })

  it('are changed by those who may, to what makes sense', async () => {
    const { id } = await only(api)
    const reader = await service.client({ scopes: ['channels:read'] })
    assert.equal((await reader.get(`/channels/${id}`)).status, 200)
    assertRefused(await reader.patch(`/channels/${id}`, { name: 'x' }), 403, 'insufficient_scope')
    for (const wrong of [{ name: '' }, { name: '  ' }, { name: null }, { handled_by: 'nobody' }, { handled_by: null }])
      assertRefused(await api.patch(`/channels/${id}`, wrong), 400, 'parameter_invalid')
    for (const unknown of [{ kind: 'widget' }, { id: 'x' }, { recent_conversations: 1 }])
      assertRefused(await api.patch(`/channels/${id}`, unknown), 400, 'parameter_unknown')
  })
})
