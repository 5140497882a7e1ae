import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { WebhookEndpoint, WebhookEndpointWithSecret } from './schema.ts'
import type { Kind } from './subscription.ts'

export const { json } = rendering(WebhookEndpoint)
const { json: jsonWithSecret } = rendering(WebhookEndpointWithSecret)

export type EndpointRow = Omit<Stored<WebhookEndpoint>, 'object'> & { version: number }

/** The context its secrets are encrypted for: they can't be decrypted elsewhere. */
export function placeOf(environment_id: number, id: string): string {
  return `${environment_id} ${id}`
}

/** The endpoints of an environment, as the API shows them. */
export function endpointsOf({ environment_id, mode }: Scope): Sql {
  return sql`
    select id, url, description, array_to_json(events) as events, status, disabled_reason, disabled_at, failing_since,
      ${mode}::text as mode, created_at, updated_at, version
    from webhook_endpoints endpoint
      join webhook_queues queue on queue.environment_id = endpoint.environment_id and queue.endpoint_id = endpoint.id
    where endpoint.environment_id = ${environment_id} and deleted_at is null`
}

export async function findEndpoint(scope: Scope, id: string): Promise<EndpointRow> {
  const [row] = isId('webhook_endpoint', id)
    ? await read<EndpointRow>(scope, sql`${endpointsOf(scope)} and endpoint.id = ${id}`)
    : []
  if (!row) throw notFound('webhook endpoint')
  return row
}

export function kindsIn({ events }: EndpointRow): Kind[] {
  return JSON.parse(events)
}

/** `failing_since` is set and cleared by deliveries, without a new version. */
export function endpointResource(row: EndpointRow): Resource {
  return { json: json(row), id: row.id, version: row.version, volatile: true }
}

export function withSecret(row: EndpointRow, secret: string): Resource {
  return { ...endpointResource(row), json: jsonWithSecret({ ...row, secret }), secret: true }
}
