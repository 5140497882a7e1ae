import { historyLine, signatureLine, signOffLine } from './languages/mail.ts'

export interface Span {
  start: number
  end: number
}

const MAX_BODY = 6000
const SEPARATOR =
  /\r?\n|<(style|script|head)\b[\s\S]*?<\/\1\s*>|<\/?(?:p|div|br|li|tr|td|th|h[1-6]|table|ul|ol|blockquote|hr|html|body)\b[^<>]{0,200}>/gi
const WRAPPED_AT = 55
const MAX_SIGNATURE = 250
// Shorter ones are greetings, or thoughts of their own.
const MIN_BROKEN = 20

/** Spans of the message its author wrote: no quoted history, no signature, no code; hard-wrapped lines joined. */
export function bodySpans(content: string): Span[] {
  const lines = linesOf(content.slice(0, MAX_BODY))
  const kept = withoutSignature(content, withoutHistory(content, lines))
  return joinWrapped(content, kept)
}

function linesOf(text: string): Span[] {
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
  const kept: Span[] = []
  let fenced = false
  for (const line of lines) {
    const text = content.slice(line.start, line.end).trim()
    if (text.startsWith('```')) {
      fenced = !fenced
      continue
    }
    if (historyLine(text)) {
      // Answers below the quoted text are kept only when nothing stood above it.
      if (kept.some((span) => content.slice(span.start, span.end).trim())) break
      continue
    }
    if (!fenced && !text.startsWith('>') && !text.startsWith('&gt;')) kept.push(line)
  }
  return kept
}

function withoutSignature(content: string, lines: Span[]): Span[] {
  const last = lines.at(-1)?.end ?? 0
  const end = lines.findIndex((line, index) => {
    const text = content.slice(line.start, line.end).trim()
    if (signatureLine(text)) return true
    return index > 0 && last - line.end <= MAX_SIGNATURE && signOffLine(text)
  })
  return end < 0 ? lines : lines.slice(0, end)
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
