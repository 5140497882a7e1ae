import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedDatabase, startEmbedded } from '../../db/embedded.ts'
import { withClient } from '../../db/with-client.ts'

export interface ScratchOptions {
  /** The deployment's: the temporary server runs as its owner. */
  data_dir: string
  run_as: string
  /** Where a database is created if the embedded PostgreSQL isn't installed. */
  database_url: string
  say: (words: string) => void
}

export interface Scratch {
  data_dir: string
  /** Starts or creates the database. */
  open: () => Promise<string>
}

/** Nothing in it has to outlast the process. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** A folder and an empty database, which are gone afterward. */
export async function withScratch<T>(options: ScratchOptions, work: (scratch: Scratch) => Promise<T>): Promise<T> {
  const data_dir = scratchFolder(options.data_dir)
  let close = async () => {}
  const open = async () => {
    const database = await openScratch(data_dir, options)
    close = database.close
    return database.url
  }
  try {
    return await work({ data_dir, open })
  } finally {
    await close().finally(() => rmSync(data_dir, { recursive: true, force: true }))
  }
}

function scratchFolder(data_dir: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-verify-'))
  const owner = statSync(data_dir, { throwIfNoEntry: false })
  if (process.getuid?.() === 0 && owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

interface ScratchDatabase {
  url: string
  close: () => Promise<void>
}

async function openScratch(data_dir: string, { run_as, database_url, say }: ScratchOptions): Promise<ScratchDatabase> {
  let embedded: EmbeddedDatabase
  const log: string[] = []
  try {
    embedded = await startEmbedded({ data_dir, run_as, settings: fast, log: (words) => void log.push(words) })
  } catch (error) {
    log.forEach(say)
    if (database_url === '') throw error
    say((error as Error).message)
    say("The embedded PostgreSQL isn't available: verifying in a temporary database next to the one at DATABASE_URL.")
    return createDatabase(database_url)
  }
  return { url: embedded.url, close: () => embedded.stop() }
}

async function createDatabase(server_url: string): Promise<ScratchDatabase> {
  const name = `parley_verify_${randomBytes(6).toString('hex')}`
  const run = (statement: string) => withClient(server_url, 'parley backup verify', (client) => client.query(statement))
  await run(`create database ${name} template template0 encoding 'UTF8'`).catch((error) => {
    if (error.code !== '42501') throw error
    throw new Error(
      "Verifying needs a temporary database. The embedded PostgreSQL isn't available here, and the role in DATABASE_URL may not create " +
        'databases. Allow it (alter role parley createdb), or verify on a machine that has the embedded PostgreSQL.',
    )
  })
  return {
    url: databaseUrl(server_url, name),
    close: async () => void (await run(`drop database ${name} with (force)`)),
  }
}

/** The same server and login. */
export function databaseUrl(server_url: string, name: string): string {
  return server_url.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`)
}
