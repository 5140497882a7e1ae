import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { endOf, isFree, long } from '../jobs/lease.ts'
import type { Mode } from '../scope.ts'

export const terms = long

/** The right to send one mail. */
export interface MailLease {
  environment_id: number
  account_id: string
  mode: Mode
  id: string
  kind: string
  user_id: string | null
  conversation_id: string | null
  tries: number
  token: string
}

export function claimMails(database: Database, limit: number): Promise<MailLease[]> {
  return database.run<MailLease>(sql`
    with due as (
      select environment_id, id from mails where due_at <= now() and ${isFree}
      order by due_at limit ${limit}::integer for no key update skip locked),
    leased as (
      update mails m set lease_token = nextval('mail_lease_tokens'), leased_until = ${endOf(terms)}, tries = tries + 1
      from due where m.environment_id = due.environment_id and m.id = due.id
      returning m.environment_id, m.id, m.kind, m.user_id, m.conversation_id, m.tries, m.lease_token)
    select environment_id, account_id, mode, leased.id, kind, user_id, conversation_id, tries, lease_token as token
    from leased join environments on environments.id = environment_id`)
}

export async function renewMail(database: Database, { environment_id, id, token }: MailLease): Promise<boolean> {
  const rows = await database.run(sql`
    update mails set leased_until = ${endOf(terms)}
    where environment_id = ${environment_id} and id = ${id} and lease_token = ${token}::bigint and leased_until > now()
    returning id`)
  return rows.length > 0
}

// Together more than a day: longer than most servers are down.
const pauses_s = [60, 300, 1800, 7200, 21_600, 86_400]

/** What became of it. Nothing is written by a worker that lost its lease. */
export async function finishMail(
  database: Database,
  { environment_id, id, token, tries }: MailLease,
  outcome: 'sent' | 'moot' | { failure: string; may_pass: boolean },
): Promise<void> {
  const failure = typeof outcome === 'string' ? null : outcome.failure
  const pause_s = typeof outcome !== 'string' && outcome.may_pass ? (pauses_s[tries - 1] ?? null) : null
  await database.run(sql`
    update mails set leased_until = null, failure = ${failure}, sent_at = case when ${outcome === 'sent'}::boolean then now() end,
      due_at = now() + ${pause_s}::integer * interval '1 second'
    where environment_id = ${environment_id} and id = ${id} and lease_token = ${token}::bigint`)
}

/** A worker that stops lets others go on at once. */
export async function giveBackMail(database: Database, { environment_id, id, token }: MailLease): Promise<void> {
  await database.run(sql`
    update mails set leased_until = null, tries = tries - 1
    where environment_id = ${environment_id} and id = ${id} and lease_token = ${token}::bigint`)
}
