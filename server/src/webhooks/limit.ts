import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import type { Scope } from '../scope.ts'

/** Refuses one enabled endpoint too many. Holds, until the end of the transaction, whoever else is about to enable one. */
export async function requireRoom({ connection, environment_id, settings }: Scope): Promise<void> {
  await connection!.query(sql`select pg_advisory_xact_lock(${locks.webhook_endpoint_limit}, ${environment_id})`)
  // A statement of its own: what others did while this one waited must be counted.
  const [row] = await connection!.query<{ enabled: number }>(sql`
    select count(*)::integer as enabled from webhook_endpoints
    where environment_id = ${environment_id} and status = 'enabled'`)
  const { webhook_endpoint_limit: limit } = settings
  if (row!.enabled >= limit)
    throw conflict(
      'webhook_endpoint_limit_reached',
      `At most ${limit} webhook endpoints can be enabled. Disable or delete one first.`,
    )
}
