import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
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
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Account, lookUp } from '../../server/src/db/embedded/account.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder that others may pass, removed after the tests of a file. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-package-'))
  chmodSync(folder, 0o755)
  after(() => {
    execFileSync('chmod', ['-R', 'u+w', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** As docs/deployment.md says. */
export function unpack(tarball: string, folder: string): string {
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  return folder
}

/**
 * What the lock file of the tarball names, from this checkout: without a network, and for a fifth of the processor time.
 * image.long.test.ts installs it with npm.
 */
function installDependencies(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(folder, 'npm-shrinkwrap.json'), 'utf8'))
  for (const path of Object.keys(packages).filter((path) => path !== '' && existsSync(join(root, path))))
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => source === join(root, path) || !source.endsWith('/node_modules'),
    })
}

/** The paths of all files in a folder. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

export type Installation = ReturnType<typeof install>

/**
 * The tarball, installed into a folder that nobody may write to. It runs as a user who owns nothing of it, where the tests run as
 * root, with an `npm` that writes down its calls instead of doing anything.
 */
export function install(tarball: string, folder: string) {
  unpack(tarball, folder)
  installDependencies(folder)
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder])
  const account = process.getuid?.() === 0 ? lookUp('nobody')! : undefined
  const give = (place: string) => account && chownSync(place, account.uid, account.gid)
  const home = `${folder}-home`
  const calls = join(home, 'npm-calls')
  const tools = toolsIn(`${folder}-tools`, folder, calls)
  mkdirSync(home, { mode: 0o700 })
  give(home)
  const launch = (words: string[], settings: Record<string, string>) => run('parley', words, settings, account)
  const run = (program: string, words: string[], settings: Record<string, string>, user: Partial<Account> = {}) => {
    const { uid, gid } = user
    const env = { PATH: [tools, process.env.PATH].join(delimiter), HOME: home, ...settings }
    const child = spawn(program, words, { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'], uid, gid })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (part) => {
        output[name] += part
      })
    return { child, output, closed: once(child, 'close') }
  }
  // Nothing is kept in the folder itself. This way, commands that follow each other take half the time.
  const cache = { NODE_COMPILE_CACHE: join(home, 'cache') }
  return {
    folder,
    home,
    launch,
    /** A command of the user of the service. */
    parley: (words: string[], settings: Record<string, string>) => finished(launch(words, { ...cache, ...settings })),
    /** A command of whoever runs the tests, as docs/deployment.md says for root: with the settings of the unit, from its file. */
    operator(words: string[], { DATA_DIR, ...settings }: Record<string, string>) {
      const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
      writeFileSync(join(home, 'parley.env'), lines.join(''))
      const script = readFileSync(join(folder, 'deploy/parley.sh'), 'utf8')
        .replaceAll('/opt/parley', folder)
        .replaceAll('/etc/parley', home)
        .replaceAll('/var/lib/parley', DATA_DIR!)
      writeFileSync(join(home, 'operator'), script, { mode: 0o755 })
      return finished(run(join(home, 'operator'), words, cache))
    },
    /** Makes a folder for data, that belongs to the user of the service. */
    dataFolder(name: string): string {
      const place = join(home, name)
      mkdirSync(place, { mode: 0o700 })
      give(place)
      return place
    },
    npmCalls: () => (existsSync(calls) ? readFileSync(calls, 'utf8') : ''),
  }
}

async function finished({ child, output, closed }: ReturnType<Installation['launch']>) {
  await closed
  return { code: child.exitCode, ...output }
}

/** Programs as they are found on the path: this Node, `parley` as a link to the installation, and the `npm` that does nothing. */
function toolsIn(tools: string, folder: string, calls: string): string {
  mkdirSync(tools)
  // A copy, because others may not pass to where this one is.
  copyFileSync(process.execPath, join(tools, 'node'))
  symlinkSync(join(folder, 'bin/parley'), join(tools, 'parley'))
  writeFileSync(join(tools, 'npm'), `#!/bin/sh\necho "$@" >> '${calls}'\n`)
  for (const name of ['node', 'npm']) chmodSync(join(tools, name), 0o755)
  return tools
}
