import { outgoingAge } from '../channels/metrics.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { backupAge, max_backup_hours } from '../system/last-backup.ts'
import type { Finding } from './finding.ts'

const max_mailbox_s = 180
const max_named = 3

/** What the alerts of promises fire at, in words. */
export async function promiseFindings(database: Database): Promise<Finding[]> {
  // A database of an earlier version doesn't tell.
  const [made] = await database.run(sql`
    select from pg_attribute where attrelid = to_regclass('email_mailboxes') and attname = 'read_at'`)
  return made ? [await mailboxes(database), await answers(database)] : []
}

async function mailboxes(database: Database): Promise<Finding> {
  const read = sql`
    from email_mailboxes mailbox
    join channels on channels.environment_id = mailbox.environment_id and channels.id = channel_id and deleted_at is null`
  const failing = await named(database, sql`select channel_id as id ${read} where problem is not null order by 1`)
  if (failing !== null)
    return {
      name: 'mailboxes',
      fact: `can't be read: ${failing}`,
      advice: 'The page of the channel in the dashboard says why.',
    }
  const late = await named(
    database,
    sql`select channel_id as id ${read} where read_at < now() - ${max_mailbox_s}::integer * interval '1 second' order by read_at`,
  )
  if (late === null) return { name: 'mailboxes', fact: 'every mailbox is read' }
  return {
    name: 'mailboxes',
    fact: `not read to the end for ${max_mailbox_s} s: ${late}`,
    advice: 'See that a process with ROLE=worker or all runs. A big mailbox takes longer at first.',
  }
}

async function answers(database: Database): Promise<Finding> {
  const [row] = await database.run<{ waiting: number; oldest_s: number }>(sql`
    select count(*)::integer as waiting, (select number::integer from (${outgoingAge.of(null)}) oldest) as oldest_s
    from (select from outgoing where due_at is not null limit 10000) waiting`)
  const { waiting, oldest_s } = row!
  if (waiting === 0) return { name: 'answers', fact: 'every answer is out' }
  const advice =
    'The page of the channel says what its server answers. See that a process with ROLE=worker or all runs.'
  return {
    name: 'answers',
    fact: `${waiting} wait to go out, the oldest for ${oldest_s} s`,
    ...(oldest_s > outgoingAge.max && { advice }),
  }
}

/** The first few of them. Null if there are none. */
async function named(database: Database, query: Sql): Promise<string | null> {
  const rows = await database.run<{ id: string }>(sql`${query} limit ${max_named + 1}::integer`)
  if (rows.length === 0) return null
  const names = rows.slice(0, max_named).map(({ id }) => id)
  return names.join(', ') + (rows.length > max_named ? ' and others' : '')
}

export async function backupFinding({ data_dir }: Config): Promise<Finding> {
  const age_s = await backupAge(data_dir)
  if (age_s === null) return { name: 'backup', fact: 'none was made with parley backup' }
  const hours = age_s / 3600
  const advice = 'Run parley backup, and look at what starts it every day.'
  return {
    name: 'backup',
    fact: `the last one is ${hours.toFixed(1)} hours old`,
    ...(hours > max_backup_hours && { advice }),
  }
}
