import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import { endOf, isFree, short } from '../jobs/lease.ts'
import type { Mode, Scope } from '../scope.ts'
import { timedOut } from './client.ts'
import { backOff } from './schedule.ts'

/** A lease on one lead of one connection. */
export interface Lease {
  environment_id: number
  connection_id: string
  lead_id: string
  token: string
  account_id: string
  mode: Mode
  cause: 'automatic' | 'manual' | 'backfill'
  tries: number
  failing_since: string | null
  /** The deadline for all calls. */
  ends: number
}

export const terms = short
const longest_sync_ms = 60_000
// CRMs limit call rates: more at once would only hit the limit.
const max_per_connection = 2

/** Leases leads that are due on active connections. */
export async function claimJobs(database: Database, most: number): Promise<Lease[]> {
  const began = performance.now()
  const rows = await database.run<Omit<Lease, 'ends'>>(sql`
    with due as (
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
      limit ${most}::integer),
    leased as (
      update crm_jobs job set lease_token = nextval('crm_lease_tokens'), leased_until = ${endOf(terms)}
      from due where job.environment_id = due.environment_id and job.connection_id = due.connection_id and job.lead_id = due.lead_id
      returning job.*)
    select leased.environment_id, connection_id, lead_id, lease_token as token, cause, tries, failing_since, account_id, mode
    from leased join environments on environments.id = leased.environment_id`)
  return rows.map((row) => ({ ...row, ends: began + longest_sync_ms }))
}

/** Leases one lead for a caller, once no other worker has it. */
export async function claimNow(scope: Scope, connection_id: string, lead_id: string, ends: number): Promise<Lease> {
  const { environment_id, account_id, mode, database } = scope
  while (performance.now() < ends) {
    const [row] = await database.run<Pick<Lease, 'token' | 'cause' | 'tries' | 'failing_since'>>(sql`
      insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at, lease_token, leased_until)
      select environment_id, id, ${lead_id}, 'manual', now(), nextval('crm_lease_tokens'), ${endOf(terms)}
      from crm_connections where environment_id = ${environment_id} and id = ${connection_id} and deleted_at is null
      on conflict (environment_id, connection_id, lead_id) do update
      set cause = 'manual', due_at = coalesce(job.due_at, now()), dead_at = null, lease_token = excluded.lease_token,
        tries = case when job.dead_at is null then job.tries else 0 end,
        failing_since = case when job.dead_at is null then job.failing_since end,
        leased_until = ${endOf(terms)}
      where job.leased_until is null or job.leased_until <= now()
      returning lease_token as token, cause, tries, failing_since`)
    if (row) return { environment_id, account_id, mode, connection_id, lead_id, ends, ...row }
    await pause(50)
  }
  throw timedOut()
}

/** Renews a lease. False if another worker has it by now. */
export async function renew(database: Database, lease: Lease): Promise<boolean> {
  const { environment_id, connection_id, lead_id, token } = lease
  const rows = await database.run(sql`
    update crm_jobs set leased_until = ${endOf(terms)}
    where environment_id = ${environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}
      and lease_token = ${token}::bigint and leased_until is not null
    returning 1 as one`)
  return rows.length > 0
}

/**
 * The current job, locked, if its lease still holds. Nothing if another worker has the lease or the lead was deleted. Join
 * it to every write. The lead is locked first, as deletion does: a write happens before the deletion or not at all.
 */
export function held(lease: Lease): Sql {
  return sql`lead_of_it as materialized (
      select id from leads where environment_id = ${lease.environment_id} and id = ${lease.lead_id} for no key update),
    mine as materialized (${leased(lease)} and exists (select from lead_of_it) for no key update)`
}

function leased({ environment_id, connection_id, lead_id, token }: Lease): Sql {
  return sql`
    select environment_id, connection_id, lead_id, again from crm_jobs
    where environment_id = ${environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}
      and lease_token = ${token}::bigint and leased_until is not null`
}

/** Completes the job. Changes made in the meantime are synced next. */
export const finished = sql`done as (
    delete from crm_jobs job using mine
    where job.environment_id = mine.environment_id and job.connection_id = mine.connection_id and job.lead_id = mine.lead_id
      and not mine.again),
  next as (
    update crm_jobs job set again = false, leased_until = null, due_at = now(), dead_at = null, tries = 0, failing_since = null,
      cause = 'automatic', lease_token = nextval('crm_lease_tokens')
    from mine
    where job.environment_id = mine.environment_id and job.connection_id = mine.connection_id and job.lead_id = mine.lead_id
      and mine.again)`

export async function finishQuietly(scope: Scope, lease: Lease): Promise<void> {
  await scope.database.run(
    sql`with mine as materialized (${leased(lease)} for no key update), ${finished} select from mine`,
  )
}

/** Releases a job after an unexpected error, with a growing delay, because it may fail again. */
export async function postpone(database: Database, lease: Lease): Promise<void> {
  const { environment_id, connection_id, lead_id, token, tries } = lease
  await database.run(sql`
    update crm_jobs set leased_until = null, lease_token = nextval('crm_lease_tokens'), tries = tries + 1,
      due_at = now() + ${backOff(tries, null)}::bigint * interval '1 ms'
    where environment_id = ${environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}
      and lease_token = ${token}::bigint and leased_until is not null`)
}

/** Releases a job unchanged, for the next worker to take at once. */
export async function giveBack(
  database: Database,
  { environment_id, connection_id, lead_id, token }: Lease,
): Promise<void> {
  await database.run(sql`
    update crm_jobs set leased_until = null, lease_token = nextval('crm_lease_tokens')
    where environment_id = ${environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}
      and lease_token = ${token}::bigint`)
}
