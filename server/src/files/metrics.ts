import type { Config } from '../config/config.ts'
import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'
import { scannerOf } from './open-store.ts'
import { freeBytes } from './room.ts'

const mb = 1024 * 1024

/** How much is stored, how much room there is, and how full the fullest channel and account are. */
export function addFileMetrics(metrics: Metrics, config: Config): void {
  const { data_dir, files_reserve_mb, channel_storage_mb, account_storage_mb } = config
  metrics.gauge(
    'parley_files_room_bytes',
    'Free space on the disk of DATA_DIR that files may take, without FILES_RESERVE_MB. At 0, files are refused.',
    async () => Math.max(0, (await freeBytes(data_dir)) - files_reserve_mb * mb),
  )
  const scanner = scannerOf(config)
  if (scanner !== null)
    metrics.gauge('parley_files_scanner_up', 'Whether the virus scanner responds.', () =>
      scanner.check().then(
        () => 1,
        () => 0,
      ),
    )
  metrics.deployment(
    'parley_files_stored_bytes',
    'Size of all files, with their previews.',
    sql`
      select coalesce(sum(bytes), 0) as number from environments join file_usage on environment_id = environments.id and holder = ''`,
  )
  metrics.deployment(
    'parley_files_quota_used_ratio',
    'How much of its CHANNEL_STORAGE_MB or ACCOUNT_STORAGE_MB the fullest channel or account uses. 0 without limits.',
    sql`select greatest(
      (select max(bytes) from channels
        join file_usage usage on usage.environment_id = channels.environment_id and holder = channels.id)::float8
        / nullif(${channel_storage_mb * mb}::bigint, 0),
      (select max(total) from (
        select sum(bytes) as total from environments join file_usage on environment_id = environments.id and holder = ''
        group by account_id) accounts)::float8 / nullif(${account_storage_mb * mb}::bigint, 0),
      0) as number`,
  )
}
