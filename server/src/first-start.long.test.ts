import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parley, startProcess } from './testing/processes.ts'
import { client, eventually, someContact, startTestService } from './testing/service.ts'

describe('the first start', () => {
  it('on an empty folder makes everything it needs, for its owner alone, and a second one on it is refused', async (t) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'parley-first-'))
    t.after(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const process = await startProcess({ DATA_DIR, LOG_LEVEL: 'silent' })
    t.after(() => process.stop())
    const second = parley(['start'], { DATA_DIR, PORT: '0' })
    const { code, stdout, stderr } = await parley(['keys', 'create', '--mode', 'test'], { DATA_DIR })
    assert.deepEqual([code, stderr], [0, ''])
    assert.match(stdout, /^svc_test_[0-9A-Za-z]{44}\n$/)
    const api = client(`${process.url}/v1`, stdout.trim())
    assert.equal((await api.post('/contacts', someContact())).status, 201)
    assert.equal(Buffer.from(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8'), 'base64').length, 32)
    // Found where it listens, although nothing here says so. The key created for the call is gone afterward.
    const event = await parley(['trigger', 'contact.created', '--json'], { DATA_DIR })
    assert.match(JSON.parse(event.stdout).id, /^svccon_/, event.stderr)
    const exit = await second
    assert.equal(exit.code, 1)
    assert.match(exit.stderr, /already running/)
    assert.equal(await process.stop(), 0)
    const later = await parley(['keys', 'list', '--json'], { DATA_DIR })
    assert.equal(later.code, 0)
    await eventually(async () => assert.equal(JSON.parse(later.stdout).length, 1))
  })

  it('that is stopped at once ends at once, whatever it had begun', async () => {
    for (let n = 0; n < 5; n++) {
      const brief = await startTestService({ SHUTDOWN_MS: '600000' })
      await brief.stop()
    }
  })
})
