import { equals, filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { idWithin, isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { reading } from '../search/read-transaction.ts'
import { type DeliveryStatus, deliveryStatuses, WebhookDelivery, type WebhookDeliveryQuery } from './delivery-schema.ts'
import { findEndpoint } from './endpoint.ts'
import { reasonOf } from './reason.ts'

const rendered = rendering(WebhookDelivery)

type DeliveryRow = Omit<Stored<WebhookDelivery>, 'object' | 'reason'> & { last_attempt: string | null }
type DeliveryFound = DeliveryRow & {
  /** The contact that the event is about. */
  contact_id: string | null
}

const columns = sql`id, endpoint_id as webhook_endpoint_id, event_id, event_type, sequence, status, attempts, next_attempt_at,
  created_at, finished_at, attempts->-1 as last_attempt`

export async function listDeliveries(scope: Scope, endpoint_id: string, query: WebhookDeliveryQuery) {
  const { status, event_type, event_id } = query
  const where = filters([inStatus(status), equals('event_type', event_type), equals('event_id', event_id)])
  await findEndpoint(scope, endpoint_id)
  const list = (scope: Scope) =>
    page(scope, {
      name: `webhook_deliveries ${endpoint_id}`,
      query,
      key: [{ column: 'event_id' }],
      rows: (after, tail) => sql`
        select ${columns} from webhook_deliveries
        where environment_id = ${scope.environment_id} and endpoint_id = ${endpoint_id}${where}${after} ${tail}`,
      json: deliveryJson,
    })
  // A status that is rare among many is found by scanning.
  const may_be_rare = status !== undefined || event_type !== undefined
  return may_be_rare ? reading(scope, (connection) => list({ ...scope, connection })) : list(scope)
}

export async function getDelivery(scope: Scope, endpoint_id: string, id: string): Promise<Resource> {
  return deliveryResource(await findDelivery(scope, endpoint_id, id))
}

/** A delivery is found only under its own endpoint. */
export async function findDelivery(scope: Scope, endpoint_id: string, id: string): Promise<DeliveryFound> {
  await findEndpoint(scope, endpoint_id)
  const [row] = isId('webhook_delivery', id)
    ? await read<DeliveryFound>(
        scope,
        sql`
        select ${columns}, (
          select contact_id from events where events.environment_id = ${scope.environment_id} and events.id = event_id) as contact_id
        from webhook_deliveries
        where environment_id = ${scope.environment_id} and endpoint_id = ${endpoint_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('webhook delivery')
  return row
}

/** Stored responses contain what receivers sent, so they're deleted with the contact, like the bodies of deliveries. */
export function deliveryResource(row: DeliveryFound): Resource {
  return { json: deliveryJson(row), id: row.id, ...(row.contact_id !== null && { contact_id: row.contact_id }) }
}

function deliveryJson(row: DeliveryRow): string {
  const last = row.last_attempt === null ? null : JSON.parse(row.last_attempt)
  const attempts = (JSON.parse(row.attempts) as object[]).map((attempt, n) => ({
    id: idWithin('webhook_attempt', row.id, n),
    ...attempt,
  }))
  return rendered.json({ ...row, attempts: JSON.stringify(attempts), reason: reasonOf(row.status, last) })
}

/** Spelled out, because only then does PostgreSQL use the partial index of failed deliveries. */
function inStatus(text: string | undefined): Sql | undefined {
  if (text === undefined) return undefined
  const words = [...new Set(text.split(','))]
  if (words.some((word) => !deliveryStatuses.includes(word as DeliveryStatus)))
    throw invalid('status', `must be one or more of ${deliveryStatuses.join(', ')}, separated by commas.`)
  return verbatim(`status in (${words.map((word) => `'${word}'`).join(', ')})`)
}
