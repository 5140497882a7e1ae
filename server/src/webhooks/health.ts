import { unflushed } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Lease } from './lease.ts'

/** Records whether an endpoint is failing, which may eventually disable it. */
export interface Health {
  saw(failing: boolean): void
  /** Resolves once the latest state is written, or couldn't be. */
  settled(): Promise<void>
}

/** One write at a time, of the latest state: concurrent writes could leave an older one behind. */
export function healthOf(database: Database, lease: Lease, failed: (error: unknown) => void): Health {
  let written = lease.failing
  let seen = written
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    while (seen !== written) {
      const now = seen
      try {
        await recordHealth(database, lease, now)
        written = now
      } catch (error) {
        // The next result tries again.
        failed(error)
        break
      }
    }
    writing = undefined
  }

  return {
    saw(failing) {
      seen = failing
      if (seen !== written) writing ??= write()
    },
    settled: async () => writing,
  }
}

async function recordHealth(database: Database, lease: Lease, failing: boolean): Promise<void> {
  const { environment_id, endpoint_id, token } = lease
  const update = sql`
    update webhook_queues
    set failing_since = case when ${failing}::boolean then coalesce(failing_since, now()) end,
      warned_at = case when ${failing}::boolean then warned_at end
    where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint`
  await database.session((connection) => unflushed(connection, update))
}
