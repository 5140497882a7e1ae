import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import type { Scope } from '../scope.ts'

/** Rejects one enabled endpoint too many. Until the end of the transaction, it blocks others that enable one. */
export async function requireRoom({ connection, environment_id, settings }: Scope): Promise<void> {
  await connection!.query(sql`select pg_advisory_xact_lock(${locks.webhook_endpoint_limit}, ${environment_id})`)
  // A separate statement: it must count what others did while this one waited.
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
