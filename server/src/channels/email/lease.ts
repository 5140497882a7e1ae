import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { isFree, type Lease, Leases, LostLease, long } from '../../jobs/leases.ts'
import { retries } from '../../jobs/retries.ts'
import type { Scope } from '../../scope.ts'
import type { Problem } from './imap-failure.ts'

/** The right to read one mailbox. */
export type MailboxLease = Lease<'channel_id'>

export const mailbox_leases = new Leases({
  table: 'email_mailboxes',
  key: ['channel_id'],
  tokens: 'email_lease_tokens',
  terms: long,
  is_lost_when_over: true,
})

export function claimMailboxes(database: Database, limit: number): Promise<MailboxLease[]> {
  const due = sql`
    select m.environment_id, m.channel_id from email_mailboxes m
    join channels on channels.environment_id = m.environment_id and channels.id = m.channel_id and deleted_at is null
    where due_at <= now() and ${isFree}
    order by due_at limit ${limit}::integer for no key update of m skip locked`
  return mailbox_leases.claim(database, due)
}

/** Notes that the mailbox was read to its end. */
export function noteRead(database: Database, lease: MailboxLease): Promise<boolean> {
  return mailbox_leases.update(
    database,
    lease,
    sql`began_at = coalesce(began_at, now()), read_at = now(), failures = 0, problem = null`,
  )
}

/** A connection that got as far as a mail is no failed one, even if it breaks before the last. */
export function noteProgress(lease: MailboxLease): Sql {
  return mailbox_leases.change(lease, sql`failures = 0`, sql` and failures > 0`)
}

/** The first pause after a failure, which grows with each further one. */
export interface Failing {
  pause_ms: number
  /** What the channel shows, at once or only if it happens again and again. */
  problem: Problem
  is_lasting: boolean
}

/** A single lost connection is nothing to worry anyone with. */
const failures_to_show = 3
/** From then on, the pauses are the longest. */
const failures_of_note = 10

/** Lets others go on after a pause, and shows what is wrong. */
export async function releaseFailing(
  database: Database,
  lease: MailboxLease,
  { pause_ms, problem, is_lasting }: Failing,
): Promise<void> {
  const { delay_ms } = retries.mailbox(pause_ms)
  const delays_ms = Array.from({ length: failures_of_note + 1 }, (_, n) => delay_ms(n + 1))
  await mailbox_leases.release(
    database,
    lease,
    sql`failures = failures + 1,
      due_at = now() + (${delays_ms}::integer[])[1 + least(failures, ${failures_of_note}::integer)] * interval '1 ms',
      problem = case when ${is_lasting}::boolean or began_at is null or failures + 1 >= ${failures_to_show}::integer
        then ${JSON.stringify(problem)}::json else problem end`,
  )
}

/** Until the end of the transaction, nobody stores anything of the mailbox under a lease. */
export async function lockMailbox({ connection, environment_id }: Scope, channel_id: string): Promise<void> {
  await connection!.query(sql`
    select from email_mailboxes where environment_id = ${environment_id} and channel_id = ${channel_id} for no key update`)
}

/** Holds the lease until the end of the transaction. */
export async function requireLease({ connection }: Scope, lease: MailboxLease): Promise<void> {
  const rows = await connection!.query(mailbox_leases.lockedRow(lease))
  if (rows.length === 0) throw new LostLease()
}
