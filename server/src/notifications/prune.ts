import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Forgets old notifications, read or not. */
export async function pruneNotifications(database: Database, days: number): Promise<void> {
  await database.run(sql`delete from notifications where created_at < now() - make_interval(days => ${days}::integer)`)
}
