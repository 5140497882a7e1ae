import type { SummaryMessage, SummaryPoint } from './embedded/summarize.ts'

/** What a model claims: that this is said there, in these words. */
export interface ClaimedPoint {
  kind: SummaryPoint['kind']
  text: string
  quote: string
  message: string
}

const longest_text = 300
const longest_quote = 400
const least_quoted = 2
const most_points = 8

/**
 * The points that hold: the quote stands in the message that is named, and every number, address and link of the text stands in the
 * conversation. `messages` are those that were shown, by the names they were shown under.
 */
export function verified(
  points: ClaimedPoint[],
  messages: Map<string, SummaryMessage>,
  subject: string | null,
): SummaryPoint[] {
  const known = [subject ?? '', ...[...messages.values()].map(({ content }) => content)].join('\n').toLowerCase()
  const held = points.flatMap((point) => {
    const message = messages.get(point.message)
    const quote = message && quoteIn(message.content, point.quote)
    const text = shortened(plain(point.text))
    if (!quote || text === '' || !isBacked(point.text, known)) return []
    return [{ kind: point.kind, quote, message_id: message.id, text }]
  })
  return held.slice(0, most_points)
}

/** The quote as the message has it, found also where spaces, case or punctuation were copied with less care; null where it is not. */
export function quoteIn(content: string, claimed: string): string | null {
  const quote = claimed.trim().slice(0, longest_quote)
  const words = quote.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.length < least_quoted && [...(words[0] ?? '')].length < 4) return null
  if (stands(content, quote)) return quote
  const loosely = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^\\p{L}\\p{N}]{1,4}')
  return new RegExp(`(?<![\\p{L}\\p{N}])${loosely}(?![\\p{L}\\p{N}])`, 'iu').exec(content)?.[0] ?? null
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

function isBacked(text: string, known: string): boolean {
  const details =
    text
      .toLowerCase()
      .match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s<>"']*[\w/]|\d+(?:[.,:/-]\d+)*/gu) ?? []
  return details.every((detail) => known.includes(detail))
}

function shortened(text: string): string {
  return text.length <= longest_text
    ? text
    : `${text
        .slice(0, longest_text - 1)
        .toWellFormed()
        .trimEnd()}…`
}
