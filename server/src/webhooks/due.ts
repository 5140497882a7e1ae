import type { Database } from '../db/database.ts'
import { sql, verbatim } from '../db/sql.ts'
import { eventJson } from '../events/events.ts'
import type { Lease } from './lease.ts'

/** A delivery that is due. */
export interface Due {
  id: string
  event_id: string
  type: string
  about: string | null
  /** How many attempts of its schedule were made. */
  tries: number
  manual: boolean
  /** The event as JSON: exactly the bytes that are signed and sent. */
  body: string
}

export interface Fetched {
  /** Whether the endpoint is unchanged since it was leased. Null if it was deleted. */
  same: boolean | null
  due: Due[]
  /** Whether more may be due than the limit. */
  full: boolean
  /** Milliseconds until the next waiting delivery is due. Null if none waits. */
  next_ms: number | null
}

/**
 * What is due for an endpoint, except deliveries already in progress. An event waits while an earlier event about the same
 * object waits for its first retry. After that, a failing event doesn't block later ones.
 */
export async function fetchDue(database: Database, lease: Lease, in_hand: string[], limit: number): Promise<Fetched> {
  const { environment_id, endpoint_id, version } = lease
  const rows = await database.run(sql`
    with endpoint as (
      select version = ${version} and status = 'enabled' as same, (
          select ceil(extract(epoch from next_attempt_at - now()) * 1000)::integer from webhook_deliveries
          where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and status = 'pending'
            and next_attempt_at > now()
          order by next_attempt_at limit 1) as next_ms
      from webhook_endpoints
      where environment_id = ${environment_id} and id = ${endpoint_id}),
    waiting as materialized (
      select id, event_id, sequence, about, tries, manual, next_attempt_at, (
          select earlier.next_attempt_at from webhook_deliveries earlier
          where earlier.environment_id = ${environment_id} and earlier.endpoint_id = ${endpoint_id}
            and earlier.about = delivery.about and earlier.sequence < delivery.sequence
            and earlier.status = 'pending' and earlier.tries = 1 and earlier.next_attempt_at > now()
          order by earlier.sequence desc limit 1) as held_until
      from webhook_deliveries delivery
      where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and status = 'pending'
        and next_attempt_at <= now() and id <> all (${in_hand}::text[])
      order by next_attempt_at, sequence limit ${verbatim(String(limit))}),
    held as (
      update webhook_deliveries delivery set next_attempt_at = held_until
      from waiting where held_until is not null and delivery.environment_id = ${environment_id} and delivery.id = waiting.id
        and delivery.status = 'pending'),
    lost as (
      -- Replayed so late that its event was forgotten meanwhile.
      update webhook_deliveries delivery set status = 'canceled', next_attempt_at = null, finished_at = now()
      from waiting where delivery.environment_id = ${environment_id} and delivery.id = waiting.id
        and delivery.status = 'pending' and held_until is null and not exists (
          select from events where events.environment_id = ${environment_id} and events.id = waiting.event_id))
    select same, next_ms, (select count(*) from waiting)::integer as waiting_count, waiting.id, waiting.event_id, waiting.about, waiting.tries::integer, waiting.manual, waiting.sequence,
      ceil(extract(epoch from held_until - now()) * 1000)::integer as held_ms,
      event.type, ${lease.mode}::text as mode, 'v1' as api_version, event.created_at, request_id, actor, data
    from endpoint left join (
        waiting cross join lateral (
          -- One look-up each: for a long backlog the planner would rather read all events there are.
          select type, created_at, request_id, actor, data from events
          where events.environment_id = ${environment_id} and events.id = waiting.event_id limit 1) event) on same
    order by next_attempt_at, waiting.sequence`)
  const deliveries = rows.filter((row) => row.id !== null)
  const waits = [...rows.slice(0, 1).map((row) => row.next_ms), ...deliveries.map((row) => row.held_ms)].filter(
    (ms) => ms !== null,
  )
  return {
    same: rows[0]?.same ?? null,
    full: rows[0]?.waiting_count === limit,
    next_ms: waits.length === 0 ? null : Math.min(...waits),
    due: deliveries
      .filter((row) => row.held_ms === null)
      .map(({ id, event_id, type, about, tries, manual, ...event }) => ({
        id,
        event_id,
        type,
        about,
        tries,
        manual,
        body: eventJson({ ...event, id: event_id, type }),
      })),
  }
}

const batch_size = 1000

/** Gives up the pending deliveries of a disabled endpoint in batches. Returns whether there may be more. */
export async function cancelPending(database: Database, { environment_id, endpoint_id }: Lease): Promise<boolean> {
  const rows = await database.run(sql`
    update webhook_deliveries set status = 'canceled', next_attempt_at = null, finished_at = now()
    where environment_id = ${environment_id} and status = 'pending'
      and exists (select from webhook_endpoints
        where environment_id = ${environment_id} and id = ${endpoint_id} and status = 'disabled')
      and id = any (array(
        select id from webhook_deliveries
        where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and status = 'pending'
        order by next_attempt_at limit ${batch_size}))
    returning id`)
  return rows.length === batch_size
}
