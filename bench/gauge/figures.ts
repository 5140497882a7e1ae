import { readFileSync, writeFileSync } from 'node:fs'

/** What is counted, in words. */
export const counters = {
  statements: 'statements',
  rows_read: 'rows read',
  rows_written: 'rows written',
  buffers: 'buffers',
  wal_records: 'WAL records',
  wal_bytes: 'WAL bytes',
  response_bytes: 'response bytes',
} as const

export type Counter = keyof typeof counters

export type Row = Partial<Record<Counter, number>>

export type Rows = Record<string, Row>

export interface Figures {
  /** Of one request. */
  requests: Rows
  /** Of what follows 1000 of them. */
  following: Rows
}

const file = new URL('../gauge.json', import.meta.url)

export function readFigures(): Figures {
  return JSON.parse(readFileSync(file, 'utf8'))
}

export function writeFigures(figures: Figures): void {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}

export function isBytes(counter: string): boolean {
  return counter.endsWith('_bytes')
}

/** As they are written: bytes are whole, and so is all that belongs to 1000 requests. */
export function rounded({ requests, following }: Figures): Figures {
  const whole = (value: number) => Math.round(value)
  const hundredths = (value: number) => Math.round(value * 100) / 100
  return {
    requests: mapped(requests, (value, counter) => (isBytes(counter) ? whole(value) : hundredths(value))),
    following: mapped(following, whole),
  }
}

function mapped(rows: Rows, change: (value: number, counter: string) => number): Rows {
  const ofRow = (row: Row) =>
    Object.fromEntries(Object.entries(row).map(([counter, value]) => [counter, change(value, counter)]))
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, ofRow(row)]))
}
