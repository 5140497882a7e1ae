import { type Sql, sql, verbatim } from '../db/sql.ts'
import type { Hidden, Scope } from '../scope.ts'
import type { Role } from './roles.ts'

/** The teams whose conversations only members see, without those that the user of this row of `users` is in. Whoever administers sees all. */
export const hiddenTeams = sql`
  select hidden.id from environments join teams hidden on hidden.environment_id = environments.id
  where environments.account_id = users.account_id and hidden.visibility = 'members' and users.role not in ('owner', 'admin')
    and not exists (
      select from team_members
      where team_members.environment_id = hidden.environment_id and team_members.team_id = hidden.id
        and team_members.user_id = users.id)`

/** As one text, so that a session can be compared with what it was. Empty for nearly everybody. */
export const namesOfHiddenTeams = sql`coalesce((select string_agg(id, ' ' order by id) from (${hiddenTeams}) hidden), '')`

interface OfSession {
  user_id: string
  /** See `namesOfHiddenTeams`. */
  hidden_teams: string
  live: number
  test: number
}

/** What is hidden from somebody. Null if nothing is: then no statement and no answer looks any different. */
export function hiddenFrom({ user_id, hidden_teams, live, test }: OfSession): Hidden | null {
  return hidden_teams === '' ? null : { user_id, environment_ids: [live, test], teams: hidden_teams.split(' ') }
}

/** Which conversations somebody sees: those in no team, in a team that isn't hidden, and their own. A condition on a row of `conversations`. */
export function isVisible({ user_id, teams }: Hidden): Sql {
  return sql`(conversations.team is null or conversations.team <> all (${teams}::text[]) or conversations.assignee is not distinct from ${user_id})`
}

/** The condition for a list. Nothing where nothing is hidden. */
export function visibleTo({ hidden }: { readonly hidden?: Hidden | null }): Sql {
  return hidden ? sql` and ${isVisible(hidden)}` : verbatim('')
}

/** The condition that the caller sees the conversation with this id, or that there is none. */
export function namesVisible({ environment_id, hidden }: Pick<Scope, 'environment_id' | 'hidden'>, id: Sql): Sql {
  if (!hidden) return verbatim('')
  return sql` and not exists (
    select from conversations
    where conversations.environment_id = ${environment_id} and conversations.id = ${id} and not ${isVisible(hidden)})`
}

/** The same condition without a session: for what people are told of. */
export function isSeenBy(environment_id: Sql, conversation_id: Sql, user_id: Sql): Sql {
  return sql`not exists (
    select from conversations join users on users.id = ${user_id}
    where conversations.environment_id = ${environment_id} and conversations.id = ${conversation_id}
      and conversations.team in (${hiddenTeams}) and conversations.assignee is distinct from users.id)`
}

export interface Viewed {
  readonly team: {
    readonly id: string
    readonly visibility: 'everyone' | 'members'
    readonly members: readonly string[]
  } | null
  readonly assignee: string | null
}

/** The same as a function, which says what the statements above do. */
export function sees(user: { readonly id: string; readonly role: Role }, { team, assignee }: Viewed): boolean {
  if (user.role === 'owner' || user.role === 'admin') return true
  return team === null || team.visibility === 'everyone' || team.members.includes(user.id) || assignee === user.id
}
