import { outgoingAge } from '../channels/metrics.ts'
import { version } from '../config/version.ts'
import { overdueSyncs } from '../crm/metrics.ts'
import { diskIsFull, freeSpace } from '../db/disk.ts'
import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import type { Figure } from '../http/figure.ts'
import { eventsLag } from '../http/operations.ts'
import type { DashboardScope } from '../http/scopes.ts'
import { mailLag, pushLag } from '../notifications/metrics.ts'
import type { Mode, Resource } from '../scope.ts'
import { searchLag } from '../search/metrics.ts'
import { overdueDeliveries } from '../webhooks/metrics.ts'
import { backupAge, max_backup_hours } from './last-backup.ts'
import type { Check, System } from './schema.ts'

const mb = 1024 * 1024

const figures: readonly [Check['name'], Figure][] = [
  ['events', eventsLag],
  ['outgoing', outgoingAge],
  ['mail', mailLag],
  ['push', pushLag],
  ['webhooks', overdueDeliveries],
  ['crm', overdueSyncs],
  ['search', searchLag],
]

/** Whether the service works for an account. Nothing of it tells what other accounts have. */
export async function systemState(scope: DashboardScope, mode: Mode): Promise<Resource> {
  const [disk, backup, queues] = await Promise.all([diskCheck(scope), backupCheck(scope), queueChecks(scope, mode)])
  // Who gets an answer has a database that responds.
  const database: Check = { name: 'database', state: diskIsFull() ? 'problem' : 'ok', value: null, unit: null }
  const state: System = { object: 'system', version, checks: [database, disk, backup, ...queues] }
  return { json: JSON.stringify(state), volatile: true }
}

async function diskCheck({ settings: { data_dir, alarm_disk_mb } }: DashboardScope): Promise<Check> {
  const free = await freeSpace(data_dir)
  const shape = { name: 'disk', unit: 'bytes' } as const
  if (free === null) return { ...shape, state: 'unknown', value: null }
  return { ...shape, state: free.bytes < alarm_disk_mb * mb ? 'problem' : 'ok', value: free.bytes }
}

async function backupCheck({ settings: { data_dir, alarm_backup_hours } }: DashboardScope): Promise<Check> {
  const age_s = await backupAge(data_dir)
  const shape = { name: 'backup', unit: 'seconds' } as const
  // Operators who aren't told of missing backups may make them by other means.
  if (age_s === null) return { ...shape, state: alarm_backup_hours === 0 ? 'unknown' : 'problem', value: null }
  const max_s = (alarm_backup_hours || max_backup_hours) * 3600
  return { ...shape, state: age_s > max_s ? 'problem' : 'ok', value: Math.max(0, Math.round(age_s)) }
}

async function queueChecks({ database, session }: DashboardScope, mode: Mode): Promise<Check[]> {
  const columns = figures.map(([name, { of }]): Sql => sql`(${of(session[mode])}) as ${verbatim(name)}`)
  const [row] = await database.read<Record<string, number | string>>(sql`select ${join(columns, ', ')}`)
  return figures.map(([name, { unit, max }]) => {
    const value = Math.round(Number(row![name]))
    return { name, unit, state: value > max ? 'problem' : 'ok', value: Math.max(0, value) }
  })
}
