import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, it, type TestContext } from 'node:test'
import { exactRequest } from './testing/exact-request.ts'
import { startProcess } from './testing/processes.ts'
import { eventually, someContact, startTestService, type TestService } from './testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

let service: TestService
before(async () => {
  service = await startTestService({ SECRET_KEY })
})
after(() => service.stop())

async function running(t: TestContext, settings: Record<string, string>) {
  const process = await startProcess(settings)
  t.after(() => process.stop())
  return process
}

const settings = (more: Record<string, string> = {}) => ({ DATABASE_URL: service.database_url, SECRET_KEY, ...more })

describe('the service', () => {
  it('says that it lives and is ready, to anybody', async () => {
    const alive = await exactRequest(`${service.url}/healthz`)
    assert.deepEqual([alive.status, alive.body], [200, { status: 'ok' }])
    const ready = await exactRequest(`${service.url}/readyz`)
    assert.deepEqual([ready.status, ready.body], [200, { status: 'ready', failing: {} }])
    for (const { headers } of [alive, ready]) {
      assert.match(headers.get('service-request-id')!, /^req_/)
      assert.equal(headers.get('content-type'), 'application/json; charset=utf-8')
    }
  })

  it('shows its metrics on loopback, and with a token to who has the token only', async (t) => {
    const metrics = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${url}/metrics`, { headers })
      return { status: answer.status, text: await answer.text(), challenge: answer.headers.get('www-authenticate') }
    }
    await (await service.client()).get('/contacts/svccon_x')
    const open = await metrics(service.url)
    assert.equal(open.status, 200)
    assert.match(
      open.text,
      /parley_http_requests_total\{method="GET",route="\/v1\/contacts\/:contact_id",status="404"\} 1/,
    )
    for (const header of ['x-forwarded-for', 'x-real-ip', 'x-forwarded-host', 'forwarded', 'via'])
      assert.equal((await metrics(service.url, { [header]: '203.0.113.7' })).status, 401, header)
    const { port } = new URL(service.url)
    for (const [host, status] of [
      ['rebound.example', 401],
      [`127.0.0.1.rebound.example:${port}`, 401],
      [`localhost:${port}`, 200],
      [`[::1]:${port}`, 200],
    ] as const)
      assert.equal(await statusFor(service.url, host), status, host)
    const guarded = await startTestService({ METRICS_TOKEN: 'token', TRUST_PROXY: 'on' })
    t.after(() => guarded.stop())
    const tries: [number, Record<string, string>][] = [
      [401, {}],
      [401, { authorization: 'Bearer tokem' }],
      [401, { authorization: 'Bearer ' }],
      [401, { authorization: `Bearer ${await guarded.key()}` }],
      [200, { authorization: 'Bearer token' }],
      [200, { authorization: 'bearer token', 'x-forwarded-for': '203.0.113.7' }],
    ]
    for (const [status, headers] of tries) {
      const answer = await metrics(guarded.url, headers)
      assert.equal(answer.status, status, JSON.stringify(headers))
      assert.equal(answer.challenge !== null, status === 401)
    }
  })

  it('stopped while a request is under way answers it, then ends with 0', async (t) => {
    const process = await running(t, settings({ LOG_LEVEL: 'silent', SHUTDOWN_MS: '600000' }))
    const { hostname, port } = new URL(process.url)
    const body = JSON.stringify(someContact())
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    const closed = new Promise((resolve) => socket.on('close', resolve))
    const head =
      `POST /v1/contacts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await service.key()}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`
    socket.write(head + body.slice(0, 10))
    await eventually(() => assert.match(answer, /^HTTP\/1\.1 100 /))
    // It would wait ten minutes for the caller to close.
    const ended = process.stop()
    await eventually(() => assert.rejects(exactRequest(`${process.url}/healthz`), 'It still takes new callers.'))
    socket.write(body.slice(10))
    assert.equal(await ended, 0)
    await closed
    assert.match(answer, /^HTTP\/1\.1 201 /m)
    assert.match(process.output.stderr, /Stopping/)
  })
})

/** The address for metrics, called under this name. */
async function statusFor(url: string, host: string): Promise<number> {
  const request_for_metrics = request(`${url}/metrics`, { headers: { host } }).end()
  const [answer] = (await once(request_for_metrics, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode!
}
