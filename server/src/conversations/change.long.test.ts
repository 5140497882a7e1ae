import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eventsOf } from '../testing/events-of.ts'
import { type RunningService, startProcess } from '../testing/processes.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, client, someContact, startTestService, type TestService } from '../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('a conversation changed in two processes', () => {
  let service: TestService
  let other: RunningService
  let here: Client
  let there: Client
  before(async () => {
    service = await startTestService({ SECRET_KEY })
    const settings = { DATABASE_URL: service.database_url, SECRET_KEY, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
    other = await startProcess(settings)
    here = await service.client()
    there = client(`${other.url}/v1`, here.key)
  })
  after(async () => {
    await other.stop()
    await service.stop()
  })

  const started = async () => {
    const { body: contact } = await here.post('/contacts', someContact())
    const { body } = await here.post('/conversations', { contact_id: contact.id })
    const path = `/conversations/${body.id}`
    // Each has made a change and has the conversation in memory.
    for (const by of [here, there]) assert.equal((await by.post(`${path}/messages`, { content: 'x' })).status, 201)
    return { path, id: body.id as string, contact_id: contact.id as string }
  }

  it('is decided on as it is now, not as one of them remembers it', async () => {
    const { path, id } = await started()
    await there.post(`${path}/status`, { status: 'resolved' })
    assertRefused(await here.post(`${path}/handover`), 409, 'conversation_resolved')
    assertRefused(await here.post(`${path}/status`, { status: 'snoozed' }), 409, 'status_transition_not_allowed')
    const { body: inbound } = await here.post(`${path}/messages`, { content: 'x', direction: 'inbound' })
    assert.equal((await there.get(path)).body.status, 'open')
    assert.equal((await there.post(`${path}/messages`, { content: 'x', in_reply_to: inbound.id })).status, 201)
    assert.equal((await here.get(path)).body.unread_count, 0)
    const changes = ['conversation.status_changed', 'conversation.status_changed']
    await eventsOf(here, id, ['conversation.created', ...changes])
  })

  it('is not changed by who expects the version before another’s change', async () => {
    const { path } = await started()
    const etag = (await here.get(path)).headers.get('etag')!
    assert.equal((await there.patch(path, { priority: 'high' }, { 'if-match': etag })).status, 200)
    assertRefused(await here.patch(path, { priority: 'low' }, { 'if-match': etag }), 412, 'precondition_failed')
    const { headers } = await here.get(path)
    assert.equal((await here.patch(path, { priority: 'low' }, { 'if-match': headers.get('etag')! })).status, 200)
  })

  it('stays unchanged where another made the same change already', async () => {
    const { path, id } = await started()
    const first = await there.patch(path, { subject: 'Same' })
    const second = await here.patch(path, { subject: 'Same' })
    assert.deepEqual(second.body, first.body)
    assert.equal(second.headers.get('etag'), first.headers.get('etag'))
    await eventsOf(here, id, ['conversation.created', 'conversation.updated'])
  })

  it('is gone for both when one deletes its contact', async () => {
    const { path, contact_id } = await started()
    assert.equal((await there.delete(`/contacts/${contact_id}`)).status, 200)
    assertRefused(await here.post(`${path}/messages`, { content: 'x' }), 404, 'resource_not_found')
    assertRefused(await here.patch(path, { priority: 'low' }), 404, 'resource_not_found')
    assertRefused(await here.post(`${path}/handover`), 404, 'resource_not_found')
  })

  it('loses none of the changes made in both at once', async () => {
    const { path } = await started()
    const version = Number((await here.get(path)).headers.get('etag')!.slice(1, -1))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? here : there).patch(path, { custom_attributes: { [`k${n}`]: n } })),
    )
    for (const { status, body } of answers) assert.equal(status, 200, JSON.stringify(body))
    const { body, headers } = await there.get(path)
    assert.equal(Object.keys(body.custom_attributes).length, 40)
    assert.equal(headers.get('etag'), `"${version + 40}"`)
  })

  it('has a message once that is sent under one key to both at once', async () => {
    const { path } = await started()
    const key = { 'idempotency-key': `once ${path}` }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).post(`${path}/messages`, { content: 'Once' }, key)),
    )
    const created = answers.filter(({ status }) => status === 201)
    assert.equal(new Set(created.map(({ body }) => body.id)).size, 1)
    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    assert.equal((await here.get(`${path}/messages`)).body.data.length, 3)
  })
})
