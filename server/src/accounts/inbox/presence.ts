import { sql } from '../../db/sql.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { permissionsOf } from '../roles.ts'
import { done } from './done-response.ts'
import type { Sight } from './inbox-schema.ts'

/** What a window shows. Who it is comes from the session alone. */
export async function reportSight(scope: DashboardScope, sight: Static<typeof Sight>): Promise<Resource> {
  const { mode, window, conversation_id, doing = 'looking' } = sight
  const { id, user_id, user_name, role, [mode]: environment_id } = scope.session
  if (doing !== 'looking' && !permissionsOf[role].has('messages:write'))
    throw new ApiError('insufficient_role', `Your role is ${role}, which can't write in conversations.`)
  if (conversation_id !== null) {
    const [there] = await scope.database.read(
      sql`select from conversations where environment_id = ${environment_id} and id = ${conversation_id}`,
    )
    if (!there) throw notFound('conversation')
  }
  scope.presence.report({ environment_id, window: `${id} ${window}`, user_id, name: user_name, conversation_id, doing })
  return done
}
