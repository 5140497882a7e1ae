import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 2000
const max_ms = 30_000

/**
 * Deletes sync log entries older than this many days, in batches that hold locks only briefly. Also deletes jobs added while
 * their connection was being deleted.
 */
export async function pruneSyncs(database: Database, days: number): Promise<void> {
  const oldest_kept = firstIdAt('lead_sync', Date.now() - days * 24 * 3600 * 1000)
  await dropJobs(database, performance.now() + max_ms)
  let deleted = batch
  while (deleted === batch) {
    const deleted_rows = await database.run(sql`
      delete from crm_syncs where ctid = any (array(
        select entry.ctid from crm_connections connection, lateral (
          select ctid from crm_syncs
          where environment_id = connection.environment_id and connection_id = connection.id and id < ${oldest_kept}
          order by id limit ${batch}::integer) entry
        limit ${batch}::integer)) returning 1 as one`)
    deleted = deleted_rows.length
  }
}

/** Orphaned jobs: of deleted connections, and of deleted leads that aren't retried. */
async function dropJobs(database: Database, until: number): Promise<void> {
  let deleted = batch
  while (deleted === batch && performance.now() < until) {
    const deleted_rows = await database.run(sql`
      delete from crm_jobs where ctid = any (array(
        select job.ctid from crm_jobs job
        where not exists (
            select from crm_connections where environment_id = job.environment_id and id = job.connection_id and deleted_at is null)
          or dead_at is not null and not exists (
            select from leads where environment_id = job.environment_id and id = job.lead_id)
        limit ${batch} for no key update skip locked)) returning 1 as one`)
    deleted = deleted_rows.length
  }
}
