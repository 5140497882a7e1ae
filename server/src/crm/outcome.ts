import { type Sql, sql } from '../db/sql.ts'
import { type EventDraft, write } from '../events/record.ts'
import { newId, timeOf } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import type { ConnectionRow } from './connection.ts'
import { passes } from './failure.ts'
import { errorJson, failureJson, type SyncRow, syncJson } from './journal.ts'
import { failedJob, finished, held, type Lease } from './lease.ts'
import { writeUnder } from './link.ts'
import { backOff, give_up_ms } from './schedule.ts'
import type { Ending, Work } from './work.ts'

type Done = Extract<Ending, { payload_hash: string }>
type Failed = Extract<Ending, { status: 'failed' }>

const nothing = JSON.stringify({ written: [], dropped: [], kept: [], notes: [] })

interface Entered {
  scope: Scope
  connection: Pick<ConnectionRow, 'id'>
  lease: Pick<Lease, 'lead_id'> & { cause: SyncRow['cause'] }
}

/** A sync log entry from the start of an attempt, so that attempts that never end are visible too. */
export function openEntry({ connection, lease, scope }: Entered): SyncRow {
  const id = newId('lead_sync')
  return {
    id,
    lead_id: lease.lead_id,
    connection_id: connection.id,
    cause: lease.cause,
    status: 'running',
    remote_id: null,
    remote_url: null,
    error: null,
    changes: nothing,
    warnings: '[]',
    pulled: '[]',
    next_try_at: null,
    request_id: scope.request_id,
    created_at: timeOf(id),
    finished_at: null,
    calls: '[]',
  }
}

/** Before the first call. Attempts under an earlier lease that never ended were interrupted. */
export function recordBeginning(scope: Scope, lease: Lease, entry: SyncRow): Promise<void> {
  const interrupted = errorJson({ kind: 'interrupted', message: 'The process ended during the sync.', fields: [] })
  return writeUnder(
    scope,
    lease,
    sql`ended as (
      update crm_syncs entry set status = 'failed', error = ${interrupted}::json, finished_at = now()
      from mine
      where entry.environment_id = mine.environment_id and entry.connection_id = mine.connection_id and entry.lead_id = mine.lead_id
        and entry.status = 'running'),
    begun as (${inserted(entry)})`,
  )
}

/** Sync log, link, lead, job, event and the stored response in one statement. */
export async function recordDone(
  scope: Scope,
  { connection, lease }: Work,
  entry: SyncRow,
  ending: Done,
  contact_id: string,
): Promise<Resource | null> {
  const { remote_id, remote_url, status, payload_hash, disturbed } = ending
  const row = {
    ...entry,
    status,
    remote_id,
    remote_url,
    changes: JSON.stringify(ending.changes),
    warnings: JSON.stringify(ending.warnings),
    finished_at: new Date().toISOString(),
  }
  const json = syncJson({ ...row, status, remote_id, provider: connection.provider })
  const result = { json, id: row.id, contact_id }
  const link_entry = {
    connection_id: connection.id,
    provider: connection.provider,
    remote_id,
    remote_url,
    synced_at: row.finished_at,
  }
  const rows = await write(
    scope,
    sql`${held(lease)},
    link as (
      update crm_links link set payload_hash = case when link.disturbed = ${disturbed}::integer then ${payload_hash} end, synced_at = ${row.finished_at}::timestamptz,
        pull_due_at = now() from mine
      where link.environment_id = mine.environment_id and link.connection_id = mine.connection_id and link.lead_id = mine.lead_id),
    lead as (
      update leads lead set version = version + 1, crm = (
        select json_agg(entry) from (
          select entry::jsonb from json_array_elements(lead.crm) entry where entry->>'connection_id' <> ${connection.id}
          union all select ${JSON.stringify(link_entry)}::jsonb || coalesce((
            select jsonb_build_object('owner', entry->>'owner', 'status', entry->>'status')
            from json_array_elements(lead.crm) entry
            where entry->>'connection_id' = ${connection.id} and entry->>'remote_id' = ${remote_id}),
            '{"owner":null,"status":null}')) entries)
      from mine where lead.environment_id = mine.environment_id and lead.id = mine.lead_id and ${status} <> 'unchanged'),
    ${finished},
    change as (${inserted(row)})`,
    status === 'unchanged' ? [] : [{ type: 'lead.synced', object: json, contact_id, about: lease.lead_id }],
    result,
  )
  return rows.length === 0 ? null : result
}

