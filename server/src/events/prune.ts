import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 5000

/** Deletes events older than this many days, in batches that hold locks only briefly. */
export async function pruneEvents(database: Database, days: number): Promise<void> {
  const oldest_kept = firstIdAt('event', Date.now() - days * 24 * 3600 * 1000)
  const environments = await database.run<{ id: number }>(sql`select id from environments`)
  for (const { id } of environments) {
    let deleted = batch
    while (deleted === batch) {
      // Together, so that the log never refers to a deleted event.
      const [row] = await database.run<{ deleted: number }>(sql`
        with old as (
          delete from events where environment_id = ${id} and id = any (array(
            select id from events where environment_id = ${id} and id < ${oldest_kept} and id <> all (array(
              -- By the newest one, whoever listens goes on: it stays, however old.
              select event_id from event_log where environment_id = ${id} order by sequence desc limit 1))
            order by id limit ${batch}))
          returning id),
        unlogged as (delete from event_log where environment_id = ${id} and event_id = any (array(select id from old)))
        select count(*)::integer as deleted from old`)
      deleted = row!.deleted
    }
  }
}
