import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, it, type TestContext } from 'node:test'
import pg from 'pg'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { launch } from '../testing/processes.ts'
import { eventually } from '../testing/service.ts'
import { whole_locks } from './locks.ts'
import { migrate } from './migrate.ts'

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
})
