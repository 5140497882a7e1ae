// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { type ReceiverAnswer, startReceiver } from '../server/src/testing/receiver.ts'
import { eventually, startTestService, type TestService } from '../server/src/testing/service.ts'
import * as attempts from '../server/src/webhooks/attempt.ts'
import * as rule from '../server/src/webhooks/public-address.ts'
import { answers, forms, inside, loopback } from './support/address-tricks.ts'
import { figures, goesRed, judged } from './support/fault.ts'
import { onDatabase, type Patch, sabotagedCopy, sabotagedService } from './support/sabotage.ts'

// One address that the operator allows, so that names are looked for in the hosts file as well. Nobody lives there.
const settings = { WEBHOOK_ALLOWED_NETWORKS: '203.0.113.7', WEBHOOK_ENDPOINT_LIMIT: '1000' }

test('F7: an address inside cannot be registered, however it is written', async (t) => {
  const sink = await openSink(t)
  figures(t, await refusesToRegister(await started(t), sink, [...urlsOf(sink), ...formsOf(sink)]))
})

test('F7: an address inside is not connected to, even where it was registered before', async (t) => {
  const sink = await openSink(t)
  figures(t, await doesNotDeliver(await started(t), sink, [...urlsOf(sink), ...formsOf(sink)]))
})

test('F7: a name is not connected to while any of its addresses is inside, whenever it changes', async (t) => {
  figures(t, await judgesNames(t, { ...rule, ...attempts }))
})

test('F7: nothing that a receiver answers leads inside', async (t) => {
  figures(t, await staysWithTheReceiver(t, attempts))
})

const connector = 'src/webhooks/safe-connector.ts'

test('F7 twin: without the look at the address, anything can be registered', async (t) => {
  const sink = await openSink(t)
  const patch: Patch = [
    'src/webhooks/endpoints.ts',
    '  await requireAddress(scope, input.url)\n  const id',
    '  const id',
  ]
  const service = await started(t, await sabotagedService(t, patch))
  await goesRed(() => refusesToRegister(service, sink, urlsOf(sink, loopback, [])), /127\.0\.0\.1.*: 201/)
})

test('F7 twin: judged when it is registered and never again, what was registered before is connected to', async (t) => {
  const sink = await openSink(t)
  const patch: Patch = [connector, '!addresses.every((address) => mayConnect(address, url, mode, allowed))', 'false']
  const service = await started(t, await sabotagedService(t, patch))
  await goesRed(() => doesNotDeliver(service, sink, urlsOf(sink, loopback, [])), /connection/)
})

test('F7 twin: judged by the look-up alone, which no address passes through, addresses are connected to', async (t) => {
  const sink = await openSink(t)
  const patch: Patch = [connector, 'if (isIP(options.hostname) !== 0) judged([options.hostname])', '']
  const service = await started(t, await sabotagedService(t, patch))
  await goesRed(() => doesNotDeliver(service, sink, urlsOf(sink, loopback, [])), /connection/)
})

test('F7 twin: where the first address speaks for all, one inside hides behind a public one', async (t) => {
  const patch: Patch = [connector, '!addresses.every(', '!addresses.slice(0, 1).every(']
  await goesRed(async () => judgesNames(t, await sabotagedRule(t, patch)), /behind a public one/)
})

test('F7 twin: a rule that believes ipaddr.js alone takes `::127.0.0.1` for public', async (t) => {
  const patch: Patch = [
    'src/webhooks/public-address.ts',
    "(address.kind() === 'ipv4' || address.match(global_ipv6)) &&",
    '',
  ]
  const service = await started(t, await sabotagedService(t, patch))
  const sink = await openSink(t)
  await goesRed(() => refusesToRegister(service, sink, urlsOf(sink, [], inside)), /\[::127\.0\.0\.1\].*: 201/)
})

interface Sink {
  port: number
  connections(): number
}

