import { team_read_through } from '../../accounts/presence/read-marks.ts'
import type { Message } from '../../conversations/messages/schema.ts'
import { sql } from '../../db/sql.ts'
import { type Shaping, visitorMessage } from './message-shape.ts'
import type { VisitorConversation } from './schema.ts'

/** A row of `conversation_columns`. */
export interface ConversationView {
  id: string
  status: string
  handled_by: VisitorConversation['handled_by']
  agent: string | null
  last_message_at: string | null
  last_message: string | null
  unread_count: number
  score: number | null
  team_read_through: string | null
  created_at: string
}

/** What a visitor sees of a row of `conversations`. Private notes are none of their business, not even as the last message. */
export const conversation_columns = sql`
  conversations.id, status, handled_by, last_message_at, conversations.created_at,
  (select users.name from users where users.id = assignee) as agent,
  (select row_to_json(last) from (
    select id, conversation_id, sender, content, sources, attachments, status, created_at from messages
    where messages.environment_id = conversations.environment_id and conversation_id = conversations.id and not private
    order by id desc limit 1) last) as last_message,
  (select count(*)::integer from (
    select from messages
    where messages.environment_id = conversations.environment_id and conversation_id = conversations.id
      and messages.id > coalesce((
        select read_through from visitor_conversations receipt
        where receipt.environment_id = conversations.environment_id and receipt.conversation_id = conversations.id), '')
      and direction = 'outbound' and not private limit 100) unread) as unread_count,
  ${team_read_through},
  (select score::integer from visitor_conversations receipt
    where receipt.environment_id = conversations.environment_id and receipt.conversation_id = conversations.id) as score`

export function conversationJson(scope: Shaping, row: ConversationView): string {
  const last_message = row.last_message === null ? null : (JSON.parse(row.last_message) as Message)
  const conversation: VisitorConversation = {
    object: 'conversation',
    id: row.id,
    // Whether their matter sleeps is the business's affair.
    status: row.status === 'snoozed' ? 'open' : (row.status as VisitorConversation['status']),
    handled_by: row.handled_by,
    agent: row.agent === null ? null : { name: row.agent },
    last_message_at: row.last_message_at,
    unread_count: row.unread_count,
    last_message:
      last_message && visitorMessage(scope, { ...last_message, created_at: isoOf(last_message.created_at) }),
    team_read_through: row.team_read_through,
    rating: row.score === null ? null : { score: row.score },
    created_at: row.created_at,
  }
  return JSON.stringify(conversation)
}

/** Inside JSON, PostgreSQL writes times its own way. */
function isoOf(time: string): string {
  return new Date(time).toISOString()
}
