import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Metrics } from '../http/metrics.ts'

// Counted up to here: whoever looks must not slow down what he looks at.
const most_counted = 100_000

/** What operators see of the syncs with CRMs; how each ends is counted where it is made. */
export function addCrmMetrics(metrics: Metrics, database: Database): void {
  const gauge = (name: string, help: string, rows: Sql) =>
    metrics.gauge(name, `${help}, counted up to ${most_counted}.`, async () => {
      const [row] = await database.run<{ number: number }>(
        sql`select count(*)::integer as number from (${rows} limit ${most_counted}::integer) counted`,
      )
      return row!.number
    })
  gauge(
    'parley_crm_connections_paused',
    'Connections to CRMs over which nothing is sent',
    sql`select from crm_connections where status = 'paused' and deleted_at is null`,
  )
  gauge('parley_crm_jobs_waiting', 'Leads that are to be synced', sql`select from crm_jobs where due_at is not null`)
  gauge(
    'parley_crm_jobs_overdue',
    'Of these, those of connections that are not paused which should have been synced a minute ago',
    sql`
    select from crm_jobs job
      join crm_connections connection on connection.environment_id = job.environment_id and connection.id = connection_id
    where due_at < now() - interval '1 minute' and status = 'active'`,
  )
  gauge(
    'parley_crm_jobs_dead',
    'Leads of which nothing more is tried',
    sql`select from crm_jobs where dead_at is not null`,
  )
}
