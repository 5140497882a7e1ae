import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { after, before, describe, it, type TestContext } from 'node:test'
import { startTestService, type TestService } from '../testing/service.ts'
import { bodyDrop, type DropBounds } from './drop-body.ts'

const mb = 1024 * 1024
const chunk = Buffer.alloc(64 * 1024, 'x')
const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])

describe('a request that is refused while its body still comes', () => {
  const bytes = 31 * mb
  const announced = `Content-Length: ${bytes}`
  const form = 'Content-Type: multipart/form-data; boundary=x'
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
  let service: TestService
  let headers: Record<'key' | 'reader' | 'test', string>
  before(async () => {
    service = await startTestService({ RATE_LIMIT: '1000', RATE_LIMIT_TEST: '1', RATE_LIMIT_TEST_BURST: '1' })
    const keys = [service.key(), service.key({ scopes: ['contacts:read'] }), service.key({ mode: 'test' })]
    const [key, reader, test] = (await Promise.all(keys)).map((one) => `Authorization: Bearer ${one}`)
    headers = { key: key!, reader: reader!, test: test! }
  })
  after(() => service.stop())

  it('is answered in whole to whoever reads only once all of it is sent', async () => {
    const { key, reader, test } = headers
    const json = 'Content-Type: application/json'
    const cases: [string, string[], number, string][] = [
      ['/v1/contacts', [key, json, announced], 413, 'body_too_large'],
      ['/v1/contacts', [key, json, 'Transfer-Encoding: chunked'], 413, 'body_too_large'],
      ['/v1/contacts', [key, 'Content-Type: text/plain', announced], 415, 'unsupported_media_type'],
      ['/v1/contacts', [reader, json, announced], 403, 'insufficient_scope'],
      ['/v1/contacts', [test, json, announced], 413, 'body_too_large'],
      ['/v1/contacts', [test, json, announced], 429, 'rate_limited'],
      ['/v1/files', [key, form, announced], 413, 'file_too_large'],
      ['/v1/files', [key, form, 'Transfer-Encoding: chunked'], 413, 'file_too_large'],
      ['/v1/files', [form, announced], 401, 'api_key_missing'],
      ['/v1/nothing', [key, form, announced], 404, 'route_not_found'],
      ['/v1/%', [key, form, announced], 400, 'malformed_request'],
      ['/v1/contacts', [key, json, announced, 'Expect: more'], 417, 'expectation_failed'],
      ['/dashboard/api/session', [json, announced, 'Sec-Fetch-Site: same-origin'], 413, 'body_too_large'],
    ]
    for (const [path, fields, status, code] of cases) {
      const what = `${path} ${code} ${fields.at(-1)}`
      const { answer } = await sendAll(service.url, { path, fields, start: file, bytes })
      assert.match(
        answer,
        new RegExp(`^HTTP/1\\.1 ${status} .*"code":"${code}".*"request_id":"req_\\w+"}}$`, 's'),
        what,
      )
    }
  })

  it('leaves the connection open for the next one', async () => {
    const { key } = headers
    const { socket, answered } = reading(service.url)
    for (const status of [404, 404]) {
      socket.write(head('/v1/nothing', [key, `Content-Length: ${2 * mb}`]))
      socket.write(Buffer.alloc(2 * mb))
      const answer = await answered()
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.doesNotMatch(answer, /^connection: close/im)
    }
    socket.destroy()
  })

  it('is answered, too, if the body never goes on', async () => {
    const { socket, answered } = reading(service.url)
    socket.write(head('/v1/contacts', [headers.key, 'Content-Type: application/json', `Content-Length: ${2 * mb}`]))
    assert.match(await answered(), /^HTTP\/1\.1 413 .*"body_too_large"/s)
    socket.destroy()
  })
})

