import { type Sql, sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import { write } from '../events/record.ts'
import { differences, findLead, type LeadRow, leadResource, publicState, qualificationOf } from '../leads/lead.ts'
import type { Lead, Override } from '../leads/schema.ts'
import type { Scope } from '../scope.ts'
import type { CallRecord } from './client.ts'
import { type ConnectionRow, pullStatuses } from './connection.ts'
import { CrmError, type Pulled } from './connector.ts'
import { failureFrom } from './failure.ts'
import { errorJson, type SyncRow } from './journal.ts'
import { inserted, openEntry, paused } from './outcome.ts'
import type { PullLink } from './pull-round.ts'
import { type Reading, readingOf } from './pulled.ts'
import { give_up_ms } from './schedule.ts'

export interface LinkReading {
  connection: ConnectionRow
  link: PullLink
  calls: CallRecord[]
}

// How long until a failing CRM or a missing record is tried again: it may have been brief maintenance.
const rest_ms = 300_000
const gone_rest_ms = 24 * 3600 * 1000
const max_attempts = 3

/** Lead, link, sync log and event in one statement. Nothing if there is no new data. */
export async function applyReading(scope: Scope, source: LinkReading, remote: Pulled): Promise<void> {
  for (let attempt = 1; attempt <= max_attempts; attempt++) {
    const before = await findLead(scope, source.link.lead_id).catch(nothing)
    if (!before || (await apply(scope, source, before, remote))) return
  }
}

async function apply(scope: Scope, source: LinkReading, before: LeadRow, remote: Pulled): Promise<boolean> {
  const { connection, link } = source
  const crm = JSON.parse(before.crm) as Lead['crm']
  const link_entry = crm.find((one) => one.connection_id === connection.id && one.remote_id === link.remote_id)
  if (!link_entry) return true
  // An earlier version may have written it.
  const entry = { ...link_entry, owner: link_entry.owner ?? null, status: link_entry.status ?? null }
  const statuses = pullStatuses(connection)
  const reading = readingOf(before, entry, { remote, statuses, known_status: link.remote_status })
  if (reading.words.length === 0 && remote.status === entry.status) return true
  const after = changed(before, reading, JSON.stringify(crm.map((one) => (one === link_entry ? reading.entry : one))))
  const previous = { ...differences(before, after), ...(reading.entry.owner !== entry.owner && { crm }) }
  const { id, contact_id } = before
  const event = { type: 'lead.updated', object: leadResource(after).json, previous, contact_id, about: id } as const
  const rows = await write(
    scope,
    sql`change as (
      update leads set status = ${after.status}, pulled_status = ${after.pulled_status}, crm = ${after.crm}::json,
        updated_at = ${after.updated_at}, version = ${after.version}
      where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version}
        and exists (${linkAsRead(scope, source)})
      returning id),
    mine as (${linkAsRead(scope, source)} and exists (select from change)),
    known as (
      update crm_links link set remote_status = ${remote.status} from mine
      where link.environment_id = mine.environment_id and link.connection_id = mine.connection_id and link.lead_id = mine.lead_id
        and link.remote_id = ${link.remote_id})
    ${reading.words.length === 0 ? sql`` : sql`, entry as (${inserted(entryOf(scope, source, reading.words))})`}`,
    Object.keys(previous).length === 0 ? [] : [event],
    { json: '{}' },
  )
  return rows.length > 0
}

function changed(before: LeadRow, { pulled_status }: Reading, crm: string): LeadRow {
  const override = before.override === null ? null : (JSON.parse(before.override) as Override)
  const { found_status } = before
  return {
    ...before,
    ...publicState({ found_status, pulled_status }, qualificationOf(before), override),
    pulled_status,
    crm,
    updated_at: new Date().toISOString(),
    version: before.version + 1,
  }
}

/** The link, if it's unchanged since its record was read: a running sync may be writing to it. */
function linkAsRead({ environment_id }: Scope, { connection, link }: LinkReading): Sql {
  return sql`
    select environment_id, connection_id, lead_id from crm_links link
    where environment_id = ${environment_id} and connection_id = ${connection.id} and lead_id = ${link.lead_id}
      and remote_id = ${link.remote_id} and remote_status is not distinct from ${link.remote_status}
      and not exists (
        select from crm_jobs job where job.environment_id = link.environment_id and job.connection_id = link.connection_id
          and job.lead_id = link.lead_id and leased_until > now())`
}

/** Reported once, however often the record is looked up again. */
export async function recordGone(scope: Scope, source: LinkReading): Promise<void> {
  const { connection, link } = source
  const error = new CrmError('not_found', 'The record no longer exists.', { status: 404 })
  await write(
    scope,
    sql`mine as (${linkAsRead(scope, source)}),
    rested as (
      update crm_links link set pull_due_at = now() + ${gone_rest_ms} * interval '1 ms' from mine
      where link.environment_id = mine.environment_id and link.connection_id = ${connection.id} and link.lead_id = ${link.lead_id}),
    ${failed(scope, source, error)}`,
    [],
    { json: '{}' },
  )
}

/** The other records of the connection wait too, unless only this record fails. */
export async function recordPullFailed(scope: Scope, source: LinkReading, error: CrmError): Promise<void> {
  const { connection } = source
  await write(
    scope,
    sql`mine as (${linkAsRead(scope, source)}),
    ${error.kind === 'unauthorized' ? paused(connection) : isOfOne(error) ? sql`` : resting(connection, error)}
    ${failed(scope, source, error)}`,
    [],
    { json: '{}' },
  )
}

/** Failures of one record, not of the connection. */
export function isOfOne({ kind }: CrmError): boolean {
  return ['forbidden', 'not_found', 'rejected', 'duplicate'].includes(kind)
}

/** If every record of a round is rejected, the connection is at fault. */
export async function restAfterRefusals({ database, environment_id }: Scope, { id }: ConnectionRow): Promise<void> {
  await database.run(sql`
    update crm_connections set pull_after = now() + ${rest_ms} * interval '1 ms'
    where environment_id = ${environment_id} and id = ${id}`)
}

/** Syncs wait as long as the CRM asks for. */
function resting({ id }: ConnectionRow, { kind, retry_after_ms }: CrmError): Sql {
  const asked_ms = kind === 'rate_limited' ? Math.min(retry_after_ms ?? 1000, give_up_ms) : null
  return sql`resting as (
    update crm_connections connection
    set pull_after = now() + ${Math.min(Math.max(rest_ms, retry_after_ms ?? 0), give_up_ms)}::bigint * interval '1 ms',
      blocked_until = greatest(blocked_until, now() + ${asked_ms}::bigint * interval '1 ms')
    from mine where connection.environment_id = mine.environment_id and connection.id = ${id}),`
}

function entryOf(scope: Scope, { connection, link, calls }: LinkReading, words: string[]): SyncRow {
  const { lead_id, remote_id } = link
  return {
    ...openEntry({ scope, connection, lease: { lead_id, cause: 'pull' } }),
    status: 'pulled',
    remote_id,
    pulled: JSON.stringify(words),
    calls: JSON.stringify(calls),
    finished_at: new Date().toISOString(),
  }
}

/** The sync log records the same result once. */
function failed(scope: Scope, source: LinkReading, error: CrmError): Sql {
  const row: SyncRow = { ...entryOf(scope, source, []), status: 'failed', error: errorJson(failureFrom(error)) }
  return sql`
    last as (
      select cause, status, error from crm_syncs
      where environment_id = ${scope.environment_id} and connection_id = ${row.connection_id} and lead_id = ${row.lead_id}
      order by id desc limit 1),
    change as (
      ${inserted(
        row,
        sql`from mine where not exists (
        select from last where cause = 'pull' and status = 'failed' and error->>'kind' = ${error.kind})`,
      )})`
}

function nothing(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}
