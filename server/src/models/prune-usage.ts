import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 2000

/** Deletes call records older than this many days, in batches that hold locks only briefly, and old daily totals. */
export async function pruneModelCalls(database: Database, days: number): Promise<void> {
  const oldest_kept = firstIdAt('model_call', Date.now() - days * 24 * 3600 * 1000)
  let deleted = batch
  while (deleted === batch) {
    const gone = await database.run(sql`
      delete from model_calls where ctid = any (array(
        select entry.ctid from environments environment, lateral (
          select ctid from model_calls where environment_id = environment.id and id < ${oldest_kept}
          order by id limit ${batch}::integer) entry
        limit ${batch}::integer)) returning 1 as one`)
    deleted = gone.length
  }
  // Calls that began before midnight are billed after it.
  await database.run(sql`delete from model_days where day < current_date - 2`)
}
