import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csv_cases } from '../../testing/csv-cases.ts'
import { csv } from './csv.ts'

describe('a CSV file', () => {
  it('quotes what would end a cell, and holds nothing that a spreadsheet would run', () => {
    for (const [cell, expected] of csv_cases) assert.equal(csv([[cell, 'next']]), `${expected},next\r\n`)
  })
})
