import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { after } from 'node:test'
import { lookUp } from '../../server/src/db/embedded/account.ts'

const path = [dirname(process.execPath), process.env.PATH].join(delimiter)

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

/** What npm has in its cache needs no network: the setup of this checkout put it there. */
export function installDependencies(folder: string): void {
  const words = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  execFileSync('npm', words, { cwd: folder, env: { ...process.env, PATH: path }, stdio: ['ignore', 'ignore', 'pipe'] })
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
  const launch = (words: string[], settings: Record<string, string>) => {
    const child = spawn('parley', words, {
      cwd: home,
      env: { PATH: [tools, process.env.PATH].join(delimiter), HOME: home, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(account && { uid: account.uid, gid: account.gid }),
    })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      child[name].on('data', (part) => {
        output[name] += part
      })
    return { child, output, closed: once(child, 'close') }
  }
  const parley = async (words: string[], settings: Record<string, string>) => {
    // Nothing is kept in the folder itself. Half the time, for commands that follow each other.
    const { child, output, closed } = launch(words, { NODE_COMPILE_CACHE: join(home, 'cache'), ...settings })
    await closed
    return { code: child.exitCode, ...output }
  }
  return {
    folder,
    home,
    launch,
    parley,
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
