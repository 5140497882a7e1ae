import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'

const batch = 5000

/** Deletes deliveries of events older than this many days, in batches that hold locks only briefly. */
export async function pruneDeliveries(database: Database, days: number): Promise<void> {
  const oldest_kept = firstIdAt('event', Date.now() - days * 24 * 3600 * 1000)
  await inBatches(
    database,
    sql`
    select delivery.ctid from webhook_endpoints endpoint, lateral (
      select ctid from webhook_deliveries
      where environment_id = endpoint.environment_id and endpoint_id = endpoint.id and event_id < ${oldest_kept}
      order by event_id limit ${batch}::integer) delivery`,
  )
}

/**
 * Deletes the deliveries of deleted endpoints. Not immediately, because an event that is being numbered may still refer to
 * them.
 */
export async function pruneDeletedEndpoints(database: Database): Promise<void> {
  await inBatches(
    database,
    sql`
    select delivery.ctid from webhook_endpoints endpoint, lateral (
      select ctid from webhook_deliveries
      where environment_id = endpoint.environment_id and endpoint_id = endpoint.id limit ${batch}::integer) delivery
    where deleted_at is not null`,
  )
  await database.run(sql`
    delete from webhook_endpoints endpoint where deleted_at < now() - interval '1 minute' and not exists (
      select from webhook_deliveries where environment_id = endpoint.environment_id and endpoint_id = endpoint.id)`)
}

async function inBatches(database: Database, rows: Sql): Promise<void> {
  let deleted = batch
  while (deleted === batch) {
    const gone = await database.run(sql`
      delete from webhook_deliveries where ctid = any (array(${rows} limit ${batch}::integer)) returning 1 as one`)
    deleted = gone.length
  }
}
