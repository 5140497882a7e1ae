import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'
import { endpointStatuses } from './schema.ts'

// Counted up to here: whoever looks must not slow down what he looks at.
const most_counted = 100_000

/** What operators see of webhooks; the attempts are counted where they are made. */
export function addWebhookMetrics(metrics: Metrics, database: Database): void {
  const count = async (query: ReturnType<typeof sql>) => {
    const [row] = await database.run<{ number: number }>(query)
    return row!.number
  }
  for (const status of endpointStatuses)
    metrics.gauge(`parley_webhook_endpoints_${status}`, `Webhook endpoints that are ${status}.`, () =>
      count(sql`
        select count(*)::integer as number from webhook_endpoints where status = ${status} and deleted_at is null`),
    )
  metrics.gauge(
    'parley_webhook_endpoints_failing',
    'Enabled webhook endpoints from which nothing but failures comes.',
    () =>
      count(sql`
      select count(*)::integer as number
      from webhook_queues queue join webhook_endpoints endpoint
        on endpoint.environment_id = queue.environment_id and endpoint.id = queue.endpoint_id
      where failing_since is not null and status = 'enabled'`),
  )
  // What an endpoint left behind that was disabled or deleted a moment ago is attempted no more.
  const pending = sql`
    select next_attempt_at
    from webhook_endpoints endpoint join webhook_deliveries delivery
      on delivery.environment_id = endpoint.environment_id and delivery.endpoint_id = endpoint.id
    where endpoint.status = 'enabled' and deleted_at is null and delivery.status = 'pending'
    limit ${most_counted}::integer`
  metrics.gauge('parley_webhook_deliveries_pending', `Deliveries to be attempted, counted up to ${most_counted}.`, () =>
    count(sql`select count(*)::integer as number from (${pending}) pending`),
  )
  metrics.gauge(
    'parley_webhook_deliveries_overdue',
    'Of these, those whose attempt should have begun more than a minute ago.',
    () =>
      count(sql`
        select count(*)::integer as number from (${pending}) pending
        where next_attempt_at < now() - interval '1 minute'`),
  )
}
