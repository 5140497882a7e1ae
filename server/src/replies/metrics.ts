import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'

/** At its deadline, a conversation that the assistant hasn't answered goes to a person. Here, nobody did either. */
export function addReplyMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_assistant_overdue_seconds',
    'How long ago the deadline of the oldest conversation passed that the assistant neither answered nor handed over.',
    sql`
      select greatest(0, coalesce(extract(epoch from now() - min(assistant_due_at)), 0)) as number
      from conversations where assistant_due_at is not null`,
  )
}
