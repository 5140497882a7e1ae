import { readFileSync } from 'node:fs'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { markOf } from '../../server/src/db/embedded/processes.ts'
import { dataFolder, postmasterOf, startElsewhere } from '../../server/src/testing/embedded-database.ts'

export interface DatabaseProcess {
  url: string
  data_dir: string
  /** Ends the server like a power cut or `pg_ctl stop -m immediate`: what isn't durable yet is lost. */
  hardStop(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>
  /** Restarts it on the remaining data. Resolves when it accepts connections. */
  start(): Promise<void>
  /** To all of its processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
}

/** A PostgreSQL server with its own data, whose processes end only on request. */
export async function databaseProcess(t: TestContext, settings: Record<string, string> = {}): Promise<DatabaseProcess> {
  const data_dir = dataFolder(t)
  const begin = () => startElsewhere(t, { data_dir, settings })
  let owner = await begin()
  return {
    url: owner.url,
    data_dir,
    async hardStop(signal) {
      const postmaster = postmasterOf(data_dir)!
      // Paused first: otherwise the owner would restart its server.
      owner.child.kill('SIGSTOP')
      process.kill(postmaster, signal)
      while (markOf(postmaster)) await pause(2)
      owner.child.kill('SIGKILL')
      while (markOf(owner.pid)) await pause(2)
    },
    async start() {
      const { url } = owner
      owner = await begin()
      if (owner.url !== url) throw new Error('The database came back at another address.')
    },
    signal(signal) {
      const postmaster = postmasterOf(data_dir)!
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal)
    },
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
