import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'
import { environmentOf, listAccounts } from '../../server/src/accounts/accounts.ts'
import { createKey } from '../../server/src/accounts/api-keys.ts'
import { permissions } from '../../server/src/accounts/permissions.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { undo } from '../../server/src/testing/embedded-database.ts'
import { patience } from './patient.ts'
import { type Patch, processWithout } from './sabotage.ts'

export interface ServiceProcess {
  pid: number
  url: string
  /** Its output so far. */
  said(): string
  lives(): boolean
  /** Kills it like a power cut. Resolves when it has ended. */
  kill(): Promise<void>
  /** Asks it to stop, and returns its exit code. */
  stop(): Promise<number | null>
}

export interface Settings {
  settings: Record<string, string>
  /** Safeguards to remove from it. */
  without?: readonly Patch[]
  command?: string[]
}

const main = fileURLToPath(new URL('../../server/src/main.js', import.meta.url))

/** Runs `parley start` in a separate process, as an operator does, and waits until it's listening. */
export async function startProcess(t: TestContext, options: Settings): Promise<ServiceProcess> {
  const service = spawnCommand(t, { command: ['start'], ...options })
  const url = await service.url
  return { ...service, url }
}

/** Runs a command of the service in a separate process. `url` resolves once it's listening, and rejects if it ends before that. */
export function spawnCommand(t: TestContext, { settings, without = [], command = [] }: Settings) {
  const sabotage = processWithout(without)
  const child = spawn(process.execPath, [...sabotage.arguments, main, ...command], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      RATE_LIMIT_SIGN_IN: '0',
      PORT: '0',
      ...sabotage.settings,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'close')
  let said = ''
  const url = new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      said += text
      const address = /(?:API|Health)\s+(http:\S+)\/(?:v1|healthz)\n/.exec(said)
      if (address) resolve(address[1]!)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    exited.then(() => reject(new Error(`The service ended with ${child.exitCode ?? child.signalCode}: ${said}`)))
  })
  url.catch(() => {})
  const lives = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (lives()) child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await exited
    clearTimeout(late)
    return child.exitCode
  }
  undo(t, () => end('SIGKILL'))
  return {
    child: child as ChildProcess,
    pid: child.pid!,
    url,
    exited,
    said: () => said,
    lives,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}

/** Creates a key for the first account, directly in the database. */
export async function keyIn(database_url: string): Promise<string> {
  const database = openDatabase({
    url: database_url,
    connections: 2,
    ...patience,
  })
  try {
    const account = (await listAccounts(database))[0]!
    const environment_id = await environmentOf(database, account.id, 'live')
    return (
      await createKey(database, { environment_id, mode: 'live', name: null, scopes: permissions, expires_at: null })
    ).key
  } finally {
    await database.close()
  }
}
