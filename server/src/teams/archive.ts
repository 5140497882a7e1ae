import { sql } from '../db/sql.ts'
import { timeOfChange } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId } from '../ids.ts'
import { lockEnvironment, type Resource, type Scope, transact } from '../scope.ts'
import { requireTeam } from './require-team.ts'
import { findTeam, teamResource, updated, wayFrom } from './teams.ts'

/** Gives what one team has to another with these members, or to none. */
type Leave = (scope: Scope, from: string, to: string | null, members: ReadonlySet<string> | null) => Promise<void>

/** What it has goes to its fallback first. Whoever gives it something meanwhile waits, and then is told that it is archived. */
export function archiveTeam(scope: Scope, id: string, expected: Expectation, leave: Leave): Promise<Resource> {
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const own = sql`environment_id = ${scope.environment_id} and id = ${id}`
    if (isId('team', id)) await scope.connection!.query(sql`select from teams where ${own} for update`)
    const before = await findTeam(scope, id)
    requireVersion(expected, before.version)
    if (before.archived_at !== null) return teamResource(before)
    await leaveFor(scope, id, leave)
    const at = timeOfChange([before])
    const after = { ...before, archived_at: at, updated_at: at, version: before.version + 1 }
    const team = teamResource(after)
    await write(
      scope,
      sql`change as (update teams set archived_at = ${at}, updated_at = ${at}, version = ${after.version} where ${own} returning id)`,
      [updated(before, after)],
      team,
    )
    return team
  })
}

/** What an archived team has, by what was reopened since, goes where the rest went. */
export function leaveArchived(scope: Scope, id: string, leave: Leave): Promise<void> {
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    await leaveFor(scope, id, leave)
  })
}

async function leaveFor(scope: Scope, id: string, leave: Leave): Promise<void> {
  const next = (await wayFrom(scope, id)).find((team) => team.id !== id && team.archived_at === null)?.id ?? null
  await leave(scope, id, next, next === null ? null : await requireTeam(scope, next, 'fallback_team_id'))
}
