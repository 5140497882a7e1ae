import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { tellsOfDanger } from '../../language/danger.ts'
import { type Actor, type Resource, read, type Scope } from '../../scope.ts'
import { changeConversation, type Decision } from '../change.ts'
import type { ConversationRow } from '../conversation.ts'
import { answer_owed, answer_owed_at_once, nothing_owed } from '../needs-reply.ts'
import { type Draft, draftMessage, requireMessage } from './messages.ts'
import type { NewMessage } from './schema.ts'

/** Adds a message to a conversation with all its consequences for the conversation, in one statement. */
export async function sendMessage(scope: Scope, conversation_id: string, input: NewMessage): Promise<Resource> {
  if (input.direction === 'inbound' && input.private)
    throw invalid('private', 'can only be used with outbound messages.')
  if (!isId('conversation', conversation_id)) throw notFound('conversation')
  if (input.in_reply_to) await requireMessage(scope, conversation_id, input.in_reply_to)
  const sender = input.direction === 'inbound' ? await contactOf(scope, conversation_id) : senderOf(scope.actor)
  const is_urgent = input.direction === 'inbound' && tellsOfDanger(input.content)
  return changeConversation(scope, conversation_id, null, (before) => {
    // Read before, because the contact may have been merged in the meantime.
    const by = sender.type === 'contact' ? { ...sender, id: before.contact_id } : sender
    return append(before, { ...input, sender: by }, is_urgent)
  })
}

/** How a message changes its conversation. */
function append(before: ConversationRow, input: NewMessage & Pick<Draft, 'sender'>, is_urgent: boolean): Decision {
  const message = draftMessage({ ...input, conversation_id: before.id, after: before.last_message_id })
  const at = message.created_at
  const always = { last_message_id: message.id, last_message_at: at }
  if (message.private) return { message, events: [], set: always }
  if (message.direction === 'inbound') {
    const next = before.status === 'open' ? 'open' : before.handled_by === 'assistant' ? 'pending' : 'open'
    return {
      message,
      events: [
        ...(next === before.status ? [] : (['conversation.status_changed'] as const)),
        ...(is_urgent && before.priority !== 'urgent' ? (['conversation.updated'] as const) : []),
      ],
      set: {
        ...always,
        ...(is_urgent && { priority: 'urgent' }),
        status: next,
        unread_count: before.unread_count + 1,
        snoozed_until: null,
        resolved_at: null,
        ...(next === 'pending' && (is_urgent ? answer_owed_at_once : answer_owed)),
      },
    }
  }
  // A person's message assigns the conversation to people immediately. It doesn't reopen it.
  return {
    message,
    events: before.status === 'pending' ? ['conversation.status_changed'] : [],
    set: {
      ...always,
      status: before.status === 'pending' ? 'open' : before.status,
      handled_by: 'human',
      ...nothing_owed,
      unread_count: 0,
      first_replied_at: before.first_replied_at ?? at,
    },
  }
}

async function contactOf(scope: Scope, conversation_id: string): Promise<Draft['sender']> {
  const [row] = await read<{ channel: string; id: string; name: string }>(
    scope,
    sql`
    select channel, contacts.id, name
    from conversations join contacts on contacts.environment_id = conversations.environment_id and contacts.id = contact_id
    where conversations.environment_id = ${scope.environment_id} and conversations.id = ${conversation_id}`,
  )
  if (!row) throw notFound('conversation')
  const { channel, id, name } = row
  if (channel !== 'api')
    throw invalid('direction', `can only be inbound if the channel is api. This conversation's channel is ${channel}.`)
  return { type: 'contact', id, name }
}

function senderOf({ type, id, name }: Actor): Draft['sender'] {
  return { type: type === 'api_key' ? 'api' : type, id, name }
}
