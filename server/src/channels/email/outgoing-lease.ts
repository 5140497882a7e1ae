import type { Database } from '../../db/database.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { endOf, isFree, long } from '../../jobs/lease.ts'
import type { Mode } from '../../scope.ts'

export const terms = long

/** The right to send one message. */
export interface OutgoingLease {
  environment_id: number
  account_id: string
  mode: Mode
  message_id: string
  conversation_id: string
  tries: number
  /** Whether someone died when the server may have taken it already. */
  is_undecided: boolean
  token: string
}

/** Those of one conversation go out in their order. */
export function claimOutgoing(database: Database, limit: number): Promise<OutgoingLease[]> {
  return database.run<OutgoingLease>(sql`
    with due as (
      select environment_id, message_id from email_outgoing o
      where due_at <= now() and ${isFree} and not exists (
        select from email_outgoing earlier where earlier.environment_id = o.environment_id
          and earlier.conversation_id = o.conversation_id and earlier.message_id < o.message_id and earlier.due_at is not null)
      order by due_at limit ${limit}::integer for no key update skip locked),
    leased as (
      update email_outgoing o set lease_token = nextval('email_lease_tokens'), leased_until = ${endOf(terms)}, tries = tries + 1
      from due where o.environment_id = due.environment_id and o.message_id = due.message_id
      returning o.environment_id, o.message_id, o.conversation_id, o.tries, o.finishing_at is not null as is_undecided, o.lease_token)
    select environment_id, account_id, mode, message_id, conversation_id, tries, is_undecided, lease_token as token
    from leased join environments on environments.id = environment_id`)
}

export async function renewOutgoing(database: Database, lease: OutgoingLease): Promise<boolean> {
  const rows = await database.run(sql`
    update email_outgoing set leased_until = ${endOf(terms)} where ${heldBy(lease)} returning message_id`)
  return rows.length > 0
}

/** From here on, the server may take it. Returns false if another worker has it. */
export async function noteFinishing(database: Database, lease: OutgoingLease): Promise<boolean> {
  const rows = await database.run(
    sql`update email_outgoing set finishing_at = now() where ${heldBy(lease)} returning message_id`,
  )
  return rows.length > 0
}

/** Something went wrong on our side. What the server may have taken isn't sent again. */
export async function postponeOutgoing(database: Database, lease: OutgoingLease): Promise<void> {
  await database.run(sql`
    update email_outgoing set leased_until = null, due_at = now() + interval '1 minute' where ${leasedBy(lease)}`)
}

/** A worker that stops lets others go on at once. */
export async function giveBackOutgoing(database: Database, lease: OutgoingLease): Promise<void> {
  await database.run(sql`
    update email_outgoing set leased_until = null, tries = tries - 1 where ${leasedBy(lease)} and finishing_at is null`)
}

function heldBy(lease: OutgoingLease): Sql {
  return sql`${leasedBy(lease)} and leased_until > now()`
}

export function leasedBy({ environment_id, message_id, token }: OutgoingLease): Sql {
  return sql`environment_id = ${environment_id} and message_id = ${message_id} and lease_token = ${token}::bigint`
}
