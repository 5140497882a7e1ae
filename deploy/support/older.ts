import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Sql, sql } from '../../server/src/db/sql.ts'
import { last_backup_file } from '../../server/src/system/last-backup.ts'
import type { TestAccount } from '../../server/src/testing/service.ts'

const by = (passed_s: number) => sql`${passed_s}::float8 * interval '1 second'`

/** What time does to rows, by moving their moments back. */
const rows = {
  events: (s) => sql`update events set created_at = created_at - ${by(s)}`,
  mailboxes: (s) => sql`update email_mailboxes set read_at = read_at - ${by(s)}`,
  outgoing: (s) => sql`update outgoing set created_at = created_at - ${by(s)} where due_at is not null`,
  mails: (s) => sql`update mails set created_at = created_at - ${by(s)} where due_at is not null`,
  pushes: (s) =>
    sql`update notifications set created_at = created_at - ${by(s)}, push_due_at = push_due_at - ${by(s)} where push_due_at is not null`,
  deadlines: (s) =>
    sql`update conversations set assistant_due_at = assistant_due_at - ${by(s)} where assistant_due_at is not null`,
  deliveries: (s) =>
    sql`update webhook_deliveries set next_attempt_at = next_attempt_at - ${by(s)} where status = 'pending'`,
  syncs: (s) => sql`update crm_jobs set failing_since = failing_since - ${by(s)}, due_at = due_at - ${by(s)}`,
} satisfies Record<string, (passed_s: number) => Sql>

export type Kind = keyof typeof rows
export const every_kind = Object.keys(rows) as Kind[]

/** Lets time pass for these rows of a service, and for no others. */
export function older({ database }: Pick<TestAccount, 'database'>, ...kinds: Kind[]) {
  return async (passed_s: number): Promise<void> => {
    for (const kind of kinds) await database.run(rows[kind](passed_s))
  }
}

/** The same for the last backup. */
export function olderBackup({ data_dir }: Pick<TestAccount, 'data_dir'>, passed_s: number): void {
  const file = join(data_dir, last_backup_file)
  const { as_of } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ as_of: new Date(Date.parse(as_of) - passed_s * 1000) }))
}
