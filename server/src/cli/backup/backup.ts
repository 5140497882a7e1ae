import { hash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { version } from '../../config/version.ts'
import { withClient } from '../../db/with-client.ts'
import { type Encryption, encryptionFor } from './encryption.ts'
import { type RowSums, rowSum } from './row-sum.ts'
import { partsOf, plain_session, type Table, tablesOf } from './tables.ts'
import { end_of_tar, tarEntry } from './tar.ts'

export const backup_format = 1

/** The first entry: what restoring the rest requires. */
export interface Manifest {
  format: number
  version: string
  created_at: string
  migrations: { number: number; name: string; hash: string }[]
  secret_fingerprint: string | null
  /** The fingerprint of the previous key, which may still encrypt some secrets. */
  previous_secret_fingerprint?: string | null
  /** Where files of messages are, if they are in S3-compatible storage and thus not in the backup. */
  file_bucket?: string | null
  tables: Table[]
}

/** The last entry: without it, the backup is truncated. */
export interface Checksums {
  tables: RowSums
  files: Record<string, string>
  sequences: { name: string; value: string }[]
}

export interface BackupOptions {
  data_dir: string
  file_bucket: string | null
  encryption: Encryption
  target: () => NodeJS.WritableStream
}

/**
 * Writes everything: all rows at a single point in time, while the service keeps running, and the files of the data folder.
 * The schema isn't included, because migrations create it.
 */
export async function backUp(url: string, options: BackupOptions): Promise<Checksums> {
  const encrypt = await encryptionFor(options.encryption)
  return withClient(url, 'parley backup', async (client) => {
    await client.query(plain_session)
    // One snapshot for all tables: otherwise, an event could refer to a message that isn't included.
    await client.query('begin isolation level repeatable read, read only')
    const checksums: Checksums = { tables: {}, files: {}, sequences: [] }
    const source = Readable.from(entries(client, options, checksums))
    const compress = createZstdCompress()
    if (encrypt) await pipeline(source, compress, encrypt, options.target())
    else await pipeline(source, compress, options.target())
    return checksums
  })
}

type Contents = Pick<BackupOptions, 'data_dir' | 'file_bucket'>

async function* entries(
  client: pg.Client,
  { data_dir, file_bucket }: Contents,
  checksums: Checksums,
): AsyncGenerator<Buffer> {
  const json = (name: string, value: unknown) => tarEntry(name, Buffer.from(JSON.stringify(value, null, 2)))
  const manifest = await manifestOf(client, file_bucket)
  yield* json('manifest.json', manifest)
  for (const file of filesOf(data_dir)) {
    const content = contentOf(join(data_dir, file))
    if (!content) continue
    checksums.files[file] = hash('sha256', content)
    yield* tarEntry(`files/${file}`, content)
  }
  for (const table of manifest.tables) {
    const sum = rowSum()
    let number = 0
    for await (const part of partsOf(client, table, sum))
      yield* tarEntry(`tables/${table.name}/${String(++number).padStart(6, '0')}`, part)
    checksums.tables[table.name] = sum.total()
  }
  checksums.sequences = await sequencesOf(client)
  yield* json('checksums.json', checksums)
  yield end_of_tar
}

/** Null for a file that was deleted meanwhile, such as one that nobody attached to a message. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function manifestOf(client: pg.Client, file_bucket: string | null): Promise<Manifest> {
  const { rows: migrations } = await client.query('select number, name, hash from migrations order by number')
  const { rows } = await client.query("select name, value from deployment where name ~ 'secret_fingerprint$'")
  const named = (wanted: string): string | null => rows.find(({ name }) => name === wanted)?.value ?? null
  return {
    format: backup_format,
    version,
    created_at: new Date().toISOString(),
    migrations,
    secret_fingerprint: named('secret_fingerprint'),
    previous_secret_fingerprint: named('previous_secret_fingerprint'),
    file_bucket,
    tables: await tablesOf(client),
  }
}

/** Read after the rows and outside the snapshot, so that no row has a number that a sequence will return again. */
async function sequencesOf(client: pg.Client): Promise<Checksums['sequences']> {
  const { rows } = await client.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename`)
  return rows
}

/** The embedded server's files are in the rows. Files about the running process, and what it is receiving, apply only to it. */
const left_out = /^(postgres|running|restoring|incoming|last-backup)/

/** The files of the data folder, such as `secret.key`. Links aren't followed. */
export function filesOf(data_dir: string): string[] {
  if (!existsSync(data_dir)) return []
  const top = readdirSync(data_dir).filter((name) => !left_out.test(name))
  return top.flatMap((name) => filesUnder(join(data_dir, name))).map((path) => relative(data_dir, path))
}

function filesUnder(path: string): string[] {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isDirectory()) return namesIn(path).flatMap((name) => filesUnder(join(path, name)))
  return entry.isFile() ? [path] : []
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
