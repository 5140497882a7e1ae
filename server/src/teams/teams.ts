import { filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql, verbatim } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { changeRow, type Noun } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { hoursGone, requireHours } from '../hours/hours.ts'
import type { Expectation } from '../http/precondition.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../scope.ts'
import { requireTeam } from './require-team.ts'
import { max_teams, type NewTeam, Team, type TeamChanges, type TeamMember, type TeamQuery } from './schema.ts'

const { json, previous } = rendering(Team)

export type TeamRow = Omit<Stored<Team>, 'object'> & { version: number }

const columns = sql`id, name, description, visibility, routing, sticky_days, capacity, respect_hours, hours_id, fallback_team_id,
  (select coalesce(json_agg(json_build_object('user_id', user_id, 'role', role, 'capacity', member.capacity) order by member.created_at, user_id), '[]')
    from team_members member where member.environment_id = teams.environment_id and team_id = teams.id) as members,
  archived_at, created_at, updated_at, version`

const noun: Noun<TeamRow> = {
  table: 'teams',
  find: findTeam,
  resource: teamResource,
  touch: ({ name }) => ({ folded_name: folded(name) }),
}

export function listTeams(scope: Scope, { archived = 'false', ...query }: TeamQuery) {
  const where = filters([verbatim(`archived_at is ${archived === 'true' ? 'not null' : 'null'}`)])
  return page(scope, {
    name: `teams ${archived}`,
    query,
    rows: (after, tail) =>
      sql`select ${columns} from teams where environment_id = ${scope.environment_id}${where}${after} ${tail}`,
    json: (row) => json(row as unknown as TeamRow),
  })
}

export async function getTeam(scope: Scope, id: string): Promise<Resource> {
  return teamResource(await findTeam(scope, id))
}

export function createTeam(scope: Scope, { name, ...settings }: NewTeam): Promise<Resource> {
  const id = newId('team')
  const at = timeOf(id)
  const row: TeamRow = {
    ...unset,
    ...settings,
    ...{ id, name: name.trim(), members: '[]', archived_at: null, created_at: at, updated_at: at, version: 1 },
  }
  const team = teamResource(row)
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const [there] = await scope.connection!.query<{ count: number }>(
      sql`select count(*)::integer as count from teams where environment_id = ${scope.environment_id} and archived_at is null`,
    )
    if (there!.count >= max_teams)
      throw conflict('team_limit_reached', `You can have at most ${max_teams} teams. Archive one first.`)
    await requireSettings(scope, id, settings)
    await write(
      scope,
      sql`change as (
        insert into teams (environment_id, id, name, folded_name, description, visibility, routing, sticky_days, capacity, respect_hours,
          hours_id, fallback_team_id, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${row.name}, ${folded(row.name)}, ${row.description}, ${row.visibility}, ${row.routing},
          ${row.sticky_days}, ${row.capacity}, ${row.respect_hours}, ${row.hours_id}, ${row.fallback_team_id}, ${at}, ${at})
        returning id)`,
      [{ type: 'team.created', object: team.json, contact_id: null, about: id }],
      team,
    )
    return team
  }).catch(hoursGone)
}

export function updateTeam(scope: Scope, id: string, changes: TeamChanges, expected: Expectation): Promise<Resource> {
  return transact(scope, async (scope) => {
    if (changes.fallback_team_id) await lockEnvironment(scope)
    await requireSettings(scope, id, changes)
    return changeRow(scope, noun, id, expected, (before) => {
      requireActive(before)
      const set = { ...changes, ...(changes.name !== undefined && { name: changes.name.trim() }) }
      return { set, events: (after) => [updated(before, after)] }
    })
  }).catch(hoursGone)
}

const unset = {
  description: null,
  visibility: 'everyone',
  routing: 'manual',
  sticky_days: null,
  capacity: null,
  respect_hours: false,
  hours_id: null,
  fallback_team_id: null,
} as const

async function requireSettings(
  scope: Scope,
  id: string,
  { hours_id, fallback_team_id }: Pick<TeamChanges, 'hours_id' | 'fallback_team_id'>,
): Promise<void> {
  if (hours_id) await requireHours(scope, hours_id)
  if (!fallback_team_id) return
  await requireTeam(scope, fallback_team_id, 'fallback_team_id')
  if ((await wayFrom(scope, fallback_team_id)).some((team) => team.id === id))
    throw invalid('fallback_team_id', 'leads back to this team.')
}

/** A team and its fallbacks, in order. */
export function wayFrom(scope: Scope, id: string): Promise<{ id: string; archived_at: string | null }[]> {
  const of_team = sql`environment_id = ${scope.environment_id} and teams.id`
  return read(
    scope,
    sql`with recursive way as (
        select id, fallback_team_id, archived_at, 1 as step from teams where ${of_team} = ${id}
        union all
        select teams.id, teams.fallback_team_id, teams.archived_at, step + 1 from teams, way where ${of_team} = way.fallback_team_id)
      select id, archived_at from way order by step`,
  )
}

export async function findTeam(scope: Scope, id: string): Promise<TeamRow> {
  const [row] = isId('team', id)
    ? await read<TeamRow>(
        scope,
        sql`select ${columns} from teams where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('team')
  return row
}

export function teamResource(row: TeamRow): Resource {
  return { json: json(row), id: row.id, version: row.version }
}

export function requireActive({ archived_at }: TeamRow): void {
  if (archived_at !== null) throw conflict('team_archived', 'The team is archived, so it stays as it is.')
}

export function updated(before: TeamRow, after: TeamRow) {
  const type = after.archived_at === before.archived_at ? 'team.updated' : 'team.archived'
  const { json: object } = teamResource(after)
  return { type, object, previous: previous(before, after), contact_id: null, about: after.id } as const
}

export function membersOf({ members }: TeamRow): TeamMember[] {
  return JSON.parse(members)
}

/** When two names are equal: regardless of case and of how accents are encoded. Stored in a column, so it must not change. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
