import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'

// Each may have thousands of items.
const batch = 10

/** Bulk changes can be undone as long as their events are kept. Those nobody started are deleted after a day. */
export async function pruneBulkChanges(database: Database, days: number): Promise<void> {
  for (let deleted = batch; deleted === batch; ) {
    const rows = await database.run(sql`
      delete from bulk_changes where (environment_id, id) in (
        select environment_id, id from bulk_changes
        where created_at < now() - interval '1 day'
          and (started_at is null or created_at < now() - make_interval(days => ${days}::integer))
        order by created_at limit ${batch}::integer)
      returning id`)
    deleted = rows.length
  }
}
