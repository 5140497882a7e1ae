import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { undo } from '../server/src/testing/embedded-database.ts'
import { startModelServer } from '../server/src/testing/models/model-server.ts'
import { startNameServer } from '../server/src/testing/name-server.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { eventually } from '../server/src/testing/service.ts'
import { figures, goesRed, twin } from './support/fault.ts'
import type { Patch } from './support/sabotage.ts'
import { answered, silentPlace, worksOtherwise } from './support/silent-place.ts'
import { told } from './support/webhooks.ts'

/** More than the process has threads for what it asks of the system. */
const hosts = Array.from({ length: 8 }, (_, n) => `hooks-${n}.example`)

type Silent = 'name servers' | 'the system'

test('F30: name servers that fall silent cost nobody more than what needs them', async (t) => {
  figures(t, await goesOn(t, 'name servers'))
})

test('F30: a system that falls silent when asked for names costs nobody more than what needs it', async (t) => {
  figures(t, await goesOn(t, 'the system'))
})

twin('F30 twin: where name servers are asked without a deadline, whoever needs them waits for ever', async (t) => {
  const patient: Patch = ['src/outbound/resolve.ts', 'setTimeout(() => resolver.cancel(), limit_ms)', 'undefined']
  await goesRed(() => goesOn(t, 'name servers', [patient], 1000, 20_000), /waits for ever/)
})

twin('F30 twin: where the system is asked without a deadline, whoever needs it waits for ever', async (t) => {
  const patient: Patch = ['src/outbound/resolve.ts', 'inTime({ whole_ms: limit_ms }, () => {}, asking)', 'asking()']
  await goesRed(() => goesOn(t, 'the system', [patient], 2, 20_000), /waits for ever/)
})

async function goesOn(t: TestContext, what: Silent, without: Patch[] = [], tries = 2, patience_ms = 60_000) {
  const zone = Object.fromEntries([...hosts, 'model.example'].map((host) => [host, { A: ['127.0.0.1'] }]))
  await using names = await startNameServer(zone)
  const asks: Patch = [
    'src/outbound/resolve.ts',
    'new Resolver({ timeout: 1500, tries: 2 })',
    `new Resolver({ timeout: 1500, tries: ${tries} })\n  resolver.setServers(['${names.address}'])`,
  ]
  const silent: Patch = ['src/outbound/resolve.ts', 'lookup(host, { all: true })', 'new Promise<never>(() => lookup)']
  const soon: Patch = [
    'src/jobs/retries.ts',
    'live: list([5 * second, 5 * minute, 30 * minute,',
    'live: list([5 * second, 5 * second, 5 * second,',
  ]
  const { api } = await silentPlace(t, [asks, soon, ...(what === 'the system' ? [silent] : []), ...without])
  // Nobody keeps a connection for which no name has to be found.
  const receiver = await startReceiver(() => ({ status: 200, headers: { connection: 'close' } }))
  undo(t, receiver.stop)
  const register = (host: string) => {
    const url = `http://${host}:${new URL(receiver.url).port}/${host}`
    return answered(host, api.post('/webhook_endpoints', { url, events: ['contact.created'] }), patience_ms)
  }
  for (const host of [...hosts, '127.0.0.1']) assert.equal((await register(host)).status, 201)
  await using model = await startModelServer()
  model.always({ say: { word: 'lantern', number: 4711 } })
  const base_url = model.url.replace('127.0.0.1', 'model.example')
  const set = { provider: 'openai_compatible', base_url, model: 'local-model' }
  assert.equal((await api.patch('/assistant', set)).status, 200)
  const ask = async () => (await answered('a model', api.post('/assistant/test', {}), patience_ms)).body
  const create = async () => {
    const { body } = await api.post('/contacts', { name: 'A', email: `${crypto.randomUUID()}@b.example` })
    return body.id as string
  }
  const arrivesAt = (paths: string[], id: string) =>
    eventually(() => {
      const got = receiver.requests.filter((request) => told(request).data.object.id === id)
      for (const path of paths)
        assert.ok(
          got.some((one) => one.path === `/${path}`),
          `nothing arrives at ${path}`,
        )
    }, patience_ms)
  await arrivesAt([...hosts, '127.0.0.1'], await create())

  // Where the system is asked, name servers say that they know no such name.
  if (what === 'name servers') names.is_silent = true
  else for (const host of Object.keys(zone)) delete zone[host]
  const id = await create()
  const needing = [register('unknown.example'), ask()] as const
  await Promise.all([worksOtherwise(api), arrivesAt(['127.0.0.1'], id)])
  const [refused, { ok }] = await Promise.all(needing)
  assert.deepEqual([refused.status, refused.body.error?.code], [400, 'host_not_found'], JSON.stringify(refused.body))
  assert.equal(ok, false)
  await eventually(async () => {
    const { body } = await api.get('/webhook_endpoints?limit=100')
    for (const { id, url } of body.data.filter(({ url }: { url: string }) => url.includes('hooks-'))) {
      const deliveries = (await api.get(`/webhook_endpoints/${id}/deliveries?limit=100`)).body.data
      const attempts = deliveries.flatMap((delivery: { attempts: { error: string | null }[] }) => delivery.attempts)
      const errors = attempts.map(({ error }: { error: string | null }) => error)
      assert.ok(errors.includes('dns_error') || errors.includes('timeout'), `no reason is noted for ${url}`)
    }
  }, patience_ms)

  names.is_silent = false
  for (const host of [...hosts, 'model.example']) zone[host] = { A: ['127.0.0.1'] }
  await arrivesAt([...hosts, '127.0.0.1'], id)
  await eventually(async () => assert.equal((await ask()).ok, true))
  return { hosts: hosts.length, arrived: hosts.length + 1 }
}
