import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'

/** How late people hear of what happened. */
export function addNotificationMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_mail_lag_seconds',
    'How late the mail is that is latest: past its moment, or since it was written if a try failed. Answers of email channels are not among them.',
    sql`
      select greatest(0, extract(epoch from now() - least(
        (select min(due_at) from mails where due_at is not null),
        (select min(created_at) from mails where due_at is not null and tries > 0),
        (select min(mail_due_at) from notifications where mail_due_at is not null))), 0) as number`,
  )
  metrics.deployment(
    'parley_push_lag_seconds',
    'How late the push to a browser is that is latest.',
    sql`
      select greatest(0, extract(epoch from now() - min(push_due_at)), 0) as number
      from notifications where push_due_at is not null`,
  )
}
