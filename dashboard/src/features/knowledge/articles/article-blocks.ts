/** The blocks of an article, in order. Text between them contains paragraphs, lists, quotes and code, as in messages. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'table'; head: string[]; rows: string[][]; align: Align[] }
  | { kind: 'image'; alt: string; address: string }
  | { kind: 'text'; text: string }

export type Align = 'start' | 'center' | 'end'

const max_line = 2000
const heading = /^ {0,3}(#{1,6})\s+(\S.*?)\s*#*\s*$/
const image = /^\s*!\[([^[\]]{0,300})\]\(([^()\s]{1,2000})(?:\s+"[^"]{0,300}")?\)\s*$/
const delimiter = /^\s*:?-+:?\s*$/

export function blocksOf(text: string): Block[] {
  const lines = text.split(/\r\n|\r|\n/)
  const blocks: Block[] = []
  let plain: string[] = []
  let in_code = false
  const flush = () => {
    if (plain.some((line) => line.trim() !== '')) blocks.push({ kind: 'text', text: plain.join('\n') })
    plain = []
  }
  for (let at = 0; at < lines.length; at++) {
    if (/^\s*```/.test(lines[at]!)) in_code = !in_code
    const table = in_code ? null : tableAt(lines, at)
    const block = in_code ? null : (table ?? lineBlock(lines[at]!.slice(0, max_line)))
    if (!block) {
      plain.push(lines[at]!)
      continue
    }
    flush()
    blocks.push(block)
    if (table) at += table.rows.length + 1
  }
  flush()
  return blocks
}

function lineBlock(line: string): Block | null {
  const [, marks, title] = heading.exec(line) ?? []
  if (marks !== undefined) return { kind: 'heading', level: marks.length, text: title! }
  const [, alt, address] = image.exec(line) ?? []
  return address === undefined ? null : { kind: 'image', alt: alt!, address }
}

/** A row of cells, above a row of dashes with as many. */
function tableAt(lines: readonly string[], at: number) {
  const head = cells(lines[at])
  const dashes = cells(lines[at + 1])
  if (!head || dashes?.length !== head.length || !dashes.every((cell) => delimiter.test(cell))) return null
  const rows: string[][] = []
  for (let next = cells(lines[at + 2]); next; next = cells(lines[at + 2 + rows.length]))
    rows.push(head.map((_, column) => next![column] ?? ''))
  return { kind: 'table', head, rows, align: dashes.map(alignOf) } as const satisfies Block
}

function cells(line: string | undefined): string[] | null {
  if (!line?.includes('|') || line.length > max_line) return null
  // An escaped bar is literal.
  const found = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
  return found.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function alignOf(dashes: string): Align {
  if (!dashes.trim().endsWith(':')) return 'start'
  return dashes.trim().startsWith(':') ? 'center' : 'end'
}
