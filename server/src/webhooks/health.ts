import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Lease } from './lease.ts'

/** Remembers that an endpoint began to fail, or no longer does: what disables it one day, or spares it. */
export async function recordHealth(database: Database, lease: Lease, failing: boolean): Promise<void> {
  const { environment_id, endpoint_id, token } = lease
  await database.run(sql`
    update webhook_queues
    set failing_since = case when ${failing}::boolean then coalesce(failing_since, now()) end,
      warned_at = case when ${failing}::boolean then warned_at end
    where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint`)
}
