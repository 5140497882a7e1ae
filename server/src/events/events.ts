import type { Permission } from '../accounts/permissions.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { ApiError, invalid, notFound } from '../errors.ts'
import { requirePermission } from '../http/authenticate.ts'
import { firstIdAt, isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { type EventType, eventTypes } from './catalog.ts'
import { Event, type EventQuery, eventTypeNames } from './schema.ts'

const { json } = rendering(Event)

/** An event as sent to the API and webhooks, from a row of the log joined with `events`. */
export const eventJson = json

/** The row. */
export type EventRow = Parameters<typeof json>[0]

type Permissions = ReadonlySet<Permission>

export async function listEvents(scope: Scope, query: EventQuery, permissions: Permissions) {
  const types = readableTypes(query.types, permissions)
  const start = query.after === undefined ? sql`` : sql` and sequence > ${await placeOf(scope, query.after)}::bigint`
  return page(scope, {
    name: `events ${query.conversation_id ?? ''} ${types.length === eventTypeNames.length ? 'all' : types.join()}`,
    query,
    key: [{ column: 'sequence' }],
    default_order: 'asc',
    rows: (after, tail) => {
      const place = sql`${start}${after}`
      const log =
        query.conversation_id === undefined
          ? loggedAs(scope, types, place, tail)
          : loggedOf(scope, query.conversation_id, types, place, tail)
      return selectEvents(scope, sql`(${log}) log`, tail)
    },
    json,
  })
}

export async function getEvent(scope: Scope, id: string, permissions: Permissions): Promise<Resource> {
  const log = sql`(select sequence, event_id from event_log where environment_id = ${scope.environment_id} and event_id = ${id}) log`
  const [row] = isId('event', id) ? await read(scope, selectEvents(scope, log, sql``)) : []
  if (!row || !permissions.has(permissionFor(row.type))) throw notFound('event')
  return { json: json(row), id }
}

export function permissionFor(type: EventType): Permission {
  return `${eventTypes[type]}:read`
}

type Environment = Pick<Scope, 'environment_id' | 'mode'>

/** The part of the log with these types. Uses an index per type, unless all are wanted. */
export function loggedAs({ environment_id }: Environment, types: readonly EventType[], place: Sql, tail: Sql): Sql {
  const log = sql`select sequence, event_id from event_log where environment_id = ${environment_id}${place}`
  return types.length === eventTypeNames.length
    ? sql`${log} ${tail}`
    : sql`select found.* from unnest(${types}::text[]) wanted, lateral (${log} and type = wanted ${tail}) found ${tail}`
}

/** The part of the log about one conversation: found by its contact, whose events include them. */
function loggedOf(
  { environment_id }: Environment,
  conversation_id: string,
  types: readonly EventType[],
  place: Sql,
  tail: Sql,
): Sql {
  return sql`
    select sequence, event_id from (
      select events.id from events
      join conversations on conversations.environment_id = ${environment_id} and conversations.id = ${conversation_id}
      where events.environment_id = ${environment_id} and events.contact_id = conversations.contact_id and type = any (${types}::text[])
        and ${conversation_id} in (data->'object'->>'id', data->'object'->>'conversation_id')
    ) about join event_log on environment_id = ${environment_id} and event_id = about.id where true${place} ${tail}`
}

export function selectEvents(scope: Environment, log: Sql, tail: Sql): Sql {
  return sql`
    select events.id, type, sequence, ${scope.mode}::text as mode, 'v1' as api_version, created_at, request_id, actor, data
    from ${log} join events on events.environment_id = ${scope.environment_id} and events.id = log.event_id ${tail}`
}

/** A key sees the events of objects it may read. Asking for other types is an error, not a shorter list. */
export function readableTypes(list: string | undefined, permissions: Permissions): EventType[] {
  if (list === undefined) return eventTypeNames.filter((type) => permissions.has(permissionFor(type)))
  const types = [...new Set(list.split(','))] as EventType[]
  const unknown = types.find((type) => !Object.hasOwn(eventTypes, type))
  if (unknown !== undefined)
    throw invalid('types', `must be event types, separated by commas: ${eventTypeNames.join(', ')}.`)
  for (const type of types) requirePermission({ permissions }, permissionFor(type))
  return types
}

/** The position before the first event, for streams that started before there was one. */
export const beginning = firstIdAt('event', 0)

/** The sequence of the event with this id, given in this parameter. */
export async function placeOf(scope: Scope, id: string, parameter = 'after'): Promise<string> {
  const [row] = isId('event', id)
    ? await read(
        scope,
        sql`select sequence from event_log where environment_id = ${scope.environment_id} and event_id = ${id}`,
      )
    : []
  if (row) return row.sequence
  const [log] = await read<{ oldest: string; oldest_id: string | null }>(
    scope,
    sql`select coalesce(first.sequence, last_sequence + 1) as oldest, first.event_id as oldest_id from environments
      left join lateral (select sequence, event_id from event_log where environment_id = id order by sequence limit 1) first on true
      where id = ${scope.environment_id}`,
  )
  const { oldest, oldest_id } = log!
  if (id === beginning && oldest === '1') return '0'
  if (isId('event', id) && (oldest_id === null || id < oldest_id))
    throw new ApiError(
      'events_expired',
      `The event in \`${parameter}\` is older than the events that are kept. Read the objects themselves, then continue from a newer event.`,
    )
  throw notFound('event')
}
