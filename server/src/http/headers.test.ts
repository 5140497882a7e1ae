import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, someContact, type TestAccount } from '../testing/service.ts'

// Broken HTTP is covered by the fault tests. These are cases that an ordinary client can cause.
describe('every answer', () => {
  let account: TestAccount
  let api: Client
  let contact: { id: string }
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact = (await api.post('/contacts', someContact())).body
  })

  const as_json = { 'content-type': 'application/json' }
  const ids = new Set<string>()

  function assertEnvelope({ status, headers, body }: Answer, about: string): void {
    const request_id = headers.get('service-request-id')!
    assert.match(request_id, /^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/, about)
    assert.ok(!ids.has(request_id), `${about}: a request id came twice`)
    ids.add(request_id)
    assert.equal(headers.get('service-api-version'), 'v1', about)
    assert.equal(headers.get('cache-control'), 'private, no-cache', about)
    assert.equal(headers.get('x-content-type-options'), 'nosniff', about)
    const others = [...headers.keys()].filter((name) =>
      /^(access-control-.*|server|x-powered-by|set-cookie|vary)$/.test(name),
    )
    assert.deepEqual(others, [], about)
    if (body !== null) assert.equal(headers.get('content-type'), 'application/json; charset=utf-8', about)
    if (status >= 400 && body !== null) assert.equal(body.error.request_id, request_id, about)
  }

  it('carries both service headers, none of a framework and none for other origins, whatever its status', async () => {
    const path = `/contacts/${contact.id}`
    const limited = await account.client({ scopes: [] })
    const origin = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'sec-fetch-site': 'cross-site',
    }
    const answers: [status: number, answer: Promise<Answer>][] = [
      [200, api.get('/contacts', origin)],
      [201, api.post('/contacts', someContact(), origin)],
      [200, api.send('HEAD', path)],
      [204, api.send('OPTIONS', '/contacts', { headers: origin })],
      [304, api.get(path, { 'if-none-match': '"1"' })],
      [400, api.get('/contacts?limit=x', origin)],
      [400, api.send('POST', '/contacts', { body: '{', headers: as_json })],
      [400, api.get('/contacts/%zz')],
      [401, api.get('/contacts', { authorization: '' })],
      [403, limited.get('/contacts')],
      [404, api.get('/contacts/x')],
      [404, api.get('/nowhere')],
      [405, api.send('PUT', path, { body: '{}', headers: as_json })],
      [406, api.get(path, { accept: 'text/html' })],
      [409, api.post('/contacts', contact && { ...someContact(), email: (await api.get(path)).body.email })],
      [412, api.patch(path, {}, { 'if-match': '"9"' })],
      [413, api.send('POST', '/contacts', { body: Buffer.alloc(1024 * 1024 + 1, ' '), headers: as_json })],
      [414, api.get(`/contacts?email=${'x'.repeat(8200)}`)],
      [415, api.send('POST', '/contacts', { body: 'x', headers: { 'content-type': 'text/plain' } })],
      [417, exactRequest(`${account.base}/contacts`, { headers: [['Expect', 'a miracle']] })],
      [431, exactRequest(`${account.base}/contacts`, { headers: [['X-Large', 'x'.repeat(17_000)]] })],
      [400, exactRequest(`${account.base}/contacts`, { headers: [['Host', 'two']] })],
    ]
    for (const [status, answering] of answers) {
      const answer = await answering
      assert.equal(answer.status, status, JSON.stringify(answer.body))
      assertEnvelope(answer, `${status}`)
    }
  })

  it('carries a request id of the service’s own, whatever the caller calls it', async () => {
    const theirs = { 'x-request-id': 'mine', 'service-request-id': 'req_mine', 'request-id': 'mine' }
    assertEnvelope(await api.get('/contacts', theirs), 'a caller’s id')
    const { headers } = await api.get('/contacts', theirs)
    assert.ok(![...headers.values()].some((value) => value.includes('mine')))
  })

  it('to HEAD is that to GET without a body', async () => {
    for (const path of [`/contacts/${contact.id}`, '/contacts', '/contacts/unknown']) {
      const [get, head] = [await api.get(path), await api.send('HEAD', path)]
      assert.equal(head.status, get.status)
      assert.equal(head.body, null)
      for (const name of ['content-type', 'etag', 'content-length', 'cache-control'])
        assert.equal(head.headers.get(name), get.headers.get(name), name)
    }
  })

  it('to OPTIONS names the methods and asks for no key', async () => {
    const allow = async (path: string) =>
      (await api.send('OPTIONS', path, { headers: { authorization: '' } })).headers.get('allow')
    assert.equal(await allow('/contacts'), 'GET, HEAD, POST, OPTIONS')
    assert.equal(await allow(`/contacts/${contact.id}`), 'GET, HEAD, PATCH, DELETE, OPTIONS')
    assert.equal(await allow('/conversations/x/status'), 'POST, OPTIONS')
  })

  it('to a method that an address does not have says which it has', async () => {
    const refused = async (method: string, path: string, allow: string) => {
      const answer = await api.send(method, path)
      assert.equal(answer.status, 405, `${method} ${path}`)
      if (method !== 'HEAD') assertRefused(answer, 405, 'method_not_allowed')
      assert.equal(answer.headers.get('allow'), allow)
    }
    for (const path of ['/healthz', '/readyz', '/metrics', '/openapi.json']) {
      const answer = await fetch(account.url + path, { method: 'POST' })
      const { error } = (await answer.json()) as { error: { code: string } }
      assert.deepEqual(
        [answer.status, error.code, answer.headers.get('allow')],
        [405, 'method_not_allowed', 'GET, HEAD, OPTIONS'],
        path,
      )
    }
    for (const method of ['PUT', 'DELETE', 'PATCH']) await refused(method, '/contacts', 'GET, HEAD, POST, OPTIONS')
    for (const method of ['PUT', 'POST'])
      await refused(method, `/contacts/${contact.id}`, 'GET, HEAD, PATCH, DELETE, OPTIONS')
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      await refused(method, '/conversations/x/handover', 'POST, OPTIONS')
  })

  it('for an address that is spelled otherwise is that there is nothing', async () => {
    const { id } = contact
    for (const path of [
      '',
      '/',
      '/Contacts',
      '//contacts',
      `/contacts/${id}/messages`,
      '/contacts.json',
      '/contact',
      '/v1/contacts',
    ])
      assertRefused(await api.get(path), 404, 'route_not_found')
    const outside = [
      `${account.base}/contacts/`,
      `${account.base}/contacts/${id}/`,

      `${account.url}/V1/contacts`,
      `${account.url}/v2/contacts`,
      `${account.url}/contacts`,
    ]
    for (const url of outside) {
      const answer = await exactRequest(url, { headers: [['Authorization', `Bearer ${api.key}`]] })
      assert.equal(answer.status, 404)
      assertEnvelope(answer, url)
    }
  })
})
