import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { type EventDraft, write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type EndpointRow, endpointResource, findEndpoint } from './endpoint.ts'

type Shown = Partial<Omit<EndpointRow, 'id' | 'version' | 'events' | 'failing_since' | 'mode'>> & { events?: string[] }

/** What is to become of an endpoint, decided on what it is. */
export interface Decision {
  /** The fields that get a value. */
  set: Shown
  /** Columns that are never shown. */
  hidden?: Record<string, unknown>
  /** Also has to hold when it is written. */
  provided?: Sql
  /** What it failed at so far counts no more. */
  forgives?: boolean
  event?: EventDraft['type']
  answer?: (after: EndpointRow) => Resource
}

/** Decided on what was read, written if that still holds: somebody else's change in between is met by deciding again. */
export async function changeEndpoint(
  scope: Scope,
  id: string,
  expected: Expectation,
  decide: (before: EndpointRow) => Decision | null | Promise<Decision | null>,
): Promise<Resource> {
  for (;;) {
    const before = await findEndpoint(scope, id)
    requireVersion(expected, before.version)
    const decision = await decide(before)
    if (decision === null) return endpointResource(before)
    const { set, hidden = {}, provided = sql`true`, forgives = false, event, answer = endpointResource } = decision
    const values = { ...set, updated_at: new Date().toISOString(), version: before.version + 1 }
    const after = {
      ...before,
      ...values,
      events: set.events ? JSON.stringify(set.events) : before.events,
      failing_since: forgives ? null : before.failing_since,
    }
    const assignments = Object.entries({ ...values, ...hidden }).map(
      ([name, value]) => sql`${verbatim(name)} = ${value}`,
    )
    // The endpoint before its queue, as everybody who locks both. Whoever works on it must look at it anew.
    const changed = await write(
      scope,
      sql`change as (
        update webhook_endpoints set ${join(assignments, ', ')}
        where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} and deleted_at is null
          and ${provided} returning id),
      woken as (
        update webhook_queues set next_due_at = clock_timestamp(),
          failing_since = case when ${forgives}::boolean then null else failing_since end,
          warned_at = case when ${forgives}::boolean then null else warned_at end
        where environment_id = ${scope.environment_id} and endpoint_id = ${id} and exists (select from change))`,
      event ? [{ type: event, object: endpointResource(after).json, contact_id: null, about: id }] : [],
      answer(after),
    )
    if (changed.length > 0) {
      if (!scope.connection) scope.announce()
      return answer(after)
    }
    if (decision.provided) return endpointResource(await findEndpoint(scope, id))
  }
}
