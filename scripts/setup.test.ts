import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}

/** A checkout in which npm has installed these packages. What `npm` is told there is written down instead of done. */
function checkout(t: TestContext, installed: object) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-checkout-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const path of ['bin/parley', 'scripts/setup.mjs', 'package-lock.json', 'package.json'])
    cpSync(join(root, path), join(folder, path))
  write('server/src/main.js', "console.log('it runs')")
  write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }))
  write('tools/npm', `#!/bin/sh\necho "$@" >> '${join(folder, 'told')}'\n`)
  chmodSync(join(folder, 'tools/npm'), 0o755)
  const PATH = [join(folder, 'tools'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: folder, env: { PATH }, encoding: 'utf8' })
  const told = () => (existsSync(join(folder, 'told')) ? readFileSync(join(folder, 'told'), 'utf8') : '')
  return { run, told }
}

const production = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev))

describe('the setup', () => {
  it('leaves a folder alone where only what production needs was installed', (t) => {
    const { run, told } = checkout(t, production)
    assert.equal(run('bin/parley', '--help').stdout, 'it runs\n')
    assert.equal(told(), '')
  })

  it('installs there what tests need, as it installs what a checkout lacks before anything runs', (t) => {
    const tests = checkout(t, production)
    tests.run('node', 'scripts/setup.mjs')
    const started = checkout(t, {})
    started.run('bin/parley', '--help')
    for (const { told } of [tests, started]) assert.match(told(), /^ci --ignore-scripts .*--include=dev/)
  })

  it('runs before each npm script, and only those that run the service keep a production install', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const keeping = Object.keys(scripts).filter((name) => scripts[name]!.includes('--keep-production'))
    assert.deepEqual(keeping, ['start', 'parley'])
  })
})