/** Listens on every address of this machine, and counts who connects. */
async function openSink(t: TestContext): Promise<Sink> {
  let connections = 0
  const server = createServer((socket) => {
    connections++
    socket.on('error', () => {}).end()
  })
  const listening = (host: string) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  await listening('::').catch(() => listening('0.0.0.0'))
  t.after(() => server.close())
  const { port } = server.address() as { port: number }
  return { port, connections: () => connections }
}

function urlsOf({ port }: Sink, here = loopback, there = inside): string[] {
  return [...here.map((host) => `${host}:${port}`), ...there].flatMap((host) => [`http://${host}/`, `https://${host}/`])
}

function formsOf({ port }: Sink): string[] {
  return forms.map((form) => form.replace('SINK', `127.0.0.1:${port}`))
}

async function started(t: TestContext, start = startTestService): Promise<TestService> {
  const service = await start(settings)
  t.after(() => service.stop())
  return service
}

async function sabotagedRule(t: TestContext, patch: Patch): Promise<typeof rule & typeof attempts> {
  const folder = join(sabotagedCopy(t, patch), 'server/src/webhooks')
  const part = (name: string) => import(pathToFileURL(join(folder, name)).href)
  return { ...(await part('public-address.ts')), ...(await part('attempt.ts')) }
}

async function refusesToRegister(service: TestService, sink: Sink, urls: string[]) {
  const keys = [await service.client({ mode: 'live' }), await service.client({ mode: 'test' })]
  const { body: own } = await keys[1]!.post('/webhook_endpoints', { url: 'https://203.0.113.7/', events: ['*'] })
  await judged(urls, async (url) => {
    for (const api of keys) {
      const { status, body } = await api.post('/webhook_endpoints', { url, events: ['*'] })
      if (body.error?.code !== 'url_not_allowed') return `${JSON.stringify(url)}: ${status} ${body.error?.code}`
    }
    const { status, body } = await keys[1]!.patch(`/webhook_endpoints/${own.id}`, { url })
    return body.error?.code === 'url_not_allowed' ? undefined : `${JSON.stringify(url)}, changed: ${status}`
  })
  for (const api of keys) {
    const { body } = await api.get('/webhook_endpoints?limit=100')
    assert.ok(body.data.every(({ url }: { url: string }) => url === own.url))
  }
  assert.equal(sink.connections(), 0, 'registering made a connection')
  return { addresses: urls.length, requests: urls.length * 3, connections: sink.connections() }
}

/** Puts each address behind the service's back where an allowed one stood, as a name does that changed its mind. */
async function doesNotDeliver(service: TestService, sink: Sink, urls: string[]) {
  const api = await service.client({ mode: 'test' })
  await judged(urls, async (url) => {
    const { body: endpoint } = await api.post('/webhook_endpoints', { url: 'https://203.0.113.7/', events: ['*'] })
    await onDatabase(
      service.database_url,
      `update webhook_endpoints set url = $url$${url}$url$ where id = '${endpoint.id}'`,
    )
    await api.post(`/webhook_endpoints/${endpoint.id}/test`)
    const [attempt] = await eventually(async () => {
      const { body } = await api.get(`/webhook_endpoints/${endpoint.id}/deliveries`)
      assert.ok(body.data[0]?.attempts.length > 0, `${url} was not tried`)
      return body.data[0].attempts
    }, 20_000)
    const is_kept_from = ['blocked_address', 'dns_error'].includes(attempt.error) && attempt.status === null
    return is_kept_from ? undefined : `${JSON.stringify(url)}: ${attempt.status} ${attempt.error}`
  }).finally(() => assert.equal(sink.connections(), 0, `${sink.connections()} connections were made`))
  return { addresses: urls.length, connections: sink.connections() }
}

