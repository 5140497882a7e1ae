import type { Contact, ConversationRating, Event } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { changeRows, drop, known, put, putMessage } from './cache.ts'
import { recount, tally } from './counts.ts'
import { settled } from './outbox.ts'
import {
  activityQuery,
  type Conversation,
  conversationQuery,
  conversationsKey,
  expand,
  type Message,
  ratingQuery,
  summaryQuery,
} from './queries.ts'

/** What an event means for lists of conversations and for the one that is open. */
export function followConversations(queries: QueryClient, mode: Mode, me: string, event: Event): void {
  const {
    type,
    data: { object },
  } = event
  // Null once its contact was deleted: that is told by an event of its own.
  if (object === null && type !== 'contact.deleted') return
  if (type.startsWith('conversation.') || type === 'message.created' || type === 'contact.deleted')
    recount(queries, mode)
  switch (type) {
    case 'message.created':
      return messageCame(queries, mode, me, object as unknown as Message)
    case 'message.updated':
      return putMessage(queries, mode, object as unknown as Message)
    case 'conversation.created':
    case 'conversation.updated':
    case 'conversation.status_changed':
    case 'conversation.handed_over':
    case 'conversation.assigned':
      putActivity(queries, mode, object as unknown as Conversation, event)
      return conversationChanged(queries, mode, type, object as unknown as Conversation)
    case 'conversation.rated': {
      const rating = object as unknown as ConversationRating
      queries.setQueryData(ratingQuery(mode, rating.conversation_id).queryKey, rating)
      return
    }
    case 'conversation.deleted': {
      const { id } = object as { id: string }
      drop(queries, mode, (row) => row.id === id)
      queries.invalidateQueries(conversationQuery(mode, id))
      return
    }
    case 'contact.updated': {
      const contact = object as unknown as Contact
      return changeRows(queries, mode, (row) => (row.contact_id === contact.id ? { ...row, contact } : row))
    }
    case 'contact.deleted': {
      const contact_id = (object as { id?: string } | null)?.id
      drop(queries, mode, (row) => row.contact_id === contact_id)
      queries.invalidateQueries({ queryKey: conversationsKey(mode) })
      return
    }
  }
}

function messageCame(queries: QueryClient, mode: Mode, me: string, message: Message): void {
  putMessage(queries, mode, message)
  if (message.sender.id === me) settled(queries, me, mode, message)
  const row = known(queries, mode, message.conversation_id)
  // What the assistant or a reply changes on the conversation beside, the service knows: it is asked.
  if (!row || message.direction === 'outbound') refresh(queries, mode, message.conversation_id)
  if (!row || (row.last_message && row.last_message.id >= message.id)) return
  put(queries, mode, {
    ...row,
    last_message: message,
    last_message_at: message.created_at,
    ...(message.direction === 'inbound' && {
      unread_count: row.unread_count + 1,
      attention: { unread: true, unanswered_since: row.attention?.unanswered_since ?? message.created_at },
    }),
  })
  queries.invalidateQueries(summaryQuery(mode, message.conversation_id))
}

/** Where the thread is on the page, what was done is told in it as it happens. */
function putActivity(queries: QueryClient, mode: Mode, { id }: Conversation, event: Event): void {
  queries.setQueryData(activityQuery(mode, id).queryKey, (old) =>
    old && !old.data.some((one) => one.id === event.id) ? { ...old, data: [event, ...old.data] } : old,
  )
}

function conversationChanged(queries: QueryClient, mode: Mode, type: Event['type'], conversation: Conversation): void {
  const row = known(queries, mode, conversation.id)
  const is_moved = row?.contact && row.contact.id !== conversation.contact_id
  if (row?.contact) put(queries, mode, { ...row, ...conversation })
  // Told without its contact and its last message: a row needs both.
  if (!row?.contact || is_moved) refresh(queries, mode, conversation.id, type === 'conversation.created')
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Reads the conversation anew, once for all that happens to it within a moment. */
export function refresh(queries: QueryClient, mode: Mode, id: string, is_new = false): void {
  const name = `${mode} ${id}`
  if (waiting.has(name)) return
  waiting.set(
    name,
    setTimeout(async () => {
      waiting.delete(name)
      try {
        const fresh = await service[mode].conversations.get(id, { expand })
        // Where somebody looks it is counted by the service, in a moment.
        if (is_new && document.hidden) tally(queries, mode, null, fresh)
        put(queries, mode, fresh)
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) drop(queries, mode, (row) => row.id === id)
        queries.invalidateQueries(conversationQuery(mode, id))
      }
    }, 150),
  )
}
