import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fromDebian } from '../faults/support/debian.ts'
import { aroundHttp, inPath, type Proxy as ProxyProgram, proxies, startProxy } from '../faults/support/proxies.ts'
import { freePort } from '../server/src/db/embedded/port.ts'
import { password, person } from '../server/src/testing/browser.ts'
import { startProcess } from '../server/src/testing/processes.ts'
import { startTestService, type TestService } from '../server/src/testing/service.ts'
import { certificate, certificate_key } from '../server/src/testing/webhooks/certificate.ts'

const name = 'parley.example.com'
const [nginx, haproxy] = proxies as [ProxyProgram, ProxyProgram]
const caddy: ProxyProgram = {
  ...haproxy,
  name: 'caddy',
  package: 'caddy',
  find: () => inPath('caddy'),
  arguments: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
}

/** The samples as they stand, but for ports and the place of the certificate. */
const samples = [
  {
    proxy: nginx,
    sample: 'nginx.conf',
    setting: (text: string, folder: string) => aroundHttp(folder, text),
    ports: (text: string, plain: number, secure: number) =>
      text.replace('listen 80;', `listen 127.0.0.1:${plain};`).replace('listen 443', `listen 127.0.0.1:${secure}`),
  },
  {
    proxy: haproxy,
    sample: 'haproxy.cfg',
    setting: (text: string) => text,
    ports: (text: string, plain: number, secure: number) =>
      text.replace('bind :80\n', `bind 127.0.0.1:${plain}\n`).replace('bind :443', `bind 127.0.0.1:${secure}`),
  },
]

for (const { proxy, sample, setting, ports } of samples)
  describe(`${proxy.name} with deploy/${sample}`, () => {
    let service: TestService
    before(async () => {
      service = await startTestService({ TRUST_PROXY: 'on', PUBLIC_URL: `https://${name}` })
    })
    after(() => service.stop())

    it('passes on who calls, streams as they are sent and bodies of any size, and keeps probes inside', async (t) => {
      const program = fromDebian(t, proxy.package, proxy.find)
      if (program === undefined) return
      const secure = await freePort()
      const written = {
        ...proxy,
        configuration(plain: number, port: number, folder: string) {
          writeCertificate(folder)
          const text = readFileSync(new URL(sample, import.meta.url), 'utf8')
          const own = text.replaceAll('/etc/ssl/parley', folder).replace('127.0.0.1:3000', `127.0.0.1:${port}`)
          return setting(ports(own, plain, secure), folder)
        },
      }
      const plain = await startProxy(t, written, program, Number(new URL(service.url).port))

      const moved = await ask(http, plain, '/dashboard/')
      assert.deepEqual([moved.status, moved.headers.location], [308, `https://${name}/dashboard/`])
      for (const path of ['/metrics', '/healthz', '/readyz'])
        assert.equal((await ask(https, secure, path)).status, 404, path)
      assert.equal((await ask(https, secure, '/dashboard/sign-in')).status, 200)

      const { email } = await person(service, 'owner')
      const forged = {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'evil.example',
      }
      const signed_in = await ask(https, secure, '/dashboard/api/session', {
        method: 'POST',
        headers: { ...forged, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password }),
      })
      assert.equal(signed_in.status, 201, signed_in.body)
      const [cookie] = signed_in.headers['set-cookie']!
      assert.match(cookie!, /^__Host-.*; Secure/)
      const sessions = await ask(https, secure, '/dashboard/api/sessions', {
        headers: { cookie: cookie!.split(';')[0]!, 'sec-fetch-site': 'same-origin' },
      })
      assert.match(sessions.body, /127\.0\.0\.1/)
      assert.doesNotMatch(sessions.body, /203\.0\.113/)

      const key = await service.key()
      const headers = { authorization: `Bearer ${key}` }
      const oversized = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x'.repeat(2_000_000) }),
      }
      for (let n = 0; n < 20; n++) {
        const large = await ask(https, secure, '/v1/contacts', oversized)
        assert.deepEqual([large.status, JSON.parse(large.body).error?.code], [413, 'body_too_large'])
      }

      await hearsAnEvent(secure, headers, async () => {
        const api = await service.client()
        await api.post('/contacts', { name: 'Ana Sousa', email: 'ana@example.com' })
      })
    })
  })

/** The samples with two processes behind them. Caddy without TLS: it would have to make a certificate first. */
const pairs = [
  ...samples.map(({ proxy, sample, setting, ports }) => ({ proxy, sample, setting, ports, protocol: https })),
  {
    proxy: caddy,
    sample: 'Caddyfile',
    setting: (text: string) => `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\toutput discard\n\t}\n}\n${text}`,
    ports: (text: string, plain: number) => text.replace(`${name} {`, `http://:${plain} {`),
    protocol: http,
  },
]

