import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { NumberedEvent } from '../events/sequencer.ts'
import { newId } from '../ids.ts'

interface Subscription {
  environment_id: number
  id: string
  /** Event types, separated by spaces. */
  events: string
}

/**
 * Queues a delivery to each endpoint that subscribes to the event, in the transaction that numbers it. A ping goes only to
 * its own endpoint.
 */
export async function queueDeliveries(events: NumberedEvent[], connection: Connection): Promise<Sql[]> {
  const environments = [...new Set(events.map((event) => event.environment_id))]
  // A separate statement after the numbering, so that it sees every endpoint created before the change was committed.
  const subscriptions = await connection.query<Subscription>(sql`
    select environment_id, id, array_to_string(events, ' ') as events from webhook_endpoints
    where status = 'enabled' and environment_id = any (${environments}::integer[])`)
  if (subscriptions.length === 0) return []
  const deliveries = subscriptions.flatMap(wantedFrom(events))
  return deliveries.length === 0 ? [] : [queued(deliveries)]
}

function queued(deliveries: Delivery[]): Sql {
  const column = <Name extends keyof Delivery>(name: Name) => deliveries.map((delivery) => delivery[name])
  return sql`
    with queued as (
      insert into webhook_deliveries
        (environment_id, endpoint_id, id, event_id, event_type, sequence, about, next_attempt_at, created_at)
      select environment_id, endpoint_id, id, event_id, type, sequence, about, clock_timestamp(), clock_timestamp()
      from unnest(${column('environment_id')}::integer[], ${column('endpoint_id')}::text[], ${column('id')}::text[],
        ${column('event_id')}::text[], ${column('type')}::text[], ${column('sequence')}::bigint[], ${column('about')}::text[])
        as wanted (environment_id, endpoint_id, id, event_id, type, sequence, about)
      returning environment_id, endpoint_id),
    -- In the order of their key, as everybody who locks several: two would wait for each other otherwise.
    due as (
      select environment_id, endpoint_id from webhook_queues
      where (environment_id, endpoint_id) in (select environment_id, endpoint_id from queued)
      order by environment_id, endpoint_id for no key update)
    update webhook_queues queue set next_due_at = least(next_due_at, clock_timestamp())
    from due where queue.environment_id = due.environment_id and queue.endpoint_id = due.endpoint_id`
}

interface Delivery extends NumberedEvent {
  endpoint_id: string
  id: string
}

function wantedFrom(events: NumberedEvent[]) {
  return (endpoint: Subscription): Delivery[] => {
    const kinds = new Set(endpoint.events.split(' '))
    const wants = ({ type, about }: NumberedEvent) =>
      type === 'ping' ? about === endpoint.id : kinds.has('*') || kinds.has(type)
    return events
      .filter((event) => event.environment_id === endpoint.environment_id && wants(event))
      .map((event) => ({ ...event, endpoint_id: endpoint.id, id: newId('webhook_delivery') }))
  }
}
