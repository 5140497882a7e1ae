import { begin, commit, rollback, unflushed } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { endOf, isFree, long } from '../jobs/leases.ts'
import type { Mode } from '../scope.ts'

/** A lease of an endpoint. The database rejects outcomes under an older lease in `recordOutcomes`. */
export interface Lease {
  environment_id: number
  endpoint_id: string
  token: string
  account_id: string
  mode: Mode
  url: string
  status: 'enabled' | 'disabled'
  /** The version of the endpoint. With another one, its settings have changed. */
  version: number
  secret: Buffer
  previous_secret: Buffer | null
  /** Until when the previous secret signs too, by `performance.now()`, so that clock changes don't end it early. */
  previous_secret_until: number
  failing: boolean
  /** Until when this process can rely on the lease, by `performance.now()`. Checked before each attempt. */
  until: number
}

export const terms = long

interface Stored extends Omit<Lease, 'secret' | 'previous_secret' | 'previous_secret_until' | 'until'> {
  secret: string
  previous_secret: string | null
  grace_ms: number
}

/** Leases endpoints that have due deliveries and no worker. */
export async function claimEndpoints(database: Database, limit: number): Promise<Lease[]> {
  const now = performance.now()
  const rows = await database.run<Stored>(sql`
    with due as (
      select environment_id, endpoint_id from webhook_queues
      where next_due_at <= now() and ${isFree}
      order by next_due_at limit ${limit}::integer for no key update skip locked),
    leased as (
      update webhook_queues queue
      set lease_token = lease_token + 1, leased_until = ${endOf(terms)},
        next_due_at = ${endOf(terms)}
      from due where queue.environment_id = due.environment_id and queue.endpoint_id = due.endpoint_id
      returning queue.*)
    select leased.environment_id, endpoint_id, lease_token as token, account_id, mode, url, status, version::integer,
      encode(secret, 'hex') as secret, encode(previous_secret, 'hex') as previous_secret,
      coalesce(extract(epoch from previous_secret_until - now()) * 1000, 0)::integer as grace_ms,
      failing_since is not null as failing
    from leased
      join webhook_endpoints endpoint on endpoint.environment_id = leased.environment_id and endpoint.id = endpoint_id
      join environments on environments.id = leased.environment_id`)
  return rows.map(({ grace_ms, ...row }) => ({
    ...row,
    until: now + terms.lease_ms,
    secret: Buffer.from(row.secret, 'hex'),
    previous_secret: row.previous_secret === null ? null : Buffer.from(row.previous_secret, 'hex'),
    previous_secret_until: now + grace_ms,
  }))
}

/** The state of held leases. Leases without news are left out. */
export type News = 'due' | 'changed'

/**
 * Which of these endpoints have new due deliveries or were changed. Marks them as seen: later deliveries mark them again.
 */
export async function dueAgain(database: Database, leases: Lease[]): Promise<Map<string, News>> {
  if (leases.length === 0) return new Map()
  const marking = sql`
    with due as (
      select queue.environment_id, queue.endpoint_id, endpoint.version = held.version and status = 'enabled' as same
      from webhook_queues queue
        join ${held(leases)} on queue.environment_id = held.environment_id and queue.endpoint_id = held.endpoint_id
        join webhook_endpoints endpoint
          on endpoint.environment_id = queue.environment_id and endpoint.id = queue.endpoint_id
      where queue.lease_token = held.token and next_due_at <= now()
      order by queue.environment_id, queue.endpoint_id for no key update of queue)
    update webhook_queues queue set next_due_at = leased_until
    from due where queue.environment_id = due.environment_id and queue.endpoint_id = due.endpoint_id
    returning queue.endpoint_id, same`
  const rows = await database.session((connection) =>
    unflushed<{ endpoint_id: string; same: boolean }>(connection, marking),
  )
  return new Map(rows.map(({ endpoint_id, same }) => [endpoint_id, same ? 'due' : 'changed']))
}

/** Renews leases. Returns the endpoints that are still held: the others were deleted or belong to another worker. */
export async function renewLeases(database: Database, leases: Lease[]): Promise<Set<string>> {
  const rows = await database.run<{ endpoint_id: string }>(sql`
    with mine as (
      select queue.environment_id, queue.endpoint_id from webhook_queues queue
        join ${held(leases)} on queue.environment_id = held.environment_id and queue.endpoint_id = held.endpoint_id
      where queue.lease_token = held.token and leased_until is not null
      order by queue.environment_id, queue.endpoint_id for no key update of queue)
    update webhook_queues queue
    set leased_until = ${endOf(terms)},
      next_due_at = case when next_due_at < leased_until then next_due_at else ${endOf(terms)} end
    from mine where queue.environment_id = mine.environment_id and queue.endpoint_id = mine.endpoint_id
    returning queue.endpoint_id`)
  return new Set(rows.map((row) => row.endpoint_id))
}

/** Releases an endpoint until the given time, or at once if it was changed. Outcomes of running attempts no longer count. */
export function releaseEndpoint(database: Database, lease: Lease, changed = false): Promise<void> {
  const { environment_id, endpoint_id, token } = lease
  return database.session(async (connection) => {
    try {
      await Promise.all([
        connection.query(begin),
        connection.query(sql`
          select from webhook_queues
          where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint
          for no key update`),
        // A separate statement: it must see what was written while this one waited for the lock.
        connection.query(sql`
          update webhook_queues set lease_token = lease_token + 1, leased_until = null, next_due_at = case when ${changed}::boolean then now() else (
            select min(next_attempt_at) from webhook_deliveries
            where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and status = 'pending') end
          where environment_id = ${environment_id} and endpoint_id = ${endpoint_id} and lease_token = ${token}::bigint`),
        connection.query(commit),
      ])
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

function held(leases: Lease[]) {
  const column = <Name extends keyof Lease>(name: Name) => leases.map((lease) => lease[name])
  return sql`unnest(${column('environment_id')}::integer[], ${column('endpoint_id')}::text[], ${column('token')}::bigint[],
    ${column('version')}::integer[]) as held (environment_id, endpoint_id, token, version)`
}