for (const { proxy, sample, setting, ports, protocol } of pairs)
  describe(`${proxy.name} with deploy/${sample} and two processes`, () => {
    const settings = {
      TRUST_PROXY: 'on',
      PUBLIC_URL: `https://${name}`,
      SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    }
    let place: TestService
    // Of their own: what a test sends so fast would keep a service in the same process from answering.
    let services: Awaited<ReturnType<typeof startProcess>>[]
    before(async () => {
      place = await startTestService(settings)
      const all = { ...settings, DATABASE_URL: place.database_url, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
      services = await Promise.all([startProcess(all), startProcess(all)])
    })
    after(async () => {
      await Promise.all(services.map((service) => service.stop()))
      await place.stop()
    })

    it('passes on why an upload is refused, to each sender, and serves all others meanwhile', async (t) => {
      const program = fromDebian(t, proxy.package, proxy.find)
      if (program === undefined) return
      const secure = await freePort()
      const addresses = services.map(({ url }) => new URL(url).host)
      const written = {
        ...proxy,
        configuration(plain: number, _port: number, folder: string) {
          writeCertificate(folder)
          const text = readFileSync(new URL(sample, import.meta.url), 'utf8').replaceAll('/etc/ssl/parley', folder)
          return setting(ports(twofold(text, addresses), plain, secure), folder)
        },
      }
      const plain = await startProxy(t, written, program, 0)
      const port = protocol === https ? secure : plain
      const headers = { authorization: `Bearer ${await place.key()}` }
      const form = 'multipart/form-data; boundary=x'
      const refusals: [Record<string, string>, string, number, string][] = [
        [{ ...headers, 'content-type': form }, '/v1/files', 413, 'file_too_large'],
        [{ ...headers, 'content-type': 'application/json' }, '/v1/contacts', 413, 'body_too_large'],
        [{ 'content-type': form }, '/v1/files', 401, 'api_key_missing'],
        [{ 'content-type': form }, '/widget/api/files', 401, 'visitor_token_invalid'],
        [{ ...headers, 'content-type': form }, '/v1/nothing', 404, 'route_not_found'],
      ]
      const body = Buffer.alloc(31 * 1024 * 1024, 'x')
      const others: number[] = []
      const uploads = Promise.all(
        refusals.map(async ([headers, path, status, code]) => {
          const answer = await patiently(() => ask(protocol, port, path, { method: 'POST', headers, body }))
          const { error } = JSON.parse(answer.body)
          assert.deepEqual([answer.status, error.code], [status, code])
          assert.deepEqual(Object.keys(error).sort(), ['code', 'message', 'request_id', 'type'])
          assert.equal(error.request_id, answer.headers['service-request-id'])
        }),
      )
      let sending = true
      const settled = uploads.finally(() => (sending = false))
      while (sending) others.push((await patiently(() => ask(protocol, port, '/v1/contacts', { headers }))).status)
      await settled
      assert.deepEqual(new Set(others), new Set([200]))
    })
  })

function writeCertificate(folder: string): void {
  for (const file of ['fullchain.pem', 'privkey.pem', 'parley.pem'])
    writeFileSync(join(folder, file), `${certificate}\n${certificate_key}\n`)
}

/** The sample's line with the service, for each of two. */
function twofold(text: string, [one, other]: string[]): string {
  return text
    .replace(/^ *server .*127\.0\.0\.1:3000.*$/m, (line) =>
      [
        line.replace('127.0.0.1:3000', one!),
        line.replace('server one', 'server two').replace('127.0.0.1:3000', other!),
      ].join('\n'),
    )
    .replace('127.0.0.1:3000', `${one} ${other}`)
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

function options(port: number, path: string, { method = 'GET', headers = {} }: Asked) {
  const of_all = { host: '127.0.0.1', servername: name, rejectUnauthorized: false, agent: false as const }
  return { ...of_all, port, path, method, headers: { host: name, ...headers } }
}

/** What the proxy answers to somebody who found it under its public name. */
function ask(protocol: typeof http | typeof https, port: number, path: string, asked: Asked = {}) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = protocol.request(options(port, path, asked), async (response) => {
      let body = ''
      for await (const chunk of response.setEncoding('utf8')) body += chunk
      resolve({ status: response.statusCode!, headers: response.headers, body })
    })
    request.on('error', reject).end(asked.body)
  })
}

/** On a machine that is busy with so many bytes, a query may take longer than the service waits for its database: that passes. */
async function patiently<T extends { status: number }>(request: () => Promise<T>, tries = 5): Promise<T> {
  const answer = await request()
  return answer.status === 503 && tries > 1 ? patiently(request, tries - 1) : answer
}

/** While the stream is open: what is held back until it ends would never come. */
async function hearsAnEvent(port: number, headers: Record<string, string>, act: () => Promise<void>): Promise<void> {
  const request = https.request(options(port, '/v1/events/stream', { headers }))
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    request.on('response', resolve).on('error', reject).end(),
  )
  assert.equal(response.statusCode, 200)
  await act()
  let heard = ''
  for await (const chunk of response.setEncoding('utf8')) {
    heard += chunk
    if (heard.includes('contact.created')) break
  }
  request.destroy()
  assert.match(heard, /contact\.created/)
}
