/** A text with what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

export type Format = 'bold' | 'italic' | 'code' | 'list' | 'quote'

const marks: Partial<Record<Format, string>> = { bold: '**', italic: '_', code: '`' }
const line_marks: Partial<Record<Format, string>> = { list: '- ', quote: '> ' }

/** Puts the marks of a format around what is selected or before its lines, or takes them away where they stand. */
export function formatted(selected: Selected, format: Format): Selected {
  const mark = marks[format]
  return mark === undefined ? withLines(selected, line_marks[format]!) : withAround(selected, mark)
}

function withAround({ text, start, end }: Selected, mark: string): Selected {
  const [before, inner, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)]
  const width = mark.length
  if (before.endsWith(mark) && after.startsWith(mark))
    return { text: before.slice(0, -width) + inner + after.slice(width), start: start - width, end: end - width }
  return { text: before + mark + inner + mark + after, start: start + width, end: end + width }
}

function withLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const is_marked = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (is_marked ? line.slice(mark.length) : mark + line)).join('\n')
  const at = from + changed.length
  return { text: text.slice(0, from) + changed + text.slice(end), start: start === end ? at : from, end: at }
}

/** A slash that begins a word, and what was typed after it, right before the caret: it stands for a canned reply. */
export function slashBefore(text: string, caret: number): { from: number; words: string } | null {
  const found = /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text.slice(0, caret))
  return found && { from: caret - found[1]!.length - 1, words: found[1]! }
}

/** An @ that begins a word, and the name that is typed after it: it stands for a teammate. */
export function mentionBefore(text: string, caret: number): { from: number; words: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’-]{0,30}(?: [\p{L}\p{M}\p{N}.'’-]{1,30})?)$/u.exec(
    text.slice(0, caret),
  )
  return found && { from: caret - found[1]!.length - 1, words: found[1]! }
}
