import { type Sql, sql } from '../db/sql.ts'
import type { Resource, Scope } from '../scope.ts'
import { findConnection } from './connection.ts'

/** Has all leads synced, or those of which nothing more is tried. What is over there unchanged is not sent again. */
export async function backfill(scope: Scope, id: string, which: 'all' | 'failed'): Promise<Resource> {
  await findConnection(scope, id)
  const [row] = await scope.database.run<{ leads: number }>(sql`
    with queued as (${which === 'all' ? everyLead(scope, id) : everyFailed(scope, id)})
    select count(*)::integer as leads from queued`)
  scope.announce()
  return { json: JSON.stringify({ object: 'crm_backfill', connection_id: id, leads: row!.leads }) }
}

const anew = sql`due_at = now(), dead_at = null, tries = 0, failing_since = null`

function everyLead({ environment_id }: Scope, id: string): Sql {
  return sql`
    insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at)
    select environment_id, ${id}, id, 'backfill', now() from leads where environment_id = ${environment_id} order by id
    on conflict (environment_id, connection_id, lead_id) do update set ${anew}, again = job.leased_until is not null
    returning 1`
}

function everyFailed({ environment_id }: Scope, id: string): Sql {
  return sql`
    update crm_jobs set ${anew}, cause = 'backfill'
    where environment_id = ${environment_id} and connection_id = ${id} and dead_at is not null returning 1`
}
