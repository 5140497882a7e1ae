import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import pg from 'pg'
import { sql } from './db/sql.ts'
import { exactRequest } from './testing/exact-request.ts'
import { listen } from './testing/listener.ts'
import { parley, startProcess } from './testing/processes.ts'
import { type Client, client, eventually, someContact, startTestService, type TestService } from './testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('processes of different roles on one database', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ SECRET_KEY, ROLE: 'api' })
    api = await service.client()
  })
  after(() => service.stop())

  async function start(t: TestContext, role: string, database_url = service.database_url) {
    const settings = { DATABASE_URL: database_url, SECRET_KEY, RATE_LIMIT: '0', LOG_LEVEL: 'silent', ROLE: role }
    const process = await startProcess(settings)
    t.after(() => process.stop('SIGKILL'))
    return { ...process, api: client(`${process.url}/v1`, api.key) }
  }
  const newest = async (by: Client) => (await by.get('/events?order=desc&limit=1')).body.data[0]

  it('tell each other of events: a stream at one hears what was done at another', async (t) => {
    const other = await start(t, 'api')
    const listener = await listen(service.base, api.key)
    t.after(() => listener.stop())
    for (let n = 0; n < 15; n++) {
      const { body } = await other.api.post('/contacts', someContact())
      await eventually(async () => assert.equal(listener.events.at(-1)?.event.data.object.id, body.id))
    }
  })

  it('leave what recurs to those of role worker, which answer nothing but how they are', async (t) => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const snoozed_until = new Date(Date.now() + 3600_000).toISOString()
    await api.post(`/conversations/${conversation.id}/status`, { status: 'snoozed', snoozed_until })
    // As if the hour had passed.
    await service.database.run(sql`update conversations set snoozed_until = now() where id = ${conversation.id}`)
    const status = async () => (await api.get(`/conversations/${conversation.id}`)).body.status
    await pause(1500)
    assert.equal(await status(), 'snoozed')
    const worker = await start(t, 'worker')
    await eventually(async () => assert.equal(await status(), 'open'))
    for (const path of ['/healthz', '/readyz']) assert.equal((await exactRequest(worker.url + path)).status, 200)
    assert.match(await (await fetch(`${worker.url}/metrics`)).text(), /^parley_database_up 1$/m)
    for (const path of ['/v1/contacts', '/v1/events/stream', '/docs', '/openapi.json']) {
      const { status, body } = await exactRequest(worker.url + path, {
        headers: [['Authorization', `Bearer ${api.key}`]],
      })
      assert.deepEqual([status, body.error.code], [404, 'route_not_found'], path)
    }
    assert.equal(await worker.stop(), 0)
  })

  it('go on numbering events when the one that numbered them is killed', async (t) => {
    const look = new pg.Client({ connectionString: service.database_url })
    await look.connect()
    t.after(() => look.end())
    let writing = true
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) await api.post('/contacts', someContact())
    })
    const isLocked = async () =>
      (
        await look.query(
          `select from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and classid = 1 and application_name = 'first'`,
        )
      ).rowCount! > 0
    try {
      const first = await start(t, 'worker', `${service.database_url}?application_name=first`)
      await eventually(async () => assert.ok(await isLocked(), 'It never numbers.'))
      process.kill(first.pid, 'SIGKILL')
      const before = (await newest(api)).sequence
      await eventually(async () => assert.ok((await newest(api)).sequence > before + 10))
    } finally {
      writing = false
      await Promise.all(writers)
    }
  })

  it('need a database that they can share', async () => {
    for (const role of ['api', 'worker']) {
      const { code, stdout, stderr } = await parley(['start', '--role', role], { PORT: '0' })
      assert.deepEqual([code, stdout], [1, ''])
      assert.equal(
        stderr,
        `A process with the role ${role} needs DATABASE_URL: only a process with the role all runs the embedded database.\n`,
      )
    }
    const { code, stderr } = await parley(['start', '--role', 'boss'], { PORT: '0' })
    assert.equal(code, 2)
    assert.match(stderr, /--role must be one of all, api, worker/)
  })
})
