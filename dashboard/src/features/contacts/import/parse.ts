export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

export interface Row {
  /** The row's number in the file, starting at 1, so that people can find it. */
  line: number
  cells: string[]
}

/** The separator that splits the first lines into the most columns, consistently. */
export function separatorOf(text: string): Separator {
  const head = text.slice(0, 64_000)
  const scored = separators.map((separator) => {
    const widths = [...rowsOf(head, separator)].slice(0, 20).map(({ cells }) => cells.length)
    const width = widths[0] ?? 1
    const alike = widths.filter((one) => one === width).length / Math.max(widths.length, 1)
    return { separator, score: width === 1 ? 0 : width * alike ** 2 }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

/**
 * The rows of a CSV file (RFC 4180, parsed leniently): quotes may contain separators, line breaks and doubled quotes. Any
 * line break works, and empty lines are skipped. An unclosed quote extends to the end.
 */
export function* rowsOf(text: string, separator: Separator): Generator<Row> {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0
  let line = 1
  while (at < text.length) {
    const cells: string[] = []
    const begins = line
    for (;;) {
      if (text[at] === '"') {
        const { value, next, lines } = quoted(text, at + 1)
        line += lines
        const rest = plainEnd(text, next, separator)
        cells.push(value + text.slice(next, rest))
        at = rest
      } else {
        const end = plainEnd(text, at, separator)
        cells.push(text.slice(at, end))
        at = end
      }
      if (text[at] !== separator) break
      at++
    }
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    line++
    if (cells.some((cell) => cell.trim() !== '')) yield { line: begins, cells }
  }
}

function quoted(text: string, from: number): { value: string; next: number; lines: number } {
  const parts: string[] = []
  let at = from
  for (;;) {
    const quote = text.indexOf('"', at)
    const end = quote === -1 ? text.length : quote
    parts.push(text.slice(at, end))
    if (text[end + 1] !== '"' || quote === -1) {
      const value = parts.join('"')
      return { value, next: Math.min(end + 1, text.length), lines: value.split(/\r\n|\r|\n/).length - 1 }
    }
    at = end + 2
  }
}

function plainEnd(text: string, from: number, separator: Separator): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

export const max_rows = 50_000
const at_once = 2000

export interface Table {
  headers: string[]
  rows: Row[]
  /** There are more than the limit. */
  is_cut: boolean
}

/** Reads the whole file in slices, so that the page stays responsive. */
export async function parse(text: string, separator: Separator): Promise<Table> {
  const rows: Row[] = []
  let headers: string[] | undefined
  for (const row of rowsOf(text, separator)) {
    if (!headers) {
      headers = row.cells.map((cell) => cell.trim())
      continue
    }
    if (rows.length === max_rows) return { headers, rows, is_cut: true }
    rows.push(row)
    if (rows.length % at_once === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  return { headers: headers ?? [], rows, is_cut: false }
}
