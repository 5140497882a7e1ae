import type { Row } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { LostLease } from '../jobs/leases.ts'
import { again, read, type Scope } from '../scope.ts'
import type { Fields, Upserted } from './connector.ts'
import { held, type Lease } from './lease.ts'

export interface Link {
  remote_id: string | null
  remote_url: string | null
  creating_since: string | null
  payload_hash: string | null
  /** How often another lead overwrote its record. */
  disturbed: number
  sent: Fields | null
  fields_hash: string | null
  /** Fields the CRM didn't save. */
  dropped: string[]
}

const none: Link = {
  remote_id: null,
  remote_url: null,
  creating_since: null,
  payload_hash: null,
  disturbed: 0,
  sent: null,
  fields_hash: null,
  dropped: [],
}

export async function findLink(scope: Scope, connection_id: string, lead_id: string): Promise<Link> {
  const [row] = await read<Omit<Link, 'sent' | 'dropped'> & { sent: string | null; dropped: string }>(
    scope,
    sql`
    select remote_id, remote_url, creating_since, payload_hash, disturbed, sent, fields_hash, dropped from crm_links
    where environment_id = ${scope.environment_id} and connection_id = ${connection_id} and lead_id = ${lead_id}`,
  )
  if (!row) return none
  return { ...row, sent: row.sent === null ? null : JSON.parse(row.sent), dropped: JSON.parse(row.dropped) }
}

/** Writes only while the lease holds, and while the lead is there. */
export async function writeUnder(scope: Scope, lease: Lease, change: Sql): Promise<void> {
  const rows: Row[] = await again(() =>
    scope.database.run(sql`with ${held(lease)}, ${change} select 1 as one from mine`),
  )
  if (rows.length === 0) throw new LostLease()
}

/**
 * Written before a record may be created. Whoever finds this without a remote id must look for the record before creating
 * one.
 */
export function beginCreating(scope: Scope, lease: Lease): Promise<void> {
  return writeUnder(
    scope,
    lease,
    sql`link as (
      insert into crm_links as link (environment_id, connection_id, lead_id, creating_since)
      select environment_id, connection_id, lead_id, now() from mine
      on conflict (environment_id, connection_id, lead_id) do update
      set creating_since = coalesce(link.creating_since, excluded.creating_since))`,
  )
}

/** Links the record at once, whatever happens to its notes. `status`: the status that was sent, if any. */
export function keepLink(
  scope: Scope,
  lease: Lease,
  { remote_id, remote_url, dropped = [] }: Upserted,
  { sent, fields_hash, status }: { sent: Fields; fields_hash: string; status: string | null },
): Promise<void> {
  return writeUnder(
    scope,
    lease,
    sql`link as (
      update crm_links link set remote_id = ${remote_id}, remote_url = ${remote_url}, creating_since = null, payload_hash = null,
        sent = ${JSON.stringify(sent)}::json, fields_hash = ${fields_hash}, dropped = ${JSON.stringify(dropped)}::json,
        remote_status = coalesce(${status}, remote_status)
      from mine
      where link.environment_id = mine.environment_id and link.connection_id = mine.connection_id and link.lead_id = mine.lead_id)`,
  )
}

/** Those of these records that no other lead is linked to. */
export async function unclaimed(scope: Scope, { connection_id, lead_id }: Lease, ids: string[]): Promise<string[]> {
  const rows = await scope.database.run<{ remote_id: string }>(sql`
    select remote_id from crm_links
    where environment_id = ${scope.environment_id} and connection_id = ${connection_id} and remote_id = any (${ids}::text[])
      and lead_id <> ${lead_id}`)
  const claimed = new Set(rows.map(({ remote_id }) => remote_id))
  return ids.filter((id) => !claimed.has(id))
}

/** The CRM record was deleted, and its notes with it. */
export function forgetLink(scope: Scope, lease: Lease): Promise<void> {
  return writeUnder(
    scope,
    lease,
    sql`link as (
      update crm_links link set remote_id = null, remote_url = null, payload_hash = null, sent = null,
        fields_hash = null, dropped = '[]', remote_status = null, creating_since = now()
      from mine
      where link.environment_id = mine.environment_id and link.connection_id = mine.connection_id and link.lead_id = mine.lead_id),
    notes as (
      delete from crm_notes note using mine
      where note.environment_id = mine.environment_id and note.connection_id = mine.connection_id and note.lead_id = mine.lead_id)`,
  )
}

/**
 * The matching record belongs to another lead, whose fields were just overwritten, so that lead syncs again. Happens when an
 * email address moves from one contact to another.
 */
export async function repairOther(
  { environment_id, database }: Scope,
  { connection_id }: Lease,
  remote_id: string,
): Promise<void> {
  // Two leads at once, link before job. Whoever syncs the other one locks them in the opposite order.
  await again(() =>
    database.run(sql`
    with other as (
      update crm_links set payload_hash = null, disturbed = disturbed + 1
      where environment_id = ${environment_id} and connection_id = ${connection_id} and remote_id = ${remote_id}
      returning environment_id, connection_id, lead_id)
    insert into crm_jobs as job (environment_id, connection_id, lead_id, cause, due_at)
    select environment_id, connection_id, lead_id, 'automatic', now() from other
    on conflict (environment_id, connection_id, lead_id) do update
    set again = job.leased_until is not null, due_at = least(job.due_at, now()), dead_at = null,
      tries = case when job.dead_at is null then job.tries else 0 end,
      failing_since = case when job.dead_at is null then job.failing_since end`),
  )
}

export function isTaken(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'crm_links_remote_key'
}
