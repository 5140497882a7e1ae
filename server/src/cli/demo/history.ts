import { type ContactRow, contactResource, newContact } from '../../contacts/contacts.ts'
import {
  type ConversationRow,
  conversationResource,
  type FreshConversation,
  newConversation,
} from '../../conversations/conversation.ts'
import { type MessageRow, messageResource } from '../../conversations/messages/messages.ts'
import type { Source } from '../../conversations/messages/schema.ts'
import { newIdAt, timeOf } from '../../ids.ts'
import type { Person } from './cast.ts'
import type { DemoConversation } from './company.ts'

const minute_ms = 60_000

/** A demo conversation as rows, at the times it tells of. */
export interface PastConversation {
  conversation: FreshConversation
  messages: MessageRow[]
  /** As it was when it began: what its first event shows. */
  begun: ConversationRow
}

export function pastContact({ language: _, ...person }: Person, ms: number): ContactRow {
  const id = newIdAt('contact', ms)
  return { ...newContact(person), id, created_at: timeOf(id) }
}

export function pastConversation(
  conversation: DemoConversation,
  contact: ContactRow,
  channel_id: string,
  user_ids: Map<string, { id: string; name: string }>,
  now: number,
  /** By their titles. */
  articles: Map<string, Source>,
): PastConversation {
  const started = now - conversation.started_minutes_ago * minute_ms
  const id = newIdAt('conversation', started)
  const begun = newConversation({
    id,
    contact_id: contact.id,
    channel: 'api',
    channel_id,
    subject: conversation.subject,
    handled_by: conversation.handled_by,
    team: null,
    custom_attributes: '{}',
  })
  const messages = conversation.messages.map((message, n) => {
    const written = started + message.minutes_after_start * minute_ms + n
    const user = message.agent === undefined ? undefined : user_ids.get(message.agent)
    const sender =
      message.author === 'assistant'
        ? { type: 'assistant', id: null, name: 'Assistant' }
        : user
          ? { type: 'user', ...user }
          : { type: 'contact', id: contact.id, name: contact.name }
    const cited = articles.get(message.cites ?? '')
    return pastMessage(id, written, message, sender, cited ? [cited] : [])
  })
  return { begun, messages, conversation: ended(begun, conversation, messages, user_ids) }
}

function pastMessage(
  conversation_id: string,
  ms: number,
  { author, content }: DemoConversation['messages'][number],
  sender: object,
  sources: Source[],
): MessageRow {
  const id = newIdAt('message', ms)
  const inbound = author === 'contact'
  return {
    id,
    conversation_id,
    direction: inbound ? 'inbound' : 'outbound',
    sender: JSON.stringify(sender),
    verification: null,
    content,
    content_type: 'text',
    private: author === 'note',
    attachments: '[]',
    status: inbound ? 'received' : 'sent',
    error: null,
    email: null,
    in_reply_to: null,
    sources: JSON.stringify(sources),
    created_at: timeOf(id),
    updated_at: timeOf(id),
  }
}

function ended(
  begun: ConversationRow,
  conversation: DemoConversation,
  messages: MessageRow[],
  user_ids: Map<string, { id: string }>,
): FreshConversation {
  const spoken = messages.filter((message) => !message.private)
  const said = spoken.filter((message) => message.direction === 'outbound')
  // That somebody will see to it is no reply yet.
  const handing_over =
    conversation.handover_reason === undefined
      ? undefined
      : said.findLast(({ sender }) => sender.includes('"assistant"'))
  const replies = said.filter((message) => message !== handing_over)
  const last = messages.at(-1)
  const last_reply = replies.at(-1)
  const unanswered = spoken.filter(
    (message) => message.direction === 'inbound' && (!last_reply || message.id > last_reply.id),
  )
  const updated_at = last?.created_at ?? begun.created_at
  return {
    ...begun,
    status: conversation.status,
    handled_by: conversation.status === 'open' ? 'human' : conversation.handled_by,
    assignee: conversation.assignee === null ? null : (user_ids.get(conversation.assignee)?.id ?? null),
    priority: conversation.priority,
    labels: JSON.stringify(conversation.labels),
    handover:
      conversation.handover_reason === undefined
        ? null
        : handedOver(conversation.handover_reason, handing_over?.created_at ?? begun.created_at),
    resolved_at: conversation.status === 'resolved' ? updated_at : null,
    first_replied_at: replies[0]?.created_at ?? null,
    last_message_at: last?.created_at ?? null,
    last_message_id: last?.id ?? null,
    unread_count: unanswered.length,
    unanswered_since: unanswered[0]?.created_at ?? null,
    updated_at,
    version: 2,
  }
}

function handedOver(reason: string, requested_at: string): string {
  const nobody = { due_at: null, accepted_at: null, accepted_by: null }
  return JSON.stringify({
    reason,
    note: null,
    summary: null,
    tried: [],
    open_question: null,
    requested_by: { type: 'assistant', id: null },
    requested_at,
    ...nobody,
  })
}

/** What was told to the world at the time: the events of a past contact or conversation. */
export function pastEvents({ begun, messages }: PastConversation) {
  const { contact_id } = begun
  return [
    {
      type: 'conversation.created',
      at: begun.created_at,
      object: conversationResource(begun).json,
      contact_id,
      about: begun.id,
    },
    ...messages.map((message) => ({
      type: 'message.created',
      at: message.created_at,
      object: messageResource(message).json,
      contact_id,
      about: begun.id,
    })),
  ]
}

export function pastContactEvent(contact: ContactRow) {
  return {
    type: 'contact.created',
    at: contact.created_at,
    object: contactResource(contact).json,
    contact_id: contact.id,
    about: contact.id,
  }
}
