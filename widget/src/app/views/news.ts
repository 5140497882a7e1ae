import type { Chat, State } from '../chat/chat.ts'
import type { Conversation, Message } from '../types.ts'

/** A message of the team or the assistant that the visitor hasn't read. */
export interface News {
  conversation: Conversation
  message: Message
}

/** The newest one, if there is any. */
export function newestOf({ conversations, threads }: State): News | undefined {
  const all = conversations.flatMap((conversation) => {
    const { last_message: message, unread_count, id } = conversation
    if (!message || unread_count === 0 || (message.from !== 'agent' && message.from !== 'assistant')) return []
    // It may have been read in another tab.
    const is_read = threads[id]?.messages.find((one) => one.id === message.id)?.status === 'read'
    return is_read ? [] : [{ conversation, message }]
  })
  return all.sort((a, b) => (a.message.id < b.message.id ? 1 : -1))[0]
}

export function authorOf({ settings, words }: Chat, { name, from }: Message): string {
  return name ?? (from === 'assistant' ? words.assistant : settings.name)
}

/** The first words, without their markup, or the names of the files. */
export function firstWords({ content, attachments }: Message): string {
  const words = content
    .slice(0, 400)
    .replace(/!?\[([^[\]\n]{1,300})\]\([^()\s]{1,400}\)/g, '$1')
    .replace(/^\s*(>|[-*]|```)\s*/gm, '')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return words.slice(0, 200) || attachments.map(({ name }) => name).join(', ')
}
