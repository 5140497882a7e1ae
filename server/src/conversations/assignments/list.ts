import { page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import { findConversation } from '../conversation.ts'
import { Assignment, type AssignmentQuery } from './schema.ts'

const { columns, json } = rendering(Assignment)

/** Who had a conversation, and why. */
export async function listAssignments(scope: Scope, conversation_id: string, query: AssignmentQuery) {
  await findConversation(scope, conversation_id)
  return page(scope, {
    name: `assignments ${conversation_id}`,
    query,
    rows: (after, tail) =>
      sql`select ${columns} from assignments
        where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}${after} ${tail}`,
    json,
  })
}
