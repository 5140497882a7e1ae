import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Watchdog } from './watchdog.ts'

/** Runs a PostgreSQL program to its end. The Error contains its output. */
export type RunAs = (command: string, args: string[], input?: string) => Promise<void>

export type ServerProcess = ChildProcessByStdio<Writable, Readable, Readable>

export function runner(binaries: Binaries, account: Account | undefined, watchdog: Watchdog, cwd: string): RunAs {
  return async (command, args, input = '') => {
    const child = spawnAs(command, args, binaries, account, cwd)
    watchdog.watch(child.pid)
    const tail = lastLines(child)
    child.stdin.on('error', () => {})
    child.stdin.end(input)
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
    watchdog.watch(undefined)
    if (code !== 0) throw new Error(`${command} ended with ${code ?? signal}: ${tail.words()}`)
  }
}

export function spawnAs(
  command: string,
  args: string[],
  binaries: Binaries,
  account: Account | undefined,
  cwd: string,
): ServerProcess {
  const identity = account && { uid: account.uid, gid: account.gid }
  return spawn(command, args, { ...identity, cwd, env: binaries.env, detached: true, stdio: 'pipe' })
}

/** Keeps the end of a process's output for error messages. `isNews` can skip lines. */
export function lastLines(child: ServerProcess, isNews: (line: string) => boolean = () => true) {
  const last_lines: string[] = []
  let rest = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    last_lines.push(...lines.filter(isNews))
    last_lines.splice(0, last_lines.length - 8)
  })
  child.stdout.resume()
  return {
    words: () => [...last_lines, rest].filter(Boolean).join(' '),
    forget: () => void last_lines.splice(0),
  }
}

/** An open process handle would keep a service alive that has nothing left to do. */
export function unrefAll(child: ServerProcess): void {
  child.unref()
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as Socket).unref()
}
