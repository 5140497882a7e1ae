import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readConfig } from '../config/config.ts'
import { openKeyring } from '../config/keyring.ts'
import { openVault } from '../config/vault.ts'
import { cursors } from '../db/cursor.ts'
import { sql } from '../db/sql.ts'
import { openFileStore } from '../files/open-store.ts'
import { eventsOf } from '../testing/events-of.ts'
import { type Client, eventually, someContact, type TestService } from '../testing/service.ts'
import { registerEndpoint, startWithoutWorker } from '../testing/webhooks/without-worker.ts'
import { pruneDeletedEndpoints, pruneDeliveries } from './prune.ts'
import { watchEndpoints } from './watch.ts'

const url = 'http://127.0.0.1:9/hooks'

let service: TestService
let api: Client
before(async () => {
  ;({ service, api } = await startWithoutWorker())
})
after(() => service.stop())

async function register(events = ['contact.created']) {
  const { id } = await registerEndpoint(api, { events })
  return { id: id as string, path: `/webhook_endpoints/${id}` }
}

/** Like the scheduled job, in several processes at once. */
function watch(): Promise<unknown> {
  const services = {
    database: service.database,
    cursors: cursors(openKeyring([Buffer.alloc(32)])),
    vault: openVault(openKeyring([Buffer.alloc(32)])),
    files: openFileStore(readConfig({}), openKeyring([Buffer.alloc(32)])),
    settings: readConfig({}),
    committed: () => {},
    announce: () => {},
  }
  return Promise.all([watchEndpoints(services), watchEndpoints(services), watchEndpoints(services)])
}

const failingFor = (id: string, hours: number) =>
  service.database.run(sql`
    update webhook_queues set failing_since = now() - make_interval(secs => ${hours * 3600}) where endpoint_id = ${id}`)

describe('a webhook endpoint that fails', () => {
  it('is told of after a day, once for each time', async () => {
    const endpoint = await register()
    await failingFor(endpoint.id, 23.9)
    await watch()
    await failingFor(endpoint.id, 24.1)
    await watch()
    await watch()
    const [event] = await eventsOf(api, endpoint.id, ['webhook_endpoint.failing'])
    const { body } = await api.get(endpoint.path)
    assert.deepEqual(event!.data.object, body)
    assert.ok(Date.now() - Date.parse(body.failing_since) > 24 * 3_600_000)
    assert.deepEqual(event!.actor, { type: 'system', id: null })
    // It recovered and fails again: a full day has to pass.
    await service.database.run(
      sql`update webhook_queues set warned_at = warned_at - interval '2 days' where endpoint_id = ${endpoint.id}`,
    )
    await watch()
    await eventsOf(api, endpoint.id, ['webhook_endpoint.failing', 'webhook_endpoint.failing'])
  })

  it('is disabled after five days, and told of; enabled, it begins anew', async () => {
    const [endpoint, other] = [await register(), await register()]
    await failingFor(endpoint.id, 119.9)
    await failingFor(other.id, 119.9)
    await watch()
    assert.equal((await api.get(endpoint.path)).body.status, 'enabled')
    await failingFor(endpoint.id, 120.1)
    await watch()
    const { body } = await api.get(endpoint.path)
    assert.deepEqual([body.status, body.disabled_reason], ['disabled', 'failing'])
    const [, event] = await eventsOf(api, endpoint.id, ['webhook_endpoint.failing', 'webhook_endpoint.disabled'])
    const { failing_since, ...object } = event!.data.object
    assert.deepEqual({ ...object, failing_since: body.failing_since }, body)
    assert.notEqual(failing_since, null)
    assert.equal((await api.get(other.path)).body.status, 'enabled')
    assert.equal((await api.post(`${endpoint.path}/enable`)).body.failing_since, null)
    await watch()
    assert.equal((await api.get(endpoint.path)).body.status, 'enabled')
  })

  it('that was moved to another address is given time anew', async () => {
    const endpoint = await register()
    await failingFor(endpoint.id, 130)
    assert.notEqual((await api.patch(endpoint.path, { description: 'Slow' })).body.failing_since, null)
    assert.equal((await api.patch(endpoint.path, { url: `${url}/new` })).body.failing_since, null)
    await watch()
    assert.equal((await api.get(endpoint.path)).body.status, 'enabled')
  })
})

