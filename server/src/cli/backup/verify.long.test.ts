import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { dataFolder, query, undo } from '../../testing/embedded-database.ts'
import { launch, parley, startProcess } from '../../testing/processes.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { eventually } from '../../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

const bucket = {
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'acme-files',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
}
const bucket_words = /Files of messages are in the S3 bucket acme-files, not in the backup: back up the bucket, too\./

describe('verifying a backup', () => {
  let database: TestDatabase
  const { TMPDIR: everybodys } = process.env
  before(async () => {
    // Others verify at the same time, in the same folder for temporary files.
    process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'parley-temporary-'))
    chmodSync(tmpdir(), 0o711)
    database = await cloneDatabase()
    await (await startProcess({ DATABASE_URL: database.url, SECRET_KEY, LOG_LEVEL: 'silent' })).stop()
  })
  after(async () => {
    await database.drop()
    rmSync(tmpdir(), { recursive: true, force: true })
    // Other files follow in this process.
    process.env.TMPDIR = everybodys
  })

  /** With two files, a large one that waits on disk among them. */
  async function backedUp(t: TestContext, settings: Record<string, string> = {}) {
    const DATA_DIR = dataFolder(t)
    writeFileSync(join(DATA_DIR, 'notes'), 'kept')
    mkdirSync(join(DATA_DIR, 'files'))
    writeFileSync(join(DATA_DIR, 'files', 'picture'), 'pixels')
    const file = join(dataFolder(t), 'x.backup')
    const made = await runInProcess(t, ['backup', file], {
      DATABASE_URL: database.url,
      SECRET_KEY,
      DATA_DIR,
      ...settings,
    })
    assert.equal(made.code, 0, made.stderr)
    return { file, DATA_DIR, made }
  }

  async function verify(t: TestContext, file: string, settings: Record<string, string> = {}, ...options: string[]) {
    const finished = await runInProcess(t, ['backup', 'verify', file, ...options], { SECRET_KEY, ...settings })
    assert.deepEqual(leftIn(tmpdir()), [])
    return finished
  }

  it('restores it beside the deployment, compares all of it, says what is elsewhere, and leaves nothing', async (t) => {
    const { file, DATA_DIR, made } = await backedUp(t, bucket)
    assert.match(made.stderr, bucket_words)
    const names = readdirSync(DATA_DIR)
    const { code, stdout, stderr } = await verify(t, file, { DATA_DIR, DATABASE_URL: database.url })
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^The backup of \S+Z, made by version \S+, is complete\.\n/)
    assert.match(
      stdout,
      /read back and compared: \d+ rows of \d+ tables and 2 files\. All are as they were backed up\./,
    )
    assert.match(stdout, bucket_words)
    assert.deepEqual(readdirSync(DATA_DIR), names)
  })

  it('says what is wrong with one that is cut short, damaged or without its key', async (t) => {
    const { file } = await backedUp(t)
    const content = readFileSync(file)
    const tar = zstdDecompressSync(content)
    const row = Buffer.from(tar)
    row.write('Nain', row.indexOf('Main', row.indexOf('tables/')))
    const notes = tar.indexOf('files/notes')
    const files = Buffer.concat([tar.subarray(0, notes), tar.subarray(notes + 1024)])
    files.write('pixies', files.indexOf('pixels'))
    const cases: [Buffer, string, RegExp][] = [
      [content.subarray(0, 1000), SECRET_KEY, /^The backup is incomplete/],
      [zstdCompressSync(row), SECRET_KEY, /^The backup is damaged, .*accounts/],
      [zstdCompressSync(files), SECRET_KEY, /^The backup is damaged: files\/picture, notes\./],
      [content, '', /Set the same SECRET_KEY/],
    ]
    for (const [bytes, key, words] of cases) {
      writeFileSync(file, bytes)
      const { code, stdout, stderr } = await verify(t, file, { SECRET_KEY: key })
      assert.deepEqual([code, stdout], [1, ''], stderr)
      assert.match(stderr, words)
    }
    const { code, stdout } = await verify(t, file, { SECRET_KEY: '' }, '--json')
    const { verified, problem } = JSON.parse(stdout)
    assert.deepEqual([code, verified], [1, false])
    assert.match(problem, /Set the same SECRET_KEY/)
  })

  it('uses a temporary database on the same server where the embedded PostgreSQL cannot run', async (t) => {
    if (process.getuid?.() !== 0) return t.skip('needs a folder that the user of PostgreSQL may not pass')
    const { file } = await backedUp(t)
    const closed = join(dataFolder(t), 'closed')
    mkdirSync(join(closed, 'tmp'), { recursive: true, mode: 0o700 })
    const settings = { DATABASE_URL: database.url, SECRET_KEY, TMPDIR: join(closed, 'tmp') }
    const { code, stdout, stderr } = await parley(['backup', 'verify', file, '--json'], settings)
    assert.equal(code, 0, stderr)
    assert.match(stderr, /verifying in a temporary database next to the one at DATABASE_URL/)
    const { verified, tables, files } = JSON.parse(stdout)
    assert.deepEqual([verified, tables.accounts.rows, Object.keys(files).sort()], [true, 1, ['files/picture', 'notes']])
    assert.deepEqual(leftIn(settings.TMPDIR), [])
    const left = await query(database.url, "select from pg_database where datname like 'parley_verify%'")
    assert.equal(left.length, 0)
  })

  it('leaves nothing when it is interrupted', async (t) => {
    const TMPDIR = dataFolder(t)
    const { child, output } = launch(['backup', 'verify', '-'], { SECRET_KEY, TMPDIR }, 'pipe')
    undo(t, () => child.kill('SIGKILL'))
    const closed = new Promise((resolve) => child.once('close', resolve))
    await eventually(() => assert.equal(leftIn(TMPDIR).length, 1))
    child.kill('SIGTERM')
    await closed
    assert.deepEqual([child.exitCode, leftIn(TMPDIR)], [1, []], output.stderr)
    assert.match(output.stderr, /Interrupted before all of it was compared\. Nothing was left behind\./)
  })
})

function leftIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('parley-verify-'))
}
