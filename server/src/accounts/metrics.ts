import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'

const days = 7
const max_counted = 10_000

/** Keys that somebody works with and that end soon: then the integration stops. */
export function addKeyMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_api_keys_ending',
    `API keys that end within ${days} days and were used in the last ${days}. Counted up to ${max_counted}.`,
    sql`
      select count(*)::integer as number from (
        select last_used_at from api_keys
        where expires_at is not null and revoked_at is null
          and expires_at > now() and expires_at < now() + ${days}::integer * interval '1 day'
        limit ${max_counted}::integer) ending
      where last_used_at > now() - ${days}::integer * interval '1 day'`,
  )
}
