import { recordAudit } from '../accounts/audit.ts'
import { type Sql, sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import type { Resource, Scope } from '../scope.ts'
import { findConnection } from './connection.ts'

// One transaction per batch, because the sequencer waits for the jobs it touches.
const batch = 500

/** Syncs all leads, or those that are no longer retried. Unchanged records aren't sent again. */
export async function backfill(scope: Scope, id: string, which: 'all' | 'failed'): Promise<Resource> {
  await findConnection(scope, id)
  const started_at = new Date().toISOString()
  await begin(scope, id, which, started_at)
  let leads = 0
  let last: string | null = ''
  while (last !== null) {
    const rows: { lead_id: string }[] = await scope.database.run(
      counted(scope, id, started_at, which === 'all' ? everyLead(scope, id, last) : everyFailed(scope, id, last)),
    )
    leads += rows.length
    last =
      rows.length < batch
        ? null
        : rows
            .map(({ lead_id }) => lead_id)
            .sort()
            .at(-1)!
  }
  scope.announce()
  return { json: JSON.stringify({ object: 'crm_backfill', connection_id: id, leads }) }
}

function begin(scope: Scope, id: string, which: 'all' | 'failed', started_at: string): Promise<void> {
  const { audited } = scope
  return transaction(scope.database, async (connection) => {
    await connection.query(startBackfill(scope, id, which, started_at))
    const object = { type: 'crm_connection', id }
    if (audited) await recordAudit(connection, { ...scope, ...audited, object, details: { which } })
  })
}

function startBackfill({ environment_id }: Scope, id: string, which: 'all' | 'failed', started_at: string): Sql {
  return sql`
    update crm_connections set backfill_which = ${which}, backfill_leads = 0, backfill_started_at = ${started_at}
    where environment_id = ${environment_id} and id = ${id}`
}

/** Saved together with the jobs it queues, so that progress is always visible. Not if a newer backfill has started. */
function counted({ environment_id }: Scope, id: string, started_at: string, queue: Sql): Sql {
  return sql`
    with queued as (${queue}),
    counted as (
      update crm_connections set backfill_leads = backfill_leads + (select count(*) from queued)
      where environment_id = ${environment_id} and id = ${id} and backfill_started_at = ${started_at}::timestamptz)
    select lead_id from queued`
}

const anew = sql`due_at = now(), dead_at = null, tries = 0, failing_since = null`

function everyLead({ environment_id }: Scope, id: string, after: string): Sql {
  return sql`
    insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at)
    select environment_id, ${id}, id, 'backfill', now() from leads
    where environment_id = ${environment_id} and id > ${after} order by id limit ${batch}
    on conflict (environment_id, connection_id, lead_id) do update set ${anew}, again = job.leased_until is not null,
      cause = case when job.leased_until is null then 'backfill' else job.cause end
    returning lead_id`
}

function everyFailed({ environment_id }: Scope, id: string, after: string): Sql {
  return sql`
    with failed as (
      select lead_id from crm_jobs
      where environment_id = ${environment_id} and connection_id = ${id} and dead_at is not null and lead_id > ${after}
      order by lead_id limit ${batch} for no key update)
    update crm_jobs job set ${anew}, cause = 'backfill'
    from failed where environment_id = ${environment_id} and connection_id = ${id} and job.lead_id = failed.lead_id
    returning job.lead_id`
}
