import { sql } from '../db/sql.ts'
import { type Figure, within } from '../http/figure.ts'
import type { Metrics } from '../http/metrics.ts'

export const searchLag: Figure = {
  unit: 'seconds',
  max: 300,
  of: (environment_id) => sql`
    select coalesce(max(extract(epoch from now() - events.created_at)), 0) as number
    from environments
      left join search_progress progress on progress.environment_id = environments.id
      join event_log log on log.environment_id = environments.id and log.sequence = coalesce(progress.sequence, 0) + 1
      join events on events.environment_id = environments.id and events.id = log.event_id
    where ${within(sql`environments.id`, environment_id)}`,
}

/** How far search is behind: the age of the oldest event that isn't indexed yet. */
export function addSearchMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_search_lag_seconds',
    'Age of the oldest change that search does not know yet.',
    searchLag.of(null),
  )
}
