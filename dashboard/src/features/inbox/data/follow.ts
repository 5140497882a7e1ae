import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call, type Mode } from '../../api/call.ts'
import type { Contact, Event } from '../../api/generated/types.ts'
import { changeRows, drop, known, put, putMessage, readAnew } from './cache.ts'
import { settled } from './outbox.ts'
import { type Conversation, conversationQuery, type Message } from './queries.ts'

/** What an event means for what is on the page. */
export function follower(queries: QueryClient, mode: Mode, me: string) {
  return { event: (event: Event) => follow(queries, mode, me, event), reset: () => readAnew(queries, mode) }
}

function follow(queries: QueryClient, mode: Mode, me: string, { type, data: { object } }: Event): void {
  const forget = (...key: string[]) => queries.invalidateQueries({ queryKey: [mode, ...key] })
  // Null once its contact was deleted: that is told by an event of its own.
  if (object === null && type !== 'contact.deleted') return
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
      return conversationChanged(queries, mode, object as unknown as Conversation)
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
      forget('conversation')
      return
    }
    case 'lead.qualified':
    case 'lead.updated':
      forgetSoon(queries, mode, ['lead', 'leads'])
      return
    case 'lead.synced':
    case 'lead.sync_failed':
      forgetSoon(queries, mode, ['lead', 'leads', 'crm'])
      return
    case 'webhook_endpoint.disabled':
    case 'webhook_endpoint.failing':
      forget('webhook_endpoints')
      return
  }
}

function messageCame(queries: QueryClient, mode: Mode, me: string, message: Message): void {
  putMessage(queries, mode, message)
  if (message.sender.id === me) settled(me, mode, message)
  const row = known(queries, mode, message.conversation_id)
  // What the assistant or a reply changes on the conversation beside, the service knows: it is asked.
  if (!row || message.direction === 'outbound') refresh(queries, mode, message.conversation_id)
  if (!row || (row.last_message && row.last_message.id >= message.id)) return
  put(queries, mode, {
    ...row,
    last_message: message,
    last_message_at: message.created_at,
    unread_count: message.direction === 'inbound' ? row.unread_count + 1 : row.unread_count,
  })
  queries.invalidateQueries({ queryKey: [mode, 'summary', message.conversation_id] })
}

function conversationChanged(queries: QueryClient, mode: Mode, conversation: Conversation): void {
  const row = known(queries, mode, conversation.id)
  const is_moved = row?.contact && row.contact.id !== conversation.contact_id
  if (row?.contact) put(queries, mode, { ...row, ...conversation })
  // Told without its contact and its last message: a row needs both.
  if (!row?.contact || is_moved) refresh(queries, mode, conversation.id)
}

const forgetting = new Set<string>()

/** Has lists read anew, once for all that happens within a moment: a CRM may be given a thousand leads in a row. */
function forgetSoon(queries: QueryClient, mode: Mode, kinds: string[]): void {
  for (const kind of kinds) {
    const name = `${mode} ${kind}`
    if (forgetting.has(name)) continue
    forgetting.add(name)
    setTimeout(() => {
      forgetting.delete(name)
      queries.invalidateQueries({ queryKey: [mode, kind] })
    }, 300)
  }
}

const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/** Reads the conversation anew, once for all that happens to it within a moment. */
export function refresh(queries: QueryClient, mode: Mode, id: string): void {
  const name = `${mode} ${id}`
  if (waiting.has(name)) return
  waiting.set(
    name,
    setTimeout(async () => {
      waiting.delete(name)
      try {
        put(
          queries,
          mode,
          await call<Conversation>(`/${mode}/conversations/${id}`, { query: { expand: 'contact,last_message' } }),
        )
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) drop(queries, mode, (row) => row.id === id)
        queries.invalidateQueries(conversationQuery(mode, id))
      }
    }, 150),
  )
}
