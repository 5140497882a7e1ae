import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { type EventDraft, write } from './record.ts'

interface Versioned {
  id: string
  version: number
}

/** A kind of object that is changed by whoever read it: where its rows are, how one is read and shown. */
export interface Noun<Row extends Versioned> {
  table: string
  find: (scope: Scope, id: string) => Promise<Row>
  resource: (row: Row) => Resource
  /** Columns beside `updated_at` and `version` that every change sets. */
  touch?: (after: Row) => Record<string, unknown>
}

/** What is to become of a row, decided on what it is. */
export interface Change<Row extends Versioned> {
  /** The fields that get a value. Those that have it already are no change. */
  set: Partial<Row>
  /** Columns that are not part of the row, such as sealed secrets. They alone are a change, too. */
  hidden?: Record<string, unknown>
  /** Also has to hold when it is written. Where it does not, nothing changes. */
  condition?: Sql
  /** Further parts of the statement, conditional on a row in `change`. */
  along?: Sql[]
  events?: (after: Row) => EventDraft[]
  /** What is answered; the changed object unless said otherwise. */
  result?: (after: Row) => Resource
}

/**
 * Reads a row, decides on it, and writes where it still is what was read; whoever loses the race decides again on what the
 * winner made. No lock is held while deciding. `null` leaves the row as it is.
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
    const rows = await write(scope, statement(scope, noun, before, after, change, changed), events, result)
    if (rows.length > 0) return result
    if (!change.condition) return undefined
    const now = await noun.find(scope, id)
    return now.version === before.version ? noun.resource(now) : undefined
  })
}

/** Deletes the row that was read; again on what is there now where someone changed it meanwhile. */
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

/** What is gone is still known by name in the audit log. */
export function naming(scope: Scope, before: object): Scope {
  const { name, url } = before as { name?: string | null; url?: string }
  const called = name ?? url
  if (!scope.audited || !called) return scope
  return { ...scope, audited: { ...scope.audited, details: { ...scope.audited.details, name: called } } }
}

/** What is answered where an object was deleted. */
export function deletedResource(object: string, id: string): Resource {
  return { json: JSON.stringify({ object, id, deleted: true }), id }
}

/** Tries until a try takes effect: each reads anew, for someone else's change came in between. */
export async function untilWritten<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const done = await attempt()
    if (done !== undefined) return done
  }
}

function differing<Row extends Versioned>(before: Row, set: Partial<Row>): (keyof Row)[] {
  return (Object.keys(set) as (keyof Row)[]).filter((name) => set[name] !== undefined && set[name] !== before[name])
}

function changedRow<Row extends Versioned>(before: Row, set: Partial<Row>, changed: (keyof Row)[]): Row {
  const values = Object.fromEntries(changed.map((name) => [name, set[name]]))
  const touched = 'updated_at' in before ? { updated_at: new Date().toISOString() } : {}
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
  const touched = 'updated_at' in before ? (['updated_at'] as (keyof Row)[]) : []
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
