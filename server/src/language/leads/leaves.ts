import { hash } from 'node:crypto'
import { type OwnWords, ownWords } from './own-words.ts'
import type { WrittenMessage } from './parse-messages.ts'

// Named in what is kept of an answer: with other instructions for models or other checks, messages are read anew.
const edition = 2
// What a model reads of a contact, newest first. A window that depends on the messages alone: the same is read the same.
const max_messages = 40
const max_characters = 24_000

/** A message as a model reads it. */
export interface Leaf {
  conversation_id: string
  words: OwnWords
  /** What the contact wrote itself: no quoted mail. */
  text: string
  basis: string
}

export function leavesOf(newest_first: WrittenMessage[]): Leaf[] {
  const pages: Leaf[] = []
  let characters = 0
  for (const { conversation_id, ...message } of newest_first.slice(0, max_messages)) {
    const words = ownWords(message)
    const spans = [...words.parts.flatMap((part) => part.spans), ...words.signature]
    const text = spans.map(({ start, end }) => message.content.slice(start, end)).join('\n')
    characters += text.length
    if (characters > max_characters) break
    if (text.trim() === '') continue
    const input_json = JSON.stringify([edition, message.created_at.slice(0, 10), message.asked, text])
    const basis = hash('sha256', input_json).slice(0, 32)
    pages.push({ conversation_id, words, text, basis })
  }
  return pages
}
