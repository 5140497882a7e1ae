import { sql } from '../db/sql.ts'
import type { DashboardScope } from '../http/scopes.ts'
import type { Resource } from '../scope.ts'
import type { FileUsage } from './usage-schema.ts'

const mb = 1024 * 1024

/** What the files of the account and of each channel take, of what they may. Read from what triggers count: no file is looked at. */
export async function fileUsage(scope: DashboardScope, mode: 'live' | 'test'): Promise<Resource> {
  const { database, account_id, session, settings } = scope
  const rows = await database.read<{ channel_id: string | null; bytes: string }>(sql`
    select null as channel_id, coalesce(sum(bytes), 0) as bytes
    from environments join file_usage on environment_id = environments.id and holder = '' where account_id = ${account_id}
    union all
    select channels.id, coalesce(bytes, 0) from channels
    left join file_usage usage on usage.environment_id = channels.environment_id and holder = channels.id
    where channels.environment_id = ${session[mode]} and deleted_at is null and kind <> 'api'
    order by channel_id`)
  const of = (limit_mb: number) => ({ max_bytes: limit_mb === 0 ? null : limit_mb * mb })
  const usage: FileUsage = {
    object: 'file_usage',
    account: { bytes: 0, ...of(settings.account_storage_mb) },
    channels: [],
  }
  for (const { channel_id, bytes } of rows)
    if (channel_id === null) usage.account.bytes = Number(bytes)
    else usage.channels.push({ channel_id, bytes: Number(bytes), ...of(settings.channel_storage_mb) })
  return { json: JSON.stringify(usage), volatile: true }
}
