import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { uploadFile } from '../server/src/testing/files/upload.ts'
import { fillDisk } from '../server/src/testing/full-disk.ts'
import { openRelay } from '../server/src/testing/relay.ts'
import {
  type Client,
  eventually,
  someContact,
  startTestService,
  type TestService,
} from '../server/src/testing/service.ts'
import { smallDisk } from '../server/src/testing/small-disk.ts'
import { fires, metricsOf, SECRET_KEY, settled, startPromising, whileLocked } from './support/firing.ts'

describe('a service that does not answer as it should', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startPromising()
    api = await service.client()
  })
  after(() => service.stop())
  beforeEach(() => settled(service))

  it('is scraped no more', async () => {
    await fires('ParleyNotScraped', [])
  })

  it('loses its database, without any traffic, and then stops', async (t) => {
    const relay = await openRelay(service.database_url)
    const settings = { SECRET_KEY, DATABASE_URL: relay.url, DATABASE_TIMEOUT_MS: '500' }
    const beside = await startTestService(settings, service)
    t.after(() => relay.cut().catch(() => {}))
    await relay.cut()
    await fires('ParleyDatabaseDown', [service.url, beside.url])
    await relay.restore()
    await eventually(async () => assert.equal((await metricsOf(beside)).parley_database_up, 1))
    await beside.stop()
    await fires('ParleyDown', [service.url, beside.url])
  })

  it('cannot tell the numbers of the deployment', async () => {
    // Room for whatever waits for the lock besides: a lack of connections would be another alert.
    await using roomy = await startTestService({ DATABASE_CONNECTIONS: '40' })
    await eventually(async () => assert.ok((await metricsOf(roomy)).parley_events_unnumbered !== undefined))
    await whileLocked(roomy, sql`lock table search_progress in access exclusive mode`, () =>
      fires('ParleyNotMeasured', [roomy.url], undefined, '9m'),
    )
  })

  it('has a database without room', async () => {
    await fillDisk(service)
    const create = async () => (await api.post('/contacts', someContact())).status
    assert.equal(await create(), 503)
    await fires('ParleyDatabaseFull', [service.url])
    await service.database.run(sql`drop trigger no_room on contacts`)
    await eventually(async () => {
      assert.equal(await create(), 201)
      assert.equal((await metricsOf(service)).parley_database_disk_full, 0)
    })
  })

  it('has little room on the disk of its data, for its files as well', async (t) => {
    const DATA_DIR = smallDisk(t, 8)
    if (DATA_DIR === null) return
    const beside = await startTestService({ SECRET_KEY, DATA_DIR }, service)
    t.after(() => beside.stop())
    writeFileSync(join(DATA_DIR, 'others'), Buffer.alloc(7.5 * 2 ** 20))
    await fires(['ParleyDiskNearlyFull', 'ParleyFilesRoom'], [service.url, beside.url])
  })

  it('has no room for files', async (t) => {
    const beside = await startTestService({ SECRET_KEY, FILES_RESERVE_MB: '900000000' }, service)
    t.after(() => beside.stop())
    await fires('ParleyFilesRoom', [service.url, beside.url])
  })

  it('fails at requests', async (t) => {
    await service.database.run(sql`alter table labels rename to labels_moved`)
    t.after(() => service.database.run(sql`alter table labels_moved rename to labels`))
    await fires('ParleyErrors', [service.url], async () => {
      const { status } = await api.get('/labels')
      assert.equal(status, 500)
    })
  })

  it('is slow', async () => {
    await fires('ParleySlow', [service.url], async () => {
      let answers: Promise<unknown> | undefined
      await whileLocked(service, sql`lock table labels in access exclusive mode`, async () => {
        answers = Promise.all(Array.from({ length: 5 }, () => api.get('/labels')))
        await service.database.run(sql`select pg_sleep(1.2)`)
      })
      await answers
    })
  })

  it('has too few connections for all requests', async () => {
    let answers: Promise<unknown> | undefined
    await whileLocked(service, sql`lock table contacts in access exclusive mode`, async () => {
      // More than there are connections. Those that are only being opened make others wait for a moment as well.
      answers = Promise.all(Array.from({ length: 40 }, () => api.post('/contacts', someContact())))
      await eventually(async () => assert.ok((await metricsOf(service)).parley_database_waiting! > 20))
      // The numbers of the deployment wait as well: each look is slow, but for less time than an alert about that takes.
      await fires('ParleyDatabaseBusy', [service.url], undefined, '9m')
    })
    await answers
  })

  it('has an account that stored nearly all it may', async () => {
    assert.equal((await uploadFile(api, 'x'.repeat(0.95 * 2 ** 20), 'x.txt')).status, 201)
    await fires('ParleyFilesQuota', [service.url])
  })
})
