import type { Config } from '../config/config.ts'
import { watchDisk } from './disk.ts'
import { startEmbedded } from './embedded.ts'
import { addressOf, reachDatabase } from './reach.ts'

/** A database to connect to. */
export interface Source {
  readonly url: string
  /** The folder or address of the data, as operators know it. */
  readonly data: string
  /** Resolves with the reason if it's gone for good. */
  readonly broken: Promise<string>
  stop(): Promise<void>
}

/** The database at DATABASE_URL; without one, starts the embedded database. */
export async function openSource(config: Config, say: (words: string) => void): Promise<Source> {
  const { database_url: url, data_dir, run_as } = config
  if (url !== '') {
    await reachDatabase({ url, wait_ms: config.database_wait_ms, say })
    return { url, data: `postgres://${addressOf(url)}`, broken: new Promise(() => {}), stop: async () => {} }
  }
  const embedded = await startEmbedded({ data_dir, run_as, log: say })
  watchDisk(embedded.folder)
  return { url: embedded.url, data: embedded.folder, broken: embedded.exited, stop: () => embedded.stop() }
}