/** Decides what follows: a retry, nothing, or a pause of the whole connection. */
export async function recordFailed(
  scope: Scope,
  { connection, lease }: Work,
  entry: SyncRow,
  ending: Failed,
  contact_id: string | null,
): Promise<void> {
  const { failure, remote_id, remote_url } = ending
  const pauses = failure.kind === 'unauthorized'
  const delay_ms = delayAfter(lease, ending)
  const row: SyncRow = {
    ...entry,
    status: 'failed',
    remote_id,
    remote_url,
    error: errorJson(failure),
    changes: JSON.stringify(ending.changes),
    warnings: JSON.stringify(ending.warnings),
    next_try_at: delay_ms === null ? null : new Date(Date.now() + delay_ms).toISOString(),
    finished_at: new Date().toISOString(),
  }
  const event: EventDraft = { type: 'lead.sync_failed', object: failureJson(row), contact_id, about: lease.lead_id }
  await write(
    scope,
    sql`${held(lease)},
    ${pauses ? paused(connection) : sql``}
    ${failure.kind === 'rate_limited' && delay_ms !== null ? blocked(connection, delay_ms) : sql``}
    ${failedJob(pauses, delay_ms)},
    change as (${inserted(row)})`,
    delay_ms === null ? [event] : [],
    { json: '{}' },
  )
}

/** Null: no automatic retry. */
function delayAfter({ tries, failing_since }: Lease, { failure, retry_after_ms }: Failed): number | null {
  if (!passes(failure)) return null
  if (failing_since !== null && Date.now() - Date.parse(failing_since) > give_up_ms) return null
  return backOff(tries, retry_after_ms)
}

/** Only if the credentials are unchanged: new ones must not be paused for the old ones. */
export function paused({ id, version }: ConnectionRow): Sql {
  return sql`paused as (
    update crm_connections connection
    set status = 'paused', paused_reason = 'unauthorized', paused_at = now(), updated_at = now(), version = version + 1
    from mine where connection.environment_id = mine.environment_id and connection.id = ${id}
      and connection.version = ${version}::integer and connection.status = 'active'),`
}

function blocked({ id }: ConnectionRow, delay_ms: number): Sql {
  return sql`blocked as (
    update crm_connections connection set blocked_until = greatest(blocked_until, now() + ${delay_ms}::bigint * interval '1 ms')
    from mine where connection.environment_id = mine.environment_id and connection.id = ${id}),`
}

export function inserted(row: SyncRow, from = sql`from mine`): Sql {
  return sql`
    insert into crm_syncs (environment_id, connection_id, id, lead_id, cause, status, remote_id, remote_url, error, changes, warnings, calls,
      pulled, next_try_at, request_id, created_at, finished_at)
    select environment_id, connection_id, ${row.id}, lead_id, ${row.cause}, ${row.status}, ${row.remote_id}, ${row.remote_url},
      ${row.error}::json, ${row.changes}::json, ${row.warnings}::json, ${row.calls}::json, ${row.pulled}::json,
      ${row.next_try_at}::timestamptz, ${row.request_id}, ${row.created_at}::timestamptz, ${row.finished_at}::timestamptz
    ${from}
    on conflict (environment_id, connection_id, id) do update
    set status = excluded.status, remote_id = excluded.remote_id, remote_url = excluded.remote_url, error = excluded.error,
      changes = excluded.changes, warnings = excluded.warnings, calls = excluded.calls, next_try_at = excluded.next_try_at, finished_at = excluded.finished_at
    returning id`
}
