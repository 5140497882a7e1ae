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

/** A conversation of a response, or the one that is known if it has changed since the request. */
export function latest({ state }: Chat, conversation: Conversation, since: number): Conversation {
  const known = state.conversations.find(({ id }) => id === conversation.id)
  return known && isChanged(known.id, since) ? known : conversation
}

export function unchanged(messages: readonly Message[], since: number): Message[] {
  return messages.filter(({ id }) => !isChanged(id, since))
}
