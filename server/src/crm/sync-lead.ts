import { type Sql, sql } from '../db/sql.ts'
import { ApiError, conflict, invalid, notFound } from '../errors.ts'
import { findLead } from '../leads/lead.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { patience_ms, wireTo } from './call.ts'
import { timedOut } from './client.ts'
import { type ConnectionRow, connectionToUse } from './connection.ts'
import { createConnection } from './connections.ts'
import { CrmError } from './connector.ts'
import { asApiError, failureFrom } from './failure.ts'
import { claimNow, crm_leases } from './lease.ts'
import { runSync } from './run.ts'

/** Syncs a lead now, while a caller waits. Temporary failures are retried automatically afterward. */
export async function syncLead(scope: Scope, lead_id: string, input: { connection_id?: string }): Promise<Resource> {
  const until = performance.now() + patience_ms
  await findLead(scope, lead_id)
  const connection = await connectionFor(scope, input.connection_id)
  if (connection.status === 'paused')
    throw conflict(
      'crm_connection_paused',
      'The connection is paused. Resume it, or update its credentials if the CRM refuses them.',
    )
  const lease = await claimNow(scope, connection.id, lead_id, until).catch((error) => {
    throw error instanceof CrmError ? asApiError(failureFrom(error)) : error
  })
  const wire = wireTo(scope, connection.provider, connection.id, JSON.parse(connection.settings))
  let cause: unknown
  try {
    const failed = (error: unknown) => {
      cause = error
    }
    const { ending, result } = await runSync({ scope, connection, lease, wire, failed })
    if (result !== null) return result
    if (ending.status === 'failed') throw Object.assign(asApiError(ending.failure), { cause })
    // It was deleted, or this process stalled for so long that another one took over.
    await findLead(scope, lead_id)
    throw asApiError(failureFrom(timedOut()))
  } catch (error) {
    // Whatever failed, release the lead for others.
    if (!(error instanceof ApiError) || error.status >= 500)
      await crm_leases.release(scope.database, lease).catch(() => {})
    throw error
  } finally {
    await wire.close()
  }
}

async function connectionFor(scope: Scope, id: string | undefined): Promise<ConnectionRow> {
  if (id !== undefined) {
    const connection = await connectionToUse(scope, id)
    if (!connection) throw notFound('CRM connection')
    return connection
  }
  const all = await read<{ id: string }>(scope, connections(scope))
  if (all.length === 0 && scope.mode === 'test') return connectPractice(scope)
  if (all.length === 0)
    throw conflict('crm_not_configured', 'No CRM is connected. Connect one first: POST /crm_connections.')
  if (all.length > 1)
    throw invalid('connection_id', 'is required because there are several connections.', 'parameter_missing')
  return (await connectionToUse(scope, all[0]!.id))!
}

/** In test mode, the practice CRM is available from the start. Its connection is created by the first sync that needs one. */
async function connectPractice({ claim: _, audited: __, ...scope }: Scope): Promise<ConnectionRow> {
  return transact(scope, async (scope) => {
    // Of several first syncs, one creates it and the others find it.
    await lockEnvironment(scope)
    const [existing] = await read<{ id: string }>(scope, connections(scope))
    const { id } = existing ?? (await createConnection(scope, { provider: 'fake', name: 'Practice CRM' }))
    return (await connectionToUse(scope, id!))!
  })
}

function connections({ environment_id }: Scope): Sql {
  return sql`select id from crm_connections where environment_id = ${environment_id} and deleted_at is null order by id limit 2`
}
