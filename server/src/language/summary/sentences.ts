import { inAnyCase } from '../any-case.ts'
import { bodySpans, type Span } from '../body.ts'
import { monthNames } from '../months.ts'
import { segmentsOf } from '../segment.ts'
import { tidy } from '../tidy.ts'
import type { SummaryMessage } from './conversation.ts'

export interface Sentence {
  message: SummaryMessage
  /** Verbatim substring of the message. */
  quote: string
  /** The same without markup, links, mentions and emoji: what is read and matched. */
  plain: string
}

const MAX_SENTENCES = 40
const MAX_QUOTE = 320
// Enough for a name and an initial; a sentence that never ends would be read again with each piece of it.
const MAX_ENDING = 60
const ABBREVIATIONS = [
  ...['nr', 'no', 'núm', 'num', 'dr', 'mr', 'mrs', 'ms', 'st', 'str', 'bzw', 'ca'],
  ...['tel', 'z.b', 'e.g', 'i.e', 'vs', 'approx', 'excl', 'incl', 'exkl', 'inkl', 'zzgl', 'ggf'],
  ...['evtl', 'vgl', 'réf', 'aprox', 'avda', 'avd', 'sr', 'sra', 'dña', 'art', 'p.ex', 'dott'],
  ...['ul', 'godz', 'ул', 'кв', 'корп', 'bd', 'apt', 'dpto'],
]
const ABBREVIATION = new RegExp(
  `(?:(?:^|\\s)${inAnyCase(ABBREVIATIONS)}|(?:^|\\s)(?:(?!a\\.m|p\\.m)\\p{L}{1,2}\\.)+\\p{L}{1,2}|^\\p{Lu}|\\s\\p{Ll}|\\p{Lu}\\p{L}*\\.?\\s\\p{Lu})\\.$`,
  'u',
)
const OPENING = /["“„«「『（(]\s*$/
const PAIRS = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
] as const
const months = new Map<string, RegExp>()
// UAX #29 never ends a sentence at a full stop before a lower-case letter; people in chats do.
// The letter comes first: looked for at each of many spaces, the full stop before them would take time by their square.
const LOWER_CASE_START = /(?=\p{Ll})(?<=\p{L}{3}[.…]{1,3}\s+)/u

export function sentencesOf(message: SummaryMessage, locale: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const span of bodySpans(message.content)) {
    for (const part of split(message.content, span, locale)) {
      const quote = clip(message.content.slice(part.start, part.end).trim())
      const plain = tidy(quote)
      if (plain) sentences.push({ message, quote, plain })
      if (sentences.length >= MAX_SENTENCES) return sentences
    }
  }
  return sentences
}

function split(content: string, span: Span, locale: string): Span[] {
  const text = content.slice(span.start, span.end).replace(/[\r\n]/g, ' ')
  const parts: Span[] = []
  let open: Span | null = null
  const segments = segmentsOf(text, locale)
  let at = span.start
  for (const [n, segment] of segments.entries()) {
    // The runtime leaves an opening quote with the sentence before it.
    const opening = OPENING.exec(segment)?.[0].length ?? 0
    const end: number = at + segment.length - (n < segments.length - 1 ? opening : 0)
    if (open) open.end = end
    else open = { start: at, end }
    at = end
    if (goesOn(content.slice(open.start, open.end), segments[n + 1] ?? '', locale)) continue
    parts.push(...splitLowerCase(content, open))
    open = null
  }
  if (open) parts.push(open)
  return parts
}

/** Whether the full stop was an abbreviation's or an ordinal's, or stands within a quotation. */
function goesOn(sentence: string, next: string, locale: string): boolean {
  const end = sentence.trimEnd()
  // An "x" stands for what is left out: a word that is cut short is none that begins.
  if (ABBREVIATION.test(end.length <= MAX_ENDING ? end : `x${end.slice(-MAX_ENDING)}`)) return true
  if (/\d\.$/.test(end)) return monthStart(locale).test(next)
  return sentence.length + next.length < MAX_QUOTE / 2 && isQuoting(sentence) && !isQuoting(sentence + next)
}

function isQuoting(text: string): boolean {
  return PAIRS.some(([open, close]) => {
    if (open === close) return (text.split(open).length - 1) % 2 === 1
    return text.lastIndexOf(open) > text.lastIndexOf(close)
  })
}

function monthStart(locale: string): RegExp {
  let month_pattern = months.get(locale)
  if (!month_pattern) {
    month_pattern = new RegExp(`^(?:${monthNames(locale).join('|') || '(?!)'})`, 'iu')
    months.set(locale, month_pattern)
  }
  return month_pattern
}

function splitLowerCase(content: string, span: Span): Span[] {
  const pieces = content.slice(span.start, span.end).split(LOWER_CASE_START)
  if (pieces.length === 1) return [span]
  let start = span.start
  return pieces.map((piece) => {
    const part = { start, end: start + piece.length }
    start = part.end
    return part
  })
}

function clip(quote: string): string {
  if (quote.length <= MAX_QUOTE) return quote
  const cut = quote.slice(0, MAX_QUOTE)
  const space = cut.lastIndexOf(' ')
  return (space > MAX_QUOTE / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '')).trim()
}
