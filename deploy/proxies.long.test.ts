import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fromDebian } from '../faults/support/debian.ts'
import { aroundHttp, type Proxy as ProxyProgram, proxies, startProxy } from '../faults/support/proxies.ts'
import { freePort } from '../server/src/db/embedded/port.ts'
import { password, person } from '../server/src/testing/browser.ts'
import { startTestService, type TestService } from '../server/src/testing/service.ts'
import { certificate, certificate_key } from '../server/src/testing/webhooks/certificate.ts'

const name = 'parley.example.com'
const [nginx, haproxy] = proxies as [ProxyProgram, ProxyProgram]

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
          for (const file of ['fullchain.pem', 'privkey.pem', 'parley.pem'])
            writeFileSync(join(folder, file), `${certificate}\n${certificate_key}\n`)
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

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
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
