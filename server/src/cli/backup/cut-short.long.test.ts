import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs, { existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { dataFolder } from '../../testing/embedded-database.ts'
import { launch, parley, startProcess } from '../../testing/processes.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { eventually } from '../../testing/service.ts'
import { smallDisk } from '../../testing/small-disk.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const main = fileURLToPath(new URL('../../main.js', import.meta.url))

describe('a backup that is cut short', () => {
  let database: TestDatabase
  before(async () => {
    database = await cloneDatabase()
    const settings = { DATABASE_URL: database.url, SECRET_KEY, LOG_LEVEL: 'silent', DATABASE_TIMEOUT_MS: '60000' }
    await (await startProcess(settings)).stop()
  })
  after(() => database.drop())

  /** With a file that doesn't get smaller. */
  function settingsWith(t: TestContext, bytes: number) {
    const DATA_DIR = dataFolder(t)
    writeFileSync(join(DATA_DIR, 'notes'), randomBytes(bytes))
    return { DATABASE_URL: database.url, SECRET_KEY, DATA_DIR }
  }

  /** Backups wait in the middle, until this ends its transaction. */
  async function stopped(t: TestContext): Promise<pg.Client> {
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    t.after(() => holder.end())
    await holder.query('begin; lock table contacts')
    return holder
  }

  it('by a full disk leaves nothing, and says why', async (t) => {
    const target = smallDisk(t, 1)
    if (target === null) return
    const settings = settingsWith(t, 60_000)
    for (let size = 4; size > 0; size--) {
      writeFileSync(join(target, 'others'), Buffer.alloc((1 << 20) - size * 4096))
      const { code, stdout, stderr } = await runInProcess(t, ['backup', join(target, 'x')], settings)
      assert.deepEqual([code, stdout], [1, ''])
      assert.match(stderr, /^There is no room for the backup in \S+ \(ENOSPC: .*\)\. Nothing was left there\./)
      assert.deepEqual(readdirSync(target), ['others'])
    }
  })

  it('by a limit for the size of files leaves nothing, and says why', (t) => {
    const target = dataFolder(t)
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, ...settingsWith(t, 60_000) }
    const words = ['-c', 'ulimit -f 16; exec "$0" "$@"', process.execPath, main, 'backup', join(target, 'x')]
    const { status, stderr } = spawnSync('sh', words, { env, encoding: 'utf8' })
    assert.equal(status, 1, stderr)
    assert.match(stderr, /^There is no room for the backup in \S+ \(EFBIG: /)
    assert.deepEqual(readdirSync(target), [])
  })

  it('by a kill leaves what no restore takes for a backup, and what the next one replaces', async (t) => {
    const target = dataFolder(t)
    const [file, draft] = [join(target, 'x'), join(target, 'x.partial')]
    const settings = settingsWith(t, 10)
    const holder = await stopped(t)
    const { child } = launch(['backup', file], settings)
    await eventually(() => assert.ok(existsSync(draft)))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    await holder.query('rollback')
    assert.deepEqual(readdirSync(target), ['x.partial'])
    const empty = { SECRET_KEY, DATA_DIR: dataFolder(t) }
    const refused = await runInProcess(t, ['restore', draft], empty)
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /x\.partial is a backup that was cut short or is still being written/)
    assert.equal((await runInProcess(t, ['restore', file], empty)).code, 2)
    assert.deepEqual(readdirSync(empty.DATA_DIR), [])
    assert.equal((await runInProcess(t, ['backup', draft], settings)).code, 2)
    // As another program may have left it.
    fs.chmodSync(draft, 0o644)
    const { code, stderr } = await runInProcess(t, ['backup', file], settings)
    assert.equal(code, 0, stderr)
    assert.deepEqual(readdirSync(target), ['x'])
    assert.equal(statSync(file).mode & 0o777, 0o600)
  })

  it('by another one under its name does not give its name to half of that', async (t) => {
    const target = dataFolder(t)
    const [file, draft] = [join(target, 'x'), join(target, 'x.partial')]
    const settings = settingsWith(t, 10)
    const holder = await stopped(t)
    const one = parley(['backup', file], settings)
    const { ino } = await eventually(() => statSync(draft))
    const other = parley(['backup', file], settings)
    await eventually(() => assert.notEqual(statSync(draft).ino, ino))
    await holder.query('rollback')
    assert.equal((await one).code, 1)
    assert.equal((await other).code, 0)
    assert.deepEqual(readdirSync(target), ['x'])
  })

  it('is not written through a link with its name', async (t) => {
    const target = dataFolder(t)
    const other = join(dataFolder(t), 'other')
    writeFileSync(other, 'mine')
    symlinkSync(other, join(target, 'x.partial'))
    const { code, stderr } = await runInProcess(t, ['backup', join(target, 'x')], settingsWith(t, 10))
    assert.equal(code, 0, stderr)
    assert.equal(fs.readFileSync(other, 'utf8'), 'mine')
    assert.ok(!fs.lstatSync(join(target, 'x')).isSymbolicLink())
  })

  it('by a power failure is there or not: its folder is synced after it has its name', async (t) => {
    const target = dataFolder(t)
    const steps: string[] = []
    const { renameSync, fsyncSync } = fs
    t.mock.method(fs, 'renameSync', (from: string, to: string) => {
      steps.push(`rename ${basename(from)} to ${basename(to)}`)
      renameSync(from, to)
    })
    t.mock.method(fs, 'fsyncSync', (descriptor: number) => {
      steps.push(fs.fstatSync(descriptor).ino === fs.statSync(target).ino ? 'sync the folder' : 'sync something else')
      fsyncSync(descriptor)
    })
    syncBuiltinESMExports()
    t.after(() => {
      t.mock.restoreAll()
      syncBuiltinESMExports()
    })
    const { code, stderr } = await runInProcess(t, ['backup', join(target, 'x')], settingsWith(t, 10))
    assert.equal(code, 0, stderr)
    assert.deepEqual(steps, ['rename x.partial to x', 'sync the folder'])
  })
})
