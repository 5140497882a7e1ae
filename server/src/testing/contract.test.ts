import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { listAccounts } from '../accounts/accounts.ts'
import { createUser } from '../accounts/users.ts'
import { Contact } from '../contacts/schema.ts'
import type { JsonSchema } from '../http/openapi/document.ts'
import { exampleOf } from '../http/openapi/examples.ts'
import type { TSchema } from '../schema.ts'
import { checkAnswer } from './contract.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from './service.ts'

const request_id = 'req_01h455vb4pex5vsknk084sn02q'
const plain = { 'service-request-id': request_id, 'service-api-version': 'v1' }
const json = { ...plain, 'content-type': 'application/json; charset=utf-8' }
const contact = exampleOf(Contact as TSchema as JsonSchema) as Record<string, unknown>

interface Given {
  status: number
  headers: Record<string, string>
  body: unknown
}

describe('an answer held against the OpenAPI document', () => {
  const good: Given = { status: 200, headers: { ...json, etag: '"1"' }, body: contact }
  const check = (changes: Partial<Given> = {}, method = 'GET', path = `/contacts/${contact.id}`) => {
    const { status, headers, body } = { ...good, ...changes }
    checkAnswer(method, path, status, new Headers(headers), body)
  }
  const error = (code: string, id = request_id) => ({
    error: { type: 'service/not_found_error', code, message: 'No.', request_id: id },
  })

  it('passes when everything is as written', () => {
    check()
    check({ status: 304, headers: { ...plain, etag: '"1"' }, body: null })
    check({ status: 404, headers: json, body: error('resource_not_found') })
    check({ status: 404, headers: json, body: error('route_not_found') }, 'GET', '/nowhere')
  })

  it('fails on a status, field, value, header or code that is not written', () => {
    assert.throws(() => check({ status: 202 }), /not in the OpenAPI document/)
    assert.throws(() => check({ body: { ...contact, age: 30 } }), /additional properties/)
    assert.throws(() => check({ body: { ...contact, email: undefined } }), /email/)
    assert.throws(() => check({ body: { ...contact, created_at: '2026-11-20 09:30' } }), /date-time/)
    assert.throws(() => check({ headers: { ...good.headers, 'x-powered-by': 'x' } }), /x-powered-by/)
    assert.throws(() => check({ headers: json }), /lacks the header etag/)
    assert.throws(() => check({ headers: { ...good.headers, 'service-api-version': 'v2' } }), /service-api-version/)
    assert.throws(() => check({ status: 404, headers: json, body: error('route_not_found') }), /route_not_found/)
    assert.throws(() => check({ status: 404, headers: json, body: error('resource_not_found', 'req_2') }))
    assert.throws(() => check({}, 'GET', '/nowhere'))
  })
})

describe('the service answers as its document says', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({
      RATE_LIMIT: '1000',
      RATE_LIMIT_BURST: '500',
      RATE_LIMIT_TEST: '1',
      RATE_LIMIT_TEST_BURST: '5',
    })
    api = await service.client()
  })
  after(() => service.stop())
  const as_json = { 'content-type': 'application/json' }

  it('where all goes well', async () => {
    const account_id = (await listAccounts(service.database))[0]!.id
    const person = { account_id, name: 'Mo', email: 'mo@example.com', role: 'agent' } as const
    const assignee = await createUser(service.database, person)
    const key = { 'idempotency-key': 'all goes well' }
    const one = someContact()
    const { body: made } = await api.post('/contacts', one, key)
    assert.equal((await api.post('/contacts', one, key)).headers.get('idempotent-replayed'), 'true')
    await api.patch(`/contacts/${made.id}`, { name: 'Ana' })
    const { headers } = await api.get(`/contacts/${made.id}`)
    const known = await api.get(`/contacts/${made.id}`, { 'if-none-match': headers.get('etag')! })
    assert.equal(known.status, 304)
    await api.send('HEAD', `/contacts/${made.id}`)
    await api.send('OPTIONS', '/contacts')
    await api.post('/contacts', someContact())
    assert.equal((await api.get('/contacts?limit=1')).body.has_more, true)

    const { body: conversation } = await api.post('/conversations', { contact_id: made.id, handled_by: 'assistant' })
    const path = `/conversations/${conversation.id}`
    await api.get(path)
    await api.patch(path, { labels: ['late'], priority: 'high' })
    assert.equal((await api.post(`${path}/messages`, { content: 'Hello?', direction: 'inbound' })).status, 201)
    assert.equal((await api.get(`${path}/messages`)).body.data.length, 1)
    assert.notEqual((await api.post(`${path}/handover`, { reason: 'Angry.' })).body.handover, null)
    assert.equal((await api.post(`${path}/accept`, { assignee })).body.assignee, assignee)
    assert.equal((await api.post(`${path}/status`, { status: 'resolved' })).status, 200)
    await api.get('/conversations')
    assert.equal((await api.post(`${path}/accept`, {})).status, 400)
    await eventually(async () => {
      const { body } = await api.get('/events?limit=100')
      assert.ok(body.data.length >= 6)
      await api.get(`/events/${body.data[0].id}`)
    })
    assert.equal((await api.delete(`/contacts/${made.id}`)).body.deleted, true)
  })

  it('where it refuses', async () => {
    const one = someContact()
    const { body: made } = await api.post('/contacts', one)
    const path = `/contacts/${made.id}`
    const stranger = await service.client({ scopes: ['messages:read'] })
    const answers = [
      [400, api.get('/contacts?limit=0')],
      [400, api.get('/contacts?cursor=x')],
      [400, api.get('/contacts/%zz')],
      [400, api.post('/contacts', { name: 'x' })],
      [400, api.send('POST', '/contacts', { body: '{', headers: as_json })],
      [400, api.post('/contacts', one, { 'idempotency-key': 'é' })],
      [401, api.get('/contacts', { authorization: 'Bearer x' })],
      [403, stranger.get('/contacts')],
      [404, api.get('/contacts/svccon_x')],
      [404, api.get('/nowhere')],
      [405, api.send('PUT', path)],
      [406, api.get(path, { accept: 'text/html' })],
      [409, api.post('/contacts', one)],
      [412, api.patch(path, { name: 'x' }, { 'if-match': '"99"' })],
      [413, api.send('POST', '/contacts', { body: Buffer.alloc(1_048_577), headers: as_json })],
      [414, api.get(`/contacts?email=${'x'.repeat(9000)}`)],
      [415, api.send('POST', '/contacts', { body: '{}', headers: { 'content-type': 'text/plain' } })],
      [422, api.post('/contacts', someContact(), { 'idempotency-key': 'all goes well' })],
    ] as const
    for (const [status, answer] of answers) assert.equal((await answer).status, status)
  })

  it('where it is asked too often', async () => {
    const busy = await service.client({ mode: 'test' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => busy.get('/contacts')))
    assert.ok(answers.some(({ status }) => status === 429))
  })
})
