import { audit_columns, auditRow } from '../accounts/audit.ts'
import type { Row } from '../db/connection.ts'
import { join, type Sql, sql } from '../db/sql.ts'
import { keepAnswer, keepable } from '../http/kept-answers.ts'
import { newId, timeOf } from '../ids.ts'
import { again, claimKey, type Resource, type Scope } from '../scope.ts'
import type { EventType } from './catalog.ts'

export interface EventDraft {
  type: EventType
  /** Generated here, unless the caller needs to know it first. */
  id?: string
  /** The object as the API returns it, as JSON. */
  object: string
  /** The previous values of only the fields that changed. */
  previous?: Record<string, unknown> | null
  /** The contact it's about. */
  contact_id: string | null
  /** The object it's about: receivers get the events of one object in order. */
  about: string
}

/**
 * Writes a change, its events, its audit log entry and the stored response as one statement: they commit together or not at all.
 *
 * `change` is a list of common table expressions. The one named `change` returns a row if the change took effect; otherwise, no
 * event is written. Returns the rows of `change`.
 */
export async function write(scope: Scope, change: Sql, events: EventDraft[], result: Resource): Promise<Row[]> {
  const { connection, database, claim } = scope
  const drafts = events.map((draft) => ({ id: newId('event'), ...draft }))
  const statement = sql`with ${claimed(scope)}${change}${recorded(scope, drafts)}${audited(scope, result)}${storedResponse(scope, result)} ${outcome(scope)}`
  const rows = connection ? await connection.query(statement) : await again(() => database.write(statement))
  if (rows.length > 0) {
    if (claim) claim.is_stored = true
    for (const { id } of drafts) scope.event_ids?.push(id)
  }
  if (!connection) scope.committed()
  return rows
}

/** Acquires the Idempotency-Key's lock. In a transaction, it was acquired at the start. */
function claimed({ claim, connection }: Scope): Sql {
  return claim && !connection ? sql`claim as materialized (${claimKey(claim)}), ` : sql``
}

/** The lock is the condition of the whole statement: PostgreSQL evaluates it once, before touching any row. */
function outcome({ claim, connection }: Scope): Sql {
  return claim && !connection
    ? sql`select change.* from change where (select true from claim)`
    : sql`select * from change`
}

type Draft = EventDraft & { id: string }

// Beyond this number, events are passed as arrays: otherwise, each number of events would be another statement to prepare.
const few = 5

function recorded(scope: Scope, events: Draft[]): Sql {
  if (events.length === 0) return sql``
  if (events.length > few) return recordedAsLists(scope, events)
  const actor = JSON.stringify({ type: scope.actor.type, id: scope.actor.id })
  const rows = events.map(
    (event) =>
      sql`(${event.id}, ${event.type}, ${event.contact_id}, ${eventData(event)}::json, ${timeOf(event.id)}::timestamptz)`,
  )
  const waiting = events.map((event) => sql`(${event.id}, ${event.type}, ${event.about})`)
  return sql`, event as (
      insert into events (environment_id, id, type, contact_id, data, created_at, actor, request_id)
      select ${scope.environment_id}::integer, draft.*, ${actor}::json, ${scope.request_id}
      from (values ${join(rows, ', ')}) draft where exists (select from change)),
    waiting as (
      insert into outbox (environment_id, event_id, type, about)
      select ${scope.environment_id}::integer, draft.* from (values ${join(waiting, ', ')}) draft where exists (select from change))`
}

function recordedAsLists({ environment_id, actor, request_id }: Scope, events: Draft[]): Sql {
  const { type, id } = actor
  const ids = events.map(({ id }) => id)
  const types = events.map(({ type }) => type)
  return sql`, event as (
      insert into events (environment_id, id, type, contact_id, data, created_at, actor, request_id)
      select ${environment_id}::integer, id, type, contact_id, data::json, created_at, ${JSON.stringify({ type, id })}::json, ${request_id}
      from unnest(${ids}::text[], ${types}::text[], ${events.map(({ contact_id }) => contact_id)}::text[],
        ${events.map(eventData)}::text[], ${ids.map(timeOf)}::timestamptz[]) draft (id, type, contact_id, data, created_at)
      where exists (select from change)),
    waiting as (
      insert into outbox (environment_id, event_id, type, about)
      select ${environment_id}::integer, draft.*
      from unnest(${ids}::text[], ${types}::text[], ${events.map(({ about }) => about)}::text[]) draft
      where exists (select from change))`
}

function eventData(draft: EventDraft): string {
  return `{"object":${draft.object},"previous":${JSON.stringify(draft.previous ?? null)}}`
}

/** Operations of administrators are recorded with who did them. */
function audited({ audited, account_id, actor, mode, request_id }: Scope, { id }: Resource): Sql {
  if (!audited) return sql``
  const { action, address, details } = audited
  const object = id === undefined ? null : { type: action.split('.', 1)[0]!, id }
  const row = auditRow({ account_id, action, actor, object, mode, details, address, request_id })
  return sql`, audited as (insert into audit_entries (${audit_columns}) ${row} where exists (select from change))`
}

function storedResponse(scope: Scope, result: Resource): Sql {
  const { claim } = scope
  if (!claim) return sql``
  return sql`, kept as (${keepAnswer(scope, claim, keepable(claim, result), sql`exists (select from change)`)})`
}
