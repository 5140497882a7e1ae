import type { Comparison } from './rounds.ts'
import { type Bar, judge, type Spread, type Verdict } from './statistics.ts'

/** A row of the table and of the results file. */
export interface Row {
  scenario: string
  /** What is counted, such as `requests/s`. */
  unit: string
  ours?: Spread
  limit?: Spread
  limit_is?: string
  ratio?: Spread
  bar?: Bar
  verdict?: Verdict
  p50_ms?: number
  p99_ms?: number
  service_us?: number
  database_us?: number
  limit_us?: number
  noise?: number
  rounds?: number
  /** Why it wasn't measured, or what to know about it. */
  note?: string
}

export function comparisonRow(
  scenario: string,
  unit: string,
  limit_is: string,
  { latency, ...found }: Comparison,
  bar?: Bar,
): Row {
  return {
    scenario,
    unit,
    limit_is,
    ...found,
    ...latency,
    ...(bar && { bar, verdict: judge(found.ratio.median, bar) }),
  }
}

/** A row whose bar is for an absolute value instead of a ratio. */
export function valueRow(scenario: string, unit: string, ours: Spread, bar?: Bar): Row {
  return { scenario, unit, ours, ...(bar && { bar, verdict: judge(ours.median, bar) }) }
}

const columns: [heading: string, cell: (row: Row) => string][] = [
  ['scenario', (row) => row.scenario],
  ['ours', (row) => (row.ours ? `${figure(row.ours.median)} ${row.unit}` : (row.note ?? ''))],
  ['limit', ({ limit, limit_is = '' }) => (limit ? `${figure(limit.median)} ${limit_is}` : '')],
  ['ratio [min–max]', ({ ratio }) => (ratio ? spreadText(ratio) : '')],
  ['bar', ({ bar }) => (bar ? barText(bar) : '')],
  ['verdict', ({ verdict = '' }) => verdict],
  ['p50/p99 ms', ({ p50_ms, p99_ms }) => (p50_ms === undefined ? '' : `${figure(p50_ms)} / ${figure(p99_ms!)}`)],
  ['CPU µs: service + db', ({ service_us, database_us }) => processorText(service_us, database_us)],
  ['limit', ({ limit_us }) => (limit_us === undefined || limit_us === 0 ? '' : String(Math.round(limit_us)))],
  ['others', ({ noise }) => (noise === undefined ? '' : `${Math.round(noise * 100)} %`)],
]

export function table(rows: readonly Row[]): string {
  const cells = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  const widths = columns.map((_, at) => Math.max(...cells.filter(isWhole).map((line) => line[at]!.length)))
  const lines = cells.map((line) =>
    line
      .map((text, at) => text.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  lines.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('──'))
  return lines.join('\n')
}

/** Excludes skipped scenarios, whose reason may be longer than a column. */
function isWhole(line: string[]): boolean {
  return line.slice(2).some((cell) => cell !== '')
}

/** Three significant digits, two below 1. From 100 on, whole numbers. */
export function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(value >= 1 ? 3 : 2)))
}

function spreadText({ median, min, max }: Spread): string {
  return `${median.toFixed(3)} [${min.toFixed(3)}–${max.toFixed(3)}]`
}

function barText({ direction, value, goal }: Bar): string {
  const sign = direction === 'at least' ? '≥' : '≤'
  return `${sign} ${value}${goal === undefined ? '' : ` (goal ${goal})`}`
}

function processorText(service: number | undefined, database: number | undefined): string {
  if (service === undefined) return ''
  return `${Math.round(service)} + ${database === undefined ? '–' : Math.round(database)}`
}
