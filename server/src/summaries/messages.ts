import type { Verification } from '../conversations/messages/schema.ts'
import { sql } from '../db/sql.ts'
import { said } from '../files/said.ts'
import type { SummaryInput, SummaryMessage } from '../language/summary/conversation.ts'
import type { Scope } from '../scope.ts'

// Enough to tell what it began with and where it stands, of a conversation of any length.
const first_messages = 50
const last_messages = 1000

/** A conversation with its messages still as the database told them: a thousand are taken apart where they are read, and no request waits for it. */
export interface ConversationText extends Omit<SummaryInput, 'messages'> {
  messages: string
}

/** What the contact could read up to a message: private notes are left out. Oldest first. */
export async function conversationText(
  scope: Scope,
  { id, status, subject }: Omit<SummaryInput, 'messages'> & { id: string },
  through: string,
): Promise<ConversationText> {
  const public_ones = sql`environment_id = ${scope.environment_id} and conversation_id = ${id} and not private and id <= ${through}`
  const [row] = await scope.database.run<{ messages: string | null }>(sql`
    select json_agg(message order by id) as messages from (
      select id, direction, sender, verification, ${said} as content, sources, created_at from messages
      where environment_id = ${scope.environment_id} and conversation_id = ${id} and id = any (
        array(select id from messages where ${public_ones} order by id limit ${first_messages})
        || array(select id from messages where ${public_ones} order by id desc limit ${last_messages}))) message`)
  return { messages: row?.messages ?? '[]', status, subject }
}

export function inputOf({ messages, status, subject }: ConversationText | SummaryInput): SummaryInput {
  if (typeof messages !== 'string') return { messages, status, subject }
  return { messages: (JSON.parse(messages) as Stored[]).map(messageOf), status, subject }
}

interface Stored {
  id: string
  direction: 'inbound' | 'outbound'
  sender: { type: string; name: string | null }
  verification: Verification | null
  content: string
  sources: unknown[]
  created_at: string
}

function messageOf({ sender: { type, name }, direction, verification, sources, ...message }: Stored): SummaryMessage {
  return {
    ...message,
    name,
    author: direction === 'inbound' ? 'customer' : type === 'assistant' || type === 'system' ? type : 'agent',
    by_stranger: verification === 'stranger',
    has_no_source: type === 'assistant' && sources.length === 0,
  }
}
