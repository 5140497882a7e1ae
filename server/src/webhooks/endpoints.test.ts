import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { permissions } from '../accounts/permissions.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { registerEndpoint, startWithoutWorker } from '../testing/webhooks/without-worker.ts'

const url = 'http://127.0.0.1:9/hooks'
const unknown = 'svcwhe_01h455vb4pex5vsknk084sn02q'

let service: TestService
let api: Client
before(async () => {
  ;({ service, api } = await startWithoutWorker())
})
after(() => service.stop())

const register = (input?: object) => registerEndpoint(api, input)
const at = ({ id }: { id: string }) => `/webhook_endpoints/${id}`

describe('a webhook endpoint', () => {
  it('is registered with a secret that is shown in this answer only', async () => {
    const events = ['contact.created', 'message.created', 'contact.created']
    const created = await api.post('/webhook_endpoints', { url, description: 'Orders', events })
    assert.equal(created.status, 201)
    assert.equal(created.headers.get('location'), `/v1/webhook_endpoints/${created.body.id}`)
    assert.equal(created.headers.get('cache-control'), 'no-store')
    const { id, secret, created_at, updated_at, ...rest } = created.body
    assert.match(id, /^svcwhe_/)
    assert.match(secret, /^whsec_[0-9A-Za-z]{44}$/)
    assert.equal(created_at, updated_at)
    assert.deepEqual(rest, {
      object: 'webhook_endpoint',
      url,
      description: 'Orders',
      events: ['contact.created', 'message.created'],
      status: 'enabled',
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      mode: 'live',
    })
    const read = await api.get(at(created.body))
    assert.deepEqual(read.body, { ...rest, id, created_at, updated_at })
    assert.equal(read.headers.get('etag'), created.headers.get('etag'))
    assert.deepEqual((await api.get('/webhook_endpoints?limit=1')).body.data, [read.body])
  })

  it('may stand on this machine in test mode, but for the service and its database', async () => {
    await using local = await startTestService({ ROLE: 'api' })
    const [live, test] = [await local.client(), await local.client({ mode: 'test' })]
    const to = (client: Client, url: string) => client.post('/webhook_endpoints', { url, events: ['*'] })
    assertRefused(await to(live, url), 400, 'url_not_allowed')
    assert.equal((await to(test, url)).status, 201)
    assert.equal((await to(test, 'http://localhost:9/hooks')).status, 201)
    const database = new URL(local.database_url).port || '5432'
    for (const port of [new URL(local.url).port, database])
      assertRefused(await to(test, `http://127.0.0.1:${port}/`), 400, 'url_not_allowed')
    assertRefused(await to(api, `http://127.0.0.1:${new URL(service.url).port}/`), 400, 'url_not_allowed')
  })

  it('takes kinds of event that there are, or all of them', async () => {
    const with_events = (events: unknown) => api.post('/webhook_endpoints', { url, events })
    assert.deepEqual((await with_events(['*', '*'])).body.events, ['*'])
    assertRefused(
      await with_events(['contact.created', 'contact.exploded']),
      400,
      'parameter_invalid',
      /^`events\[1\]`/,
    )
    assertRefused(await with_events(['ping']), 400, 'parameter_invalid', /^`events\[0\]`/)
    assertRefused(await with_events(['*', 'contact.created']), 400, 'parameter_invalid', /^`events`/)
    assertRefused(await with_events([]), 400, 'parameter_invalid', /^`events`/)
    assertRefused(await with_events(Array(51).fill('contact.created')), 400, 'parameter_invalid', /^`events`/)
  })

  it('must lead where webhooks may go, also when its address is changed', async () => {
    const endpoint = await register()
    for (const elsewhere of [
      'http://127.0.0.2/',
      'https://10.0.0.1/',
      'https://nowhere.invalid/',
      'ftp://127.0.0.1/',
      'x',
    ]) {
      const input = { url: elsewhere, events: ['*'] }
      const code = elsewhere.includes('nowhere') ? 'host_not_found' : 'url_not_allowed'
      assertRefused(await api.post('/webhook_endpoints', input), 400, code, /^`url`/)
      assertRefused(await api.patch(at(endpoint), { url: elsewhere }), 400, code, /^`url`/)
    }
    assert.equal((await api.get(at(endpoint))).body.url, url)
  })

  it('is told only what the key that decides about it may read', async () => {
    const without = (area: string) => permissions.filter((permission) => !permission.startsWith(`${area}:`))
    const key = await service.client({ scopes: without('contacts') })
    const contacts = ['contact.created']
    assertRefused(
      await key.post('/webhook_endpoints', { url, events: contacts }),
      403,
      'insufficient_scope',
      /contacts:read/,
    )
    assertRefused(
      await key.post('/webhook_endpoints', { url, events: ['*'] }),
      403,
      'insufficient_scope',
      /contacts:read/,
    )
    // A message names its contact.
    const messages = { url, events: ['message.created'] }
    assertRefused(await key.post('/webhook_endpoints', messages), 403, 'insufficient_scope', /contacts:read/)
    const { body: own } = await key.post('/webhook_endpoints', { url, events: ['conversation.created'] })
    assertRefused(await key.patch(at(own), { events: contacts }), 403, 'insufficient_scope')
    // Neither may it point someone else's subscription at its own URL.
    const theirs = await register({ events: contacts })
    assertRefused(await key.patch(at(theirs), { url: `${url}/mine` }), 403, 'insufficient_scope')
    assertRefused(await key.patch(at({ id: unknown }), { events: contacts }), 403, 'insufficient_scope')
    assert.equal((await key.patch(at(theirs), { description: 'Seen' })).body.description, 'Seen')
    assert.equal((await key.patch(at(theirs), { url: `${url}/mine`, events: ['conversation.created'] })).status, 200)
    const silent = await service.client({ scopes: without('messages') })
    for (const event of ['conversation.handed_over', 'lead.qualified']) {
      const wanted = { url, events: [event] }
      assertRefused(await silent.post('/webhook_endpoints', wanted), 403, 'insufficient_scope', /messages:read/)
    }
  })

  it('is changed in what is given, once, and only from the version that is expected', async () => {
    const endpoint = await register({ description: 'First' })
    const changed = await api.patch(at(endpoint), { description: null, events: ['*'] }, { 'if-match': '"1"' })
    const { secret: _, ...fields } = endpoint
    assert.deepEqual(
      { ...changed.body, updated_at: null },
      { ...fields, description: null, events: ['*'], updated_at: null },
    )
    assert.ok(changed.body.updated_at > endpoint.updated_at)
    assert.equal(changed.headers.get('etag'), '"2"')
    const same = await api.patch(at(endpoint), { description: null, url, events: ['*', '*'] })
    assert.deepEqual([same.headers.get('etag'), same.body], ['"2"', changed.body])
    for (const path of [
      at(endpoint),
      `${at(endpoint)}/disable`,
      `${at(endpoint)}/enable`,
      `${at(endpoint)}/rotate_secret`,
    ]) {
      const method = path === at(endpoint) ? 'PATCH' : 'POST'
      const headers = { 'if-match': '"1"', 'content-type': 'application/json' }
      assertRefused(await api.send(method, path, { body: '{}', headers }), 412, 'precondition_failed')
    }
    assertRefused(await api.delete(at(endpoint), { 'if-match': '"1"' }), 412, 'precondition_failed')
  })

  it('is listed, by status if asked', async () => {
    const [first, second] = [await register(), await register()]
    await api.post(`${at(first)}/disable`)
    const listed = async (query: string) =>
      (await api.get(`/webhook_endpoints?limit=100${query}`)).body.data.map(({ id }: { id: string }) => id)
    const [all, enabled, disabled] = [
      await listed(''),
      await listed('&status=enabled'),
      await listed('&status=disabled'),
    ]
    assert.deepEqual(all.slice(0, 2), [second.id, first.id])
    assert.deepEqual([...enabled, ...disabled].sort(), all.sort())
    assert.ok(enabled.includes(second.id) && disabled.includes(first.id))
    assertRefused(await api.get('/webhook_endpoints?status=x'), 400, 'parameter_invalid')
  })

  it('is gone once deleted, with all that was delivered to it', async () => {
    const endpoint = await register()
    await api.post(`${at(endpoint)}/test`)
    const [delivery] = await eventually(async () => {
      const { data } = (await api.get(`${at(endpoint)}/deliveries`)).body
      assert.equal(data.length, 1)
      return data
    })
    const key = { 'idempotency-key': 'delete once' }
    const deleted = await api.delete(at(endpoint), key)
    assert.deepEqual(deleted.body, { object: 'webhook_endpoint', id: endpoint.id, deleted: true })
    assertReplayed(await api.delete(at(endpoint), key), deleted)
    const { data } = (await api.get('/webhook_endpoints?limit=100')).body
    assert.ok(!data.some(({ id }: { id: string }) => id === endpoint.id))
    const since = { since: '2026-01-01T00:00:00Z' }
    for (const answer of [
      api.get(at(endpoint)),
      api.patch(at(endpoint), {}),
      api.delete(at(endpoint)),
      api.get(`${at(endpoint)}/deliveries`),
      api.get(`${at(endpoint)}/deliveries/${delivery.id}`),
      api.post(`${at(endpoint)}/deliveries/${delivery.id}/replay`),
      api.post(`${at(endpoint)}/replay`, since),
      ...['disable', 'enable', 'rotate_secret', 'test'].map((verb) => api.post(`${at(endpoint)}/${verb}`)),
    ])
      assertRefused(await answer, 404, 'resource_not_found')
  })

  it('of one mode is not there for the other', async () => {
    const endpoint = await register()
    const test = await service.client({ mode: 'test' })
    assertRefused(await test.get(at(endpoint)), 404, 'resource_not_found')
    assertRefused(await test.post(`${at(endpoint)}/disable`), 404, 'resource_not_found')
    const { body } = await test.post('/webhook_endpoints', { url, events: ['*'] })
    assert.equal(body.mode, 'test')
    assert.deepEqual((await test.get('/webhook_endpoints')).body.data.length, 1)
  })
})
