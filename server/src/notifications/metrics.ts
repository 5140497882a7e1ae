import { sql } from '../db/sql.ts'
import { type Figure, within } from '../http/figure.ts'
import type { Metrics } from '../http/metrics.ts'

export const mailLag: Figure = {
  unit: 'seconds',
  max: 600,
  of(environment_id) {
    const here = within(sql`environment_id`, environment_id)
    return sql`
      select greatest(0, extract(epoch from now() - least(
        (select min(due_at) from mails where due_at is not null and ${here}),
        (select min(created_at) from mails where due_at is not null and tries > 0 and ${here}),
        (select min(mail_due_at) from notifications where mail_due_at is not null and ${here}))), 0) as number`
  },
}

/** What is tried again is due later each time, so its moment doesn't tell. The first try counts itself before it is made. */
export const pushLag: Figure = {
  unit: 'seconds',
  max: 120,
  of: (environment_id) => sql`
    select greatest(0, extract(epoch from now() - least(
      min(push_due_at), min(created_at) filter (where push_tries > 1))), 0) as number
    from notifications where push_due_at is not null and ${within(sql`environment_id`, environment_id)}`,
}

/** How late people hear of what happened. */
export function addNotificationMetrics(metrics: Metrics): void {
  metrics.deployment(
    'parley_mail_lag_seconds',
    'How late the mail is that is latest: past its moment, or since it was written if a try failed. Answers of email channels are not among them.',
    mailLag.of(null),
  )
  metrics.deployment(
    'parley_push_lag_seconds',
    'How late the push to a browser is that is latest: past its moment, or since what it tells of happened if a try failed.',
    pushLag.of(null),
  )
}
