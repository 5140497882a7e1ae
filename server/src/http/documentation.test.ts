import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import type { TestAccount } from '../testing/service.ts'

describe('the reference', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
  })
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(account.url + path, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it('is open to everybody and asks nothing of another address', async () => {
    const page = await get('/docs')
    assert.equal(page.status, 200)
    assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'; script-src 'self';/)
    assert.equal(page.headers.get('cross-origin-opener-policy'), 'same-origin')
    const html = page.text
    assert.doesNotMatch(html, /https?:|<script>|onload/)
    const parts = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, path]) => `/${path}`)
    assert.ok(parts.length >= 5)
    for (const part of parts) assert.equal((await get(part)).status, 200, part)
  })

  it('shows the document as it is made from the routes', async () => {
    const answer = await get('/openapi.json')
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8')
    const document = JSON.parse(answer.text) as { openapi: string; paths: Record<string, unknown> }
    assert.equal(document.openapi, '3.1.0')
    assert.ok(document.paths['/contacts'])
  })

  it('is sent again only when it has changed, packed or not', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const { headers } = await get('/docs/swagger-ui.css', { 'accept-encoding': encoding })
      assert.equal(headers.get('content-encoding'), encoding === 'gzip' ? 'gzip' : null)
      const known = { 'accept-encoding': encoding, 'if-none-match': headers.get('etag')! }
      const again = await get('/docs/swagger-ui.css', known)
      assert.equal(again.status, 304)
      assert.equal(again.headers.get('content-type'), null)
    }
  })

  it('carries the headers of the service, whatever is asked for', async () => {
    for (const [path, status] of Object.entries({
      '/docs': 200,
      '/docs/': 308,
      '/docs/nothing': 404,
      '/docs/__proto__': 404,
    })) {
      const answer = await get(path)
      assert.equal(answer.status, status, path)
      assert.match(answer.headers.get('service-request-id')!, /^req_/)
      assert.equal(answer.headers.get('service-api-version'), 'v1')
    }
  })
})
