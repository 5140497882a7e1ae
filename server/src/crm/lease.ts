import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { endOf, isFree, Leases, short, type Lease as TableLease } from '../jobs/leases.ts'
import type { Scope } from '../scope.ts'
import { timedOut } from './client.ts'
import { backOff } from './schedule.ts'

/** A lease on one lead of one connection. */
export interface Lease extends TableLease<'connection_id' | 'lead_id'> {
  cause: 'automatic' | 'manual' | 'backfill'
  tries: number
  failing_since: string | null
  /** The deadline for all calls. */
  ends: number
}

/** Whoever had the job can't write any more, and others can go on. */
export const release = sql`leased_until = null, lease_token = nextval('crm_lease_tokens')`
export const crm_leases = new Leases({
  table: 'crm_jobs',
  key: ['connection_id', 'lead_id'],
  tokens: 'crm_lease_tokens',
  terms: short,
  release,
})
const longest_sync_ms = 60_000
// CRMs limit call rates: more at once would only hit the limit.
const max_per_connection = 2

/** Leases leads that are due on active connections. */
export async function claimJobs(database: Database, limit: number): Promise<Lease[]> {
  const began = performance.now()
  const due = sql`
    select job.environment_id, job.connection_id, job.lead_id
    -- In no order of their own, so that a few with much to do do not keep the others waiting.
    from (select * from crm_connections where status = 'active' order by random()) connection, lateral (
      select environment_id, connection_id, lead_id from crm_jobs
      where environment_id = connection.environment_id and connection_id = connection.id
        and due_at <= now() and ${isFree}
      order by due_at
      limit (select greatest(0, ${max_per_connection} - count(*)) from crm_jobs busy
        where busy.environment_id = connection.environment_id and busy.connection_id = connection.id
          and leased_until > now())
      for no key update skip locked) job
    where status = 'active' and (blocked_until is null or blocked_until <= now())
    limit ${limit}::integer`
  const rows = await crm_leases.claim<Lease>(database, due, { columns: sql`cause, tries, failing_since` })
  return rows.map((row) => ({ ...row, ends: began + longest_sync_ms }))
}

/** Leases one lead for a caller, once no other worker has it. */
export async function claimNow(scope: Scope, connection_id: string, lead_id: string, ends: number): Promise<Lease> {
  const { environment_id, account_id, mode, database } = scope
  while (performance.now() < ends) {
    const [row] = await database.run<Pick<Lease, 'token' | 'cause' | 'tries' | 'failing_since'>>(sql`
      insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at, lease_token, leased_until)
      select environment_id, id, ${lead_id}, 'manual', now(), nextval('crm_lease_tokens'), ${endOf(short)}
      from crm_connections where environment_id = ${environment_id} and id = ${connection_id} and deleted_at is null
      on conflict (environment_id, connection_id, lead_id) do update
      set cause = 'manual', due_at = coalesce(job.due_at, now()), dead_at = null, lease_token = excluded.lease_token,
        tries = case when job.dead_at is null then job.tries else 0 end,
        failing_since = case when job.dead_at is null then job.failing_since end,
        leased_until = excluded.leased_until
      where job.leased_until is null or job.leased_until <= now()
      returning lease_token as token, cause, tries, failing_since`)
    if (row) return { environment_id, account_id, mode, connection_id, lead_id, ends, ...row }
    await pause(50)
  }
  throw timedOut()
}

/**
 * The current job, locked, if its lease still holds. Nothing if another worker has the lease or the lead was deleted. Join
 * it to every write. The lead is locked first, as deletion does: a write happens before the deletion or not at all.
 */
export function held(lease: Lease): Sql {
  const condition = sql` and exists (select from lead_of_it)`
  return sql`lead_of_it as materialized (
      select id from leads where environment_id = ${lease.environment_id} and id = ${lease.lead_id} for no key update),
    mine as materialized (${crm_leases.lockedRow(lease, { columns: sql`again`, condition })})`
}

const is_mine = sql`job.environment_id = mine.environment_id and job.connection_id = mine.connection_id and job.lead_id = mine.lead_id`

/** Completes the job. Changes made in the meantime are synced next. */
export const finished = sql`done as (delete from crm_jobs job using mine where ${is_mine} and not mine.again),
  next as (
    update crm_jobs job set again = false, ${release}, due_at = now(), dead_at = null, tries = 0, failing_since = null,
      cause = 'automatic'
    from mine where ${is_mine} and mine.again)`

/** Ends an attempt that failed: with a retry, or for good if there's no delay. `pauses`: once the connection is resumed. */
export function failedJob(pauses: boolean, delay_ms: number | null): Sql {
  return sql`job as (
    update crm_jobs job set ${release}, tries = job.tries + ${pauses ? 0 : 1}::integer,
      failing_since = case when ${pauses}::boolean then null else coalesce(failing_since, now()) end, again = false,
      due_at = case
        when ${pauses}::boolean or (job.again and ${delay_ms}::bigint is null) then now()
        else now() + ${delay_ms}::bigint * interval '1 ms' end,
      dead_at = case when ${delay_ms === null && !pauses}::boolean and not job.again then now() end
    from mine where ${is_mine})`
}

export async function finishQuietly(scope: Scope, lease: Lease): Promise<void> {
  const mine = crm_leases.lockedRow(lease, { columns: sql`again` })
  await scope.database.run(sql`with mine as materialized (${mine}), ${finished} select from mine`)
}

/** Releases a job after an unexpected error, with a growing delay, because it may fail again. */
export function postpone(database: Database, lease: Lease): Promise<boolean> {
  return crm_leases.postpone(database, lease, backOff(lease.tries, null), sql`tries = tries + 1`)
}