describe('a body that was refused is no longer read', () => {
  const bounds = {
    max_bytes: mb,
    max_ms: 60_000,
    pace_bytes: 100,
    pace_ms: 60_000,
    linger_bytes: mb,
    max_connections: 9,
  }
  const endless = { path: '/', fields: ['Transfer-Encoding: chunked'], start: '', bytes: Number.POSITIVE_INFINITY }

  it('once it is too large', async (t) => {
    const { sent } = await sendAll(await refuser(t, bounds), endless)
    assert.ok(sent > mb, `${sent}`)
  })

  it('once it comes too slowly or for too long', async (t) => {
    for (const one of [{ pace_ms: 100 }, { max_ms: 200, pace_bytes: 0, pace_ms: 100 }]) {
      const { socket, answered } = reading(await refuser(t, { ...bounds, ...one }))
      socket.write(head('/', ['Content-Length: 900000']))
      const trickle = setInterval(() => socket.write('x'), 10)
      const answer = await answered()
      assert.match(answer, /^HTTP\/1\.1 404 .*connection: close/is)
      await once(socket, 'close')
      clearInterval(trickle)
    }
  })

  it('where many are read at once', async (t) => {
    const url = await refuser(t, { ...bounds, max_connections: 1 })
    const one = reading(url)
    one.socket.write(head('/', ['Content-Length: 900000']))
    const other = reading(url)
    other.socket.write(head('/', ['Content-Length: 900000']))
    // Whichever came second is answered at once. The first is read to its end.
    const answers = [one, other].map(({ answered }) => answered())
    const [second, refused] = await Promise.race(answers.map(async (answer, n) => [n, await answer] as const))
    assert.match(refused, /^HTTP\/1\.1 404 .*connection: close/is)
    const first = 1 - second
    for (const { socket } of [one, other]) socket.write(Buffer.alloc(900_000))
    assert.match((await answers[first])!, /^HTTP\/1\.1 404 .*connection: keep-alive/is)
    for (const { socket } of [one, other]) socket.destroy()
  })
})

/** A server that refuses everything, with bounds of its own. */
async function refuser(t: TestContext, bounds: DropBounds): Promise<string> {
  const drop = bodyDrop(bounds)
  const server = createServer(async (request, response) => {
    const dropped = await drop.finish(request, performance.now())
    if (dropped?.stays_open === false) response.setHeader('connection', 'close')
    response.writeHead(404, { 'content-length': 2 }).end('no')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.closeAllConnections())
  t.after(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function head(path: string, fields: string[]): string {
  return [`POST ${path} HTTP/1.1`, 'Host: h', ...fields, '', ''].join('\r\n')
}

interface Sending {
  path: string
  fields: string[]
  start: string
  bytes: number
}

/** Like a simple program: sends everything, or until that fails, and only then looks at what was answered. */
async function sendAll(
  url: string,
  { path, fields, start, bytes }: Sending,
): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const is_chunked = fields.includes('Transfer-Encoding: chunked')
  const closed = once(socket, 'close').catch(() => {})
  let answer = ''
  socket.on('error', () => {}).pause()
  socket.write(head(path, fields))
  socket.write(is_chunked && start ? `${start.length.toString(16)}\r\n${start}\r\n` : start)
  let sent = start.length
  while (sent < bytes && !socket.destroyed) {
    const next = is_chunked ? framed : chunk.subarray(0, Math.min(chunk.length, bytes - sent))
    await new Promise((done) => socket.write(next, done))
    sent += is_chunked ? chunk.length : next.length
  }
  if (is_chunked) socket.write('0\r\n\r\n')
  socket.on('data', (text) => {
    answer += text
    if (/\r\n\r\n.+}}$/s.test(answer)) socket.destroy()
  })
  socket.resume()
  await closed
  return { answer, sent }
}

/** A connection whose responses are taken as they come, one by one. */
function reading(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('error', () => {}).setEncoding('utf8')
  socket.on('data', (part: string) => (text += part))
  async function answered(): Promise<string> {
    while (!/\r\n\r\n./s.test(text)) await Promise.race([once(socket, 'data'), once(socket, 'close')])
    const answer = text
    text = ''
    return answer
  }
  return { socket, answered }
}
