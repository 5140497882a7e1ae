import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { emptyingEvents } from '../events/contact-events.ts'
import { forgettingAnswers } from '../http/kept-answers.ts'

/** Empties the events about these conversations, and the stored responses to requests about them. */
export async function forgetConversations(
  connection: Connection,
  environment_id: number,
  contact_id: string,
  ids: string[],
): Promise<void> {
  const emptied = sql`type <> 'conversation.deleted'
      and case when type like 'conversation.%' then data->'object'->>'id'
        when type like 'message.%' then data->'object'->>'conversation_id' end = any (${ids})`
  // The start of a response shows what it is.
  const forgotten = sql`not sealed and status < 400
      and case when body like '{"object":"conversation",%' then body::json->>'id'
        when body like '{"object":"conversation%' or body like '{"object":"message%' then body::json->>'conversation_id'
        end = any (${ids})`
  await Promise.all([
    connection.query(emptyingEvents(environment_id, contact_id, emptied)),
    connection.query(forgettingAnswers(environment_id, contact_id, forgotten)),
  ])
}
