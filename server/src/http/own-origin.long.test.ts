import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { browser, person, setUp } from '../testing/browser.ts'
import { someContact, startTestService, type TestAccount } from '../testing/service.ts'

describe('what another site makes a browser send', () => {
  let account: TestAccount
  let cookie: string
  before(async () => {
    account = await testAccount()
    cookie = (await setUp(account)).cookie!
  })

  const send = (method: string, path: string, headers: Record<string, string>) =>
    fetch(`${account.url}/dashboard/api${path}`, {
      method,
      headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers },
      ...(method === 'POST' && { body: JSON.stringify(someContact()) }),
    })
  const host = () => new URL(account.url).host

  it('is refused when it changes something, and told by Sec-Fetch-Site', async () => {
    for (const site of ['cross-site', 'same-site', 'none', 'nonsense']) {
      const answer = await send('POST', '/live/contacts', { 'sec-fetch-site': site, origin: account.url })
      assert.equal(answer.status, 403, site)
      assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'cross_site_request')
    }
    assert.equal((await send('POST', '/live/contacts', { 'sec-fetch-site': 'same-origin' })).status, 201)
  })

  it('is refused by its Origin, where a browser says nothing else', async () => {
    for (const origin of ['https://evil.example', 'null', `http://${host()}.evil.example`, 'http://127.0.0.1:1', ''])
      assert.equal((await send('POST', '/live/contacts', { origin })).status, 403, origin)
    assert.equal((await send('POST', '/live/contacts', {})).status, 403)
    assert.equal((await send('POST', '/live/contacts', { origin: account.url })).status, 201)
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
      const answer = await fetch(`${account.url}/dashboard/api${path}`, {
        method: 'POST',
        body,
        headers: { ...headers, cookie },
      })
      assert.equal(answer.status, 403, path)
    }
    const own = await fetch(`${account.url}/dashboard/api/session`, {
      method: 'POST',
      body: 'email=a',
      headers: { ...headers, origin: account.url },
    })
    assert.equal(own.status, 415)
  })

  it('is refused where the Host is none', async () => {
    for (const host of ['[', '%', 'a b', '::::']) {
      const { hostname, port } = new URL(account.url)
      const sent = request({ hostname, port, path: '/dashboard/api/session', method: 'POST' })
      sent.setHeader('host', host).setHeader('origin', account.url).end()
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
    // A host of the same domain can set the name without the prefix.
    page.cookie = page.cookie!.replace('__Host-', '')
    assert.equal((await page.get('/session')).status, 401)
  })

  it('is as strict at the address that was set, and Origin may name it', async () => {
    await using service = await startTestService({ PUBLIC_URL: 'https://parley.example.com' })
    const { email } = await person(service, 'agent')
    const body = JSON.stringify({ email, password: 'a kettle sings at noon' })
    const origin = 'https://parley.example.com'
    const signIn = async (host: string) => {
      const headers = { 'content-type': 'application/json', origin, host }
      const sent = request(`${service.url}/dashboard/api/session`, { method: 'POST', headers }).end(body)
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      answer.resume()
      return answer
    }
    const own = await signIn('parley.example.com')
    assert.deepEqual([own.statusCode, own.headers['set-cookie']!.length], [201, 2])
    for (const cookie of own.headers['set-cookie']!) assert.match(cookie, /^__Host-.*; Secure$/)
    // Under another name it may have come over plain http, so no cookie is set that someone on the network could read.
    const other = await signIn(new URL(service.url).host)
    assert.deepEqual([other.statusCode, other.headers['set-cookie']], [403, undefined])
    const read = await fetch(`${service.url}/dashboard/api/setup`)
    assert.equal(((await read.json()) as { error: { code: string } }).error.code, 'https_required')
    for (const path of ['/healthz', '/readyz', '/metrics']) assert.equal((await fetch(service.url + path)).status, 200)
    assert.match(service.setup_link!, /^https:\/\/parley\.example\.com\/dashboard\/setup#token=/)
  })

  it('believes the networks of proxies that were set, and nobody else', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' }
    for (const [TRUST_PROXY, address] of [
      ['127.0.0.0/8,10.1.0.0/16', '203.0.113.7'],
      ['10.1.0.0/16', '127.0.0.1'],
    ] as const) {
      await using service = await startTestService({ TRUST_PROXY })
      const { email } = await person(service, 'agent')
      const page = browser(service, proxied)
      const { body } = await page.post('/session', { email, password: 'a kettle sings at noon' })
      assert.equal(body.insecure, address === '127.0.0.1')
      const { data } = (await page.get('/sessions')).body
      assert.ok(data.some((one: { address: string; current: boolean }) => one.current && one.address === address))
    }
  })

  it('takes what the browser kept along when somebody signs out', async () => {
    const account = await testAccount()
    const page = await person(account, 'agent')
    const listed = await page.get('/live/contacts')
    assert.equal(listed.headers.get('cache-control'), 'no-store')
    assert.equal((await page.delete('/session')).headers.get('clear-site-data'), '"cache", "storage"')
    assert.equal((await page.get('/live/contacts')).headers.get('cache-control'), 'no-store')
  })

  it('does not believe what a caller says of https, without a proxy', async () => {
    const account = await testAccount()
    const { email } = await person(account, 'agent')
    const page = browser(account, { 'x-forwarded-proto': 'https' })
    const { headers } = await page.post('/session', { email, password: 'a kettle sings at noon' })
    assert.match(headers.getSetCookie()[0]!, /^parley_session=.*SameSite=Lax$/)
    assert.equal(headers.get('strict-transport-security'), null)
  })
})
