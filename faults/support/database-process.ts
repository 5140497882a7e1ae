import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { markOf } from '../../server/src/db/embedded/processes.ts'
import { dataFolder, postmasterOf, startElsewhere } from '../../server/src/testing/embedded-database.ts'

export interface DatabaseProcess {
  url: string
  /** Ends the server at once, as a power cut or `pg_ctl stop -m immediate` does: what it had not made durable is gone. */
  hardStop(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>
  /** Starts it again on what is left; resolves when it takes connections. */
  start(): Promise<void>
}

/** A PostgreSQL with data of its own, in processes that end when they are told to and not before. */
export async function databaseProcess(t: TestContext, settings: Record<string, string> = {}): Promise<DatabaseProcess> {
  const data_dir = dataFolder(t)
  const begin = () => startElsewhere(t, { data_dir, settings })
  let owner = await begin()
  return {
    url: owner.url,
    async hardStop(signal) {
      const postmaster = postmasterOf(data_dir)!
      // Held still first: the owner would start its server again.
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
  }
}
