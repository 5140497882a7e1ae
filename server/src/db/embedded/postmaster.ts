import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { clearTheWay } from './leftovers.ts'
import type { Place } from './place.ts'
import { lastLines, type ServerProcess, spawnAs, unrefAll } from './run.ts'

export interface Postmaster {
  pid: number
  /** Resolves with the end of its output. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface ServerSetup {
  place: Place
  binaries: Binaries
  account: Account | undefined
  settings: Record<string, string>
  watch(pid: number | undefined): void
  log(words: string): void
}

export class PortTaken extends Error {}

export async function startPostmaster(setup: ServerSetup, port: number, abort?: AbortSignal): Promise<Postmaster> {
  const { place, binaries, account } = setup
  await clearTheWay(place, account, setup.log)
  const settings = { ...setup.settings, cluster_name: place.cluster_name, port: String(port) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnAs(binaries.postgres, ['-D', place.cluster, ...args], binaries, account, place.home)
  setup.watch(child.pid)
  child.stdin.end()
  const running = { ready: false }
  const tail = lastLines(child, newsOf(running, setup.log))
  const state = followEnd(child, tail.words)
  state.ended.then(() => setup.watch(undefined))
  while (!state.words && !isReady(place.cluster, child.pid)) {
    if (abort?.aborted) child.kill('SIGINT')
    await pause(5)
  }
  if (state.words) {
    const fault = `The embedded PostgreSQL did not start in ${place.cluster}: ${state.words}`
    throw /could not create any TCP\/IP sockets/.test(state.words) ? new PortTaken(fault) : new Error(fault)
  }
  running.ready = true
  tail.forget()
  unrefAll(child)
  return { pid: child.pid!, ended: state.ended, stop: () => stop(child, state.ended, running) }
}

// While it runs, FATAL is what one client was told: that client speaks of it itself, and DETAIL or HINT belong to it.
function newsOf(running: { ready: boolean }, log: (words: string) => void): (line: string) => boolean {
  let refusal = false
  return (line) => {
    if (/^[A-Z]+: /.test(line) && !/^(DETAIL|HINT|CONTEXT): /.test(line)) {
      refusal = line.startsWith('FATAL:') && (running.ready || line.includes('the database system is'))
    }
    if (running.ready && !refusal && !line.endsWith('ready to accept connections')) log(`PostgreSQL: ${line}`)
    return !refusal
  }
}

function followEnd(child: ServerProcess, tail: () => string) {
  const state: { words: string; ended: Promise<string> } = { words: '', ended: Promise.resolve('') }
  state.ended = new Promise((resolve) => {
    const end = (words: string) => {
      state.words = words
      resolve(words)
    }
    child.on('error', (error) => end(error.message))
    // 'close' alone would not do: the children of a killed server keep its pipes open for as long as they live.
    child.on('exit', async (code, by) => {
      await Promise.race([once(child, 'close'), pause(100)])
      end(`ended with ${code ?? by}. ${tail()}`)
    })
  })
  return state
}

// Its eighth line is the state. Recovery after a hard stop can take minutes; as long as the process lives, it is at work. A standby
// answers, too: that it takes no writes is for its clients to say.
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && ['ready', 'standby'].includes(lines[7]?.trim() ?? '')
  } catch {
    return false
  }
}

async function stop(child: ServerProcess, ended: Promise<string>, running: { ready: boolean }): Promise<void> {
  running.ready = false
  child.ref()
  child.kill('SIGINT')
  // A checkpoint on a slow disk takes its time. SIGQUIT leaves the rest to the recovery of the next start: safe, too.
  const harder = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  const hardest = setTimeout(() => child.kill('SIGKILL'), 40_000)
  await ended
  clearTimeout(harder)
  clearTimeout(hardest)
}
