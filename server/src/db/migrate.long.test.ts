import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, it, type TestContext } from 'node:test'
import pg from 'pg'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { launch } from '../testing/processes.ts'
import { eventually } from '../testing/service.ts'
import { whole_locks } from './locks.ts'
import { isConcurrent, migrate, migrations } from './migrate.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('migrations', () => {
  let database: TestDatabase
  let other: pg.Client
  before(async () => {
    database = await cloneDatabase()
    other = new pg.Client({ connectionString: database.url })
    await other.connect()
  })
  after(async () => {
    await other.end()
    await database.drop()
  })

  const lock = () => other.query('select pg_advisory_lock($1)', [whole_locks.migrations])
  const unlock = () => other.query('select pg_advisory_unlock($1)', [whole_locks.migrations])

  function started(t: TestContext, command: string) {
    const { child, output } = launch([command], { DATABASE_URL: database.url, SECRET_KEY, PORT: '0' })
    t.after(() => child.kill('SIGKILL'))
    return { child, output, closed: once(child, 'close') }
  }

  it('of another process are waited for, by a start as by the command, which say so and how long', async (t) => {
    await lock()
    const [migrating, starting] = [started(t, 'migrate'), started(t, 'start')]
    for (const { output } of [migrating, starting])
      await eventually(() =>
        assert.match(
          output.stderr,
          /Another process is migrating the database\. Waiting for it for up to 60 minutes\./,
        ),
      )
    await unlock()
    await eventually(() => assert.match(starting.output.stderr, /Parley is running/))
    await migrating.closed
    assert.deepEqual([migrating.child.exitCode, migrating.output.stdout], [0, 'The database is up to date.\n'])
    const alone = started(t, 'migrate')
    await alone.closed
    assert.equal(alone.output.stderr, '')
  })

  it('of another process are not waited for without end', async () => {
    await lock()
    const { rows } = await other.query('select pg_backend_pid() as pid')
    const words = new RegExp(`migrating the database for over 2 seconds: process ${rows[0].pid} of PostgreSQL`)
    await assert.rejects(migrate(database.url, { max_wait_ms: 2000 }), words)
    await unlock()
  })

  it('of indexes let others write meanwhile, and replace what a killed process left', async (t) => {
    const step = migrations().find(isConcurrent)!
    const [, index] = /create index concurrently (\w+)/.exec(step.text)!
    await other.query('drop index request_log_by_path_hash, request_log_by_key_hash')
    await other.query('delete from migrations where number = $1', [step.number])
    const state = async () =>
      (await other.query('select indisvalid from pg_index where indexrelid = to_regclass($1)', [index])).rows
    const reader = new pg.Client({ connectionString: database.url })
    await reader.connect()
    t.after(() => reader.end())
    // Building the index waits for whoever might still read the table.
    await reader.query('begin isolation level repeatable read')
    await reader.query('select from request_log')
    const killed = started(t, 'migrate')
    await eventually(async () => assert.deepEqual(await state(), [{ indisvalid: false }]))
    await other.query("set lock_timeout = '5s'")
    await other.query(`
      insert into request_log (environment_id, id, method, path, status, ms)
      select 1, 'req_' || lpad(n::text, 26, '0'), 'GET', '/v1/contacts', 200, 1 from generate_series(1, 20000) n`)
    killed.child.kill('SIGKILL')
    await killed.closed
    await other.query(
      "select pg_terminate_backend(pid, 60000) from pg_stat_activity where application_name = 'parley migrate' and datname = current_database()",
    )
    assert.deepEqual(await state(), [{ indisvalid: false }])
    const first = migrate(database.url)
    const lock_holders = "select from pg_locks where locktype = 'advisory' and objid = $1 and granted"
    await eventually(async () =>
      assert.equal((await other.query(lock_holders, [whole_locks.migrations])).rows.length, 1),
    )
    // Whoever waits for the first one must not be waited for by it.
    const second = migrate(database.url, { say: () => void reader.query('commit') })
    assert.deepEqual(await Promise.all([first, second]), [[step.name], []])
    assert.deepEqual(await state(), [{ indisvalid: true }])
    // Without an analysis, nobody would know how many have this path, and all of them would be sorted.
    const { rows: plan } = await other.query(`
      explain select * from request_log
      where environment_id = 1 and hashtext(path) = hashtext('/v1/contacts') and path = '/v1/contacts' order by id desc limit 100000`)
    assert.doesNotMatch(JSON.stringify(plan), /Sort/)
  })
})
