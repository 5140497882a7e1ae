import { page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { conflict, invalid, isNotFound, notFound } from '../errors.ts'
import { changeRow, deletedResource, type Noun, naming } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { calendarOf } from './calendar.ts'
import { rulesOf } from './check.ts'
import { stateOf } from './open.ts'
import { Hours, type HoursChanges, type HoursPreview, type HoursQuery, max_hours, type NewHours } from './schema.ts'
import type { Rules } from './week.ts'

const { json } = rendering(Hours)

type Row = Omit<Stored<Hours>, 'object' | 'open' | 'next_open_at' | 'next_close_at'> & { version: number }

const columns = sql`id, name, time_zone, weekly, exceptions, created_at, updated_at, version`
const noun: Noun<Row> = { table: 'hours', find, resource }

export function listHours(scope: Scope, query: HoursQuery) {
  return page(scope, {
    name: 'hours',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from hours where environment_id = ${scope.environment_id}${after} ${tail}`,
    json: (row) => jsonOf(row as unknown as Row),
  })
}

export async function getHours(scope: Scope, id: string): Promise<Resource> {
  return resource(await find(scope, id))
}

export async function createHours(scope: Scope, { name, ...input }: NewHours): Promise<Resource> {
  const id = newId('hours')
  const at = timeOf(id)
  const row: Row = { id, name: name.trim(), ...columnsOf(rulesOf(input)), created_at: at, updated_at: at, version: 1 }
  const hours = resource(row)
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const [there] = await scope.connection!.query<{ count: number }>(
      sql`select count(*)::integer as count from hours where environment_id = ${scope.environment_id}`,
    )
    if (there!.count >= max_hours)
      throw conflict('hours_limit_reached', `You can have at most ${max_hours} working hours. Delete some first.`)
    await write(
      scope,
      sql`change as (
        insert into hours (environment_id, id, name, time_zone, weekly, exceptions, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${row.name}, ${row.time_zone}, ${row.weekly}::json, ${row.exceptions}::json, ${at}, ${at})
        returning id)`,
      [],
      hours,
    )
    return hours
  })
}

export function updateHours(scope: Scope, id: string, changes: HoursChanges, expected: Expectation): Promise<Resource> {
  return changeRow(scope, noun, id, expected, (before) => {
    const { name, ...rules } = changes
    return {
      set: {
        ...(name !== undefined && { name: name.trim() }),
        ...columnsOf(rulesOf({ ...rulesIn(before), ...rules })),
      },
    }
  })
}

/** While a channel or a team uses them, they stay. */
export function deleteHours(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return transact(scope, async (scope) => {
    const own = sql`environment_id = ${scope.environment_id}`
    // Whoever writes a channel or a team with them waits for this, and then is told that they are gone.
    await scope.connection!.query(sql`select from hours where ${own} and id = ${id} for update`)
    const before = await find(scope, id)
    requireVersion(expected, before.version)
    const [used] = await scope.connection!.query<{ count: number }>(
      sql`select count(*)::integer as count from (
        select from channels where ${own} and hours_id = ${id} and deleted_at is null
        union all select from teams where ${own} and hours_id = ${id} and archived_at is null) used`,
    )
    if (used!.count > 0)
      throw conflict(
        'hours_in_use',
        `${used!.count === 1 ? 'A channel or a team uses' : `${used!.count} channels and teams use`} these working hours. Give them others first.`,
      )
    const deleted = deletedResource('hours', id)
    await write(
      naming(scope, before),
      sql`change as (delete from hours where ${own} and id = ${id} returning id)`,
      [],
      deleted,
    )
    return deleted
  })
}

export async function getCalendar(scope: Scope, id: string, year: number | undefined) {
  return { json: JSON.stringify(calendarOf(rulesIn(await find(scope, id)), year)), id }
}

export function previewHours({ year, name: _, ...input }: HoursPreview) {
  return { json: JSON.stringify(calendarOf(rulesOf(input), year)) }
}

/** Whatever refers to working hours names some that exist. */
export async function requireHours(scope: Scope, id: string): Promise<void> {
  try {
    await find(scope, id)
  } catch (error) {
    if (isNotFound(error)) throw notThere()
    throw error
  }
}

/** For a write that names hours which are deleted at that moment. */
export function hoursGone(error: { constraint?: string }): never {
  throw error.constraint === 'channels_hours' || error.constraint === 'teams_hours' ? notThere() : error
}

const notThere = () => invalid('hours_id', "doesn't exist.")

export function rulesIn({ time_zone, weekly, exceptions }: Pick<Row, 'time_zone' | 'weekly' | 'exceptions'>): Rules {
  return { time_zone, weekly: JSON.parse(weekly), exceptions: JSON.parse(exceptions) }
}

function columnsOf({ time_zone, weekly, exceptions }: Rules) {
  return { time_zone, weekly: JSON.stringify(weekly), exceptions: JSON.stringify(exceptions) }
}

async function find(scope: Scope, id: string): Promise<Row> {
  const [row] = isId('hours', id)
    ? await read<Row>(
        scope,
        sql`select ${columns} from hours where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('working hours')
  return row
}

function jsonOf(row: Row): string {
  return json({ ...row, ...stateOf(rulesIn(row), Date.now()) })
}

/** Whether it is open changes without a new version. */
function resource(row: Row): Resource {
  return { json: jsonOf(row), id: row.id, version: row.version, volatile: true }
}
