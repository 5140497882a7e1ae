import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { read, type Scope } from '../scope.ts'
import type { FileRow } from './files.ts'

type Wanted = Pick<FileRow, 'owner' | 'channel_id' | 'size'>

/**
 * Throws if a file has no room. Called in the transaction that inserts it: the rows of everyone it counts against are locked until
 * that ends, so what comes at once is counted one after the other.
 */
export async function requireQuota(scope: Scope, file: Wanted, max_unattached: number | undefined): Promise<void> {
  const { visitor_bytes, channel_bytes, account_bytes } = scope.files.quotas
  const used = await lockUsage(scope, file)
  if (max_unattached !== undefined) await requireFewUnattached(scope, file, max_unattached)
  const { owner, channel_id, size } = file
  const exceeds = (bytes: number, limit: number) => limit > 0 && bytes + size > limit
  if (owner !== null && owner !== channel_id && exceeds(used.get(owner)!, visitor_bytes))
    throw reached('You have', visitor_bytes)
  if (channel_id !== null && exceeds(used.get(channel_id)!, channel_bytes))
    throw reached('This channel has', channel_bytes)
  if (account_bytes > 0 && exceeds(await usageOfAccount(scope), account_bytes))
    throw reached('This account has', account_bytes)
}

async function lockUsage({ connection, environment_id }: Scope, { owner, channel_id }: Wanted) {
  const holders = [...new Set(['', owner, channel_id])].filter((one) => one !== null).sort()
  const rows = await connection!.query<{ holder: string; bytes: string }>(sql`
    insert into file_usage as usage (environment_id, holder)
    select ${environment_id}::integer, holder from unnest(${holders}::text[]) holder
    on conflict (environment_id, holder) do update set bytes = usage.bytes returning holder, bytes`)
  return new Map(rows.map(({ holder, bytes }) => [holder, Number(bytes)]))
}

/** Both modes. */
async function usageOfAccount(scope: Scope): Promise<number> {
  const [row] = await read<{ bytes: string }>(
    scope,
    sql`
    select coalesce(sum(bytes), 0) as bytes from environments join file_usage on environment_id = environments.id and holder = ''
    where account_id = ${scope.account_id}`,
  )
  return Number(row!.bytes)
}

async function requireFewUnattached(scope: Scope, { owner }: Wanted, max_unattached: number): Promise<void> {
  const [row] = await read<{ count: number }>(
    scope,
    sql`
    select count(*)::integer as count from (
      select from files where environment_id = ${scope.environment_id} and owner = ${owner} and message_id is null
      limit ${max_unattached}) own`,
  )
  if (row!.count < max_unattached) return
  throw new ApiError(
    'file_limit_reached',
    `${max_unattached} uploaded files wait for a message. Send them, or delete one first.`,
  )
}

function reached(who: string, bytes: number): ApiError {
  return new ApiError(
    'storage_quota_reached',
    `${who} stored as many files as allowed, ${bytes / 1024 / 1024} MiB. Delete some first, or ask the operator of this service for more.`,
  )
}
