import { sql } from '../../db/sql.ts'
import { timeOfChange } from '../../events/change-row.ts'
import { write } from '../../events/record.ts'
import type { Scope } from '../../scope.ts'
import { changeConversation } from '../change.ts'
import { needs_no_reply } from '../needs-reply.ts'
import { toStatus } from '../status.ts'
import { type MessageRow, messageColumns, messageJson } from './messages.ts'

/**
 * A message that seemed to come in went out: it becomes what it is, in its place and with its event. What it asked for in its
 * conversation ends, and a conversation of nothing else is over. Called in a transaction. Does nothing if the message is gone.
 */
export async function turnOutbound(scope: Scope, conversation_id: string, id: string, name: string): Promise<void> {
  const { environment_id, connection } = scope
  const own = sql`environment_id = ${environment_id} and conversation_id = ${conversation_id}`
  const [conversation] = await connection!.query<{ contact_id: string }>(
    sql`select contact_id from conversations where environment_id = ${environment_id} and id = ${conversation_id} for update`,
  )
  const rows = await connection!.query<MessageRow>(sql`
    (select ${messageColumns} from messages where ${own} and id = ${id})
    union all
    (select ${messageColumns} from messages where ${own} and id <> ${id} limit 1)`)
  const message = rows.find((row) => row.id === id)
  if (!conversation || message?.direction !== 'inbound') return
  await turn(scope, conversation_id, conversation.contact_id, message, name)
  const is_alone = rows.length === 1
  await changeConversation(scope, conversation_id, null, (before) => {
    const is_last = before.last_message_id === id
    const over = is_alone && before.status === 'open' ? toStatus(before, 'resolved') : { set: {}, events: [] }
    return {
      events: over.events,
      set: {
        first_replied_at: before.first_replied_at ?? message.created_at,
        unread_count: is_last ? 0 : Math.max(before.unread_count - 1, 0),
        ...(is_last && needs_no_reply),
        ...over.set,
      },
    }
  })
}

async function turn(scope: Scope, conversation_id: string, contact_id: string, before: MessageRow, name: string) {
  const { environment_id, claim: _, ...rest } = scope
  const { direction, sender, verification, status, id } = before
  const email = before.email && JSON.stringify({ ...JSON.parse(before.email), origin: 'mailbox', is_participant: true })
  const sent_by = JSON.stringify({ type: 'user', id: null, name })
  const set = { direction: 'outbound' as const, sender: sent_by, verification: null, email }
  const updated_at = timeOfChange([before])
  await write(
    { ...rest, environment_id },
    sql`change as (
      update messages set direction = ${set.direction}, sender = ${set.sender}::json, verification = null, status = 'sent', email = ${email}::json,
        updated_at = ${updated_at}
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${id} returning id)`,
    [
      {
        type: 'message.updated',
        object: messageJson({ ...before, ...set, status: 'sent', updated_at }),
        previous: { direction, sender: JSON.parse(sender), verification, status },
        contact_id,
        about: conversation_id,
      },
    ],
    { json: '' },
  )
}
