import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'
import { keysEndSoon, notice_days } from './ending-keys.ts'

const max_counted = 10_000

/** The same keys as the alarms of accounts are about. */
export function addKeyMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_api_keys_ending',
    `API keys that end within ${notice_days} days and were used in the last ${notice_days}. Counted up to ${max_counted}.`,
    sql`select count(*)::integer as number from (${keysEndSoon(sql`now()`)} limit ${max_counted}::integer) ending`,
  )
}
