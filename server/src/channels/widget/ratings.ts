import { findConversation } from '../../conversations/conversation.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { write } from '../../events/record.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { ownConversation } from './conversations.ts'
import { requireOffer } from './offers.ts'
import { requireOwn } from './own.ts'
import { ConversationRating } from './rating-schema.ts'
import type { Rating } from './schema.ts'

const { json } = rendering(ConversationRating)

/** How the customer rated a conversation. */
export async function getRating(scope: Scope, conversation_id: string): Promise<Resource> {
  await findConversation(scope, conversation_id)
  const [row] = await read<Omit<Stored<Static<typeof ConversationRating>>, 'object'>>(
    scope,
    sql`
    select conversation_id as id, conversation_id, score::integer as score, comment, date_trunc('milliseconds', rated_at) as rated_at from visitor_conversations
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}`,
  )
  const none = { id: conversation_id, conversation_id, score: null, comment: null, rated_at: null }
  return { json: json(row ?? none), volatile: true }
}

/** A later rating replaces the earlier one. The same again changes nothing, and nobody is told of it. */
export async function rate(
  scope: VisitorScope,
  conversation_id: string,
  { score, comment = null }: Rating,
): Promise<Resource> {
  const { contact_id } = await requireOwn(scope, conversation_id)
  await requireOffer(scope, 'rating')
  if (comment !== null && comment.trim() === '') throw invalid('comment', 'must not be blank.')
  const rated_at = new Date().toISOString()
  const object = json({ id: conversation_id, conversation_id, score, comment, rated_at })
  await write(
    scope,
    sql`change as (
      insert into visitor_conversations as kept (environment_id, conversation_id, identity_id, score, comment, rated_at)
      values (${scope.environment_id}::integer, ${conversation_id}, ${scope.visitor.id}, ${score}::integer, ${comment}, ${rated_at}::timestamptz)
      on conflict (environment_id, conversation_id) do update set score = excluded.score, comment = excluded.comment, rated_at = excluded.rated_at
      where (kept.score, kept.comment) is distinct from (excluded.score, excluded.comment)
      returning conversation_id)`,
    [{ type: 'conversation.rated', object, contact_id, about: conversation_id }],
    { json: object },
  )
  const shown = await ownConversation(scope, conversation_id)
  if (shown === undefined) throw notFound('conversation')
  return { json: shown, id: conversation_id }
}
