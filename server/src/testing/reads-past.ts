import assert from 'node:assert/strict'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { eventually } from './service.ts'

interface Reads<Reading> {
  /** Locks what `reading` reads. */
  lock: Sql
  /** As many reads as there are shared connections for them. */
  reading: () => Promise<Reading>
  others: () => Promise<unknown>
}

/** Other reads are answered while these wait. Returns what they answer once nothing is locked any more. */
export async function readsPast<Reading>(
  database: Database,
  { lock, reading, others }: Reads<Reading>,
): Promise<Reading> {
  let waiting: Promise<Reading> | undefined
  await transaction(database, async (connection) => {
    await connection.query(lock)
    waiting = reading()
    await eventually(async () => {
      const blocked = await database.run(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      // A background job may wait for the table as well.
      assert.ok(blocked.length >= 2)
    })
    // Without a time limit: what waits behind them would be answered after them.
    const first = await Promise.race([others().then(() => 'others'), waiting.then(() => 'reading')])
    assert.equal(first, 'others')
  })
  return waiting!
}
