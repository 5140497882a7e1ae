import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { again, type Scope } from '../scope.ts'

interface Deleted {
  environment_id: number
  id: string
}

// Small enough that nobody waits noticeably for one of its leads.
const batch = 500
const at_once_ms = 200

/** Deletes what belonged to deleted connections, in batches, within a time limit. The rest is for the next run. */
export async function forgetDeleted(database: Database, within_ms: number): Promise<void> {
  const until = performance.now() + within_ms
  const deleted = await database.run<Deleted>(
    sql`select environment_id, id from crm_connections where deleted_at is not null order by deleted_at limit 100`,
  )
  const failures: unknown[] = []
  for (const one of deleted) {
    await forget(database, one, until).catch((error) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some data of deleted CRM connections could not be removed.')
}

/** Deletes what belongs to a connection, as far as nobody has to wait for it. The rest, and failures, are for later. */
export async function forgetAtOnce({ database, environment_id }: Scope, id: string): Promise<void> {
  await forget(database, { environment_id, id }, performance.now() + at_once_ms).catch(() => {})
}

async function forget(database: Database, one: Deleted, until: number): Promise<void> {
  // Jobs first: a sync holds its job, and can't write once the job is gone.
  for (const forgetSome of [forgetJobs, unlinkSome, forgetSyncs, forgetPractice])
    while ((await again(() => forgetSome(database, one))) === batch) if (performance.now() > until) return
  await database.run(sql`
    delete from crm_connections connection
    where environment_id = ${one.environment_id} and id = ${one.id} and deleted_at is not null
      and not exists (select from crm_jobs where environment_id = connection.environment_id and connection_id = connection.id)
      and not exists (select from crm_links where environment_id = connection.environment_id and connection_id = connection.id)`)
}

async function forgetJobs(database: Database, { environment_id, id }: Deleted): Promise<number> {
  const rows = await database.run(sql`
    delete from crm_jobs where ctid = any (array(
      select ctid from crm_jobs where environment_id = ${environment_id} and connection_id = ${id}
      limit ${batch} for no key update skip locked))
    returning 1 as one`)
  return rows.length
}

/** The links, with what leads show of them. */
async function unlinkSome(database: Database, { environment_id, id }: Deleted): Promise<number> {
  const rows = await database.run(sql`
    with taken as materialized (
      select lead_id from crm_links where environment_id = ${environment_id} and connection_id = ${id}
      order by lead_id limit ${batch}),
    shown as (
      update leads set version = version + 1, crm = (
        select coalesce(json_agg(entry), '[]') from json_array_elements(crm) entry where entry->>'connection_id' <> ${id})
      from taken where leads.environment_id = ${environment_id} and leads.id = taken.lead_id and crm::text <> '[]')
    delete from crm_links link using taken
    where link.environment_id = ${environment_id} and link.connection_id = ${id} and link.lead_id = taken.lead_id
    returning 1 as one`)
  return rows.length
}

async function forgetSyncs(database: Database, { environment_id, id }: Deleted): Promise<number> {
  const rows = await database.run(sql`
    delete from crm_syncs where ctid = any (array(
      select ctid from crm_syncs where environment_id = ${environment_id} and connection_id = ${id} limit ${batch}))
    returning 1 as one`)
  return rows.length
}

async function forgetPractice(database: Database, { environment_id, id }: Deleted): Promise<number> {
  const rows = await database.run(sql`
    delete from crm_practice_records where ctid = any (array(
      select ctid from crm_practice_records where environment_id = ${environment_id} and connection_id = ${id} limit ${batch}))
    returning 1 as one`)
  return rows.length
}
