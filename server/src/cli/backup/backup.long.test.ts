import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { dataFolder } from '../../testing/embedded-database.ts'
import { uploadFile } from '../../testing/files/upload.ts'
import { parley, startProcess } from '../../testing/processes.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { client, someContact } from '../../testing/service.ts'
import { tarEntry } from './tar.ts'

describe('a backup', () => {
  it('of an embedded deployment that runs is restored into an empty folder, with its secret', async (t) => {
    const DATA_DIR = dataFolder(t)
    const service = await startProcess({ DATA_DIR, LOG_LEVEL: 'silent' })
    t.after(() => service.stop())
    const key = (await parley(['keys', 'create', '--mode', 'test'], { DATA_DIR })).stdout.trim()
    const { body: contact } = await client(`${service.url}/v1`, key).post('/contacts', someContact())
    const api = client(`${service.url}/v1`, key)
    const { body: stored } = await uploadFile(api, 'Total: 42 EUR', 'receipt.txt')
    const file = join(dataFolder(t), 'parley.backup')
    const made = await parley(['backup', file], { DATA_DIR })
    assert.equal(made.code, 0, made.stderr)
    assert.match(made.stdout, /^Backed up \d+ rows of \d+ tables and 2 files to .*parley\.backup\.\n$/)
    assert.equal(statSync(file).mode & 0o777, 0o600)
    await service.stop()

    const elsewhere = dataFolder(t)
    const done = await parley(['restore', file], { DATA_DIR: elsewhere })
    assert.equal(done.code, 0, done.stderr)
    assert.match(done.stdout, /^Restored and compared \d+ rows of \d+ tables and 2 files\.\n$/)
    const secret = (folder: string) => readFileSync(join(folder, 'secret.key'), 'utf8')
    assert.equal(secret(elsewhere), secret(DATA_DIR))
    assert.equal(statSync(join(elsewhere, 'secret.key')).mode & 0o777, 0o600)
    const restored = await startProcess({ DATA_DIR: elsewhere, LOG_LEVEL: 'silent' })
    t.after(() => restored.stop())
    const { status, body } = await client(`${restored.url}/v1`, key).get(`/contacts/${contact.id}`)
    assert.deepEqual([status, body], [200, contact])
    const { url } = (await client(`${restored.url}/v1`, key).get(`/files/${stored.id}`)).body
    assert.equal(await (await fetch(url)).text(), 'Total: 42 EUR')
    await restored.stop()

    const again = await parley(['restore', file], { DATA_DIR: elsewhere })
    assert.equal(again.code, 1)
    assert.match(again.stderr, /not empty/)
  })
})

describe('a backup that cannot be used', () => {
  const SECRET_KEY = randomBytes(32).toString('base64')
  let database: TestDatabase
  let content: Buffer
  before(async () => {
    database = await cloneDatabase()
    const service = await startProcess({ DATABASE_URL: database.url, SECRET_KEY, LOG_LEVEL: 'silent' })
    await service.stop()
  })
  after(() => database.drop())

  async function backedUp(t: TestContext): Promise<string> {
    const file = join(dataFolder(t), 'parley.backup')
    const { code, stderr } = await runInProcess(t, ['backup', file], {
      DATABASE_URL: database.url,
      SECRET_KEY,
      DATA_DIR: dataFolder(t),
    })
    assert.equal(code, 0, stderr)
    assert.match(stderr, /SECRET_KEY is set in the environment, so it isn't part of the backup/)
    content = readFileSync(file)
    return file
  }

  it('is refused with words, and leaves nothing behind', async (t) => {
    const file = await backedUp(t)
    const tar = zstdDecompressSync(content)
    const damaged = Buffer.from(tar)
    damaged[damaged.lastIndexOf('Main')] = 'N'.charCodeAt(0)
    const outside = Buffer.concat([
      tar.subarray(0, tar.indexOf('tables/')),
      ...tarEntry('files/../escaped', Buffer.from('x')),
      tar.subarray(tar.indexOf('tables/')),
    ])
    const cases: [Buffer, string, RegExp][] = [
      [content.subarray(0, content.length - 1000), SECRET_KEY, /incomplete/],
      [zstdCompressSync(tar.subarray(0, tar.length / 2)), SECRET_KEY, /incomplete/],
      [Buffer.from('no backup at all'), SECRET_KEY, /no backup of Parley/],
      [zstdCompressSync(damaged), SECRET_KEY, /damaged, and nothing was restored\. accounts/],
      [zstdCompressSync(outside), SECRET_KEY, /outside of its folder/],
      [content, '', /Set the same SECRET_KEY/],
      [content, randomBytes(32).toString('base64'), /another one than that of the backup/],
    ]
    for (const [bytes, key, words] of cases) {
      writeFileSync(file, bytes)
      const DATA_DIR = dataFolder(t)
      const { code, stdout, stderr } = await runInProcess(t, ['restore', file], { DATA_DIR, SECRET_KEY: key })
      assert.deepEqual([code, stdout], [1, ''], stderr)
      assert.match(stderr, words)
      assert.ok(!existsSync(join(DATA_DIR, 'secret.key')))
    }
  })

  it('is not written over another file, nor half', async (t) => {
    const folder = dataFolder(t)
    writeFileSync(join(folder, 'taken'), 'mine')
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataFolder(t) }
    assert.match((await runInProcess(t, ['backup', join(folder, 'taken')], settings)).stderr, /already exists/)
    assert.equal((await runInProcess(t, ['backup', join(folder, 'none', 'x')], settings)).code, 1)
    assert.deepEqual(readdirSync(folder), ['taken'])
  })
})
