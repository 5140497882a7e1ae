import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { browser, person, setUp } from '../testing/browser.ts'
import { someContact, startTestService, type TestService } from '../testing/service.ts'

describe('what another site makes a browser send', () => {
  let service: TestService
  let cookie: string
  before(async () => {
    service = await startTestService()
    cookie = (await setUp(service)).cookie!
  })
  after(() => service.stop())

  const send = (method: string, path: string, headers: Record<string, string>) =>
    fetch(`${service.url}/dashboard/api${path}`, {
      method,
      headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
      ...(method === 'POST' && { body: JSON.stringify(someContact()) }),
    })
  const host = () => new URL(service.url).host

  it('is refused when it changes something, and told by Sec-Fetch-Site', async () => {
    for (const site of ['cross-site', 'same-site', 'none', 'nonsense']) {
      const answer = await send('POST', '/live/contacts', { 'sec-fetch-site': site, origin: service.url })
      assert.equal(answer.status, 403, site)
      assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'cross_site_request')
    }
    assert.equal((await send('POST', '/live/contacts', { 'sec-fetch-site': 'same-origin' })).status, 201)
  })

  it('is refused by its Origin, where a browser says nothing else', async () => {
    for (const origin of ['https://evil.example', 'null', `http://${host()}.evil.example`, 'http://127.0.0.1:1', ''])
      assert.equal((await send('POST', '/live/contacts', { origin })).status, 403, origin)
    assert.equal((await send('POST', '/live/contacts', {})).status, 403)
    assert.equal((await send('POST', '/live/contacts', { origin: service.url })).status, 201)
  })

  it('is refused when it reads from another site; a page that is opened is not', async () => {
    for (const site of ['cross-site', 'same-site'])
      assert.equal((await send('GET', '/live/contacts', { 'sec-fetch-site': site })).status, 403)
    for (const headers of [{ 'sec-fetch-site': 'none' }, {}] as Record<string, string>[])
      assert.equal((await send('GET', '/live/contacts', headers)).status, 200)
  })

  it('is refused as a form, signing in and out included', async () => {
    const body = 'email=a%40example.com&password=x'
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    for (const path of ['/session', '/setup', '/session/confirm']) {
      const answer = await fetch(`${service.url}/dashboard/api${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, cookie },
      })
      assert.equal(answer.status, 403, path)
    }
    const own = await fetch(`${service.url}/dashboard/api/session`, {
      method: 'POST',
      body: 'email=a',
      headers: { ...headers, origin: service.url },
    })
    assert.equal(own.status, 415)
  })

  it('is refused where the Host is none', async () => {
    for (const host of ['[', '%', 'a b', '::::']) {
      const { hostname, port } = new URL(service.url)
      const sent = request({ hostname, port, path: '/dashboard/api/session', method: 'POST' })
      sent.setHeader('host', host).setHeader('origin', service.url).end()
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      assert.equal(answer.statusCode, 403, host)
      answer.resume()
    }
  })

  it('gets no leave to read an answer either', async () => {
    const answer = await send('GET', '/live/contacts', { origin: 'https://evil.example' })
    assert.deepEqual(
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      [],
    )
    assert.equal(answer.headers.get('cross-origin-resource-policy'), 'same-origin')
    assert.match(answer.headers.get('content-security-policy')!, /frame-ancestors 'none'/)
  })
})

describe('the cookie', () => {
  it('is bound to this host and to https, where the service is reached so', async () => {
    await using service = await startTestService({ TRUST_PROXY: 'on' })
    const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'parley.example.com' }
    const { email } = await person(service, 'agent')
    const page = browser(service, proxied)
    const { headers, body } = await page.post('/session', { email, password: 'a kettle sings at noon' })
    assert.match(
      headers.getSetCookie()[0]!,
      /^__Host-parley_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    assert.equal(body.insecure, false)
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000')
    assert.equal((await page.get('/session')).status, 200)
    // A neighbour can plant the name without the prefix.
    page.cookie = page.cookie!.replace('__Host-', '')
    assert.equal((await page.get('/session')).status, 401)
  })

  it('is as strict at the address that was set, and Origin may name it', async () => {
    await using service = await startTestService({ PUBLIC_URL: 'https://parley.example.com' })
    const { email } = await person(service, 'agent')
    const body = JSON.stringify({ email, password: 'a kettle sings at noon' })
    const headers = { 'content-type': 'application/json', origin: 'https://parley.example.com' }
    const answer = await fetch(`${service.url}/dashboard/api/session`, { method: 'POST', body, headers })
    assert.equal(answer.status, 201)
    assert.match(service.setup_link!, /^https:\/\/parley\.example\.com\/dashboard\/setup#token=/)
  })

  it('does not believe what a caller says of https, without a proxy', async () => {
    await using service = await startTestService()
    const { email } = await person(service, 'agent')
    const page = browser(service, { 'x-forwarded-proto': 'https' })
    const { headers } = await page.post('/session', { email, password: 'a kettle sings at noon' })
    assert.match(headers.getSetCookie()[0]!, /^parley_session=.*SameSite=Lax$/)
    assert.equal(headers.get('strict-transport-security'), null)
  })
})
