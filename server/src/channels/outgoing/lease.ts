import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { isFree, type Lease, Leases, long } from '../../jobs/leases.ts'
import type { Scope } from '../../scope.ts'
import { type Kind, queued_kinds } from '../kinds.ts'

/** Who of several recipients is still to get a message. The others have it, or were refused for good. */
export interface Remaining {
  readonly to: readonly string[]
  readonly refusals: readonly string[]
  /** Whether somebody has it. */
  readonly has_arrived: boolean
}

/** The right to send one message. */
export interface OutgoingLease extends Lease<'message_id'> {
  kind: Kind
  conversation_id: string
  tries: number
  /** Whether someone died when the other side may have taken it already. */
  is_undecided: boolean
  /** As JSON. Null: nobody was told apart yet. */
  remaining: string | null
}

/** Who a try is for, if not for all. */
export function remainingOf({ remaining }: Pick<OutgoingLease, 'remaining'>): Remaining | null {
  return remaining === null ? null : JSON.parse(remaining)
}

export const outgoing_leases = new Leases({
  table: 'outgoing',
  key: ['message_id'],
  tokens: 'email_lease_tokens',
  terms: long,
  is_lost_when_over: true,
})

/**
 * Those of one conversation go out in their order, once their time has come, but none waits for a recipient whose server asked to
 * try again later. What a later version sends is left to it.
 */
export function claimOutgoing(database: Database, limit: number): Promise<OutgoingLease[]> {
  const due = sql`
    select environment_id, message_id from outgoing o
    where due_at <= now() and ${isFree} and kind = any (${queued_kinds}::text[]) and not exists (
      select from outgoing earlier where earlier.environment_id = o.environment_id
        and earlier.conversation_id = o.conversation_id and earlier.message_id < o.message_id
        and (earlier.due_at <= now() or earlier.due_at is not null and earlier.tries > 0) and earlier.remaining is null)
    order by due_at limit ${limit}::integer for no key update skip locked`
  const columns = sql`kind, conversation_id, tries, finishing_at is not null as is_undecided, remaining`
  return outgoing_leases.claim<OutgoingLease>(database, due, { columns, set: sql`tries = tries + 1` })
}

/** From here on, the other side may take it. Returns false if another worker has it. */
export function noteFinishing(database: Database, lease: OutgoingLease): Promise<boolean> {
  return outgoing_leases.update(database, lease, sql`finishing_at = now()`)
}

/** A worker that stops lets others go on at once. What the other side may have taken isn't sent again. */
export function giveBackOutgoing(database: Database, lease: OutgoingLease): Promise<boolean> {
  return outgoing_leases.release(database, lease, sql`tries = tries - 1`, sql` and finishing_at is null`)
}

/**
 * Whether nobody sends the message any more, under the lock of the row that a worker leases. One that isn't queued yet is queued as done:
 * nobody queues it again. A lease that ran out ends: its holder writes nothing any more.
 */
export async function stopOutgoing(
  { connection, environment_id }: Scope,
  conversation_id: string,
  id: string,
): Promise<boolean> {
  const rows = await connection!.query(sql`
    insert into outgoing (environment_id, message_id, conversation_id, kind, due_at)
    select m.environment_id, m.id, m.conversation_id, c.channel, null
    from messages m join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    where m.environment_id = ${environment_id} and m.conversation_id = ${conversation_id} and m.id = ${id}
      and m.direction = 'outbound' and m.status = 'queued'
    on conflict (environment_id, message_id) do update set due_at = null, leased_until = null
    where outgoing.due_at is not null and outgoing.finishing_at is null
      and (outgoing.leased_until is null or outgoing.leased_until <= now())
    returning 1 as one`)
  return rows.length > 0
}
