import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { isFree, type Lease, Leases, long } from '../jobs/leases.ts'
import { retries } from '../jobs/retries.ts'

/** The right to send one mail. */
export interface MailLease extends Lease<'id'> {
  kind: string
  user_id: string | null
  conversation_id: string | null
  tries: number
}

export const mail_leases = new Leases({
  table: 'mails',
  key: ['id'],
  tokens: 'mail_lease_tokens',
  terms: long,
  is_lost_when_over: true,
})

export function claimMails(database: Database, limit: number): Promise<MailLease[]> {
  const due = sql`
    select environment_id, id from mails where due_at <= now() and ${isFree}
    order by due_at limit ${limit}::integer for no key update skip locked`
  const columns = sql`kind, user_id, conversation_id, tries`
  return mail_leases.claim<MailLease>(database, due, { columns, set: sql`tries = tries + 1` })
}

/** What became of it. Nothing is written by a worker that lost its lease. */
export function finishMail(
  database: Database,
  lease: MailLease,
  outcome: 'sent' | 'moot' | { failure: string; may_pass: boolean },
): Promise<boolean> {
  const { failure, may_pass } = typeof outcome === 'string' ? { failure: null, may_pass: false } : outcome
  const set = sql`failure = ${failure}, sent_at = case when ${outcome === 'sent'}::boolean then now() end`
  return mail_leases.postpone(database, lease, may_pass ? retries.mail.delay_ms(lease.tries) : null, set)
}

/** A worker that stops lets others go on at once. */
export function giveBackMail(database: Database, lease: MailLease): Promise<boolean> {
  return mail_leases.release(database, lease, sql`tries = tries - 1`)
}
