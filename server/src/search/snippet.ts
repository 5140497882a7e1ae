import type { Range } from './marks.ts'

const max_length = 200
const before_match = 60

export interface Snippet {
  snippet: string
  matches: Range[]
}

/** Replaces whitespace with single spaces, as in snippets. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** The part of a text around its first match, and the positions of matches in it. */
export function snippetOf(text: string, marks: Range[]): Snippet {
  const ranges = marks.toSorted((one, other) => one.start - other.start)
  if (text.length <= max_length) return { snippet: text, matches: apart(ranges) }
  const first = ranges[0]?.start ?? 0
  const start = first <= before_match ? 0 : boundary(text, first - before_match)
  const head = start > 0 ? '…' : ''
  const cut = start + max_length - head.length < text.length
  const end = cut ? wholeCharacter(text, start + max_length - head.length - 1) : text.length
  const shift = head.length - start
  return {
    snippet: head + text.slice(start, end) + (cut ? '…' : ''),
    matches: apart(
      ranges
        .filter((range) => range.start >= start && range.end <= end)
        .map((range) => ({ start: range.start + shift, end: range.end + shift })),
    ),
  }
}

/** After the next space, if one is near. */
function boundary(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space >= 0 && space < from + 30 ? space + 1 : wholeCharacter(text, from)
}

/** Not inside a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}

function apart(ranges: Range[]): Range[] {
  const joined: Range[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else joined.push({ ...range })
  }
  return joined
}
