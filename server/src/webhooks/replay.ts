import { begin, commit } from '../db/connection.ts'
import { moment } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { firstIdAt, newId } from '../ids.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { deliveryResource, findDelivery } from './deliveries.ts'
import type { ReplayRequest } from './delivery-schema.ts'
import { type EndpointRow, findEndpoint, kindsIn } from './endpoint.ts'
import { endpointDisabled } from './ping.ts'
import { subscribable } from './schema.ts'

/** Delivers again now, as a single attempt outside the schedule. A pending delivery keeps its schedule. */
export async function replayDelivery(scope: Scope, endpoint_id: string, id: string): Promise<Resource> {
  const delivery = await transact(scope, async (scope) => {
    const { environment_id } = scope
    const { status } = await findEndpoint(scope, endpoint_id)
    // Locks the queue first, like the writer of outcomes, so that the delivery's state can't change.
    await scope.connection!.query(sql`
      select from webhook_queues where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} for no key update`)
    const before = await findDelivery(scope, endpoint_id, id)
    if (status === 'disabled') throw endpointDisabled()
    const next_attempt_at = new Date().toISOString()
    const delivery = deliveryResource({ ...before, status: 'pending', next_attempt_at, finished_at: null })
    await write(
      scope,
      sql`change as (
        update webhook_deliveries set status = 'pending', manual = manual or status <> 'pending',
          next_attempt_at = least(${next_attempt_at}::timestamptz, clock_timestamp()), finished_at = null
        where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and id = ${id} returning id),
      woken as (
        update webhook_queues set next_due_at = least(next_due_at, clock_timestamp())
        where environment_id = ${environment_id} and endpoint_id = ${endpoint_id})`,
      [],
      delivery,
    )
    return delivery
  })
  scope.announce()
  return delivery
}

const max_at_once = 10_000

// The best plan depends on the number of events. Measured: with the plan of a first run on empty tables, ten thousand take
// over ten seconds. Planned at each execution, a hundred thousand take 0.2 seconds.
const planned_anew = sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`

interface Missed {
  event_id: string
  type: string
  sequence: string
  about: string | null
  /** Null if it was never queued, because the endpoint was disabled. */
  delivery_id: string | null
}

/** Redelivers everything undelivered since a point in time, with the full schedule of attempts, oldest first. */
export async function replayEndpoint(
  scope: Scope,
  id: string,
  { since, until, event_types }: ReplayRequest,
): Promise<Resource> {
  const span = { since: moment('since', since), until: until === undefined ? null : moment('until', until) }
  if (span.until !== null && span.until <= span.since) throw invalid('until', 'must be later than `since`.')
  const endpoint = await findEndpoint(scope, id)
  if (endpoint.status === 'disabled') throw endpointDisabled()
  // Queries before locking anything, because it may take a while. Each result is checked again when it's written.
  const missed = await findMissed(scope, endpoint, span, event_types ?? subscribable)
  const has_more = missed.length > max_at_once
  const replay = await transact(scope, (scope) => queue(scope, id, missed.slice(0, max_at_once), has_more))
  scope.announce()
  return replay
}

interface Span {
  since: number
  until: number | null
}

async function findMissed(
  scope: Scope,
  endpoint: EndpointRow,
  { since, until }: Span,
  types: readonly string[],
): Promise<Missed[]> {
  const { environment_id } = scope
  const kinds = kindsIn(endpoint)
  const wanted = kinds.includes('*') ? types : types.filter((type) => (kinds as string[]).includes(type))
  const from = firstIdAt('event', Math.max(since, Date.parse(endpoint.created_at)))
  const to = until === null ? sql`` : sql` and log.event_id < ${firstIdAt('event', until)}`
  const query = sql`
    select log.event_id, log.type, log.sequence, log.about, delivery.id as delivery_id
    from event_log log left join webhook_deliveries delivery on delivery.environment_id = ${environment_id}
      and delivery.endpoint_id = ${endpoint.id} and delivery.event_id = log.event_id
    where log.environment_id = ${environment_id} and log.event_id >= ${from}${to} and log.type = any (${types}::text[])
      and case when delivery.id is null then log.type = any (${wanted}::text[])
        else delivery.status in ('failed', 'canceled') end
    order by log.event_id limit ${max_at_once + 1}::integer`
  return scope.database.session(async (connection) => {
    const [, , rows] = await Promise.all([
      connection.query(begin),
      connection.query(planned_anew),
      connection.query<Missed>(query),
      connection.query(commit),
    ])
    return rows
  })
}

async function queue(scope: Scope, id: string, missed: Missed[], has_more: boolean): Promise<Resource> {
  const { environment_id } = scope
  const connection = scope.connection!
  const unsent = missed.flatMap(({ delivery_id }) => delivery_id ?? [])
  const again = await connection.query(sql`
    with unsent as (
      select id from webhook_deliveries
      where environment_id = ${environment_id} and endpoint_id = ${id} and id = any (${unsent}::text[])
        and status in ('failed', 'canceled') order by id for update)
    update webhook_deliveries delivery
    set status = 'pending', manual = false, tries = 0, next_attempt_at = now(), finished_at = null
    from unsent where delivery.environment_id = ${environment_id} and delivery.id = unsent.id returning 1 as one`)
  const never = missed.filter(({ delivery_id }) => delivery_id === null)
  const column = <Name extends keyof Missed>(name: Name) => never.map((one) => one[name])
  const added = await connection.query(sql`
    insert into webhook_deliveries
      (environment_id, endpoint_id, id, event_id, event_type, sequence, about, next_attempt_at, created_at)
    select ${environment_id}::integer, ${id}, wanted.*, now(), now()
    from unnest(${never.map(() => newId('webhook_delivery'))}::text[], ${column('event_id')}::text[], ${column('type')}::text[],
      ${column('sequence')}::bigint[], ${column('about')}::text[]) as wanted
    on conflict (environment_id, endpoint_id, event_id) do nothing returning 1 as one`)
  const queued = again.length + added.length
  const replay = { object: 'webhook_endpoint.replay', webhook_endpoint_id: id, queued, has_more }
  const result = { json: JSON.stringify(replay), id }
  // Locks the queue last: numbering everyone's events waits for it.
  const woken = await write(
    scope,
    sql`change as (
      update webhook_queues set next_due_at = least(next_due_at, clock_timestamp())
      where environment_id = ${environment_id} and endpoint_id = ${id} returning endpoint_id)`,
    [],
    result,
  )
  if (woken.length === 0) throw notFound('webhook endpoint')
  return result
}
