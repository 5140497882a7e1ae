import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { OwnMessage } from './extract/extract.ts'

const most_messages = 1000
const most_conversations = 100

export interface WrittenMessage extends OwnMessage {
  conversation_id: string
}

/**
 * What the contact wrote up to a moment, newest first: never what was written to him, never a note. Of the newest
 * conversations, in each among its thousand newest messages: a contact of any age costs no more.
 */
export function ownMessages(
  scope: Scope,
  contact_id: string,
  { conversation_id, as_of }: { conversation_id?: string | undefined; as_of: number },
): Promise<WrittenMessage[]> {
  const { environment_id } = scope
  const which = conversation_id === undefined ? sql`` : sql` and id = ${conversation_id}`
  return scope.database.run<WrittenMessage>(sql`
    select message.id, conversation.id as conversation_id, content, message.created_at
    from (
      select id from conversations where environment_id = ${environment_id} and contact_id = ${contact_id}${which}
      order by id desc limit ${most_conversations}::integer) conversation,
      lateral (
        select id, content, created_at, direction, private from messages
        where environment_id = ${environment_id} and conversation_id = conversation.id
        order by id desc limit ${most_messages}::integer) message
    where direction = 'inbound' and not private and created_at <= ${new Date(as_of).toISOString()}::timestamptz
    order by message.id desc limit ${most_messages}::integer`)
}
