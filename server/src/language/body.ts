import { footerLine, historyLine, signatureLine, signOffLine } from './mail.ts'

export interface Span {
  start: number
  end: number
}

const MAX_BODY = 6000
const SEPARATOR =
  /\r?\n|<(style|script|head)\b[\s\S]*?<\/\1\s*>|<\/?(?:p|div|br|li|tr|td|th|h[1-6]|table|ul|ol|blockquote|hr|html|body)\b[^<>]{0,200}>/gi
const WRAPPED_AT = 55
const MAX_SIGNATURE = 600
const MAX_SIGNATURE_LINE_WORDS = 12
const MAX_CARD_LINES = 8
// Shorter ones are greetings, or thoughts of their own.
const MIN_BROKEN = 20

/** Spans of the message its author wrote: no quoted history, no signature, no code; hard-wrapped lines joined. */
export function bodySpans(content: string): Span[] {
  return bodyAndSignature(content).body
}

/** The same, and the lines that say who signed it. */
export function bodyAndSignature(content: string): { body: Span[]; signature: Span[] } {
  const own = withoutFooter(content, withoutHistory(content, linesOf(content.slice(0, MAX_BODY))))
  const end = signatureFrom(content, own)
  const signature = own.slice(end).filter((line) => content.slice(line.start, line.end).trim() !== '')
  return { body: joinWrapped(content, own.slice(0, end)), signature }
}

export function linesOf(text: string): Span[] {
  const lines: Span[] = []
  let start = 0
  for (const separator of text.matchAll(SEPARATOR)) {
    lines.push({ start, end: separator.index })
    start = separator.index + separator[0].length
  }
  lines.push({ start, end: text.length })
  return lines
}

function withoutHistory(content: string, lines: Span[]): Span[] {
  const own_lines: Span[] = []
  let fenced = false
  for (const line of lines) {
    const text = content.slice(line.start, line.end).trim()
    if (text.startsWith('```')) {
      fenced = !fenced
      continue
    }
    if (historyLine(text)) {
      // Answers below the quoted text are kept only when nothing stood above it.
      if (own_lines.some((span) => content.slice(span.start, span.end).trim())) break
      continue
    }
    if (!fenced && !text.startsWith('>') && !text.startsWith('&gt;')) own_lines.push(line)
  }
  return own_lines
}

/** "This e-mail is confidential …" belongs to nobody. */
function withoutFooter(content: string, lines: Span[]): Span[] {
  const at = lines.findIndex((line, index) => index > 0 && footerLine(content.slice(line.start, line.end).trim()))
  return at < 0 ? lines : lines.slice(0, at)
}

function signatureFrom(content: string, lines: Span[]): number {
  const last = lines.at(-1)?.end ?? 0
  const at = lines.findIndex((line, index) => {
    const text = content.slice(line.start, line.end).trim()
    if (signatureLine(text)) return true
    return index > 0 && last - line.end <= MAX_SIGNATURE && signOffLine(text) && isCard(content, lines.slice(index + 1))
  })
  return at < 0 ? cardFrom(content, lines) : at
}

// A telephone number, an address of the net, or a name and a title beside each other.
const CONTACT = /(?:\+|\b)\d[\d\s()./-]{6,}\d|@|www\.|https?:|\S \| \S/

/** A name and where to reach it below an empty line, as programs add it: a signature without a word before it. */
function cardFrom(content: string, lines: Span[]): number {
  const text = (n: number) => content.slice(lines[n]!.start, lines[n]!.end).trim()
  let end = lines.length
  while (end > 0 && text(end - 1) === '') end--
  let from = end
  while (from > 0 && end - from <= MAX_CARD_LINES && text(from - 1) !== '') from--
  const card = lines.slice(from, end)
  const is_card = from > 1 && card.length >= 2 && card.length <= MAX_CARD_LINES && isCard(content, card)
  return is_card && card.some((line) => CONTACT.test(content.slice(line.start, line.end))) ? from : lines.length
}

/** Whether the lines below a "Thanks" are a name and where to reach it, rather than what is asked for. */
function isCard(content: string, lines: Span[]): boolean {
  return lines.every((line) => {
    const text = content.slice(line.start, line.end).trim()
    return !/[?？!]$/.test(text) && text.split(/\s+/).length <= MAX_SIGNATURE_LINE_WORDS
  })
}

/** Whether a short line is the beginning of a sentence that the next line carries on. */
function brokenOff(content: string, { start, end }: Span): boolean {
  return end - start >= MIN_BROKEN && /^\r?\n[ \t]{0,8}\p{Ll}/u.test(content.slice(end, end + 12))
}

function joinWrapped(content: string, lines: Span[]): Span[] {
  const joined: Span[] = []
  let open: Span | null = null
  for (const line of lines) {
    const text = content.slice(line.start, line.end)
    if (!text.trim()) {
      open = null
      continue
    }
    if (open && line.start - open.end <= 2 && !/^\s*(?:[-*•]|\d+[.)])\s/.test(text)) open.end = line.end
    else {
      open = { ...line }
      joined.push(open)
    }
    if ((text.length < WRAPPED_AT && !brokenOff(content, line)) || /[.!?:;。！？؟]\s*$/.test(text)) open = null
  }
  return joined
}
