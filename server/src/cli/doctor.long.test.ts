import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { readConfig } from '../config/config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'
import { type Sql, sql } from '../db/sql.ts'
import { type Service, startService } from '../service.ts'
import { last_backup_file, noteBackup } from '../system/last-backup.ts'
import { parley } from '../testing/processes.ts'
import { runInProcess } from '../testing/run-in-process.ts'

describe('the doctor', () => {
  const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'parley-doctor-'))
  let postgres: EmbeddedDatabase
  let service: Service
  // The opposite of a healthy server: the test server is fast and not durable.
  before(async () => {
    chmodSync(DATA_DIR, 0o711)
    postgres = await startEmbedded({ data_dir: DATA_DIR })
    const settings = { SECRET_KEY, DATA_DIR, DATABASE_URL: postgres.url, PORT: '0', LOG_LEVEL: 'silent' }
    service = await startService(readConfig(settings))
  })
  after(async () => {
    await service.stop()
    await postgres.stop()
    rmSync(DATA_DIR, { recursive: true })
  })
  const examine = (t: TestContext, settings: Record<string, string>) =>
    runInProcess(t, ['doctor'], { DATABASE_URL: postgres.url, SECRET_KEY, DATA_DIR, ...settings })

  it('finds nothing wrong with a deployment that is well', async (t) => {
    const PORT = new URL(service.url).port
    const { code, stdout, stderr } = await examine(t, { PORT })
    assert.deepEqual([code, stderr], [0, ''], stdout)
    assert.match(stdout, /✓/)
    assert.doesNotMatch(stdout, /✗/)
    const json = await runInProcess(t, ['doctor', '--json'], { DATABASE_URL: postgres.url, SECRET_KEY, DATA_DIR, PORT })
    assert.equal(JSON.parse(json.stdout).healthy, true)
  })

  it('counts the migrations that a start would apply', async (t) => {
    const PORT = new URL(service.url).port
    const [row] = await service.database.run(sql`
      delete from migrations where number = (select min(number) from migrations) returning number, name, hash`)
    t.after(() =>
      service.database.run(
        sql`insert into migrations (number, name, hash) values (${row!.number}::integer, ${row!.name}, ${row!.hash})`,
      ),
    )
    const { code, stdout } = await examine(t, { PORT })
    assert.equal(code, 1, stdout)
    assert.match(
      stdout,
      /✗ schema +migration (\d+) of \1, 1 to be applied\n +→ Start the service, or run: parley migrate/,
    )
  })

  it('tells that a mailbox is not read and that the backup is old', async (t) => {
    const PORT = new URL(service.url).port
    const [environment] = await service.database.run<{ id: number }>(
      sql`select id from environments where mode = 'live'`,
    )
    const row = async (...statements: Sql[]) => {
      for (const statement of statements) await service.database.run(statement)
    }
    await row(
      sql`insert into channels (environment_id, id, kind, name, handled_by, created_at, updated_at)
        select ${environment!.id}, 'svcchn_old', 'api', 'Old', 'human', now(), now()`,
      sql`insert into email_mailboxes (environment_id, channel_id, due_at, read_at)
        select ${environment!.id}, 'svcchn_old', now() + interval '1 day', now() - interval '1 hour'`,
    )
    await noteBackup(DATA_DIR, new Date(Date.now() - 30 * 3_600_000))
    t.after(async () => {
      await row(sql`delete from channels where id = 'svcchn_old'`)
      rmSync(join(DATA_DIR, last_backup_file))
    })
    const late = await examine(t, { PORT })
    assert.equal(late.code, 1, late.stdout)
    assert.match(late.stdout, /✗ mailboxes +not read to the end for 180 s: svcchn_old\n +→ See that a process/)
    assert.match(late.stdout, /✗ backup +the last one is 30\.0 hours old\n +→ Run parley backup/)
    assert.match(late.stdout, /✓ answers +every answer is out/)
    await row(
      sql`update email_mailboxes set problem = '{"code":"login_refused","message":"No."}' where channel_id = 'svcchn_old'`,
    )
    assert.match(
      (await examine(t, { PORT })).stdout,
      /✗ mailboxes +can't be read: svcchn_old\n +→ The page of the channel/,
    )
  })

  it('tells that files are refused because the disk is full up to the reserve', async (t) => {
    const { code, stdout } = await examine(t, {
      PORT: new URL(service.url).port,
      FILES_RESERVE_MB: '900000000',
    })
    assert.equal(code, 1)
    assert.match(
      stdout,
      /✗ disk +[\d.]+ GB free under \S+, of which 900000000 MiB are reserved: files are refused\n +→ .*Messages without files/,
    )
    assert.match(stdout, /✓ service +running and ready/)
  })

  it('tells that no service responds', async (t) => {
    const { code, stdout } = await examine(t, { PORT: '1' })
    assert.equal(code, 1)
    assert.match(stdout, /✗ service +nothing responds at http:\/\/127\.0\.0\.1:1\n +→ Start it/)
  })

  it('tells what a start would refuse, and leaves nothing behind', async (t) => {
    const empty = mkdtempSync(join(tmpdir(), 'parley-doctor-'))
    t.after(() => rmSync(empty, { recursive: true }))
    const settings = { PORT: new URL(service.url).port, SECRET_KEY: '', DATA_DIR: empty }
    const { code, stdout } = await examine(t, settings)
    assert.equal(code, 1)
    assert.match(stdout, /✗ key +the secret of this database isn't here/)
    const started = await parley(['start'], { ...settings, DATABASE_URL: postgres.url, PORT: '0' })
    assert.equal(started.code, 1)
    assert.match(started.stderr, /belongs to a deployment whose secret key isn't here\. Put its secret\.key into/)
    assert.deepEqual(readdirSync(empty), [])
    const fresh = await runInProcess(t, ['doctor'], { DATA_DIR: empty, PORT: '1' })
    assert.match(fresh.stdout, /database +none yet/)
    assert.deepEqual(readdirSync(empty), [])
    const misspelt = await examine(t, { RATE_LIMT: '5' })
    assert.match(misspelt.stdout, /RATE_LIMT isn't a setting and has no effect\n +→ Did you mean RATE_LIMIT\?/)
  })

  it('says what is wrong, what to do about it, and no secret', async (t) => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ SECRET_KEY: Buffer.alloc(32, 2).toString('base64') }, /✗ key/],
      [{ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' }, /✗ database/],
      [{ VIRUS_SCANNER: 'tcp://127.0.0.1:1' }, /✗ scanner +tcp:\/\/127\.0\.0\.1:1: .*ECONNREFUSED.*\n +→ Start clamd/],
    ]
    for (const [settings, finding] of wrong) {
      const { code, stdout, stderr } = await examine(t, settings)
      assert.equal(code, 1, stdout)
      assert.match(stdout, finding)
      assert.match(stdout, /→ \S/)
      for (const secret of [SECRET_KEY, settings.SECRET_KEY ?? SECRET_KEY, 'hunter2'])
        assert.ok(!(stdout + stderr).includes(secret))
    }
  })
})
