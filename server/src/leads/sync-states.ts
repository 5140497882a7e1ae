import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import { LeadSyncState, type SyncFilter } from './sync-state-schema.ts'

const { json } = rendering(LeadSyncState)

type StateRow = Omit<Stored<LeadSyncState>, 'object'> & { lead_id: string }

/** The sync status of these leads in each CRM they're in, or will be sent to: as JSON objects, by lead. */
export async function syncStatesOf(
  scope: Scope,
  leads: readonly { id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = leads.map(({ id }) => id)
  const rows = await read<StateRow>(
    scope,
    sql`
    select lead.id as lead_id, connection.id as connection_id, provider, name,
      case when dead_at is not null then 'failed' when job.lead_id is not null then 'waiting' else 'synced' end as state,
      remote_id, remote_url, synced_at, coalesce(failing_since, dead_at) as failing_since, due_at as next_try_at
    from unnest(${ids}::text[]) lead (id)
      join crm_connections connection on connection.environment_id = ${scope.environment_id} and deleted_at is null
      left join crm_links link on link.environment_id = ${scope.environment_id} and link.connection_id = connection.id
        and link.lead_id = lead.id
      left join crm_jobs job on job.environment_id = ${scope.environment_id} and job.connection_id = connection.id
        and job.lead_id = lead.id
    where remote_id is not null or job.lead_id is not null
    order by connection.id`,
  )
  const of = Map.groupBy(rows, ({ lead_id }) => lead_id)
  return new Map(Array.from(of, ([lead_id, states]) => [lead_id, states.map(json).join(',')]))
}

/** Whether this is the status in at least one CRM. */
export function isInState({ environment_id }: Scope, wanted: SyncFilter): Sql {
  const job = sql`
    select from crm_jobs job join crm_connections connection on connection.environment_id = job.environment_id and connection.id = job.connection_id
    where job.environment_id = ${environment_id} and job.lead_id = leads.id and deleted_at is null`
  const link = sql`
    select from crm_links link join crm_connections connection on connection.environment_id = link.environment_id and connection.id = link.connection_id
    where link.environment_id = ${environment_id} and link.lead_id = leads.id and remote_id is not null and deleted_at is null`
  switch (wanted) {
    case 'failed':
      return sql`exists (${job} and dead_at is not null)`
    case 'waiting':
      return sql`exists (${job} and dead_at is null)`
    case 'synced':
      return sql`exists (${link} and not exists (
        select from crm_jobs job where job.environment_id = link.environment_id and job.connection_id = link.connection_id and job.lead_id = link.lead_id))`
    case 'none':
      return sql`not exists (${link}) and not exists (${job})`
  }
}
