import { type Sql, sql } from '../db/sql.ts'
import { type Figure, within } from '../http/figure.ts'
import type { Metrics } from '../http/metrics.ts'

// Counting stops here, so that looking at metrics slows nothing down.
const max_counted = 100_000

const counted = (rows: Sql) =>
  sql`select count(*)::integer as number from (${rows} limit ${max_counted}::integer) counted`

export const overdueSyncs: Figure = {
  unit: 'count',
  max: 0,
  of: (environment_id) =>
    counted(sql`
      select from crm_jobs job
        join crm_connections connection on connection.environment_id = job.environment_id and connection.id = connection_id
      where due_at < now() - interval '1 minute' and status = 'active' and ${within(sql`job.environment_id`, environment_id)}`),
}

/** CRM sync metrics for operators. Outcomes are counted where syncs end. */
export function addCrmMetrics(metrics: Metrics): void {
  const gauge = (name: string, help: string, query: Sql) =>
    metrics.deployment(name, `${help}, counted up to ${max_counted}.`, query)
  gauge(
    'parley_crm_connections_paused',
    'Paused CRM connections',
    counted(sql`select from crm_connections where status = 'paused' and deleted_at is null`),
  )
  gauge(
    'parley_crm_jobs_waiting',
    'Leads waiting to be synced',
    counted(sql`select from crm_jobs where due_at is not null`),
  )
  gauge(
    'parley_crm_jobs_overdue',
    'Leads waiting on active connections that are more than a minute overdue',
    overdueSyncs.of(null),
  )
  gauge(
    'parley_crm_jobs_dead',
    "Leads whose sync failed and isn't retried",
    counted(sql`select from crm_jobs where dead_at is not null`),
  )
  metrics.deployment(
    'parley_crm_failing_seconds',
    'For how long the lead has failed to sync that has failed longest and is tried again.',
    sql`
      select coalesce(extract(epoch from now() - min(failing_since)), 0) as number
      from crm_jobs where failing_since is not null and due_at is not null`,
  )
}
