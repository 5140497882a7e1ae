import { filters, isWord, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { changeRow, deletedResource } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { newId, timeOf } from '../ids.ts'
import { checkUrl, parseAllowed } from '../outbound/public-address.ts'
import { newSecret } from '../outbound/sign.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { changeEndpoint, noun } from './change.ts'
import {
  type EndpointRow,
  endpointResource,
  endpointsOf,
  findEndpoint,
  json,
  kindsIn,
  placeOf,
  withSecret,
} from './endpoint.ts'
import { requireRoom } from './limit.ts'
import {
  endpointStatuses,
  type NewWebhookEndpoint,
  type WebhookEndpointChanges,
  type WebhookEndpointQuery,
} from './schema.ts'
import { kindsOf, requireReadable, type Subscriber } from './subscription.ts'

export function listEndpoints(scope: Scope, query: WebhookEndpointQuery) {
  const where = filters([isWord('status', query.status, endpointStatuses)])
  return page(scope, {
    name: 'webhook_endpoints',
    query,
    rows: (after, tail) => sql`${endpointsOf(scope)}${where}${after} ${tail}`,
    json,
  })
}

export async function getEndpoint(scope: Scope, id: string): Promise<Resource> {
  return endpointResource(await findEndpoint(scope, id))
}

/** The only response, besides that of a rotation, that shows the secret. */
export async function registerEndpoint(
  scope: Scope,
  input: NewWebhookEndpoint,
  subscriber: Subscriber,
): Promise<Resource> {
  const kinds = kindsOf(input.events)
  requireReadable(kinds, subscriber)
  await requireAddress(scope, input.url)
  const id = newId('webhook_endpoint')
  const row: EndpointRow = {
    id,
    url: input.url,
    description: input.description ?? null,
    events: JSON.stringify(kinds),
    status: 'enabled',
    disabled_reason: null,
    disabled_at: null,
    failing_since: null,
    mode: scope.mode,
    created_at: timeOf(id),
    updated_at: timeOf(id),
    version: 1,
  }
  const secret = newSecret()
  const sealed = scope.vault.seal(secret, placeOf(scope.environment_id, id))
  const endpoint = withSecret(row, secret)
  await transact(scope, async (scope) => {
    await requireRoom(scope)
    await write(
      scope,
      sql`change as (
        insert into webhook_endpoints (environment_id, id, url, description, events, secret, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${row.url}, ${row.description}, ${kinds}, ${sealed}, ${row.created_at}, ${row.updated_at})
        returning environment_id, id),
      queue as (insert into webhook_queues (environment_id, endpoint_id) select environment_id, id from change)`,
      [],
      endpoint,
    )
  })
  return endpoint
}

export async function updateEndpoint(
  scope: Scope,
  id: string,
  changes: WebhookEndpointChanges,
  subscriber: Subscriber,
  expected: Expectation,
): Promise<Resource> {
  const { url, description } = changes
  const events = changes.events && kindsOf(changes.events)
  if (events) requireReadable(events, subscriber)
  return changeEndpoint(scope, id, expected, async (before) => {
    const moves = url !== undefined && url !== before.url
    // A new URL receives all events of the endpoint, whoever subscribed to them.
    if (moves) requireReadable(events ?? kindsIn(before), subscriber)
    if (moves) await requireAddress(scope, url)
    const set = {
      ...(moves && { url }),
      ...(description !== undefined && description !== before.description && { description }),
      ...(events && JSON.stringify(events) !== before.events && { events }),
    }
    return Object.keys(set).length === 0 ? null : { set, forgives: moves }
  })
}

/**
 * Takes effect at once: without its row in the queue, the worker that holds the endpoint loses its lease and nothing more is
 * sent. Its deliveries are deleted later (`prune.ts`), so that a hundred thousand of them don't delay anyone.
 */
export function deleteEndpoint(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return changeRow<EndpointRow>(scope, noun, id, expected, ({ disabled_reason, disabled_at }) => ({
    set: {
      status: 'disabled',
      disabled_reason: disabled_reason ?? 'manual',
      disabled_at: disabled_at ?? new Date().toISOString(),
    },
    hidden: { deleted_at: sql`now()`, secret: sql`''`, previous_secret: null, previous_secret_until: null },
    along: [
      sql`queue as (
        delete from webhook_queues
        where environment_id = ${scope.environment_id} and endpoint_id = ${id} and exists (select from change))`,
    ],
    result: () => deletedResource('webhook_endpoint', id),
  }))
}

function requireAddress({ mode, settings }: Scope, url: string): Promise<void> {
  return checkUrl(url, mode, parseAllowed(settings.webhook_allowed_networks, settings.own_place))
}
