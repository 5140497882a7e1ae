import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/src/db/embedded/port.ts'
import { endChild, runChild, startChild } from './children.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const results_folder = fileURLToPath(new URL('../results/', import.meta.url))

export interface ServiceProcess {
  pid: number
  url: string
  /** From the start of the process to its first response to a request for a contact. */
  first_answer_ms: number
  stop(): Promise<void>
}

/**
 * Runs the command that operators run. Its log, one line per request, goes to /dev/null. With a folder for profiles, it
 * writes one there when it stops.
 */
export async function startService(
  settings: Record<string, string>,
  first_path: string,
  headers: Record<string, string>,
  profiles = '',
): Promise<ServiceProcess> {
  const port = await freePort()
  const flags = profiles === '' ? [] : ['--cpu-prof', `--cpu-prof-dir=${profiles}`]
  const began = performance.now()
  const child = startChild(process.execPath, [...flags, 'server/src/main.js', 'start'], {
    cwd: root,
    env: { ...plainEnvironment(), ...settings, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(child, `${url}/v1${first_path}`, headers)
  return {
    pid: child.pid!,
    url: `${url}/v1`,
    first_answer_ms: performance.now() - began,
    stop: () => endChild(child),
  }
}

export async function createKey(settings: Record<string, string>): Promise<string> {
  return (await runCommand(['keys', 'create', '--mode', 'live'], settings)).trim()
}

/** Rebuilds the search index from the tables. */
export async function reindexSearch(settings: Record<string, string>): Promise<void> {
  await runCommand(['search', 'reindex'], settings)
}

export function runCommand(words: string[], settings: Record<string, string>): Promise<string> {
  const env = { ...plainEnvironment(), ...settings }
  return runChild(process.execPath, ['server/src/main.js', ...words], { cwd: root, env })
}

/** Without an operator's settings for their own service. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}

/** Where a service started as root can write, too: it drops to another user. */
export function folderForProfiles(folder = results_folder): string {
  mkdirSync(folder, { recursive: true })
  if (process.getuid?.() === 0) chmodSync(folder, 0o1777)
  return folder
}

export async function firstAnswer(child: ChildProcess | undefined, url: string, headers: Record<string, string>) {
  const until = performance.now() + 60_000
  for (;;) {
    const status = await fetch(url, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => undefined,
    )
    if (status === 200) return
    if (child && child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`)
    if (performance.now() > until) throw new Error(`${url} gives no answer (last status: ${status ?? 'none'}).`)
    await pause(5)
  }
}
