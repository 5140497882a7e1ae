import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { cloneDatabase, type TestDatabase } from '../testing/database.ts'
import { dataFolder } from '../testing/embedded-database.ts'
import { runInProcess } from '../testing/run-in-process.ts'

const long_ago = new Date('2026-01-01T00:00:00Z')

describe('a folder of backups', () => {
  let database: TestDatabase
  before(async () => {
    database = await cloneDatabase()
  })
  after(() => database.drop())

  function folderWith(t: TestContext, ...names: string[]): string {
    const folder = dataFolder(t)
    for (const name of names) writeFileSync(join(folder, name), 'x')
    return folder
  }

  async function backUpTo(t: TestContext, folder: string, settings: Record<string, string> = {}) {
    const deployment = { DATABASE_URL: database.url, DATA_DIR: dataFolder(t) }
    return runInProcess(t, ['backup', '--to', folder, '--json'], { ...deployment, ...settings })
  }

  it('keeps the newest, and nothing that it did not write is deleted', async (t) => {
    const others = [
      'notes',
      'parley-monday.backup',
      'parley-2020-01-01T0300Z.backup.gz',
      'x-parley-2020-01-01T0300Z.backup',
    ]
    const folder = folderWith(
      t,
      ...others,
      'parley-2025-01-01T0300Z.backup',
      'parley-2025-01-02T0300Z.backup.age',
      'parley-2025-01-03T0300Z.backup',
      'parley-2025-01-04T0300Z.backup.partial',
      'parley-2025-01-05T0300Z.backup.partial',
    )
    mkdirSync(join(folder, 'parley-2024-01-01T0300Z.backup'))
    utimesSync(join(folder, 'parley-2025-01-04T0300Z.backup.partial'), long_ago, long_ago)
    const { code, stdout, stderr } = await backUpTo(t, folder, { BACKUP_KEEP: '2' })
    assert.equal(code, 0, stderr)
    const { file, deleted } = JSON.parse(stdout)
    assert.match(file, /\/parley-\d{4}-\d\d-\d\dT\d{4}Z\.backup$/)
    assert.deepEqual(deleted, [
      'parley-2025-01-01T0300Z.backup',
      'parley-2025-01-02T0300Z.backup.age',
      'parley-2025-01-04T0300Z.backup.partial',
    ])
    const kept = [file.slice(folder.length + 1), 'parley-2025-01-03T0300Z.backup', 'parley-2024-01-01T0300Z.backup']
    const draft = 'parley-2025-01-05T0300Z.backup.partial'
    assert.deepEqual(readdirSync(folder).sort(), [...others, ...kept, draft].sort())
  })

  it('never loses the one just made, whatever the clock said before', async (t) => {
    const folder = folderWith(t, 'parley-2999-01-01T0300Z.backup')
    const { stdout } = await backUpTo(t, folder, { BACKUP_KEEP: '1' })
    const { file } = JSON.parse(stdout)
    assert.deepEqual(readdirSync(folder), [file.slice(folder.length + 1)])
  })

  it('loses none to a backup that fails', async (t) => {
    const folder = folderWith(t, 'parley-2025-01-01T0300Z.backup')
    const { code } = await backUpTo(t, folder, { BACKUP_KEEP: '1', DATABASE_URL: 'postgres://127.0.0.1:1/none' })
    assert.equal(code, 1)
    assert.deepEqual(readdirSync(folder), ['parley-2025-01-01T0300Z.backup'])
  })

  it('has to exist, outside of the data folder', async (t) => {
    const DATA_DIR = dataFolder(t)
    const missing = await backUpTo(t, join(DATA_DIR, 'none'), { DATA_DIR })
    assert.deepEqual([missing.code, missing.stdout], [1, ''])
    assert.match(missing.stderr, /There is no folder \S+\. Create it, or mount its disk\./)
    mkdirSync(join(DATA_DIR, 'backups'))
    const inside = await backUpTo(t, join(DATA_DIR, 'backups'), { DATA_DIR })
    assert.equal(inside.code, 1)
    assert.match(inside.stderr, /is in DATA_DIR: each backup would hold all before it/)
  })
})
