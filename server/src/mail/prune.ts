import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** Forgets old entries of the journal. */
export async function pruneMails(database: Database, days: number): Promise<void> {
  await database.run(sql`delete from mails where created_at < now() - make_interval(days => ${days}::integer)`)
}
