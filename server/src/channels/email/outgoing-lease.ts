import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { isFree, type Lease, Leases, long } from '../../jobs/leases.ts'

/** The right to send one message. */
export interface OutgoingLease extends Lease<'message_id'> {
  conversation_id: string
  tries: number
  /** Whether someone died when the server may have taken it already. */
  is_undecided: boolean
}

export const outgoing_leases = new Leases({
  table: 'email_outgoing',
  key: ['message_id'],
  tokens: 'email_lease_tokens',
  terms: long,
  is_lost_when_over: true,
})

/** Those of one conversation go out in their order. */
export function claimOutgoing(database: Database, limit: number): Promise<OutgoingLease[]> {
  const due = sql`
    select environment_id, message_id from email_outgoing o
    where due_at <= now() and ${isFree} and not exists (
      select from email_outgoing earlier where earlier.environment_id = o.environment_id
        and earlier.conversation_id = o.conversation_id and earlier.message_id < o.message_id and earlier.due_at is not null)
    order by due_at limit ${limit}::integer for no key update skip locked`
  const columns = sql`conversation_id, tries, finishing_at is not null as is_undecided`
  return outgoing_leases.claim<OutgoingLease>(database, due, { columns, set: sql`tries = tries + 1` })
}

/** From here on, the server may take it. Returns false if another worker has it. */
export function noteFinishing(database: Database, lease: OutgoingLease): Promise<boolean> {
  return outgoing_leases.update(database, lease, sql`finishing_at = now()`)
}

/** A worker that stops lets others go on at once. What the server may have taken isn't sent again. */
export function giveBackOutgoing(database: Database, lease: OutgoingLease): Promise<boolean> {
  return outgoing_leases.release(database, lease, sql`tries = tries - 1`, sql` and finishing_at is null`)
}