async function judgesNames(t: TestContext, { checkUrl, openReceiver, parseAllowed }: typeof rule & typeof attempts) {
  const sink = await openSink(t)
  const nothing = parseAllowed([])
  const everything = parseAllowed(['0.0.0.0/0', '::/0', 'name.example'])
  const send = async (url: string, said: string[], allowed = nothing) => {
    const resolve = async () => said
    const receiver = openReceiver(url, { allowed, mode: 'test', resolve, connect_ms: 500, whole_ms: 500 })
    const { error } = await receiver.send({ headers: {}, body: '{}' })
    await receiver.close()
    return error
  }
  let asked = 0
  const kept_from = ['blocked_address', 'dns_error']
  await judged(Object.entries(answers), async ([what, said]) => {
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://name.example:${sink.port}/`
      asked++
      const registered = await checkUrl(url, 'test', nothing, async () => said).catch((error) => error.code)
      if (registered !== 'url_not_allowed') return `${what}: may be registered`
      const error = await send(url, said)
      if (!kept_from.includes(error!)) return `${what}: ${error}`
      const is_metadata = what.startsWith('metadata')
      if (is_metadata && (await send(url, said, everything)) !== 'blocked_address') return `${what}: may be allowed`
    }
    return undefined
  }).finally(() => assert.equal(sink.connections(), 0, 'a name led inside: one inside hid behind a public one'))
  await changesItsMind(t, openReceiver, parseAllowed, sink)
  return { names: Object.keys(answers).length, asked, connections: sink.connections() }
}

/** A name that leads where it may, and then, for the same endpoint, to another address of this machine. */
async function changesItsMind(
  t: TestContext,
  openReceiver: typeof attempts.openReceiver,
  parseAllowed: typeof rule.parseAllowed,
  sink: Sink,
): Promise<void> {
  const good = await startReceiver(() => ({ status: 200, headers: { connection: 'close' } }))
  t.after(() => good.stop())
  const { port } = new URL(good.url)
  const said = [['127.0.0.1'], ['127.0.0.2'], ['::1'], ['127.0.0.1', '127.0.0.2'], ['127.0.0.1']]
  const mind = said.values()
  const receiver = openReceiver(`http://name.example:${port}/`, {
    allowed: parseAllowed(['127.0.0.1']),
    mode: 'live',
    resolve: async () => mind.next().value!,
  })
  t.after(() => receiver.close())
  const ends = []
  for (const _ of said) ends.push((await receiver.send({ headers: {}, body: '{}' })).error)
  assert.deepEqual(ends, [null, 'blocked_address', 'blocked_address', 'blocked_address', null])
  assert.equal(good.requests.length, 2)
  assert.equal(sink.connections(), 0)
}

async function staysWithTheReceiver(t: TestContext, { openReceiver }: typeof attempts) {
  const sink = await openSink(t)
  const targets = [`http://127.0.0.2:${sink.port}/`, `http://[::1]:${sink.port}/`, `//127.0.0.2:${sink.port}/`]
  const ways = targets.flatMap((target): ReceiverAnswer[] => [
    ...[300, 301, 302, 303, 305, 307, 308, 200, 201].map((status) => ({ status, headers: { location: target } })),
    { status: 200, headers: { refresh: `0; url=${target}` } },
    { status: 200, headers: { 'alt-svc': `h2="127.0.0.2:${sink.port}"; ma=86400`, connection: 'close' } },
    { status: 401, headers: { 'www-authenticate': 'Basic realm="x"', link: `<${target}>; rel=preload` } },
    { status: 407, headers: { 'proxy-authenticate': 'Basic realm="x"', location: target } },
  ])
  await using good = await startReceiver((_, n) => ways[n % ways.length]!)
  const receiver = openReceiver(good.url, { allowed: rule.parseAllowed(['127.0.0.1']), mode: 'live' })
  t.after(() => receiver.close())
  for (const { status } of ways) assert.equal((await receiver.send({ headers: {}, body: '{}' })).status, status)
  await receiver.send({ headers: {}, body: '{}' })
  assert.equal(good.requests.length, ways.length + 1, 'one request for each attempt')
  assert.equal(sink.connections(), 0, 'an answer led inside')
  return { answers: ways.length, connections: sink.connections() }
}
