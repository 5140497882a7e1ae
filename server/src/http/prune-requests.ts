import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 5000

/** Deletes request log entries older than this many days, by the time in their ids. */
export async function pruneRequests(database: Database, days: number): Promise<void> {
  const oldest = firstIdAt('request', Date.now() - days * 24 * 3600_000)
  const environments = await database.run<{ id: number }>(sql`select id from environments`)
  for (const { id } of environments) {
    let deleted = batch
    while (deleted === batch) {
      const rows = await database.run(sql`
        delete from request_log where environment_id = ${id} and id in (
          select id from request_log where environment_id = ${id} and id < ${oldest} order by id limit ${batch})
        returning 1`)
      deleted = rows.length
    }
  }
}
