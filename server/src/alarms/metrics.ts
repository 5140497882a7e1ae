import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'
import { alarm_kinds } from './kinds.ts'

/** What fails for accounts, whichever they are. */
export function addAlarmMetrics(metrics: Metrics): void {
  metrics.deploymentBy(
    'parley_alarms_open',
    'Alarms of accounts that last, in live mode, by kind.',
    { name: 'kind', values: alarm_kinds },
    sql`
      select kind as label, count(*)::integer as number
      from alarms join environments on environments.id = environment_id and mode = 'live'
      where ended_at is null group by kind`,
  )
}
