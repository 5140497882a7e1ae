import { findConversation } from '../conversations/conversation.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { AssistantTurn, type AssistantTurnQuery } from './schema.ts'

const { columns, json } = rendering(AssistantTurn)

/** What the assistant did about a conversation, and why. */
export async function listTurns(scope: Scope, conversation_id: string, query: AssistantTurnQuery) {
  await findConversation(scope, conversation_id)
  return page(scope, {
    name: `turns of ${conversation_id}`,
    query,
    rows: (after, tail) => sql`
      select ${columns} from assistant_turns
      where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}${after} ${tail}`,
    json,
  })
}
