import { type Sql, sql } from '../db/sql.ts'
import { isNotFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { type Means, type Mode, type Scope, systemScope } from '../scope.ts'
import { disableEndpoint } from './disable.ts'
import { endpointResource, findEndpoint } from './endpoint.ts'

/** Hours of continuous failure until a warning is sent, and until the endpoint is disabled. */
export const patience_hours = { warn: 24, disable: 120 }

const batch = 100

interface Failing {
  environment_id: number
  account_id: string
  mode: Mode
  id: string
}

/** Watches failing endpoints: sends a warning, and later disables them. Also ends secrets whose grace period is over. */
export async function watchEndpoints(services: Means): Promise<void> {
  for (const { id, ...where } of await failingFor(services, patience_hours.disable, sql`true`)) {
    // It may have just recovered.
    const condition = sql`exists (
      select from webhook_queues where environment_id = ${where.environment_id} and endpoint_id = ${id}
        and ${failedFor(patience_hours.disable)})`
    await disableEndpoint(systemScope(services, where), id, 'failing', { condition }).catch(ignoreGone)
  }
  for (const { id, ...where } of await failingFor(services, patience_hours.warn, unwarned))
    await warn(systemScope(services, where), id).catch(ignoreGone)
  await services.database.run(sql`
    update webhook_endpoints set previous_secret = null, previous_secret_until = null where previous_secret_until <= now()`)
}

/** One warning per failing period: of several processes, only one finds it unsent. */
async function warn(scope: Scope, id: string): Promise<void> {
  const endpoint = endpointResource(await findEndpoint(scope, id))
  await write(
    scope,
    sql`change as (
      update webhook_queues set warned_at = now()
      where environment_id = ${scope.environment_id} and endpoint_id = ${id}
        and ${unwarned} and ${failedFor(patience_hours.warn)} returning endpoint_id)`,
    [{ type: 'webhook_endpoint.failing', object: endpoint.json, contact_id: null, about: id }],
    endpoint,
  )
}

const unwarned = sql`(warned_at is null or warned_at < failing_since)`

function failedFor(hours: number): Sql {
  return sql`failing_since <= now() - make_interval(hours => ${hours}::integer)`
}

function failingFor({ database }: Means, hours: number, which: Sql): Promise<Failing[]> {
  return database.run<Failing>(sql`
    select endpoint.environment_id, account_id, mode, endpoint.id
    from webhook_queues queue
      join webhook_endpoints endpoint on endpoint.environment_id = queue.environment_id and endpoint.id = queue.endpoint_id
      join environments on environments.id = endpoint.environment_id
    where ${failedFor(hours)} and ${which} and status = 'enabled' order by failing_since limit ${batch}::integer`)
}

function ignoreGone(error: unknown): void {
  if (!isNotFound(error)) throw error
}
