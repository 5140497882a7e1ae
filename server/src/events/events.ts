import type { Permission } from '../accounts/permissions.ts'
import { page } from '../db/page.ts'
import { type Sql, sql } from '../db/sql.ts'
import { ApiError, invalid, notFound } from '../errors.ts'
import { requirePermission } from '../http/authenticate.ts'
import { isId } from '../ids.ts'
import { rendering } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { type EventType, eventTypes } from './catalog.ts'
import { Event, type EventQuery, eventTypeNames } from './schema.ts'

const { json } = rendering(Event)

type Permissions = ReadonlySet<Permission>

export async function listEvents(scope: Scope, query: EventQuery, permissions: Permissions) {
  const types = readableTypes(query.types, permissions)
  const start = query.after === undefined ? sql`` : sql` and sequence > ${await sequenceOf(scope, query.after)}::bigint`
  return page(scope, {
    name: `events ${types.length === eventTypeNames.length ? 'all' : types.join()}`,
    query,
    key: [{ column: 'sequence' }],
    default_order: 'asc',
    rows: (after, tail) => {
      const log = sql`select sequence, event_id from event_log where environment_id = ${scope.environment_id}${start}${after}`
      const found =
        types.length === eventTypeNames.length
          ? sql`${log} ${tail}`
          : sql`select found.* from unnest(${types}::text[]) wanted, lateral (${log} and type = wanted ${tail}) found ${tail}`
      return selectEvents(scope, sql`(${found}) log`, tail)
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

function selectEvents(scope: Scope, log: Sql, tail: Sql): Sql {
  return sql`
    select events.id, type, sequence, ${scope.mode}::text as mode, 'v1' as api_version, created_at, request_id, actor, data
    from ${log} join events on events.environment_id = ${scope.environment_id} and events.id = log.event_id ${tail}`
}

/** A key sees the events of what it may read. Asking for others by name is told, not answered with less. */
function readableTypes(asked: string | undefined, permissions: Permissions): EventType[] {
  if (asked === undefined) return eventTypeNames.filter((type) => permissions.has(permissionFor(type)))
  const types = [...new Set(asked.split(','))] as EventType[]
  const unknown = types.find((type) => !Object.hasOwn(eventTypes, type))
  if (unknown !== undefined)
    throw invalid('types', `must be kinds of event, separated by commas: ${eventTypeNames.join(', ')}.`)
  for (const type of types) requirePermission({ permissions }, permissionFor(type))
  return types
}

async function sequenceOf(scope: Scope, id: string): Promise<string> {
  const [row] = isId('event', id)
    ? await read(
        scope,
        sql`select sequence from event_log where environment_id = ${scope.environment_id} and event_id = ${id}`,
      )
    : []
  if (row) return row.sequence
  const [oldest] = await read(
    scope,
    sql`select event_id from event_log where environment_id = ${scope.environment_id} order by sequence limit 1`,
  )
  if (isId('event', id) && (!oldest || id < oldest.event_id))
    throw new ApiError(
      'events_expired',
      'The event named in `after` is older than the events that are kept. Read the objects themselves, then go on.',
    )
  throw notFound('event')
}
