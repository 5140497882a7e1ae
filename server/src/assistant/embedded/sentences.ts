import { bodySpans, type Span } from './body.ts'
import type { SummaryMessage } from './summarize.ts'
import { tidy } from './tidy.ts'

export interface Sentence {
  message: SummaryMessage
  /** Verbatim substring of the message. */
  quote: string
  /** The same without markup, links, mentions and emoji: what is read and matched. */
  plain: string
}

const MAX_SENTENCES = 40
const MAX_QUOTE = 320
const segmenters = new Map<string, Intl.Segmenter>()
const ABBREVIATION =
  /(?:^|\s)(?:\p{L}|nr|no|núm|num|dr|mr|mrs|ms|st|str|bzw|ca|tel|z\.b|e\.g|i\.e|vs|approx|sr|sra|art|p\.ex)\.\s*$/iu
// UAX #29 never ends a sentence at a full stop before a lower-case letter; people in chats do.
const LOWER_CASE_START = /(?<=\p{L}{3}[.…]{1,3}\s+)(?=\p{Ll})/u

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
  for (const { segment, index } of segmenter(locale).segment(text)) {
    const start: number = span.start + index
    if (open) open.end = start + segment.length
    else open = { start, end: start + segment.length }
    if (ABBREVIATION.test(segment)) continue
    parts.push(...splitLowerCase(content, open))
    open = null
  }
  if (open) parts.push(open)
  return parts
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

function segmenter(locale: string): Intl.Segmenter {
  let known = segmenters.get(locale)
  if (!known) {
    known = new Intl.Segmenter(locale, { granularity: 'sentence' })
    segmenters.set(locale, known)
  }
  return known
}
