import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { freeSpace } from '../db/disk.ts'
import { sql } from '../db/sql.ts'
import { scannerOf, storageOf } from '../files/open-store.ts'
import type { Finding } from './finding.ts'

const min_free_gb = 1

export async function diskFinding({ data_dir, files_reserve_mb }: Config): Promise<Finding> {
  const free = await freeSpace(data_dir)
  if (free === null) return { name: 'disk', fact: `${data_dir} doesn't exist yet: it's created at the first start` }
  const free_gb = free.bytes / 2 ** 30
  const are_refused = free_gb * 1024 <= files_reserve_mb
  const advice = are_refused
    ? 'Free up disk space, or lower FILES_RESERVE_MB. Messages without files are still accepted.'
    : 'Free up disk space: without it, files are refused, and the database stops accepting writes.'
  const fact = `${free_gb.toFixed(1)} GB free under ${data_dir}`
  return {
    name: 'disk',
    fact: are_refused ? `${fact}, of which ${files_reserve_mb} MiB are reserved: files are refused` : fact,
    ...((are_refused || free_gb < min_free_gb) && { advice }),
  }
}

export async function filesFinding(config: Config): Promise<Finding> {
  const place = config.s3_endpoint === '' ? join(config.data_dir, 'files') : `${config.s3_endpoint}/${config.s3_bucket}`
  if (config.s3_endpoint === '' && !existsSync(config.data_dir))
    return { name: 'files', fact: 'none yet: their folder is created at the first start' }
  try {
    await storageOf(config).check()
    return { name: 'files', fact: `stored in ${place}` }
  } catch (error) {
    const { message, cause } = error as Error
    const advice =
      config.s3_endpoint === ''
        ? 'Let the user of the service write to this folder.'
        : 'Check S3_ENDPOINT, S3_REGION, S3_BUCKET and the key, and that it may list the bucket.'
    return { name: 'files', fact: `${place}: ${cause instanceof Error ? cause.message : message}`, advice }
  }
}

/** None if files aren't scanned. */
export async function scannerFinding(config: Config): Promise<Finding[]> {
  const scanner = scannerOf(config)
  if (scanner === null) return []
  const name = 'scanner'
  return scanner.check().then(
    () => [{ name, fact: `files are scanned for viruses by ${config.virus_scanner}` }],
    ({ message }: Error) => [
      {
        name,
        fact: `${config.virus_scanner}: ${message}`,
        advice:
          'Start clamd, or correct VIRUS_SCANNER. Until then, no file is accepted, and mail waits in its mailbox.',
      },
    ],
  )
}

const nearly_full = 0.9
const mb = 1024 * 1024

/** How much is stored, and whether somebody is about to reach a limit. */
export async function spaceFinding(database: Database, config: Config): Promise<Finding[]> {
  // A database of an earlier version doesn't count yet.
  const [{ made }] = await database.run(sql`select to_regclass('file_usage') is not null as made`)
  if (!made) return []
  const { channel_storage_mb, account_storage_mb } = config
  const [stored] = await database.run<{ files: string; bytes: string }>(sql`
    select coalesce(sum(files), 0) as files, coalesce(sum(bytes), 0) as bytes
    from environments join file_usage on environment_id = environments.id and holder = ''`)
  const channels = await fullest(sql`
    select channels.id, bytes from channels
    join file_usage usage on usage.environment_id = channels.environment_id and holder = channels.id
    order by bytes desc limit 1`)
  const accounts = await fullest(sql`
    select accounts.id, sum(bytes) as bytes from accounts
    join environments on account_id = accounts.id join file_usage on environment_id = environments.id and holder = ''
    group by accounts.id order by bytes desc limit 1`)
  const used = `${stored!.files} files, ${mebibytes(stored!.bytes)} MiB with previews`
  const warnings = [
    ...warningOf('channel', channels, channel_storage_mb, 'CHANNEL_STORAGE_MB'),
    ...warningOf('account', accounts, account_storage_mb, 'ACCOUNT_STORAGE_MB'),
  ]
  return [{ name: 'space', fact: used }, ...warnings]

  async function fullest(query: ReturnType<typeof sql>) {
    const [row] = await database.run<{ id: string; bytes: string }>(query)
    return row
  }
}

function warningOf(
  kind: string,
  holder: { id: string; bytes: string } | undefined,
  limit_mb: number,
  setting: string,
): Finding[] {
  if (!holder || limit_mb === 0 || Number(holder.bytes) < nearly_full * limit_mb * mb) return []
  const fact = `the ${kind} ${holder.id} has stored ${mebibytes(holder.bytes)} of ${limit_mb} MiB`
  return [{ name: 'space', fact, advice: `Delete conversations with files, or raise ${setting}.` }]
}

function mebibytes(bytes: string): string {
  return (Number(bytes) / mb).toFixed(1)
}
