import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
const options = `{ api_key: 'svc_test_x', base_url: 'http://127.0.0.1:1/v1', max_retries: 0 }`
const told = '["connection_failed","The service could not be reached.","function","function"]'

describe('the SDK as it is packed, in a folder that knows nothing of this repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-sdk-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  const run = (command: string, ...words: string[]) =>
    execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  let packed: string[]
  before(() => {
    const quiet = ['--loglevel=error', '--ignore-scripts']
    const [pack] = JSON.parse(run('npm', 'pack', sdk, '--json', ...quiet)) as {
      filename: string
      files: { path: string }[]
    }[]
    packed = pack!.files.map(({ path }) => path)
    write('package.json', '{"private":true}')
    run('npm', 'install', `./${pack!.filename}`, '--offline', '--no-audit', '--no-fund', ...quiet)
  })

  it('holds what is run, its types, the license and the README, and nothing else', () => {
    for (const file of ['LICENSE', 'README.md', 'package.json', 'dist/esm/index.js', 'dist/cjs/transport.d.ts'])
      assert.ok(packed.includes(file), file)
    const others = packed.filter((path) => !/^(?:LICENSE|README\.md|package\.json|dist\/(?:esm|cjs)\/.*)$/.test(path))
    assert.deepEqual(others, [])
    assert.deepEqual(
      readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['@parley'],
    )
    const readme = readFileSync(join(sdk, 'README.md'), 'utf8')
    assert.deepEqual(readme.match(/\]\(\.\.?\/[^)]*\)/g), null, 'links that lead nowhere outside')
  })

  it('is imported and required, and its errors keep their words in JSON', () => {
    const use = `const { Resources } = transport
      new sdk.Parley(${options}).contacts.get('svccon_x').catch((error) => {
        const { code, message } = JSON.parse(JSON.stringify(error))
        console.log(JSON.stringify([code, message, typeof sdk.verify, typeof Resources]))
      })`
    write('use.mjs', `import * as sdk from '@parley/sdk'\nimport * as transport from '@parley/sdk/transport'\n${use}`)
    write('use.cjs', `const sdk = require('@parley/sdk')\nconst transport = require('@parley/sdk/transport')\n${use}`)
    for (const file of ['use.mjs', 'use.cjs']) assert.equal(run(process.execPath, file).trim(), told, file)
  })

  for (const [module, resolution, type] of [
    ['nodenext', 'nodenext', 'module'],
    ['nodenext', 'nodenext', 'commonjs'],
    ['esnext', 'bundler', 'module'],
    ['commonjs', 'bundler', 'commonjs'],
  ] as const)
    it(`has types for ${type} with the resolution ${resolution} and modules ${module}`, () => {
      const place = join(folder, `${module}-${type}`)
      mkdirSync(place)
      writeFileSync(join(place, 'package.json'), JSON.stringify({ type }))
      writeFileSync(
        join(place, 'use.ts'),
        `import { Parley, type Contact, type Event } from '@parley/sdk'
        import { Resources } from '@parley/sdk/transport'
        export const contact: Promise<Contact> = new Parley(${options}).contacts.get('svccon_x')
        // @ts-expect-error
        contact.then(({ nothing }) => nothing)
        export function wordsOf(event: Event): string | undefined {
          if (event.type === 'message.created') return event.data.object?.content
          // @ts-expect-error
          if (event.type === 'lead.synced') return event.data.object?.content
          if (event.type === 'contact.updated') return event.data.previous?.email ?? event.data.object?.email
          // @ts-expect-error
          return event.type === 'conversation.updated' ? event.data.previous?.email : undefined
        }
        export const kind: typeof Resources = Resources\n`,
      )
      const compile = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--types',
        '',
        '--lib',
        'es2022,dom,dom.asynciterable',
      ]
      run(
        process.execPath,
        tsc,
        ...compile,
        '--module',
        module,
        '--moduleResolution',
        resolution,
        join(place, 'use.ts'),
      )
    })

  it('tells resolutions without exports where everything is', () => {
    const { main, types, typesVersions } = JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8'))
    const named = [main, types, ...(Object.values(typesVersions['*']).flat() as string[])]
    for (const path of named) assert.ok(packed.includes(path.replace('./', '')), path)
  })
})

describe('npm pack -w sdk in a fresh clone', () => {
  const clone = mkdtempSync(join(tmpdir(), 'parley-clone-'))
  after(() => rmSync(clone, { recursive: true, force: true }))
  const pack = () => spawnSync('npm', ['pack', '-w', 'sdk'], { cwd: clone, encoding: 'utf8' })
  before(() => {
    const root = join(sdk, '..')
    for (const path of ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.json', 'sdk'])
      cpSync(join(root, path), join(clone, path), {
        recursive: true,
        filter: (source) => !source.endsWith('/sdk/dist'),
      })
  })

  it('says what to do first where nothing is installed, and makes no package', () => {
    const { status, stderr } = pack()
    assert.notEqual(status, 0)
    assert.match(stderr, /TypeScript, which is not installed\. Run first: npm ci --ignore-scripts/)
    assert.equal(existsSync(join(clone, 'parley-sdk-0.1.0.tgz')), false)
  })

  it('builds what it packs', () => {
    symlinkSync(join(sdk, '..', 'node_modules'), join(clone, 'node_modules'))
    const { status, stderr } = pack()
    assert.equal(status, 0, stderr)
    const packed = execFileSync('tar', ['-tzf', join(clone, 'parley-sdk-0.1.0.tgz')], { encoding: 'utf8' })
    for (const file of ['esm/index.js', 'esm/index.d.ts', 'cjs/index.js'])
      assert.match(packed, new RegExp(`dist/${file}`))
  })
})
