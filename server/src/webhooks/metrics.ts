import { sql } from '../db/sql.ts'
import { type Figure, within } from '../http/figure.ts'
import type { Metrics } from '../http/metrics.ts'
import { endpointStatuses } from './schema.ts'

// Counts stop here, so that a scrape doesn't slow down the service.
const max_counted = 100_000

/** Deliveries of an endpoint that was just disabled or deleted are no longer attempted. */
const pending = (environment_id: number | null) => sql`
  select next_attempt_at
  from webhook_endpoints endpoint join webhook_deliveries delivery
    on delivery.environment_id = endpoint.environment_id and delivery.endpoint_id = endpoint.id
  where endpoint.status = 'enabled' and deleted_at is null and delivery.status = 'pending'
    and ${within(sql`endpoint.environment_id`, environment_id)}
  limit ${max_counted}::integer`

export const overdueDeliveries: Figure = {
  unit: 'count',
  max: 0,
  of: (environment_id) => sql`
    select count(*)::integer as number from (${pending(environment_id)}) pending
    where next_attempt_at < now() - interval '1 minute'`,
}

/** Webhook metrics for operators. Attempts are counted where they're made. */
export function addWebhookMetrics(metrics: Metrics): void {
  for (const status of endpointStatuses)
    metrics.deployment(
      `parley_webhook_endpoints_${status}`,
      `Webhook endpoints that are ${status}.`,
      sql`select count(*)::integer as number from webhook_endpoints where status = ${status} and deleted_at is null`,
    )
  metrics.deployment(
    'parley_webhook_endpoints_failing',
    'Enabled webhook endpoints whose every attempt fails.',
    sql`
      select count(*)::integer as number
      from webhook_queues queue join webhook_endpoints endpoint
        on endpoint.environment_id = queue.environment_id and endpoint.id = queue.endpoint_id
      where failing_since is not null and status = 'enabled'`,
  )
  metrics.deployment(
    'parley_webhook_deliveries_pending',
    `Deliveries waiting to be attempted, counted up to ${max_counted}.`,
    sql`select count(*)::integer as number from (${pending(null)}) pending`,
  )
  metrics.deployment(
    'parley_webhook_deliveries_overdue',
    'Deliveries whose attempt is more than a minute overdue.',
    overdueDeliveries.of(null),
  )
}
