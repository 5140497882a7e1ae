import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type EventDraft, write } from './record.ts'

interface Versioned {
  id: string
  version: number
}

/** A type of object that can be changed: its table, and how to read and render a row. */
export interface Noun<Row extends Versioned> {
  table: string
  find: (scope: Scope, id: string) => Promise<Row>
  resource: (row: Row) => Resource
  /** Columns besides `updated_at` and `version` that every change sets. */
  touch?: (after: Row) => Record<string, unknown>
}

/** How to change a row, given its current state. */
export interface Change<Row extends Versioned> {
  /** The new values. Values that are already set don't count as a change. */
  set: Partial<Row>
  /** Columns outside the row, such as encrypted secrets. They count as a change on their own, too. */
  hidden?: Record<string, unknown>
  /** A condition that must still hold at the time of writing. Otherwise, nothing changes. */
  condition?: Sql
  /** Further parts of the statement, conditional on a row in `change`. */
  along?: Sql[]
  events?: (after: Row) => EventDraft[]
  /** Details for the audit log instead of the names of the request's fields. Null: no entry. */
  details?: Record<string, unknown> | null
  /** The result. By default, the changed object. */
  result?: (after: Row) => Resource
}

/**
 * Reads a row, decides, and writes if the row is still the one that was read. Otherwise decides again on the current row.
 * Holds no lock while deciding. `null` leaves the row unchanged.
 */
export function changeRow<Row extends Versioned>(
  scope: Scope,
  noun: Noun<Row>,
  id: string,
  expected: Expectation,
  decide: (before: Row) => Change<Row> | null | Promise<Change<Row> | null>,
): Promise<Resource> {
  return untilWritten(async () => {
    const before = await noun.find(scope, id)
    requireVersion(expected, before.version)
    const change = await decide(before)
    const changed = change ? differing(before, change.set) : []
    if (!change || (changed.length === 0 && !change.hidden)) return noun.resource(before)
    const after = changedRow(before, change.set, changed)
    const result = (change.result ?? noun.resource)(after)
    const events = change.events?.(after) ?? []
    const rows = await write(
      detailing(scope, change.details),
      statement(scope, noun, before, after, change, changed),
      events,
      result,
    )
    if (rows.length > 0) return result
    if (!change.condition) return undefined
    const now = await noun.find(scope, id)
    return now.version === before.version ? noun.resource(now) : undefined
  })
}

/** Deletes the row that was read. Tries again on the current row if someone changed it in the meantime. */
export function deleteRow<Row extends Versioned>(
  scope: Scope,
  { table, find }: Omit<Noun<Row>, 'resource'>,
  id: string,
  expected: Expectation,
  { object, allow }: { object: string; allow?: (before: Row) => void },
): Promise<Resource> {
  const deleted = deletedResource(object, id)
  return untilWritten(async () => {
    const before = await find(scope, id)
    requireVersion(expected, before.version)
    allow?.(before)
    const rows = await write(
      naming(scope, before),
      sql`change as (
        delete from ${verbatim(table)}
        where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} returning id)`,
      [],
      deleted,
    )
    return rows.length > 0 ? deleted : undefined
  })
}

function detailing({ audited, ...scope }: Scope, details: Change<Versioned>['details']): Scope {
  return audited && details !== null ? { ...scope, audited: { ...audited, ...(details && { details }) } } : scope
}

/** The audit log still shows the name of a deleted object. */
export function naming(scope: Scope, before: object): Scope {
  const { name, url } = before as { name?: string | null; url?: string }
  const called = name ?? url
  if (!scope.audited || !called) return scope
  return { ...scope, audited: { ...scope.audited, details: { ...scope.audited.details, name: called } } }
}

/** The response after deleting an object. */
export function deletedResource(object: string, id: string): Resource {
  return { json: JSON.stringify({ object, id, deleted: true }), id }
}

/** Retries until an attempt takes effect. Each one reads again, because someone else's change came first. */
export async function untilWritten<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await attempt()
    if (done !== undefined) return done
  }
}

function differing<Row extends Versioned>(before: Row, set: Partial<Row>): (keyof Row)[] {
  return (Object.keys(set) as (keyof Row)[]).filter((name) => set[name] !== undefined && set[name] !== before[name])
}

const isTouched = (row: object): row is { updated_at: string } => 'updated_at' in row

/** Now, and never before the last change of any of them, whatever the clocks of two machines say: readers tell by it what is newer. */
export function timeOfChange(before: readonly { updated_at: string }[], now = new Date().toISOString()): string {
  return [now, ...before.map(({ updated_at }) => updated_at)].sort().at(-1)!
}

function changedRow<Row extends Versioned>(before: Row, set: Partial<Row>, changed: (keyof Row)[]): Row {
  const values = Object.fromEntries(changed.map((name) => [name, set[name]]))
  const touched = isTouched(before) ? { updated_at: timeOfChange([before]) } : {}
  return { ...before, ...touched, ...values, version: before.version + 1 }
}

function statement<Row extends Versioned>(
  { environment_id }: Scope,
  { table, touch }: Noun<Row>,
  before: Row,
  after: Row,
  { hidden = {}, condition, along = [] }: Change<Row>,
  changed: (keyof Row)[],
): Sql {
  const touched = isTouched(before) ? (['updated_at'] as (keyof Row)[]) : []
  const names = [...new Set<keyof Row>([...changed, ...touched, 'version'])]
  const assignments = Object.entries({
    ...Object.fromEntries(names.map((name) => [name, after[name]])),
    ...touch?.(after),
    ...hidden,
  })
  return join(
    [
      sql`change as (
        update ${verbatim(table)} set ${join(
          assignments.map(([name, value]) => sql`${verbatim(name)} = ${value}`),
          ', ',
        )}
        where environment_id = ${environment_id} and id = ${before.id} and version = ${before.version}${condition ? sql` and ${condition}` : sql``} returning id)`,
      ...along,
    ],
    ', ',
  )
}
