import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { writePackage } from '../scripts/package.ts'
import { freePort } from '../server/src/db/embedded/port.ts'
import { eventually } from '../server/src/testing/service.ts'
import { filesIn, type Installation, install, workFolder } from './testing/installation.ts'

describe('a production install', () => {
  const folder = workFolder()

  it('runs, backs up and restores from a folder that it cannot write to, and installs nothing', async (t) => {
    const installation = install(writePackage(folder), join(folder, 'installed'))
    const bytes = fingerprint(installation.folder)
    const backup = join(installation.home, 'all.backup')

    const first = { DATA_DIR: installation.dataFolder('data'), PORT: String(await freePort()) }
    assert.match((await installation.parley(['doctor'], first)).stdout, /✗ service .*nothing responds/)
    const key = await serve(t, installation, first, async () => {
      const { stdout } = await installation.parley(['keys', 'create', '--mode', 'test'], first)
      assert.equal((await installation.parley(['backup', backup], first)).code, 0)
      return stdout.trim()
    })

    const second = { DATA_DIR: installation.dataFolder('restored'), PORT: String(await freePort()) }
    const restored = await installation.operator(['restore', backup], second)
    assert.equal(restored.code, 0, restored.stderr)
    await serve(t, installation, second, async (url) => {
      const doctor = await installation.operator(['doctor'], second)
      assert.equal(doctor.code, 0, doctor.stdout)
      const headers = { authorization: `Bearer ${key}` }
      assert.equal((await fetch(`${url}/v1/contacts`, { headers })).status, 200)
    })

    assert.equal(installation.npmCalls(), '')
    assert.deepEqual(fingerprint(installation.folder), bytes)
  })
})

/** Starts the service, and stops it when this has been done with it. */
async function serve<T>(
  t: TestContext,
  installation: Installation,
  settings: Record<string, string>,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const { child, output, closed } = installation.launch(['start'], settings)
  t.after(() => child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${settings.PORT}`
  await eventually(async () => {
    assert.equal(child.exitCode, null, output.stderr)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
  })
  assert.match(await (await fetch(`${url}/dashboard/sign-in`)).text(), /<script type="module"/)
  const result = await use(url)
  child.kill('SIGTERM')
  await closed
  assert.equal(child.exitCode, 0, output.stderr)
  return result
}

/** Every file with its mode and a hash of its bytes. */
function fingerprint(folder: string): string[] {
  return filesIn(folder).map((path) => {
    const at = join(folder, path)
    const { mode, uid } = lstatSync(at)
    const bytes = lstatSync(at).isSymbolicLink() ? readlinkSync(at) : hashOf(readFileSync(at))
    return `${path} ${mode} ${uid} ${bytes}`
  })
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
