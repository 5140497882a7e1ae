import { invalid } from '../errors.ts'
import { firstIdAt, type IdKind } from '../ids.ts'
import { oneOf, optional, Type, timestamp } from '../schema.ts'
import { read, type Scope } from '../scope.ts'
import type { Row } from './connection.ts'
import type { CursorOf } from './cursor.ts'
import { join, Sql, sql, verbatim } from './sql.ts'

const default_limit = 25
export const max_limit = 100

/** The query parameters every list has. */
export const paging = {
  limit: optional(
    Type.Integer({
      minimum: 1,
      maximum: max_limit,
      default: default_limit,
      description: 'The number of objects per page.',
    }),
  ),
  cursor: optional(
    Type.String({
      minLength: 1,
      maxLength: 512,
      description: 'The `next_cursor` of the previous page. Keep the same filters and order.',
    }),
  ),
  order: optional(
    oneOf(['asc', 'desc'], {
      default: 'desc',
      description: 'The order by creation: newest first (`desc`) or oldest first (`asc`).',
    }),
  ),
}

export const createdBetween = {
  created_after: optional(timestamp('Returns objects created at this time or later.')),
  created_before: optional(timestamp('Returns objects created before this time.')),
}

export interface Paging {
  limit?: number
  cursor?: string
  order?: Order
}

export type Order = 'asc' | 'desc'
export type LastKey = readonly (string | null)[]

export interface Key {
  column: string
  /** The index expression of a nullable column: it must be a value, or no page could start there. */
  indexed_as?: string
  instead_of_null?: string
}

/** A walk through a log stops after this many rows, so rare entries aren't searched for to the very beginning. */
export const max_walked = 100_000
export const end_of_walk = verbatim(`limit ${max_walked}`)

export interface ListOf {
  /** Names the list in its cursors, together with what it belongs to. */
  name: string
  query: Paging & Record<string, unknown>
  /** The sort columns, the unique one last. */
  key?: readonly Key[]
  default_order?: Order
  /**
   * Selects the rows of a page: `after` limits to rows beyond the cursor (the key `last`), `tail` sorts and limits (to
   * `limit` rows).
   */
  rows: (after: Sql, tail: Sql, order: Order, limit: number, last?: LastKey) => Sql
  json: (row: Row) => string
  /** Whether a page may read many rows. Then it uses a connection of its own, so that it delays no other reads. */
  walks?: boolean
  /** Loads what the rows refer to, for all rows at once, and returns a render function. */
  expand?: (rows: Row[]) => Promise<(row: Row) => string>
}

/** What reading a list needs. */
export type Reader = Pick<Scope, 'database' | 'connection' | 'cursors' | 'environment_id'>

/**
 * A page of a list, by keyset on a unique key, so that inserts and deletes during a walk never repeat or hide other rows.
 * Reads one row more than requested to know whether there is a next page.
 */
export async function page(scope: Reader, list: ListOf) {
  const { limit = default_limit, cursor, order = list.default_order ?? 'desc' } = list.query
  const key = list.key ?? by_id
  const of = cursorOf(scope, list, order)
  const last_key = cursor === undefined ? undefined : scope.cursors.read(of, cursor)
  const after = beyond(key, order, last_key)
  const tail = sql`${ordering(key, order)} limit ${limit + 1}`
  const query = list.rows(after, tail, order, limit + 1, last_key)
  const rows = await (list.walks ? scope.database.run<PageRow>(query) : read<PageRow>(scope, query))
  const has_more = rows.length > limit
  if (has_more) rows.pop()
  const last = rows.at(-1)
  const next_cursor = has_more
    ? scope.cursors.write(
        of,
        key.map(({ column, instead_of_null }) => last![column] ?? instead_of_null!),
      )
    : null
  const json = list.expand ? await list.expand(rows) : list.json
  const data = rows.map(json).join(',')
  return {
    json: `{"object":"list","data":[${data}],"has_more":${has_more},"next_cursor":${JSON.stringify(next_cursor)}}`,
    next_cursor,
    is_empty: rows.length === 0,
  }
}

type PageRow = Record<string, string | null>

function cursorOf(scope: Reader, { name, query }: ListOf, order: string): CursorOf {
  const { limit: _, cursor: __, order: ___, ...filters } = query
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
  return { environment_id: scope.environment_id, list: JSON.stringify([name, order, sorted]) }
}

const by_id: readonly Key[] = [{ column: 'id' }]

/** Limits to rows after the row with this key. */
export function beyond(key: readonly Key[], order: Order, last: LastKey | undefined): Sql {
  if (last === undefined) return sql``
  const columns = join(key.map(expression), ', ')
  const values = join(
    last.map((value) => sql`${value}`),
    ', ',
  )
  return sql` and (${columns}) ${verbatim(order === 'asc' ? '>' : '<')} (${values})`
}

export function ordering(key: readonly Key[], order: Order): Sql {
  return sql`order by ${join(
    key.map((one) => sql`${expression(one)} ${verbatim(order)}`),
    ', ',
  )}`
}

function expression({ column, indexed_as }: Key): Sql {
  return verbatim(indexed_as ?? column)
}

/** Conditions for the given filters. Each is served by an index that begins with its column. */
export function filters(conditions: Condition[]): Sql {
  const present = conditions.filter((condition): condition is Sql => condition instanceof Sql)
  return present.length === 0 ? sql`` : sql` and ${join(present, ' and ')}`
}
/** Of filters with an index each, the first one given uses its index, and the others are checked on the rows it finds. */
export function narrowest(indexed: Condition[], plain: Condition[] = []): { served: Sql; rest: Sql } {
  const [first, ...others] = indexed.filter((condition) => condition instanceof Sql)
  return { served: filters([first]), rest: filters([...others, ...plain]) }
}

export type Condition = Sql | false | undefined

export function equals(column: string, value: unknown): Sql | undefined {
  return value === undefined ? undefined : sql`${verbatim(column)} = ${value}`
}

/**
 * A condition on one of a few known values, as a literal: with a bound value, PostgreSQL doesn't know how rare the value is,
 * and may scan the whole list to find none. Unknown values match nothing.
 */
export function isWord(column: string, word: string | undefined, words: readonly string[]): Sql | undefined {
  if (word === undefined) return undefined
  return words.includes(word) ? verbatim(`${column} = '${word}'`) : verbatim('false')
}

/** Ids contain their creation time, so a time filter is a range of the primary key. */
export function madeBetween(
  kind: IdKind,
  { created_after, created_before }: { created_after?: string; created_before?: string },
) {
  return [
    created_after !== undefined && sql`id >= ${firstIdAt(kind, moment('created_after', created_after))}`,
    created_before !== undefined && sql`id < ${firstIdAt(kind, moment('created_before', created_before))}`,
  ]
}

export function moment(parameter: string, text: string): number {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw invalid(parameter, 'must be a date and time such as 2026-11-20T09:30:00Z.')
  return ms
}
