import type { SummaryMessage, SummaryPoint } from '../language/summary/conversation.ts'
import { signsOf } from '../language/summary/signs.ts'
import { detailsOf, saidDetails } from '../models/details.ts'

/** What a model claims: that this is said there, in these words. */
export interface ClaimedPoint {
  kind: SummaryPoint['kind']
  text: string
  quote: string
  message: string
}

const longest_text = 300
const longest_quote = 400
const min_quoted = 2
export const max_claimed = 20
const max_points = 8
// What is told is shorter; markup may make it longer.
export const max_read = 2000

// "No. 7" denies nothing.
const numbered = /\bno\.?\s?(?=\d)/gi

/**
 * The points that hold: the quote stands in the message that is named, every number, address and link of the text too, or in the
 * subject, and what the text denies is denied there. `messages` are those that were shown, by the names they were shown under.
 */
export function verified(
  points: ClaimedPoint[],
  messages: Map<string, SummaryMessage>,
  { subject, language }: { subject: string | null; language: string },
): SummaryPoint[] {
  const { shows } = signsOf(language)
  const held: SummaryPoint[] = []
  for (const point of points.slice(0, max_claimed)) {
    if (held.length === max_points) break
    const message = messages.get(point.message)
    const text = shortened(plain(point.text.slice(0, max_read)))
    if (!message || text === '') continue
    const quote = quoteIn(message.content, point.quote)
    if (!quote || !detailsOf(text).isSubsetOf(saidDetails(`${subject ?? ''}\n${message.content}`))) continue
    if (shows(text.replace(numbered, ''), 'not') && !shows(message.content, 'not')) continue
    held.push({ kind: point.kind, quote, message_id: message.id, text })
  }
  return held
}

/** The quote as the message has it, found also where spaces, case or punctuation were copied with less care; null where it is not. */
export function quoteIn(content: string, claimed: string): string | null {
  const quote = claimed.trim().slice(0, longest_quote)
  const words = quote.match(word) ?? []
  if (words.length < min_quoted && [...(words[0] ?? '')].length < 4) return null
  if (stands(content, quote)) return quote
  return loosely(content, words)
}

// A mark belongs to its word.
const word = /[\p{L}\p{M}\p{N}]+/gu
const max_between = 4

/** By its words alone, with little between them. Each message as one line of words: a pattern would begin anew at each of them. */
function loosely(content: string, wanted: string[]): string | null {
  let line = ' '
  let last = 0
  const ends = new Map<number, number>()
  const starts = new Map<number, number>()
  for (const { 0: one, index } of content.matchAll(word)) {
    const near =
      last === 0 || Array.from(content.slice(last, index).slice(0, 2 * max_between + 1)).length <= max_between
    if (!near) line += '\n '
    last = index + one.length
    starts.set(line.length, index)
    line += `${one.toLowerCase()} `
    ends.set(line.length, last)
  }
  const sought = ` ${wanted.map((one) => one.toLowerCase()).join(' ')} `
  const at = line.indexOf(sought)
  return at < 0 ? null : content.slice(starts.get(at + 1), ends.get(at + sought.length))
}

/** As it is, and with no number cut short. */
function stands(content: string, quote: string): boolean {
  const at = content.indexOf(quote)
  return (
    at >= 0 &&
    !/\d{2}/.test(content.slice(Math.max(0, at - 1), at + 1)) &&
    !/\d{2}/.test(content.slice(at + quote.length - 1).slice(0, 2))
  )
}

/** One line without markup, and without what is not seen or turns the direction of writing. */
function plain(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

function shortened(text: string): string {
  return text.length <= longest_text
    ? text
    : `${text
        .slice(0, longest_text - 1)
        .toWellFormed()
        .trimEnd()}…`
}
