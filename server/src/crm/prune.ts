import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 2000
const at_most_ms = 30_000

/**
 * Deletes entries of the sync log older than so many days, in batches that hold no lock for long; and jobs that were added while
 * their connection was being deleted.
 */
export async function pruneSyncs(database: Database, days: number): Promise<void> {
  const oldest_kept = firstIdAt('lead_sync', Date.now() - days * 24 * 3600 * 1000)
  await dropJobs(database, performance.now() + at_most_ms)
  let deleted = batch
  while (deleted === batch) {
    const gone = await database.run(sql`
      delete from crm_syncs where ctid = any (array(
        select entry.ctid from crm_connections connection, lateral (
          select ctid from crm_syncs
          where environment_id = connection.environment_id and connection_id = connection.id and id < ${oldest_kept}
          order by id limit ${batch}::integer) entry
        limit ${batch}::integer)) returning 1 as one`)
    deleted = gone.length
  }
}

/** Jobs that lead nowhere: of connections that were deleted, and of leads that were, where nothing more is tried. */
async function dropJobs(database: Database, until: number): Promise<void> {
  let deleted = batch
  while (deleted === batch && performance.now() < until) {
    const gone = await database.run(sql`
      delete from crm_jobs where ctid = any (array(
        select job.ctid from crm_jobs job
        where not exists (
            select from crm_connections where environment_id = job.environment_id and id = job.connection_id and deleted_at is null)
          or dead_at is not null and not exists (
            select from leads where environment_id = job.environment_id and id = job.lead_id)
        limit ${batch} for no key update skip locked)) returning 1 as one`)
    deleted = gone.length
  }
}
