import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { exactRequest } from './testing/exact-request.ts'
import { parley, startProcess } from './testing/processes.ts'
import { client, eventually, someContact, startTestService, type TestService } from './testing/service.ts'

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

describe('as a process', { concurrency: 2 }, () => {
  describe('the service', { concurrency: 1 }, () => {
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

    it('stopped as soon as it has started ends at once, whatever it had begun', async () => {
      for (let n = 0; n < 5; n++) {
        const brief = await startTestService({ SHUTDOWN_MS: '600000' })
        await brief.stop()
      }
    })
  })

  describe('the first start on an empty folder', { concurrency: 1 }, () => {
    it('makes everything it needs, for its owner alone, and a second one on it is refused', async (t) => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'parley-first-'))
      t.after(() => rmSync(DATA_DIR, { recursive: true, force: true }))
      const process = await running(t, { DATA_DIR, LOG_LEVEL: 'silent' })
      const second = parley(['start'], { DATA_DIR, PORT: '0' })
      const { code, stdout, stderr } = await parley(['keys', 'create', '--mode', 'test'], { DATA_DIR })
      assert.deepEqual([code, stderr], [0, ''])
      assert.match(stdout, /^svc_test_[0-9A-Za-z]{44}\n$/)
      const api = client(`${process.url}/v1`, stdout.trim())
      assert.equal((await api.post('/contacts', someContact())).status, 201)
      assert.equal(Buffer.from(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8'), 'base64').length, 32)
      // Found where it listens, although nothing here says so. The key created for the call is gone afterward.
      const event = await parley(['trigger', 'contact.created', '--json'], { DATA_DIR })
      assert.match(JSON.parse(event.stdout).id, /^svccon_/, event.stderr)
      const exit = await second
      assert.equal(exit.code, 1)
      assert.match(exit.stderr, /already running/)
      assert.equal(await process.stop(), 0)
      const later = await parley(['keys', 'list', '--json'], { DATA_DIR })
      assert.equal(later.code, 0)
      await eventually(async () => assert.equal(JSON.parse(later.stdout).length, 1))
    })
  })
})

/** The address for metrics, called under this name. */
async function statusFor(url: string, host: string): Promise<number> {
  const request_for_metrics = request(`${url}/metrics`, { headers: { host } }).end()
  const [answer] = (await once(request_for_metrics, 'response')) as [IncomingMessage]
  answer.resume()
  return answer.statusCode!
}
