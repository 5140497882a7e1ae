import type { Static } from '../schema.ts'
import type { ContactMatch, Search, TextMatch } from './find.ts'
import { marksIn, marksInPhone, type Range } from './marks.ts'
import type { Question } from './question.ts'
import type { SearchResult } from './schema.ts'
import { onOneLine, type Snippet, snippetOf } from './snippet.ts'

type Result = Static<typeof SearchResult>

/** A contact as a result. Null if it no longer matches, because the index may lag behind. */
export function contactResult(contact: ContactMatch, question: Question): Result | null {
  const { id, name, email, phone_number, identifier, created_at } = contact
  const fields = [
    { text: onOneLine(name), marks: marksIn },
    { text: email, marks: marksIn },
    { text: phone_number, marks: marksInPhone },
    { text: onOneLine(identifier ?? ''), marks: marksIn },
  ]
  let line = ''
  const marks: Range[][] = question.words.map(() => [])
  for (const { text, marks: marksOf } of fields) {
    if (!text) continue
    if (line !== '') line += ' · '
    for (const [n, ranges] of marksOf(text, question).entries())
      marks[n]!.push(...ranges.map(({ start, end }) => ({ start: start + line.length, end: end + line.length })))
    line += text
  }
  if (marks.some((ranges) => ranges.length === 0)) return null
  return result('contact', id, id, null, name, name, created_at, snippetOf(line, marks.flat()))
}

/** The same for a conversation or message: each word must be in its text or its contact's name, and one in its text. */
export function textResult(
  type: 'conversation' | 'message',
  match: TextMatch,
  { question, with_names, with_subjects }: Search,
): Result | null {
  const text = onOneLine(match.text)
  const marks = marksIn(text, question)
  const in_name = with_names && question.words.length > 1 ? marksIn(match.contact_name, question) : []
  const matched = marks.every((ranges, n) => ranges.length > 0 || (in_name[n]?.length ?? 0) > 0)
  if (!matched || marks.every((ranges) => ranges.length === 0)) return null
  const title = (with_subjects ? match.subject : null) ?? (with_names ? match.contact_name : null)
  const { id, contact_id, conversation_id, created_at } = match
  return result(
    type,
    id,
    contact_id,
    conversation_id,
    title,
    with_names ? match.contact_name : null,
    created_at,
    snippetOf(text, marks.flat()),
  )
}

function result(
  type: Result['type'],
  id: string,
  contact_id: string,
  conversation_id: string | null,
  title: string | null,
  contact_name: string | null,
  created_at: string,
  { snippet, matches }: Snippet,
): Result {
  return {
    object: 'search_result',
    type,
    id,
    contact_id,
    conversation_id,
    title,
    contact_name,
    snippet,
    matches,
    created_at,
  }
}
