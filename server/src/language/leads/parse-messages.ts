import type { OwnMessage } from './own-words.ts'

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

/** The contact's own messages, from what `ownTurns` returns, newest first, each beside what it may answer. */
export function messagesIn(messages_json: string): WrittenMessage[] {
  const newest_first: Turn[] = JSON.parse(messages_json)
  const questions = new Map<string, string>()
  const own: WrittenMessage[] = []
  for (const { id, conversation_id, content, created_at, direction } of newest_first.toReversed())
    if (direction === 'outbound') questions.set(conversation_id, content)
    else own.push({ id, conversation_id, content, created_at, asked: questions.get(conversation_id) ?? null })
  return own.toReversed()
}
