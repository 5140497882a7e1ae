import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { createUser } from '../accounts/users.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

const unknown = 'svccnv_01h455vb4pex5vsknk084sn02q'

describe('conversations', () => {
  let account: TestAccount
  let api: Client
  let agent: string
  let viewer: string
  let stranger: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    const account_id = account.account_id
    const other = await createAccount(account.database, 'Other')
    const person = { account_id, name: 'Mo', email: 'mo@example.com', role: 'agent' } as const
    agent = await createUser(account.database, person)
    viewer = await createUser(account.database, { ...person, email: 'vi@example.com', role: 'viewer' })
    stranger = await createUser(account.database, { ...person, account_id: other })
  })

  const contact = async () => (await api.post('/contacts', someContact())).body.id as string
  const started = async (input: Record<string, unknown> = {}) => {
    const { status, body } = await api.post('/conversations', { contact_id: await contact(), ...input })
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  const ids = (answer: { body: { data: { id: string }[] } }) => answer.body.data.map(({ id }) => id)

  it('start open and in human hands, with every field present', async () => {
    const contact_id = await contact()
    const { body, headers } = await api.post('/conversations', { contact_id })
    const { id, created_at, updated_at, ...rest } = body
    assert.match(id, /^svccnv_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    assert.equal(created_at, updated_at)
    assert.equal(headers.get('location'), `/v1/conversations/${id}`)
    assert.deepEqual(rest, {
      object: 'conversation',
      contact_id,
      channel: 'api',
      channel_id: (await api.get('/channels')).body.data[0].id,
      subject: null,
      status: 'open',
      handled_by: 'human',
      team: null,
      assignee: null,
      priority: 'none',
      labels: [],
      snoozed_until: null,
      handover: null,
      resolved_at: null,
      first_replied_at: null,
      last_message_at: null,
      unread_count: 0,
      custom_attributes: {},
    })
    const response = await api.get(`/conversations/${id}`)
    assert.deepEqual(response.body, body)
    assert.equal(response.headers.get('etag'), headers.get('etag'))
  })

  it('start pending where the assistant is asked for', async () => {
    const { status, handled_by } = await started({ handled_by: 'assistant', subject: 'Order 1042' })
    assert.deepEqual([status, handled_by], ['pending', 'assistant'])
    assert.equal((await started({ handled_by: 'human' })).status, 'open')
  })

  it('start with a contact that exists, is the caller’s own and a contact', async () => {
    const test_mode = await account.client({ mode: 'test' })
    const theirs = (await test_mode.post('/contacts', someContact())).body.id
    for (const contact_id of ['svccon_01h455vb4pex5vsknk084sn02q', 'x', unknown, theirs])
      assertRefused(await api.post('/conversations', { contact_id }), 404, 'resource_not_found')
    assertRefused(await api.post('/conversations', {}), 400, 'parameter_missing', /^`contact_id`/)
    assertRefused(await api.post('/conversations', { contact_id: null }), 400, 'parameter_invalid', /^`contact_id`/)
  })

  it('are not started by fields that only the service sets', async () => {
    const contact_id = await contact()
    for (const field of ['status', 'channel', 'unread_count', 'handover', 'id', 'labels', 'assignee'])
      assertRefused(await api.post('/conversations', { contact_id, [field]: 'x' }), 400, 'parameter_unknown')
    assertRefused(await api.post('/conversations', { contact_id, handled_by: 'robot' }), 400, 'parameter_invalid')
    assertRefused(await api.post('/conversations', { contact_id, subject: '' }), 400, 'parameter_invalid')
  })

  it('are changed field by field', async () => {
    const one = await started({ subject: 'Before', custom_attributes: { a: 1, b: 2 } })
    const path = `/conversations/${one.id}`
    const changes = { priority: 'urgent', labels: ['late', 'VIP'], assignee: agent, subject: null }
    const { status, body, headers } = await api.patch(path, { ...changes, custom_attributes: { a: null } })
    assert.equal(status, 200)
    assert.equal(headers.get('etag'), '"2"')
    assert.ok(body.updated_at >= one.updated_at)
    const { updated_at } = body
    assert.deepEqual(body, { ...one, ...changes, custom_attributes: { b: 2 }, updated_at })
    assert.deepEqual((await api.patch(path, { labels: [], assignee: null })).body.labels, [])
  })

  it('never say that they were changed before their last change, whatever the clock does', async () => {
    const { id } = await started()
    const ahead = new Date(Date.now() + 3_600_000).toISOString()
    await account.database.run(sql`update conversations set updated_at = ${ahead} where id = ${id}`)
    assert.equal((await api.patch(`/conversations/${id}`, { priority: 'high' })).body.updated_at, ahead)
  })

  it('do not change by a patch that changes nothing', async () => {
    const one = await started({ subject: 'Same', custom_attributes: { a: 1 } })
    for (const change of [{}, { subject: 'Same' }, { priority: 'none', labels: [] }, { custom_attributes: { a: 1 } }]) {
      const { body, headers } = await api.patch(`/conversations/${one.id}`, change)
      assert.deepEqual([body, headers.get('etag')], [one, '"1"'])
    }
  })

  it('refuse changes that are wrong, unknown or made elsewhere', async () => {
    const path = `/conversations/${(await started()).id}`
    const wrong = [
      { priority: 'highest' },
      { priority: null },
      { labels: ['x', 'x'] },
      { labels: 'x' },
      { labels: [''] },
      { labels: ['x'.repeat(51)] },
      { labels: Array.from({ length: 51 }, (_, n) => `l${n}`) },
      { labels: null },
      { subject: 'x'.repeat(256) },
      { assignee: 'svcusr_01h455vb4pex5vsknk084sn02q' },
      { assignee: 'none' },
      { assignee: stranger },
      { assignee: viewer },
    ]
    for (const change of wrong) assertRefused(await api.patch(path, change), 400, 'parameter_invalid')
    for (const change of [{ status: 'open' }, { handled_by: 'human' }, { contact_id: 'x' }, { unread_count: 0 }])
      assertRefused(await api.patch(path, change), 400, 'parameter_unknown')
  })

  it('answer 404 for every operation on an id that is not one of theirs', async () => {
    for (const id of [unknown, 'x', await contact()]) {
      const path = `/conversations/${id}`
      const answers = [
        api.get(path),
        api.patch(path, { priority: 'low' }),
        api.post(`${path}/status`, { status: 'open' }),
        api.post(`${path}/handover`),
        api.post(`${path}/accept`, { assignee: agent }),
        api.get(`${path}/messages`),
        api.post(`${path}/messages`, { content: 'x' }),
      ]
      for (const answer of await Promise.all(answers)) assertRefused(answer, 404, 'resource_not_found')
    }
  })

  it('are filtered by contact, handler, channel, assignee and status, all at once', async () => {
    const contact_id = await contact()
    const human = await started({ contact_id })
    const pending = await started({ contact_id, handled_by: 'assistant' })
    const resolved = await started({ contact_id })
    await api.post(`/conversations/${resolved.id}/status`, { status: 'resolved' })
    await api.patch(`/conversations/${human.id}`, { assignee: agent })
    const list = async (query: string) => ids(await api.get(`/conversations?contact_id=${contact_id}${query}`))
    assert.deepEqual(await list(''), [resolved.id, pending.id, human.id])
    assert.deepEqual(await list('&order=asc'), [human.id, pending.id, resolved.id])
    assert.deepEqual(await list('&handled_by=assistant'), [pending.id])
    assert.deepEqual(await list('&status=open'), [human.id])
    assert.deepEqual(await list('&status=open,resolved'), [resolved.id, human.id])
    assert.deepEqual(await list('&status=snoozed'), [])
    assert.deepEqual(await list(`&assignee=${agent}`), [human.id])
    assert.deepEqual(await list('&assignee=none'), [resolved.id, pending.id])
    assert.deepEqual(await list('&assignee=none&status=pending,open&handled_by=assistant&channel=api'), [pending.id])
    assert.deepEqual(await list('&channel=email'), [])
    for (const malformed of ['contact_id=x', 'contact_id=', `contact_id=${unknown}`, 'assignee=x'])
      assert.deepEqual(ids(await api.get(`/conversations?${malformed}`)), [], malformed)
  })

  it('refuse filters they do not have', async () => {
    for (const query of ['status=', 'status=closed', 'status=open,', 'status=Open', 'handled_by=robot', 'sort=id'])
      assertRefused(await api.get(`/conversations?${query}`), 400, 'parameter_invalid')
    for (const query of ['q=x', 'Status=open', 'status[]=open'])
      assertRefused(await api.get(`/conversations?${query}`), 400, 'parameter_unknown')
  })

  it('are walked in the order of their last message, those without one last, or first the other way', async () => {
    const contact_id = await contact()
    const all: string[] = []
    for (let n = 0; n < 7; n++) all.push((await started({ contact_id })).id)
    const [silent_1, silent_2, silent_3, ...spoken] = all as [string, string, string, ...string[]]
    for (const id of [spoken[2], spoken[0], spoken[3], spoken[1]])
      await api.post(`/conversations/${id}/messages`, { content: 'x' })
    const oldest_first = [silent_1, silent_2, silent_3, spoken[2], spoken[0], spoken[3], spoken[1]]
    for (const limit of [1, 2, 3, 7])
      for (const filter of ['', '&status=open,pending,resolved,snoozed']) {
        const list = `/conversations?contact_id=${contact_id}&sort=last_message_at&limit=${limit}${filter}`
        assert.deepEqual(await walk(`${list}&order=asc`), oldest_first)
        assert.deepEqual(await walk(list), oldest_first.toReversed())
      }
  })

  async function walk(list: string): Promise<string[]> {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { status, body } = await api.get(cursor === '' ? list : `${list}&cursor=${cursor}`)
      assert.equal(status, 200, JSON.stringify(body))
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      assert.equal(body.has_more, body.next_cursor !== null)
      cursor = body.next_cursor
    }
    return seen
  }
})
