import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { max_channels } from './schema.ts'

describe('several channels', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
  })
  const create = async (name: string, client = api): Promise<string> =>
    (await client.post('/channels', { kind: 'api', name })).body.id
  const start = (channel_id?: string) => api.post('/conversations', { contact_id, ...(channel_id && { channel_id }) })
  const oldest = async (client = api): Promise<string> => (await client.get('/channels?order=asc')).body.data[0].id

  it('are created, named in Location, and noted in the audit log with what is deleted', async () => {
    const body = { kind: 'api', name: 'Web shop', handled_by: 'assistant' }
    const created = await api.post('/channels', body)
    const { id, created_at, updated_at, ...rest } = created.body
    assert.deepEqual(rest, {
      object: 'channel',
      ...body,
      default_team_id: null,
      hours_id: null,
      out_of_hours_replies: [],
      recent_conversations: 0,
      widget: null,
      email: null,
      practice: null,
      health: { status: 'ok', problem: null },
    })
    assert.deepEqual([created.status, created.headers.get('location')], [201, `/v1/channels/${id}`])
    assert.deepEqual((await api.get(`/channels/${id}`)).body, created.body)
    assert.deepEqual((await api.delete(`/channels/${id}`)).body, { object: 'channel', id, deleted: true })
    assertRefused(await api.get(`/channels/${id}`), 404, 'resource_not_found')
    assertRefused(await api.patch(`/channels/${id}`, { name: 'Back' }), 404, 'resource_not_found')
    assertRefused(await api.delete(`/channels/${id}`), 404, 'resource_not_found')
    const entries = await account.database.run(
      sql`select action, details::json->>'name' as name from audit_entries where object_id = ${id} order by id`,
    )
    assert.deepEqual(entries, [
      { action: 'channel.created', name: null },
      { action: 'channel.deleted', name: 'Web shop' },
    ])
  })

  it('are told apart in their conversations, in the list, in counts and in events', async () => {
    const first = await oldest()
    const shop = await create('Shop')
    const [plain, with_channel] = [(await start()).body, (await start(shop)).body]
    assert.deepEqual([plain.channel, plain.channel_id], ['api', first])
    assert.deepEqual([with_channel.channel, with_channel.channel_id], ['api', shop])
    assert.equal((await api.patch(`/conversations/${with_channel.id}`, { priority: 'high' })).body.channel_id, shop)
    const list = async (query: string) =>
      (await api.get(`/conversations?${query}`)).body.data.map(({ id }: { id: string }) => id)
    for (const sort of ['created_at', 'last_message_at', 'priority', 'unanswered_since'])
      assert.deepEqual(await list(`channel_id=${shop}&sort=${sort}`), [with_channel.id], sort)
    assert.deepEqual(await list(`channel_id=${first}&contact_id=${contact_id}&status=open`), [plain.id])
    assert.deepEqual(await list(`channel=api&contact_id=${contact_id}`), [with_channel.id, plain.id])
    assert.deepEqual(await list('channel_id=svccha_none'), [])
    const { body: counts } = await api.post('/conversations/counts', { filters: [{ channel_id: shop }] })
    assert.deepEqual(counts.data, [{ count: 1, has_more: false }])
    assert.equal((await api.get(`/channels/${shop}`)).body.recent_conversations, 1)
    await eventually(async () => {
      const { data } = (await api.get(`/events?conversation_id=${with_channel.id}&types=conversation.created`)).body
      assert.deepEqual([data.length, data[0]?.data.object.channel_id], [1, shop])
    })
  })

  it('each say who begins', async () => {
    const id = await create('Assistant first')
    await api.patch(`/channels/${id}`, { handled_by: 'assistant' })
    assert.deepEqual([(await start(id)).body.handled_by, (await start()).body.handled_by], ['assistant', 'human'])
  })

  it('stay while a conversation goes on, unless it is meant; then their history stays and can be continued', async () => {
    const id = await create('Closing')
    const [resolved, snoozed] = [(await start(id)).body, (await start(id)).body]
    await api.post(`/conversations/${resolved.id}/status`, { status: 'resolved' })
    await api.post(`/conversations/${snoozed.id}/status`, { status: 'snoozed' })
    assertRefused(await api.delete(`/channels/${id}`), 409, 'channel_in_use', /force=true/)
    assertRefused(await api.delete(`/channels/${id}?force=yes`), 400, 'parameter_invalid')
    assertRefused(await api.delete(`/channels/${id}?force=true`, { 'if-match': '"7"' }), 412, 'precondition_failed')
    assert.equal((await api.delete(`/channels/${id}?force=true`)).status, 200)
    assertRefused(await start(id), 404, 'resource_not_found', /channel/)
    const { body } = await api.get(`/conversations?channel_id=${id}`)
    assert.deepEqual(
      body.data.map((one: { id: string; channel_id: string; status: string }) => [one.id, one.channel_id, one.status]),
      [
        [snoozed.id, id, 'snoozed'],
        [resolved.id, id, 'resolved'],
      ],
    )
    await api.post(`/conversations/${resolved.id}/messages`, { content: 'Once more', direction: 'inbound' })
    assert.equal((await api.get(`/conversations/${resolved.id}`)).body.status, 'open')
  })

  it('go without force once all is resolved', async () => {
    const id = await create('Done')
    const { body } = await start(id)
    await api.post(`/conversations/${body.id}/status`, { status: 'resolved' })
    assert.equal((await api.delete(`/channels/${id}`)).status, 200)
  })

  it('are never none: the last one stays, also where two are deleted at once, and the next oldest takes its place', async () => {
    const account = await testAccount()
    const api = await account.client({ mode: 'test' })
    const first = await oldest(api)
    for (const query of ['', '?force=true'])
      assertRefused(await api.delete(`/channels/${first}${query}`), 409, 'channel_required')
    const ids = [first, await create('Second', api)]
    const answers = await Promise.all(ids.map((id) => api.delete(`/channels/${id}`)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const [remaining] = (await api.get('/channels')).body.data
    const contact = (await api.post('/contacts', someContact())).body
    assert.equal((await api.post('/conversations', { contact_id: contact.id })).body.channel_id, remaining.id)
  })

  it('take no conversation once they are deleted, and are not deleted while one starts', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await create(`Race ${round}`)
      const [deleted, ...started] = await Promise.all([
        api.delete(`/channels/${id}`),
        ...Array.from({ length: 6 }, () => start(id)),
      ])
      const inside = started.filter(({ status }) => status === 201).length
      if (deleted!.status === 200) assert.equal(inside, 0)
      else assertRefused(deleted!, 409, 'channel_in_use')
      for (const answer of started) if (answer.status !== 201) assertRefused(answer, 404, 'resource_not_found')
    }
  })

  it('wait with their deletion for the conversation that is just starting', async () => {
    const id = await create('Busy')
    const { body: other } = await start()
    const { database } = account
    const answer = await database.session(async ({ query }) => {
      await query(sql`begin`)
      await query(sql`
        insert into conversations (environment_id, id, contact_id, channel, channel_id, status, handled_by, created_at, updated_at)
        select environment_id, ${newId('conversation')}, contact_id, channel, ${id}, status, handled_by, created_at, updated_at
        from conversations where id = ${other.id}`)
      const deletion = api.delete(`/channels/${id}`)
      await eventually(async () => {
        const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%from channels%for update'`
        assert.equal((await database.run(waiting)).length, 1)
      })
      await query(sql`commit`)
      return deletion
    })
    assertRefused(answer, 409, 'channel_in_use')
  })

  it('give way to the next where one without a name is started while the oldest is deleted', async () => {
    const account = await testAccount()
    const api = await account.client()
    const contact = (await api.post('/contacts', someContact())).body
    const second = await create('Second', api)
    const [deleted, ...started] = await Promise.all([
      api.delete(`/channels/${await oldest(api)}?force=true`),
      ...Array.from({ length: 8 }, () => api.post('/conversations', { contact_id: contact.id })),
    ])
    assert.deepEqual([deleted!.status, ...new Set(started.map(({ status }) => status))], [200, 201])
    assert.equal((await api.post('/conversations', { contact_id: contact.id })).body.channel_id, second)
  })

  it('are written once under an Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'one-channel' }
    const body = { kind: 'api', name: 'Once' }
    const [one, again] = [await api.post('/channels', body, key), await api.post('/channels', body, key)]
    assert.deepEqual([again.status, again.body], [201, one.body])
    const once = { 'idempotency-key': 'one-deletion' }
    const deletion = await api.delete(`/channels/${one.body.id}`, once)
    assert.deepEqual((await api.delete(`/channels/${one.body.id}`, once)).body, deletion.body)
  })

  it('belong to one environment of one account, and to those who may write channels', async () => {
    const id = await create('Mine')
    const others = [await account.client({ mode: 'test' }), await (await testAccount()).client()]
    for (const other of others) {
      const contact = (await other.post('/contacts', someContact())).body
      assertRefused(await other.delete(`/channels/${id}?force=true`), 404, 'resource_not_found')
      const foreign = await other.post('/conversations', { contact_id: contact.id, channel_id: id })
      assertRefused(foreign, 404, 'resource_not_found')
      assert.deepEqual((await other.get(`/conversations?channel_id=${id}`)).body.data, [])
    }
    const reader = await account.client({ scopes: ['channels:read', 'conversations:write'] })
    assertRefused(await reader.post('/channels', { kind: 'api', name: 'x' }), 403, 'insufficient_scope')
    assertRefused(await reader.delete(`/channels/${id}`), 403, 'insufficient_scope')
    assert.equal((await reader.post('/conversations', { contact_id, channel_id: id })).status, 201)
  })

  it('need a kind and a name, and are a hundred at most', async () => {
    const account = await testAccount()
    const api = await account.client()
    assertRefused(await api.post('/channels', { name: 'x' }), 400, 'parameter_missing')
    assertRefused(await api.post('/channels', { kind: 'api' }), 400, 'parameter_missing')
    assertRefused(await api.post('/channels', { kind: 'fax', name: 'x' }), 400, 'parameter_invalid')
    assertRefused(await api.post('/channels', { kind: 'api', name: ' ' }), 400, 'parameter_invalid')
    for (let n = 1; n < max_channels - 1; n++) await create(`Channel ${n}`, api)
    const two = await Promise.all([1, 2].map(() => api.post('/channels', { kind: 'api', name: 'Last' })))
    assert.deepEqual(two.map(({ status }) => status).sort(), [201, 409])
    assertRefused(await api.post('/channels', { kind: 'api', name: 'x' }), 409, 'channel_limit_reached')
  })
})
