import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { startTestService, type TestService } from '../testing/service.ts'

const script = 'console.log("Hello")\n'.repeat(100)

describe('the pages of the dashboard', () => {
  let service: TestService
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  before(async () => {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Parley</title>')
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(folder, 'assets/index-4f2a.js'), script)
    writeFileSync(join(folder, 'assets/inter-9c1b.woff2'), 'font')
    writeFileSync(join(folder, '..', 'outside.txt'), 'outside')
    service = await startTestService({ DASHBOARD_DIR: folder })
  })
  after(async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
    rmSync(join(folder, '..', 'outside.txt'))
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.url + path, { headers, redirect: 'manual' })

  it('begin where the service is opened', async () => {
    assert.deepEqual([(await get('/')).status, (await get('/')).headers.get('location')], [302, '/dashboard/'])
    assert.equal((await get('/dashboard')).headers.get('location'), '/dashboard/')
  })

  it('are one page, whatever the address', async () => {
    for (const path of [
      '/dashboard/',
      '/dashboard/setup',
      '/dashboard/inbox/svccnv_1?tab=notes',
      '/dashboard/index.html',
    ]) {
      const answer = await get(path)
      assert.equal(answer.status, 200, path)
      assert.equal(answer.headers.get('content-type'), 'text/html; charset=utf-8')
      assert.equal(answer.headers.get('cache-control'), 'no-cache')
      assert.match(await answer.text(), /<title>Parley/)
    }
  })

  it('keep their files for ever, packed where that helps', async () => {
    const answer = await get('/dashboard/assets/index-4f2a.js', { 'accept-encoding': 'gzip' })
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.equal(answer.headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(answer.headers.get('content-encoding'), 'gzip')
    assert.equal(await answer.text(), script)
    const font = await get('/dashboard/assets/inter-9c1b.woff2', { 'accept-encoding': 'gzip' })
    assert.deepEqual([font.headers.get('content-encoding'), font.headers.get('content-type')], [null, 'font/woff2'])
    const tag = answer.headers.get('etag')!
    const again = await get('/dashboard/assets/index-4f2a.js', { 'accept-encoding': 'gzip', 'if-none-match': tag })
    assert.equal(again.status, 304)
  })

  it('let nothing in that is not their own', async () => {
    const { headers } = await get('/dashboard/')
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; " +
        "frame-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('referrer-policy'), 'same-origin')
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
    assert.match(headers.get('permissions-policy')!, /camera=\(\)/)
  })

  it('have no file that is not there, and none outside their folder', async () => {
    assert.equal((await get('/dashboard/assets/index-0000.js')).status, 404)
    for (const path of ['/dashboard/../outside.txt', '/dashboard/..%2foutside.txt', '/dashboard/%2e%2e/outside.txt']) {
      assert.doesNotMatch(await exactly(service.url, path), /outside/, path)
    }
  })

  it('leave the addresses of the API alone', async () => {
    for (const path of ['/dashboard/api', '/dashboard/api/', '/dashboard/api/nothing', '/dashboard/api/live/nothing']) {
      const answer = await get(path)
      assert.equal(answer.status, 404, path)
      assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'route_not_found')
    }
    const refused = await fetch(`${service.url}/dashboard/api/live/contacts`, { method: 'PUT' })
    assert.deepEqual([refused.status, refused.headers.get('allow')], [405, 'GET, HEAD, POST, OPTIONS'])
  })

  it('say in words that they are not built, until they are', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'pages-'))
    await using other = await startTestService({ DASHBOARD_DIR: empty })
    const open = async () => (await fetch(`${other.url}/dashboard/inbox`)).text()
    assert.match(await open(), /The dashboard is not built yet/)
    writeFileSync(join(empty, 'index.html'), '<title>Now</title>')
    assert.equal(await open(), '<title>Now</title>')
    rmSync(empty, { recursive: true })
  })
})

/** `fetch` would normalize the path. */
function exactly(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const sent = request({ hostname, port, path }, async (answer) => resolve((await answer.toArray()).join('')))
    sent.on('error', reject).end()
  })
}
