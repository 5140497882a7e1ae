import { type Sql, sql } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { timeOfChange } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope, transact } from '../scope.ts'
import { type Membership, max_members, type TeamMember } from './schema.ts'
import { findTeam, membersOf, requireActive, teamResource, updated } from './teams.ts'

/** Adds somebody, or changes what they are in the team. */
export function putMember(
  scope: Scope,
  id: string,
  { user_id, ...changes }: Membership,
  expected: Expectation,
): Promise<Resource> {
  return changeMembers(scope, id, expected, async (scope, members) => {
    const before = members.find((member) => member.user_id === user_id)
    if (!before) await requireColleague(scope, user_id)
    if (!before && members.length >= max_members)
      throw conflict('team_member_limit_reached', `A team can have at most ${max_members} members. Remove one first.`)
    const member: TeamMember = { user_id, ...(before ?? { role: 'member', capacity: null }), ...changes }
    const others = members.filter((other) => other !== before)
    const after = before ? members.map((other) => (other === before ? member : other)) : [...others, member]
    return {
      members: after,
      statement: sql`member as (
        insert into team_members (environment_id, team_id, user_id, role, capacity, created_at)
        select ${scope.environment_id}::integer, ${id}, ${user_id}, ${member.role}, ${member.capacity}::integer, clock_timestamp() where exists (select from change)
        on conflict (environment_id, team_id, user_id) do update set role = excluded.role, capacity = excluded.capacity)`,
    }
  })
}

/** Conversations of this person stay theirs. */
export function removeMember(scope: Scope, id: string, user_id: string, expected: Expectation): Promise<Resource> {
  return changeMembers(scope, id, expected, async (scope, members) => {
    const after = members.filter((member) => member.user_id !== user_id)
    if (after.length === members.length) throw notFound('member')
    return {
      members: after,
      statement: sql`member as (
        delete from team_members
        where environment_id = ${scope.environment_id} and team_id = ${id} and user_id = ${user_id} and exists (select from change))`,
    }
  })
}

type ChangeMembers = (scope: Scope, members: TeamMember[]) => Promise<{ members: TeamMember[]; statement: Sql }>

/** Members are part of their team: who they are has its version. */
function changeMembers(scope: Scope, id: string, expected: Expectation, decide: ChangeMembers): Promise<Resource> {
  return transact(scope, async (scope) => {
    const own = sql`environment_id = ${scope.environment_id} and id = ${id}`
    if (isId('team', id)) await scope.connection!.query(sql`select from teams where ${own} for no key update`)
    const before = await findTeam(scope, id)
    requireVersion(expected, before.version)
    requireActive(before)
    const { members, statement } = await decide(scope, membersOf(before))
    const after = {
      ...before,
      members: JSON.stringify(members),
      updated_at: timeOfChange([before]),
      version: before.version + 1,
    }
    if (JSON.stringify(membersOf(before)) === after.members) return teamResource(before)
    const team = teamResource(after)
    await write(
      scope,
      sql`change as (update teams set updated_at = ${after.updated_at}, version = ${after.version} where ${own} returning id), ${statement}`,
      [updated(before, after)],
      team,
    )
    return team
  })
}

async function requireColleague(scope: Scope, id: string): Promise<void> {
  const [user] = await read(
    scope,
    sql`select role, disabled_at from users where account_id = ${scope.account_id} and id = ${id}`,
  )
  if (!user) throw invalid('user_id', "isn't a user of this account.")
  if (user.disabled_at !== null) throw invalid('user_id', 'has left.')
  if (user.role === 'viewer') throw invalid('user_id', "may only read, so conversations can't be theirs.")
}
