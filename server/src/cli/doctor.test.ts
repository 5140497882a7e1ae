import assert from 'node:assert/strict'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import { readConfig } from '../config.ts'
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded.ts'
import { type Service, startService } from '../service.ts'
import { said } from '../testing/said.ts'

describe('the doctor', () => {
  const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'parley-doctor-'))
  let postgres: EmbeddedDatabase
  let service: Service
  // On a server that is well: that of the tests is quick and forgetful.
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
    said(t, ['doctor'], { DATABASE_URL: postgres.url, SECRET_KEY, DATA_DIR, ...settings })

  it('finds nothing wrong with a deployment that is well, whether its service runs or not', async (t) => {
    const running = new URL(service.url).port
    for (const PORT of [running, '1']) {
      const { code, stdout, stderr } = await examine(t, { PORT })
      assert.deepEqual([code, stderr], [0, ''], stdout)
      assert.match(stdout, /✓/)
      assert.doesNotMatch(stdout, /✗/)
    }
  })

  it('says what is wrong, what to do about it, and no secret', async (t) => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ SECRET_KEY: Buffer.alloc(32, 2).toString('base64') }, /✗ key/],
      [{ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/none' }, /✗ database/],
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
