import { sql } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import { write } from '../events/record.ts'
import { newId } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import { endpointResource, findEndpoint } from './endpoint.ts'

/** Delivers a ping to one endpoint, like any event. */
export async function testEndpoint(scope: Scope, id: string): Promise<Resource> {
  const endpoint = await findEndpoint(scope, id)
  const event_id = newId('event')
  const test = { object: 'webhook_endpoint.test', webhook_endpoint_id: id, event_id }
  const result = { json: JSON.stringify(test), id }
  const written = await write(
    scope,
    sql`change as (
      select id from webhook_endpoints
      where environment_id = ${scope.environment_id} and id = ${id} and status = 'enabled')`,
    [{ id: event_id, type: 'ping', object: endpointResource(endpoint).json, contact_id: null, about: id }],
    result,
  )
  if (written.length === 0) throw endpointDisabled()
  return result
}

export function endpointDisabled() {
  return conflict('webhook_endpoint_disabled', 'The webhook endpoint is disabled. Enable it first.')
}
