import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { OwnMessage } from './extract/own-words.ts'

const most_messages = 1000
const most_conversations = 100
// A question stands at the end of what was written.
const most_asked = 500

interface Turn {
  id: string
  conversation_id: string
  content: string
  created_at: string
  direction: 'inbound' | 'outbound'
}

export interface WrittenMessage extends OwnMessage {
  conversation_id: string
}

/**
 * What the contact wrote up to a moment, newest first, each beside what it may answer: never what was written to him,
 * never a note. Of the newest conversations, in each among its thousand newest messages: a contact of any age costs no
 * more.
 */
export async function ownMessages(
  scope: Scope,
  contact_id: string,
  { conversation_id, as_of }: { conversation_id?: string | undefined; as_of: number },
): Promise<WrittenMessage[]> {
  const { environment_id } = scope
  const which = conversation_id === undefined ? sql`` : sql` and id = ${conversation_id}`
  const turns = await scope.database.run<Turn>(sql`
    select message.id, conversation.id as conversation_id, direction, message.created_at,
      case when direction = 'inbound' then content when content like '%?%' then right(content, ${most_asked}::integer) else '' end as content
    from (
      select id from conversations where environment_id = ${environment_id} and contact_id = ${contact_id}${which}
      order by id desc limit ${most_conversations}::integer) conversation,
      lateral (
        select id, content, created_at, direction, private from messages
        where environment_id = ${environment_id} and conversation_id = conversation.id
        order by id desc limit ${most_messages}::integer) message
    where not private and created_at <= ${new Date(as_of).toISOString()}::timestamptz
    order by message.id desc limit ${2 * most_messages}::integer`)
  return withWhatWasAsked(turns)
}

function withWhatWasAsked(newest_first: Turn[]): WrittenMessage[] {
  const asked = new Map<string, string>()
  const own: WrittenMessage[] = []
  for (const { id, conversation_id, content, created_at, direction } of newest_first.toReversed())
    if (direction === 'outbound') asked.set(conversation_id, content)
    else own.push({ id, conversation_id, content, created_at, asked: asked.get(conversation_id) ?? null })
  return own.toReversed()
}
