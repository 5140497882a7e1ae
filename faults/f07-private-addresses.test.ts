// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import * as rule from '../server/src/outbound/public-address.ts'
import { type ReceiverAnswer, startReceiver } from '../server/src/testing/receiver.ts'
import { eventually, type TestService } from '../server/src/testing/service.ts'
import * as attempts from '../server/src/webhooks/attempt.ts'
import { answers, forms, inside, loopback } from './support/address-tricks.ts'
import { chance, figures, goesRed, judged, sized, twin } from './support/fault.ts'
import { onDatabase } from './support/on-database.ts'
import { importWithout, type Patch } from './support/sabotage.ts'
import { sharedService } from './support/shared-service.ts'
import { openSink, type Sink } from './support/sink.ts'

// The operator allows one address, so names are looked up in the hosts file, too. Nothing listens there.
const settings = { WEBHOOK_ALLOWED_NETWORKS: '203.0.113.7', WEBHOOK_ENDPOINT_LIMIT: '1000' }

const whole = sharedService(settings)
// A sample: the rule itself is checked with all addresses.
const over_sockets = sized({ smallest: 8, quick: 60, full: Number.POSITIVE_INFINITY })

test('F7: the rule rejects every internal address, however it is written', async (t) => {
  const sink = await openSink(t)
  figures(t, await refusesAll([...urlsOf(sink), ...formsOf(sink)]))
})

test('F7: an address inside cannot be registered', async (t) => {
  const sink = await openSink(t)
  figures(t, await refusesToRegister(await whole(), sink, someOf(t, sink)))
})

test('F7: an address inside is not connected to, even where it was registered before', async (t) => {
  const sink = await openSink(t)
  figures(t, await doesNotDeliver(await whole(), sink, someOf(t, sink)))
})

test('F7: a name is not connected to while any of its addresses is inside, whenever it changes', async (t) => {
  figures(t, await judgesNames(t, { ...rule, ...attempts }))
})

test('F7: nothing that a receiver answers leads inside', async (t) => {
  figures(t, await staysWithTheReceiver(t, attempts))
})

const connector = 'src/outbound/safe-connector.ts'
// Both twins of a service are independent: one registers addresses, the other delivers to addresses set in the database.
const unguarded = sharedService(
  settings,
  ['src/webhooks/endpoints.ts', '  await requireAddress(scope, input.url)\n  const id', '  const id'],
  [connector, '!addresses.every((address) => mayConnect(address, url, mode, allowed))', 'false'],
)
const half_guarded = sharedService(
  settings,
  [connector, 'if (isIP(options.hostname) !== 0) judged([options.hostname])', ''],
  ['src/outbound/public-address.ts', "(address.kind() === 'ipv4' || address.match(global_ipv6)) &&", ''],
)

twin('F7 twin: without the look at the address, anything can be registered', async (t) => {
  const sink = await openSink(t)
  await goesRed(
    async () => refusesToRegister(await unguarded(), sink, urlsOf(sink, loopback, [])),
    /127\.0\.0\.1.*: 201/,
  )
})

twin('F7 twin: judged when it is registered and never again, what was registered before is connected to', async (t) => {
  const sink = await openSink(t)
  await goesRed(async () => doesNotDeliver(await unguarded(), sink, urlsOf(sink, few, [])), /connection/)
})

twin('F7 twin: judged by the look-up alone, which no address passes through, addresses are connected to', async (t) => {
  const sink = await openSink(t)
  await goesRed(async () => doesNotDeliver(await half_guarded(), sink, urlsOf(sink, few, [])), /connection/)
})

twin('F7 twin: where the first address speaks for all, one inside hides behind a public one', async (t) => {
  const patch: Patch = [connector, '!addresses.every(', '!addresses.slice(0, 1).every(']
  await goesRed(async () => judgesNames(t, await ruleWithout(patch)), /behind a public one/)
})

twin('F7 twin: a rule that believes ipaddr.js alone takes `::127.0.0.1` for public', async (t) => {
  const sink = await openSink(t)
  await goesRed(
    async () => refusesToRegister(await half_guarded(), sink, urlsOf(sink, [], inside)),
    /\[::127\.0\.0\.1\].*: 201/,
  )
})

function urlsOf({ port }: Sink, here = loopback, there = inside): string[] {
  return [...here.map((host) => `${host}:${port}`), ...there].flatMap((host) => [`http://${host}/`, `https://${host}/`])
}

function formsOf({ port }: Sink): string[] {
  return forms.map((form) => form.replace('SINK', `127.0.0.1:${port}`))
}

const few = loopback.slice(0, 6)

function someOf(t: TestContext, sink: Sink): string[] {
  return chance(t)
    .shuffle([...urlsOf(sink), ...formsOf(sink)])
    .slice(0, over_sockets)
}

async function ruleWithout(patch: Patch): Promise<typeof rule & typeof attempts> {
  return {
    ...(await importWithout<typeof rule>([patch], 'src/outbound/public-address.ts')),
    ...(await importWithout<typeof attempts>([patch], 'src/webhooks/attempt.ts')),
  }
}

/** The codes that reject a URL: its address isn't allowed, or its host can't be resolved. */
const refusals = new Set<unknown>(['url_not_allowed', 'host_not_found'])

async function refusesAll(urls: string[]) {
  const allowed = rule.parseAllowed([settings.WEBHOOK_ALLOWED_NETWORKS])
  await judged(urls, async (url) => {
    for (const mode of ['live', 'test'] as const) {
      const said = await rule.checkUrl(url, mode, allowed).then(
        () => 'taken',
        ({ code }) => code,
      )
      if (!refusals.has(said)) return `${JSON.stringify(url)}: ${said}`
    }
    return undefined
  })
  return { addresses: urls.length }
}

async function refusesToRegister(service: TestService, sink: Sink, urls: string[]) {
  // In test mode, a service that listens on loopback may call this machine.
  const api = await service.client({ mode: 'live' })
  const { body: own } = await api.post('/webhook_endpoints', { url: 'https://203.0.113.7/', events: ['*'] })
  await judged(urls, async (url) => {
    const { status, body } = await api.post('/webhook_endpoints', { url, events: ['*'] })
    if (!refusals.has(body.error?.code)) return `${JSON.stringify(url)}: ${status} ${body.error?.code}`
    const changed = await api.patch(`/webhook_endpoints/${own.id}`, { url })
    return refusals.has(changed.body.error?.code) ? undefined : `${JSON.stringify(url)}, changed: ${changed.status}`
  })
  const { body } = await api.get('/webhook_endpoints?limit=100')
  assert.ok(body.data.every(({ url }: { url: string }) => url === own.url))
  assert.equal(sink.connections(), 0, 'registering made a connection')
  return { addresses: urls.length, requests: urls.length * 2, connections: sink.connections() }
}

/** Replaces an allowed URL directly in the database, like a name that resolves to another address later. */
async function doesNotDeliver(service: TestService, sink: Sink, urls: string[]) {
  const api = await service.client({ mode: 'live' })
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
    })
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
      if (!refusals.has(registered)) return `${what}: may be registered`
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

/** A name that resolves to an allowed address at first, and later to other addresses of this machine, for the same endpoint. */
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
