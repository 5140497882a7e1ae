import { parseArgs } from 'node:util'
import { advice, compare, failure, shown } from './gauge/compare.ts'
import { readFigures, rounded, writeFigures } from './gauge/figures.ts'
import { measureGauge } from './gauge/measure.ts'
import { tables, writeReadme } from './gauge/tables.ts'
import type { Statement } from './gauge/usage.ts'

// Usage: npm run bench:gauge                    compare what requests cost with the figures in bench/gauge.json
//        npm run bench:gauge -- --write         write the figures to bench/gauge.json and bench/README.md
//        npm run bench:gauge -- --statements    list the SQL behind the figures, too

const boolean = { type: 'boolean', default: false } as const
const { values } = parseArgs({ options: { write: boolean, statements: boolean } })

const gauge = await measureGauge()
const figures = rounded(gauge.figures)
console.log(tables(figures))
if (values.statements)
  for (const [name, statements] of Object.entries(gauge.statements)) console.log(`${name}\n${listed(statements)}\n`)
if (values.write) {
  writeFigures(figures)
  writeReadme(figures)
  console.log('Written to bench/gauge.json and bench/README.md.')
} else {
  const comparison = compare(readFigures(), figures)
  const words = [failure(comparison), advice(comparison)].filter((text) => text !== '')
  console.log(words.join('\n\n') || 'Nothing differs from bench/gauge.json by over 5 %.')
  if (failure(comparison) !== '') process.exitCode = 1
}

function listed(statements: Statement[]): string {
  return statements
    .toSorted((a, b) => b.buffers - a.buffers)
    .map(({ text, calls, rows, buffers, wal_records, wal_bytes }) => {
      const costs = { calls, rows, buffers, 'WAL records': wal_records, 'WAL bytes': wal_bytes }
      const figures = Object.entries(costs).map(([name, value]) => `${shown(value)} ${name}`)
      return `  ${figures.join(', ')}\n    ${text.replace(/\s+/g, ' ').trim().slice(0, 160)}`
    })
    .join('\n')
}
