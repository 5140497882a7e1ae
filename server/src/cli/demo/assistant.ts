import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newIdAt } from '../../ids.ts'
import type { PastConversation } from './history.ts'

/** What is known of the assistant's work: questions that it had no article for, and what someone thought of its replies. */
export async function insertAssistantWork(
  database: Database,
  environment_id: number,
  past: readonly PastConversation[],
): Promise<void> {
  const turns = past.filter(isUnanswered).map(({ conversation, messages }) => {
    const [question, reply] = messages
    const at = reply!.created_at
    return {
      conversation_id: conversation.id,
      id: newIdAt('assistant_turn', Date.parse(at)),
      message_ids: JSON.stringify([question!.id]),
      reply_message_id: reply!.id,
      at,
    }
  })
  await database.run(sql`
    insert into assistant_turns (environment_id, conversation_id, id, outcome, reason, message_ids, reply_message_id, verdict, engine, language,
      lease_token, created_at, finished_at)
    select ${environment_id}::integer, conversation_id, id, 'handed_over', 'No article answers the question.', message_ids::json,
      reply_message_id, 'none', 'embedded', 'en', nextval('assistant_lease_tokens'), at, at
    from json_to_recordset(${JSON.stringify(turns)}::json)
      as row (conversation_id text, id text, message_ids text, reply_message_id text, at timestamptz)`)
  const rated = past.flatMap(({ conversation, messages }) =>
    messages
      .filter(({ sources }) => sources !== '[]')
      .map(({ id, created_at }) => ({
        conversation_id: conversation.id,
        message_id: id,
        ...(conversation.handover === null ? liked : disliked),
        at: created_at,
      })),
  )
  await database.run(sql`
    insert into message_feedback (environment_id, conversation_id, message_id, rating, comment, created_at)
    select ${environment_id}::integer, conversation_id, message_id, rating, comment, at
    from json_to_recordset(${JSON.stringify(rated)}::json)
      as row (conversation_id text, message_id text, rating text, comment text, at timestamptz)`)
}

const liked = { rating: 'up', comment: null }
const disliked = { rating: 'down', comment: 'It does not say what to do when the money is late.' }

function isUnanswered({ conversation, messages }: PastConversation): boolean {
  const { reason } = JSON.parse(conversation.handover ?? '{}') as { reason?: string }
  return reason === 'No article answers the question.' && messages.length > 1
}
