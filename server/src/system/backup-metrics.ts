import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import { backupAge } from './last-backup.ts'

export function addBackupMetrics(metrics: Metrics, { data_dir }: Pick<Config, 'data_dir'>): void {
  metrics.gauge(
    'parley_backup_age_seconds',
    'Age of the last complete `parley backup` of the data folder. Without a number if there is none.',
    () => backupAge(data_dir),
  )
}
