import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'

/** Channels of a team that takes no more conversations go to the next one, or to none. */
export async function replaceDefaultTeam({ connection, environment_id }: Scope, id: string, next: string | null) {
  await connection!.query(sql`
    update channels set default_team_id = ${next}, updated_at = greatest(updated_at, now()), version = version + 1
    where environment_id = ${environment_id} and default_team_id = ${id}`)
}
