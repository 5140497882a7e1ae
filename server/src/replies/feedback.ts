import { findConversation } from '../conversations/conversation.ts'
import { page } from '../db/page.ts'
import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { Feedback, type FeedbackQuery, type NewFeedback } from './schema.ts'

const { columns, json } = rendering(Feedback)

export async function getFeedback(scope: Scope, conversation_id: string, message_id: string): Promise<Resource> {
  const { contact_id } = await findConversation(scope, conversation_id)
  const [row] = isId('message', message_id)
    ? await read<Parameters<typeof json>[0]>(
        scope,
        sql`
        select ${columns} from message_feedback
        where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and message_id = ${message_id}`,
      )
    : []
  if (!row) throw notFound('feedback')
  return { json: json(row), contact_id }
}

/** Ratings of replies in a conversation, newest first. */
export async function listFeedback(scope: Scope, conversation_id: string, query: FeedbackQuery) {
  await findConversation(scope, conversation_id)
  return page(scope, {
    name: `feedback ${conversation_id}`,
    query,
    key: [{ column: 'message_id' }],
    rows: (after, tail) => sql`
      select ${columns} from message_feedback
      where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}${after} ${tail}`,
    json,
  })
}

/** Stores a rating of the assistant's reply. The last one counts. It's deleted with the message. */
export async function rateMessage(
  scope: Scope,
  conversation_id: string,
  message_id: string,
  { rating, comment = null }: NewFeedback,
): Promise<Resource> {
  const { contact_id } = await findConversation(scope, conversation_id)
  const [message] = isId('message', message_id)
    ? await read<{ sender: string }>(
        scope,
        sql`
        select sender from messages
        where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${message_id} and not private`,
      )
    : []
  if (!message) throw notFound('message')
  if (JSON.parse(message.sender).type !== 'assistant')
    throw conflict('message_not_by_assistant', 'You can only rate messages from the assistant.')
  const row = { conversation_id, message_id, rating, comment, created_at: new Date().toISOString() }
  const feedback = { json: json(row), contact_id }
  const rows = await write(
    scope,
    // The conversation first, as deletion does, so that no rating survives the deletion.
    sql`conversation_of_it as materialized (
      select id from conversations where environment_id = ${scope.environment_id} and id = ${conversation_id} for key share),
    change as (
      insert into message_feedback (environment_id, conversation_id, message_id, rating, comment, created_at)
      select environment_id, conversation_id, id, ${rating}, ${comment}, ${row.created_at}::timestamptz
      from messages
      where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${message_id}
        and exists (select from conversation_of_it) for key share
      on conflict (environment_id, conversation_id, message_id) do update
      set rating = excluded.rating, comment = excluded.comment, created_at = excluded.created_at
      returning message_id)`,
    [],
    feedback,
  )
  if (rows.length === 0) throw notFound('message')
  return feedback
}
