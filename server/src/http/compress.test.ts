import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { permissions } from '../accounts/permissions.ts'
import { testAccount } from '../testing/account.ts'
import { setUp } from '../testing/browser.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'
import { encodingFor } from './compress.ts'

describe('the encoding of an answer', () => {
  it('is brotli before gzip, and only what the caller takes', () => {
    assert.equal(encodingFor('gzip, deflate, br, zstd'), 'br')
    assert.equal(encodingFor('gzip;q=1.0, BR;q=0.5'), 'br')
    assert.equal(encodingFor('gzip, br;q=0'), 'gzip')
    assert.equal(encodingFor('gzip;q=0.0, identity'), null)
    assert.equal(encodingFor('xbr, gzipped'), null)
    assert.equal(encodingFor(undefined), null)
  })
})

describe('what the dashboard reads', () => {
  let account: TestAccount
  let api: Client
  let cookie: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    cookie = (await setUp(account)).cookie!
    for (let n = 0; n < 20; n++) await api.post('/contacts', someContact())
  })

  async function get(path: string, headers: Record<string, string> = {}) {
    const sent = request(account.url + path, { headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) }
  }

  it('is not sent again while it is the same, whatever its encoding', async () => {
    const path = '/dashboard/api/live/contacts?limit=5'
    const { etag } = (await get(path)).headers
    const again = await get(path, { 'if-none-match': etag!, 'accept-encoding': 'br' })
    assert.deepEqual([again.status, again.bytes.length, again.headers.etag], [304, 0, etag])
    await api.post('/contacts', someContact())
    const changed = await get(path, { 'if-none-match': etag! })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.etag, etag)
    assert.equal((await api.get('/contacts?limit=5')).headers.get('etag'), null)
  })

  it('is compressed, in the encoding it asks for, and is the same then', async () => {
    const plain = await get('/dashboard/api/live/contacts')
    assert.deepEqual([plain.headers['content-encoding'], plain.headers.vary], [undefined, 'Accept-Encoding'])
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get('/dashboard/api/live/contacts', { 'accept-encoding': encoding })
      assert.deepEqual([packed.headers['content-encoding'], packed.headers.vary], [encoding, 'Accept-Encoding'])
      assert.equal(packed.headers['content-length'], String(packed.bytes.length))
      assert.equal(packed.headers['content-type'], 'application/json; charset=utf-8')
      assert.ok(packed.bytes.length < plain.bytes.length / 3)
      assert.deepEqual(unpack(packed.bytes), plain.bytes)
    }
  })

  it('tells no length that can be measured to the byte', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/dashboard/api/live/contacts', { 'accept-encoding': 'br' })),
    )
    const lengths = new Set(answers.map(({ headers }) => String(headers['x-padding']).length))
    assert.ok(lengths.size > 1)
  })

  it('stays as it is where it is short, and for programs under /v1', async () => {
    const short = await get('/dashboard/api/live/leads', { 'accept-encoding': 'br, gzip' })
    assert.equal(short.headers['content-encoding'], undefined)
    const v1 = await get('/v1/contacts', { 'accept-encoding': 'br, gzip', authorization: `Bearer ${api.key}` })
    assert.equal(v1.status, 200)
    assert.deepEqual([v1.headers['content-encoding'], v1.headers.vary], [undefined, undefined])
  })

  it('comes at once where it is a stream of events', async () => {
    const sent = request(`${account.url}/dashboard/api/live/events/stream`, {
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br, gzip' },
    }).end()
    const [stream] = (await once(sent, 'response')) as [IncomingMessage]
    assert.equal(stream.headers['content-encoding'], undefined)
    const { body: contact } = await api.post('/contacts', someContact())
    stream.setEncoding('utf8')
    let text = ''
    for await (const part of stream) {
      text += part
      if (text.includes(contact.id)) break
    }
    assert.match(text, /contact\.created/)
  })
})

describe('a secret', () => {
  it('is shown uncompressed, whatever is asked for', async () => {
    const owner = await setUp(await testAccount())
    const input = { name: 'x'.repeat(100), mode: 'live', scopes: permissions }
    const made = await owner.post('/api_keys', input, { 'accept-encoding': 'br' })
    assert.match(made.body.key, /^svc_live_/, JSON.stringify(made.body))
    assert.equal(made.headers.get('content-encoding'), null)
    await owner.post('/api_keys', input)
    const listed = await owner.get('/api_keys', { 'accept-encoding': 'br' })
    assert.equal(listed.headers.get('content-encoding'), 'br')
  })
})
