import type { Conversation, Message } from '../types.ts'
import type { Chat } from './chat.ts'

/** When something was last heard of each conversation and message, in the order of things: a response may be older than what came while it was on its way. */
const heard = new Map<string, number>()
let now = 0

/** To be taken before a request. */
export function moment(): number {
  return ++now
}

export function note(id: string): void {
  heard.set(id, ++now)
}

function isChanged(id: string, since: number): boolean {
  return (heard.get(id) ?? 0) > since
}

/** A conversation of a response, or what is known of it if that is newer: all of it, or its last message. */
export function latest({ state }: Chat, conversation: Conversation, since: number): Conversation {
  const known = state.conversations.find(({ id }) => id === conversation.id)
  if (!known) return conversation
  if (isChanged(known.id, since)) return known
  const { last_message, last_message_at, unread_count } = known
  const is_newer = (last_message?.id ?? '') > (conversation.last_message?.id ?? '')
  return is_newer ? { ...conversation, last_message, last_message_at, unread_count } : conversation
}

export function unchanged(messages: readonly Message[], since: number): Message[] {
  return messages.filter(({ id }) => !isChanged(id, since))
}
