import { release } from '../crm/lease.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { RecordLeft } from './schema.ts'

/**
 * When two leads become one: the links to CRM records move to the lead that stays, with their notes. If it has a record of
 * its own, the other's is left alone, because only people can merge those in the CRM. The sync log mentions both. The leads
 * are locked, so that a running sync records nothing more.
 */
export async function joinRecords({ environment_id, connection }: Scope, into: string, gone: string): Promise<void> {
  await connection!.query(sql`
    delete from crm_links own
    where environment_id = ${environment_id} and lead_id = ${into} and remote_id is null and creating_since is null and exists (
      select from crm_links other where other.environment_id = own.environment_id and other.connection_id = own.connection_id
        and other.lead_id = ${gone})`)
  // It was written with the other's data, so it's written again.
  await connection!.query(sql`
    update crm_links other set lead_id = ${into}, payload_hash = null, fields_hash = null
    where environment_id = ${environment_id} and lead_id = ${gone} and not exists (
      select from crm_links own where own.environment_id = other.environment_id and own.connection_id = other.connection_id
        and own.lead_id = ${into})`)
  await connection!.query(sql`
    update crm_syncs set lead_id = ${into} where environment_id = ${environment_id} and lead_id = ${gone}`)
  await connection!.query(sql`
    update crm_practice_records set lead_id = ${into} where environment_id = ${environment_id} and lead_id = ${gone}`)
}

/**
 * When two leads become one: the other is no longer synced, and a running sync of the one that stays must restart, because
 * it doesn't know the new record.
 */
export async function joinJobs({ environment_id, connection }: Scope, into: string, gone: string): Promise<void> {
  const of = (leads: string[]) => sql`environment_id = ${environment_id} and lead_id = any (${leads})
      and connection_id in (select id from crm_connections where environment_id = ${environment_id})`
  // In key order, like everyone who locks several.
  await connection!.query(sql`
    select from crm_jobs where ${of([into, gone])} order by environment_id, connection_id, lead_id for update`)
  await connection!.query(sql`delete from crm_jobs where ${of([gone])}`)
  await connection!.query(sql`
    update crm_jobs set ${release}, again = false
    where ${of([into])} and leased_until is not null`)
}

/** The lead that stays is synced again, because its contact has changed. */
export async function syncAgain({ environment_id, connection }: Scope, lead_id: string): Promise<void> {
  await connection!.query(sql`
    insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at)
    select lead.environment_id, connection.id, lead.id, 'automatic', now()
    from leads lead join crm_connections connection on connection.environment_id = lead.environment_id and deleted_at is null
    where lead.environment_id = ${environment_id} and lead.id = ${lead_id} and (
      lead.status in ('qualified', 'converted') or exists (
        select from crm_links link where link.environment_id = lead.environment_id and link.connection_id = connection.id
          and link.lead_id = lead.id and link.remote_id is not null))
    order by connection.id
    on conflict (environment_id, connection_id, lead_id) do update
    set again = job.leased_until is not null, due_at = coalesce(job.due_at, now()), dead_at = null,
      tries = case when job.dead_at is null then job.tries else 0 end,
      failing_since = case when job.dead_at is null then job.failing_since end`)
}

/** Records of one lead in CRMs where the other has one, too. */
export function recordsLeft({ environment_id, database }: Scope, into: string, gone: string): Promise<RecordLeft[]> {
  return database.run<RecordLeft>(sql`
    select other.connection_id, provider, other.remote_id, other.remote_url
    from crm_links other
      join crm_links own on own.environment_id = other.environment_id and own.connection_id = other.connection_id
      join crm_connections connection on connection.environment_id = other.environment_id and connection.id = other.connection_id
    where other.environment_id = ${environment_id} and other.lead_id = ${gone} and own.lead_id = ${into}
      and other.remote_id is not null and (own.remote_id is not null or own.creating_since is not null)
      and deleted_at is null
    order by other.connection_id`)
}
