import { sql, verbatim } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import { read, type Scope } from '../scope.ts'

/** Whatever refers to a team names one that takes conversations. Within a transaction, it stays so. Returns its members. */
export async function requireTeam(scope: Scope, id: string, field: string): Promise<ReadonlySet<string>> {
  const lock = verbatim(scope.connection ? 'for key share' : '')
  const [there] = await read<{ archived_at: string | null }>(
    scope,
    sql`select archived_at from teams where environment_id = ${scope.environment_id} and id = ${id} ${lock}`,
  )
  if (!there) throw invalid(field, "doesn't exist.")
  if (there.archived_at !== null) throw invalid(field, 'is archived.')
  const members = await read<{ user_id: string }>(
    scope,
    sql`select user_id from team_members where environment_id = ${scope.environment_id} and team_id = ${id}`,
  )
  return new Set(members.map(({ user_id }) => user_id))
}