describe('secrets', () => {
  it('are forgotten when their grace is over', async () => {
    const endpoint = await register()
    await api.post(`${endpoint.path}/rotate_secret`, { grace_hours: 1 })
    const previous = async () => {
      const [row] = await service.database.run(sql`
        select previous_secret is not null as kept from webhook_endpoints where id = ${endpoint.id}`)
      return row.kept
    }
    await watch()
    assert.equal(await previous(), true)
    await service.database.run(sql`
      update webhook_endpoints set previous_secret_until = now() - interval '1 second' where id = ${endpoint.id}`)
    assert.equal((await api.post(`${endpoint.path}/rotate_secret`, { grace_hours: 1 })).status, 200)
    await service.database.run(sql`
      update webhook_endpoints set previous_secret_until = now() - interval '1 second' where id = ${endpoint.id}`)
    await watch()
    assert.equal(await previous(), false)
  })
})

describe('deliveries', () => {
  it('are deleted when their event is older than events are kept, endpoint by endpoint', async () => {
    const [one, two] = [await register(), await register()]
    for (let n = 0; n < 3; n++) await api.post('/contacts', someContact())
    const count = async (id: string) =>
      (await service.database.run(sql`select from webhook_deliveries where endpoint_id = ${id}`)).length
    await eventually(async () => assert.deepEqual([await count(one.id), await count(two.id)], [3, 3]))
    await service.database.run(sql`
      update webhook_deliveries set event_id = overlay(event_id placing '0000000000' from 8)
      where id in (select id from webhook_deliveries where endpoint_id = ${one.id} order by id limit 2)`)
    await pruneDeliveries(service.database, 30)
    assert.deepEqual([await count(one.id), await count(two.id)], [1, 3])
    const { body } = await api.get(`${one.path}/deliveries`)
    assert.equal(body.data.length, 1)
  })

  it('of a deleted endpoint are deleted at once, and it itself a little later', async () => {
    const [endpoint, other] = [await register(), await register()]
    await service.database.run(sql`
      insert into webhook_deliveries (environment_id, endpoint_id, id, event_id, event_type, sequence, status, created_at)
      select environment_id, id, 'svcdlv_' || n, 'svcevt_' || n, 'contact.created', n, 'delivered', now()
      from webhook_endpoints, generate_series(1, 6000) n where id = ${endpoint.id}`)
    const left = async () => {
      const [row] = await service.database.run(sql`
        select (select count(*)::integer from webhook_deliveries where endpoint_id = ${endpoint.id}) as deliveries,
          (select count(*)::integer from webhook_endpoints where id in (${endpoint.id}, ${other.id})) as endpoints`)
      return [row.deliveries, row.endpoints]
    }
    await pruneDeletedEndpoints(service.database)
    assert.deepEqual(await left(), [6000, 2])
    await api.delete(endpoint.path)
    await pruneDeletedEndpoints(service.database)
    assert.deepEqual(await left(), [0, 2])
    await service.database.run(sql`
      update webhook_endpoints set deleted_at = now() - interval '2 minutes' where id = ${endpoint.id}`)
    await pruneDeletedEndpoints(service.database)
    assert.deepEqual(await left(), [0, 1])
  })
})

describe('the metrics', () => {
  it('count endpoints by their state, and what is pending and late', async () => {
    const number = async (name: string) => {
      const text = await (await fetch(`${service.url}/metrics`)).text()
      return Number(new RegExp(`^parley_webhook_${name} (\\d+)$`, 'm').exec(text)?.[1])
    }
    const names = [
      'endpoints_enabled',
      'endpoints_disabled',
      'endpoints_failing',
      'deliveries_pending',
      'deliveries_overdue',
    ]
    const numbers = () => Promise.all(names.map(number))
    const before = await numbers()
    const [failing, disabled, deleted] = [await register(['*']), await register(['*']), await register(['*'])]
    await failingFor(failing.id, 1)
    await failingFor(disabled.id, 1)
    const added = async () => (await numbers()).map((value, n) => value - before[n]!)
    await api.post(`${disabled.path}/disable`)
    await eventually(async () => assert.deepEqual(await added(), [2, 1, 1, 2, 0]))
    // Pending deliveries of the deleted one no longer count.
    await api.delete(deleted.path)
    await eventually(async () => assert.deepEqual(await added(), [1, 1, 1, 1, 0]))
    await service.database.run(sql`
      update webhook_deliveries set next_attempt_at = now() - interval '2 minutes' where endpoint_id = ${failing.id}`)
    assert.deepEqual(await added(), [1, 1, 1, 1, 1])
  })
})
