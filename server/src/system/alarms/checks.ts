import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { freeSpace } from '../../db/disk.ts'
import { sql } from '../../db/sql.ts'
import { inTime } from '../../outbound/deadline.ts'
import { backupAge } from '../last-backup.ts'
import type { Check } from './alarm.ts'

const mb = 1024 * 1024
const hour_s = 3600
const answer_ms = 5000

type Checked = Pick<Config, 'data_dir' | 'alarm_disk_mb' | 'alarm_backup_hours'>

/** `address`: of the database, as operators know it. */
export function checksOf(settings: Checked, database: Pick<Database, 'run'>, address: string): Check[] {
  const { alarm_disk_mb, alarm_backup_hours } = settings
  return [
    databaseCheck(database, address),
    ...(alarm_disk_mb === 0 ? [] : [diskCheck(settings)]),
    ...(alarm_backup_hours === 0 ? [] : [backupCheck(settings)]),
  ]
}

function databaseCheck(database: Pick<Database, 'run'>, address: string): Check {
  return {
    alarm: 'database_unreachable',
    over: 'The database responds again.',
    look: () =>
      inTime(
        { whole_ms: answer_ms },
        () => {},
        () => database.run(sql`select 1 as one`),
      ).then(
        () => null,
        () => `The database (${address}) doesn't respond: nobody can read or write anything.`,
      ),
  }
}

function diskCheck({ data_dir, alarm_disk_mb }: Checked): Check {
  return {
    alarm: 'disk_nearly_full',
    over: `There is room on the disk of ${data_dir} again.`,
    async look() {
      const free_mb = ((await freeSpace(data_dir))?.bytes ?? Number.POSITIVE_INFINITY) / mb
      if (free_mb >= alarm_disk_mb) return null
      return `The disk of ${data_dir} has ${Math.floor(free_mb)} MB left. When it's full, nothing can be written.`
    },
  }
}

function backupCheck({ data_dir, alarm_backup_hours }: Checked): Check {
  // Nobody has made one yet on the first day.
  const started = performance.now()
  return {
    alarm: 'backup_old',
    over: 'There is a new backup.',
    async look() {
      const age_s = await backupAge(data_dir)
      const hours = Math.floor((age_s ?? (performance.now() - started) / 1000) / hour_s)
      if (hours < alarm_backup_hours) return null
      if (age_s === null) return `There is no backup of ${data_dir}.`
      return `The last backup of ${data_dir} is ${hours} hours old.`
    },
  }
}
