import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startReceiver } from '../testing/receiver.ts'
import { answered, loopback, nothing, post, rudely, statusAndError } from '../testing/webhooks/attempt.ts'
import { openReceiver } from './attempt.ts'

describe('an attempt', () => {
  it('brings headers and body as they are', async (t) => {
    await using receiver = await startReceiver()
    const endpoint = openReceiver(`${receiver.url}hooks/é?a=b%20c`, { allowed: loopback, mode: 'live' })
    t.after(() => endpoint.close())
    const body = Buffer.from('{"text":"é \u2028 😀"}')
    const began = performance.now()
    const result = await endpoint.send({ headers: { 'content-type': 'application/json', 'webhook-id': 'one' }, body })
    const { duration_ms, ...rest } = result
    assert.deepEqual(rest, { ...nothing, status: 200, error: null })
    assert.ok(duration_ms >= 0 && duration_ms <= performance.now() - began + 1 && Number.isInteger(duration_ms))
    const [request] = receiver.requests
    assert.deepEqual(request!.body, body)
    assert.equal(`${request!.method} ${request!.path}`, 'POST /hooks/%C3%A9?a=b%20c')
    assert.equal(request!.headers['webhook-id'], 'one')
    assert.equal(request!.headers['content-length'], String(body.length))
    assert.equal(request!.headers.host, new URL(receiver.url).host)
  })

  for (const status of [200, 201, 202, 204, 299])
    it(`has succeeded with ${status}`, async (t) => {
      assert.deepEqual(await answered(t, () => ({ status })), { ...nothing, status, error: null })
    })

  for (const status of [304, 400, 404, 410, 500, 599])
    it(`has failed with ${status}, and keeps what was said`, async (t) => {
      const body = status === 304 ? null : 'why'
      const result = await answered(t, () => ({ status, ...(body && { body }) }))
      assert.deepEqual(result, { status, error: 'http_status', body, retry_after_ms: null })
    })

  it('does not go where a redirect leads', async (t) => {
    await using elsewhere = await startReceiver()
    for (const status of [301, 302, 303, 307, 308]) {
      const result = await answered(t, () => ({ status, headers: { location: elsewhere.url } }))
      assert.deepEqual(result, { ...nothing, status, error: 'http_status' })
    }
    assert.equal(elsewhere.requests.length, 0)
  })

  it('tells when the receiver wants to be asked again, in seconds or as a date', async (t) => {
    const after = async (value: string) =>
      (await answered(t, () => ({ status: 429, headers: { 'retry-after': value } }))).retry_after_ms
    assert.equal(await after('120'), 120_000)
    const date = await after(new Date(Date.now() + 3600_000).toUTCString())
    assert.ok(date! > 0 && date! <= 3600_000)
    assert.equal(await after(new Date(0).toUTCString()), 0)
    for (const nonsense of ['soon', '-1', '1e9', '99999999999', '1 2', 'Mon, 99 Foo 2099 00:00:00 GMT'])
      assert.equal(await after(nonsense), null, nonsense)
  })

  it('keeps 4 KiB of the answer as text that can be stored', async (t) => {
    const storedBody = async (body: string | Buffer) => (await answered(t, () => ({ status: 500, body }))).body
    assert.equal(await storedBody('a'.repeat(5000)), 'a'.repeat(4096))
    // 4096 bytes end in the middle of an é.
    assert.equal(await storedBody(`a${'é'.repeat(3000)}`), `a${'é'.repeat(2047)}`)
    assert.equal(await storedBody(`a\0b\u0007\u001b[31m\r\n\tc\u0085\u009b\u007f`), 'ab[31m\n\tc')
    assert.equal(await storedBody(Buffer.from([0x61, 0xff, 0xed, 0xa0, 0x80, 0x62])), 'a\ufffd\ufffd\ufffd\ufffdb')
    const junk = await storedBody(Buffer.alloc(8192, 0xff))
    assert.ok(Buffer.byteLength(junk!) <= 4096 && junk!.isWellFormed())
    const packed = Buffer.from('H4sIAAAAAAAAA0tMBAA=', 'base64')
    const result = await answered(t, () => ({ status: 500, headers: { 'content-encoding': 'gzip' }, body: packed }))
    assert.match(result.body!, /\ufffd/, 'it is not unpacked')
  })
})

describe('an endpoint', () => {
  it('takes ten at once, on ten connections that are used again', async (t) => {
    let connections = 0
    let peak = 0
    let now = 0
    const url = await rudely(t, (socket) => {
      connections++
      socket.on('data', () => {
        peak = Math.max(peak, ++now)
        setTimeout(() => {
          now--
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n')
        }, 20)
      })
    })
    const endpoint = openReceiver(url, { allowed: loopback, mode: 'live' })
    t.after(() => endpoint.close())
    const all = await Promise.all(Array.from({ length: 50 }, () => endpoint.send(post)))
    assert.ok(all.every(({ error }) => error === null))
    assert.deepEqual([connections, peak], [10, 10])
  })

  it('lets what is under way end when it is closed', async () => {
    await using receiver = await startReceiver(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return { status: 200 }
    })
    const endpoint = openReceiver(receiver.url, { allowed: loopback, mode: 'live' })
    const sent = endpoint.send(post)
    await endpoint.close()
    assert.deepEqual(statusAndError(await sent), [200, null])
    assert.deepEqual(statusAndError(await endpoint.send(post)), [null, 'connection_reset'])
  })
})
