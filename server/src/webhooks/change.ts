import { sql } from '../db/sql.ts'
import { type Change, changeRow, type Noun } from '../events/change-row.ts'
import type { EventDraft } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type EndpointRow, endpointResource, findEndpoint } from './endpoint.ts'

/** How to change an endpoint, given its current state. */
export interface Decision extends Omit<Change<EndpointRow>, 'set' | 'along' | 'events'> {
  set: Partial<Omit<EndpointRow, 'events'>> & { events?: string[] }
  /** Forgets its past failures. */
  forgives?: boolean
  event?: EventDraft['type']
}

export const noun: Noun<EndpointRow> = { table: 'webhook_endpoints', find: findEndpoint, resource: endpointResource }

/** Makes the worker that holds the endpoint reload it. */
export async function changeEndpoint(
  scope: Scope,
  id: string,
  expected: Expectation,
  decide: (before: EndpointRow) => Decision | null | Promise<Decision | null>,
): Promise<Resource> {
  let changed = false
  const endpoint = await changeRow(scope, noun, id, expected, async (before) => {
    const decision = await decide(before)
    changed = decision !== null
    return decision && changeOf(scope, before, decision)
  })
  if (changed && !scope.connection) scope.announce()
  return endpoint
}

function changeOf(scope: Scope, { id }: EndpointRow, decision: Decision): Change<EndpointRow> {
  const { set, hidden, forgives = false, event, result = endpointResource, ...rest } = decision
  const { events, ...values } = set
  const visible = (after: EndpointRow) => (forgives ? { ...after, failing_since: null } : after)
  return {
    ...rest,
    set: { ...values, ...(events && { events: JSON.stringify(events) }) },
    // Not one of the columns of `change`.
    ...((hidden || events) && { hidden: { ...hidden, ...(events && { events }) } }),
    along: [wakeQueue(scope, id, forgives)],
    events: (after) =>
      event ? [{ type: event, object: endpointResource(visible(after)).json, contact_id: null, about: id }] : [],
    result: (after) => result(visible(after)),
  }
}

/** Locks the endpoint before its queue, the same order as everywhere. */
function wakeQueue({ environment_id }: Scope, id: string, forgives: boolean) {
  return sql`woken as (
    update webhook_queues set next_due_at = clock_timestamp(),
      failing_since = case when ${forgives}::boolean then null else failing_since end,
      warned_at = case when ${forgives}::boolean then null else warned_at end
    where environment_id = ${environment_id} and endpoint_id = ${id} and exists (select from change))`
}
