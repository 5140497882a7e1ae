import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import type pg from 'pg'
import { fingerprint } from '../../config/keyring.ts'
import { type Migration, migrate, migrations } from '../../db/migrate.ts'
import { withClient } from '../../db/with-client.ts'
import { backup_format, type Checksums, type Manifest } from './backup.ts'
import { copyIn } from './copy.ts'
import { type Decryption, decrypted } from './encryption.ts'
import { type RestoredFiles, restoredFiles } from './restored-files.ts'
import { differences, type RowSums, rowSum } from './row-sum.ts'
import { named, plain_session, sumOf } from './tables.ts'
import { readTar, type TarEntry } from './tar.ts'

export interface Target {
  data_dir: string
  /** From SECRET_KEY. Empty if the key is a file in the data folder. */
  secret_key: string
  secret_key_previous: string
  decryption: Decryption
  /** The empty database to fill. Started only once the backup is known to be usable. */
  open: () => Promise<string>
}

export interface Restored {
  manifest: Manifest
  checksums: Checksums
}

/**
 * Restores a backup into an empty deployment. All rows or none: they're read back and compared before the commit, and only
 * then the files are written.
 */
export async function restore(source: AsyncIterable<Buffer>, target: Target): Promise<Restored> {
  const files = restoredFiles(target.data_dir)
  try {
    return await restoreWith(files, source, target)
  } finally {
    files.forget()
  }
}

async function restoreWith(files: RestoredFiles, source: AsyncIterable<Buffer>, target: Target): Promise<Restored> {
  const entries = readTar(decompressed(await decrypted(source, target.decryption)))
  const { manifest, first } = await beginning(entries, files)
  requireSecret(manifest, files, target)
  await files.refuseOthers()
  const url = await target.open()
  await requireEmpty(url)
  const known = new Set(manifest.migrations.map(({ number }) => number))
  const steps = migrations().filter(({ number }) => known.has(number))
  await migrate(url, { steps, say: console.error })
  const checksums = await fill(url, manifest, follow(first, entries))
  const damaged = files.damaged(checksums.files)
  if (damaged.length > 0) throw new Error(`The backup is damaged: ${damaged.join(', ')}.`)
  files.place()
  await migrate(url, { say: console.error })
  return { manifest, checksums }
}

async function* decompressed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decompress = createZstdDecompress()
  const reading = Readable.from(source)
  reading.on('error', (error) => decompress.destroy(error))
  try {
    yield* reading.pipe(decompress)
  } catch (error) {
    throw new Error(`The backup is incomplete, damaged, or no backup of Parley (${(error as Error).message}).`)
  }
}

/** The manifest and the files, which come first, and what follows them. */
async function beginning(entries: AsyncGenerator<TarEntry>, files: RestoredFiles) {
  const { value: head } = await entries.next()
  if (head?.name !== 'manifest.json') throw new Error("This isn't a backup of Parley.")
  const manifest = JSON.parse(head.content.toString()) as Manifest
  requireUsable(manifest)
  for (;;) {
    const { value: entry, done } = await entries.next()
    if (done || !entry.name.startsWith('files/')) return { manifest, first: done ? undefined : entry }
    files.add(entry.name.slice('files/'.length), entry.content)
  }
}

function requireUsable({ format, migrations: applied, version }: Manifest): void {
  const ours = new Map(migrations().map((step): [number, Migration] => [step.number, step]))
  const unknown = applied.find(({ number, hash }) => ours.get(number)?.hash !== hash)
  if (format !== backup_format || unknown)
    throw new Error(
      `The backup was made by another version (${version}) that this one doesn't know. Restore it with that version or a later one.`,
    )
}

/** A database without the key that encrypted its secrets would be useless. */
function requireSecret(manifest: Manifest, files: RestoredFiles, target: Target): void {
  const { secret_fingerprint, previous_secret_fingerprint } = manifest
  const inFile = (name: string) => (target.secret_key === '' ? files.text(name) : undefined)
  const keys = [
    target.secret_key || inFile('secret.key'),
    target.secret_key_previous || inFile('secret.key.previous'),
  ].filter((key) => key !== undefined && key !== '')
  if (secret_fingerprint === null) return
  if (keys.length === 0)
    throw new Error(
      "The backup doesn't hold the deployment's secret key, because it was set as SECRET_KEY. Set the same SECRET_KEY.",
    )
  const known = keys.map((key) => fingerprint(Buffer.from(key!, 'base64')))
  if (previous_secret_fingerprint && !known.includes(previous_secret_fingerprint))
    throw new Error(
      'The backup was made while the secret key was rotated: set the one before as well, as SECRET_KEY_PREVIOUS.',
    )
  if (!known.includes(secret_fingerprint))
    throw new Error(
      'SECRET_KEY is another one than that of the backup. Set the one of the deployment that was backed up.',
    )
}

async function requireEmpty(url: string): Promise<void> {
  await withClient(url, 'parley restore', async (client) => {
    const { rows } = await client.query(
      "select from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
    )
    if (rows.length > 0)
      throw new Error('The database is not empty. Restore into a new one: set another DATA_DIR or DATABASE_URL.')
  })
}

async function* follow(first: TarEntry | undefined, rest: AsyncGenerator<TarEntry>): AsyncGenerator<TarEntry> {
  if (first) yield first
  yield* rest
}

/** One transaction, which commits only if the tables contain exactly what was backed up. */
async function fill(url: string, manifest: Manifest, entries: AsyncGenerator<TarEntry>): Promise<Checksums> {
  return withClient(url, 'parley restore', async (client) => {
    await client.query(plain_session)
    await client.query('begin')
    const names = manifest.tables.map(({ name }) => `"${name}"`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const name of names) await client.query(`alter table ${name} disable trigger user`)
    const checksums = await fillTables(client, manifest, entries)
    for (const { name, value } of checksums.sequences) await client.query('select setval($1, $2)', [`"${name}"`, value])
    const found: RowSums = {}
    for (const table of manifest.tables) found[table.name] = await sumOf(client, table)
    const wrong = differences(checksums.tables, found)
    if (wrong.length > 0) throw new Error(`The backup is damaged, and nothing was restored. ${wrong.join('; ')}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
    await client.query('analyze')
    return checksums
  })
}

/** Returns the last entry, which says what the others must contain. */
async function fillTables(
  client: pg.Client,
  { tables }: Manifest,
  entries: AsyncGenerator<TarEntry>,
): Promise<Checksums> {
  const loaded: RowSums = {}
  let { value: entry } = await entries.next()
  while (entry?.name.startsWith('tables/')) {
    const name = entry.name.split('/')[1]!
    const table = tables.find((one) => one.name === name)
    if (!table) throw new Error(`The backup is damaged: it holds rows of ${name}, which it doesn't list.`)
    const sum = rowSum()
    const parts = async function* () {
      for (; entry?.name.startsWith(`tables/${name}/`); entry = (await entries.next()).value) {
        sum.add(entry.content)
        yield entry.content
      }
    }
    await copyIn(client, `copy ${named(table)} from stdin`, parts())
    loaded[name] = sum.total()
  }
  if (entry?.name !== 'checksums.json') throw new Error('The backup is incomplete: it ends in the middle.')
  const checksums = JSON.parse(entry.content.toString()) as Checksums
  for (const { name } of tables) loaded[name] ??= rowSum().total()
  const wrong = differences(checksums.tables, loaded)
  if (wrong.length > 0) throw new Error(`The backup is damaged, and nothing was restored. ${wrong.join('; ')}`)
  return checksums
}
