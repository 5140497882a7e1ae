import { state } from '../accounts/availability/availability.ts'
import { sql } from '../db/sql.ts'
import { rulesIn } from '../hours/hours.ts'
import { read, type Scope } from '../scope.ts'
import type { Candidate, Routing, TeamRules } from './choose.ts'

interface TeamRow {
  routing: Routing
  sticky_days: number | null
  respect_hours: boolean
  time_zone: string | null
  weekly: string
  exceptions: string
  now: string
}

/** How a team gives away what waits, and what the database's clock shows. Null: there is none, or it is archived. */
export async function rulesOfTeam(scope: Scope, id: string): Promise<{ rules: TeamRules; now: number } | null> {
  const [row] = await read<TeamRow>(
    scope,
    sql`
    select routing, sticky_days, respect_hours, time_zone, weekly, exceptions, now() as now
    from teams left join hours on hours.environment_id = teams.environment_id and hours.id = hours_id
    where teams.environment_id = ${scope.environment_id} and teams.id = ${id} and archived_at is null`,
  )
  if (!row) return null
  const { routing, sticky_days, time_zone, weekly, exceptions, now } = row
  const hours = row.respect_hours && time_zone !== null ? rulesIn({ time_zone, weekly, exceptions }) : null
  return { rules: { routing, sticky_days, hours }, now: Date.parse(now) }
}

export interface Member extends Candidate {
  state: 'available' | 'away' | 'off'
}

type Row = Pick<Member, 'user_id' | 'load' | 'state'> & { capacity: number | null; last_assigned_at: string | null }

/** Who may be assigned what waits in a team. Their load is of all teams. */
export async function membersOf(scope: Scope, team_id: string): Promise<Member[]> {
  const rows = await read<Row>(
    scope,
    sql`
    select users.id as user_id, ${state} as state, coalesce(member.capacity, teams.capacity) as capacity,
      (select count(*)::integer from conversations
        where conversations.environment_id = member.environment_id and assignee = users.id and status = 'open') as load,
      (select max(assignments.created_at) from assignments
        where assignments.environment_id = member.environment_id and assignments.user_id = users.id) as last_assigned_at
    from team_members member
    join teams on teams.environment_id = member.environment_id and teams.id = team_id
    join users on users.id = member.user_id and account_id = ${scope.account_id} and users.role <> 'viewer' and disabled_at is null
    left join availabilities on availabilities.user_id = users.id
    where member.environment_id = ${scope.environment_id} and team_id = ${team_id} order by users.id`,
  )
  return rows.map(({ capacity, last_assigned_at, ...row }) => ({
    ...row,
    is_available: row.state === 'available',
    capacity: capacity ?? Infinity,
    last_assigned_at: last_assigned_at === null ? null : Date.parse(last_assigned_at),
  }))
}
