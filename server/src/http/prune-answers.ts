import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

const batch = 5000

/** Forgets the answers to idempotency keys that are older than so many days. */
export async function pruneAnswers(database: Database, days: number): Promise<void> {
  // Claims of processes that died.
  await database.run(sql`delete from idempotent_claims where leased_until < now() - interval '1 hour'`)
  let deleted = batch
  while (deleted === batch) {
    const rows = await database.run(sql`
      delete from idempotent_answers where ctid = any (array(
        select ctid from idempotent_answers where created_at < now() - make_interval(days => ${days}) limit ${batch}))
      returning 1`)
    deleted = rows.length
  }
}
