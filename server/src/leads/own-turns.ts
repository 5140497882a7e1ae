import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'

const max_messages = 1000
const max_conversations = 100
// A question is at the end of what was written.
const max_asked = 500

export interface OwnTurns {
  messages_json: string
  /** The weakest of what the contact wrote. */
  verification: 'verified' | 'claimed' | null
}

/**
 * What the contact wrote up to a point in time, newest first, with what they were asked. Never notes, nor what the service says by
 * itself between question and answer. Limited to the newest conversations and their thousand newest messages, so that an old contact
 * costs no more. What a stranger wrote into one says nothing about the contact. Returned as text from the database: `messagesIn` parses
 * it where it's needed, so that no request waits for it.
 */
export async function ownTurns(
  scope: Scope,
  contact_id: string,
  { conversation_id, as_of }: { conversation_id?: string | undefined; as_of: number },
): Promise<OwnTurns> {
  const { environment_id } = scope
  const which = conversation_id === undefined ? sql`` : sql` and id = ${conversation_id}`
  const [row] = await scope.database.run<{ messages_json: string | null; verification: OwnTurns['verification'] }>(sql`
    select json_agg(turn order by id desc) as messages_json, min(verification) as verification from (
      select message.id, conversation.id as conversation_id, direction, message.created_at, verification,
        case when direction = 'inbound' then content when content like '%?%' then right(content, ${max_asked}::integer) else '' end as content
      from (
        select id from conversations where environment_id = ${environment_id} and contact_id = ${contact_id}${which}
        order by id desc limit ${max_conversations}::integer) conversation,
        lateral (
          select id, content, created_at, direction, private, sender, verification from messages
          where environment_id = ${environment_id} and conversation_id = conversation.id
          order by id desc limit ${max_messages}::integer) message
      where not private and sender ->> 'type' is distinct from 'system' and verification is distinct from 'stranger' and created_at <= ${new Date(as_of).toISOString()}::timestamptz
      order by message.id desc limit ${2 * max_messages}::integer) turn`)
  return { messages_json: row?.messages_json ?? '[]', verification: row?.verification ?? null }
}
