import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { endOf, isFree, long } from '../../jobs/lease.ts'
import type { Mode, Scope } from '../../scope.ts'
import type { Problem } from './imap-failure.ts'

export const terms = long

/** The right to read one mailbox. */
export interface MailboxLease {
  environment_id: number
  account_id: string
  mode: Mode
  channel_id: string
  token: string
}

export function claimMailboxes(database: Database, limit: number): Promise<MailboxLease[]> {
  return database.run<MailboxLease>(sql`
    with due as (
      select m.environment_id, m.channel_id from email_mailboxes m
      join channels on channels.environment_id = m.environment_id and channels.id = m.channel_id and deleted_at is null
      where due_at <= now() and ${isFree}
      order by due_at limit ${limit}::integer for no key update of m skip locked),
    leased as (
      update email_mailboxes m set lease_token = nextval('email_lease_tokens'), leased_until = ${endOf(terms)}
      from due where m.environment_id = due.environment_id and m.channel_id = due.channel_id
      returning m.environment_id, m.channel_id, m.lease_token)
    select environment_id, account_id, mode, channel_id, lease_token as token
    from leased join environments on environments.id = environment_id`)
}

export async function renewMailbox(database: Database, lease: MailboxLease): Promise<boolean> {
  const rows = await database.run(sql`
    update email_mailboxes set leased_until = ${endOf(terms)} where ${heldBy(lease)} returning channel_id`)
  return rows.length > 0
}

/** Notes that the mailbox can be read. */
export async function noteConnected(database: Database, lease: MailboxLease): Promise<void> {
  await database.run(sql`
    update email_mailboxes set began_at = coalesce(began_at, now()), failures = 0, problem = null where ${heldBy(lease)}`)
}

/** Lets others go on. */
export async function releaseMailbox(database: Database, lease: MailboxLease, pause_ms: number): Promise<void> {
  await database.run(sql`
    update email_mailboxes set leased_until = null, due_at = now() + ${pause_ms} * interval '1 ms' where ${leasedBy(lease)}`)
}

/** The first pause after a failure, which grows with each further one. */
export interface Failing {
  pause_ms: number
  /** What the channel shows, at once or only if it happens again and again. */
  problem: Problem
  is_lasting: boolean
}

const longest_pause_ms = 300_000
/** A single lost connection is nothing to worry anyone with. */
const failures_to_show = 3

/** Lets others go on after a pause, and shows what is wrong. */
export async function releaseFailing(
  database: Database,
  lease: MailboxLease,
  { pause_ms, problem, is_lasting }: Failing,
): Promise<void> {
  await database.run(sql`
    update email_mailboxes set leased_until = null, failures = failures + 1,
      due_at = now() + least(${longest_pause_ms}, ${pause_ms} * 2 ^ least(failures, 10)) * interval '1 ms',
      problem = case when ${is_lasting}::boolean or began_at is null or failures + 1 >= ${failures_to_show}::integer
        then ${JSON.stringify(problem)}::json else problem end
    where ${leasedBy(lease)}`)
}

/** Another process has the mailbox now: what this one read isn't stored. */
export class LeaseLost extends Error {}

/** Holds the lease until the end of the transaction. */
export async function requireLease({ connection }: Scope, lease: MailboxLease): Promise<void> {
  const rows = await connection!.query(sql`select 1 as one from email_mailboxes where ${heldBy(lease)} for update`)
  if (rows.length === 0) throw new LeaseLost()
}

function heldBy(lease: MailboxLease): Sql {
  return sql`${leasedBy(lease)} and leased_until > now()`
}

function leasedBy({ environment_id, channel_id, token }: MailboxLease): Sql {
  return sql`environment_id = ${environment_id} and channel_id = ${channel_id} and lease_token = ${token}::bigint`
}
