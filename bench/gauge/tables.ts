import { readFileSync, writeFileSync } from 'node:fs'
import { shown } from './compare.ts'
import { type Counter, counters, type Figures, type Rows } from './figures.ts'

const readme = new URL('../README.md', import.meta.url)
const [begin, end] = ['<!-- figures of the gauge -->\n', '<!-- end of the figures -->\n']

export function readReadme(): string {
  return readFileSync(readme, 'utf8')
}

export function writeReadme(figures: Figures): void {
  writeFileSync(readme, withTables(readReadme(), figures))
}

/** The text with these figures in place of those between the marks. */
export function withTables(text: string, figures: Figures): string {
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)]
  if (start === -1 || stop < start) throw new Error('bench/README.md lacks the marks around the figures of the gauge.')
  return `${text.slice(0, start + begin.length)}\n${tables(figures)}\n${text.slice(stop)}`
}

export function tables({ requests, following }: Figures): string {
  return `${table('One request', requests)}\n${table('What follows 1000 of them', following)}`
}

function table(heading: string, rows: Rows): string {
  const columns = (Object.keys(counters) as Counter[]).filter((counter) =>
    Object.values(rows).some((row) => row[counter] !== undefined),
  )
  const cells = [
    [heading, ...columns.map((counter) => counters[counter][0]!.toUpperCase() + counters[counter].slice(1))],
    ...Object.entries(rows).map(([name, row]) => [
      name[0]!.toUpperCase() + name.slice(1),
      ...columns.map((counter) => (row[counter] === undefined ? '' : shown(row[counter]))),
    ]),
  ]
  const widths = cells[0]!.map((_, at) => Math.max(...cells.map((line) => line[at]!.length)))
  const line = (words: string[]) =>
    `| ${words.map((word, at) => (at === 0 ? word.padEnd(widths[at]!) : word.padStart(widths[at]!))).join(' | ')} |\n`
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |\n`
  return line(cells[0]!) + rule + cells.slice(1).map(line).join('')
}
