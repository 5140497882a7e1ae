import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { serviceUrl, settingsOf } from './deployment.ts'
import { noteRunning, runningServices } from './running.ts'

const silent = () => assert.fail('Nothing is to be said.')

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), 'parley-running-'))
  t.after(() => rmSync(path, { recursive: true, force: true }))
  return path
}

describe('a command finds its deployment', () => {
  it('by the address that a running service noted, unless it is told another', (t) => {
    const DATA_DIR = folder(t)
    assert.equal(serviceUrl({ DATA_DIR }), 'http://127.0.0.1:3000')
    const forget = noteRunning(DATA_DIR, 'http://127.0.0.1:4711')
    assert.equal(serviceUrl({ DATA_DIR }), 'http://127.0.0.1:4711')
    assert.equal(serviceUrl({ DATA_DIR, PORT: '80', HOST: '::' }), 'http://[::1]:80')
    forget()
    assert.deepEqual(runningServices(DATA_DIR), [])
  })

  it('in the data of the demo with --demo, whatever database is set', () => {
    const { DATA_DIR, DATABASE_URL } = settingsOf({ DATABASE_URL: 'postgres://db/x' }, true, silent)
    assert.match(DATA_DIR!, /\/data-demo$/)
    assert.equal(DATABASE_URL, '')
    assert.equal(settingsOf({ DATA_DIR: '/x' }, true, silent).DATA_DIR, '/x')
  })

  it('where the environment says, without a word', () => {
    for (const environment of [{ DATA_DIR: '/x' }, { DATABASE_URL: 'postgres://db/x' }])
      assert.equal(settingsOf(environment, false, silent), environment)
  })
})
