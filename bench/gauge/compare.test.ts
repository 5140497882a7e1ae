import assert from 'node:assert/strict'
import { test } from 'node:test'
import { advice, compare, failure } from './compare.ts'
import { type Figures, type Row, readFigures, rounded } from './figures.ts'
import { readReadme, withTables } from './tables.ts'

function figures(get: Row, search: Row = { wal_bytes: 2_000_000 }): Figures {
  return { requests: { 'get a contact': get }, following: { 'contacts: search': search } }
}

const before = figures({ statements: 1, buffers: 20, wal_bytes: 0, response_bytes: 50_000 })

function wordsOf(now: Figures) {
  const comparison = compare(before, now)
  return { failure: failure(comparison), advice: advice(comparison) }
}

const silent = { failure: '', advice: '' }

test('what costs at most 5 % more or less says nothing', () => {
  assert.deepEqual(wordsOf(before), silent)
  assert.deepEqual(wordsOf(figures({ statements: 1, buffers: 21, wal_bytes: 0, response_bytes: 52_500 })), silent)
  assert.deepEqual(wordsOf(figures({ statements: 1, buffers: 19, wal_bytes: 0, response_bytes: 47_500 })), silent)
})

test('what costs over 5 % more fails, and says what grew, by how much and what to do', () => {
  const words = wordsOf(
    figures({ statements: 2, buffers: 21.1, wal_bytes: 0, response_bytes: 50_000 }, { wal_bytes: 2_200_000 }),
  )
  assert.equal(words.advice, '')
  assert.deepEqual(words.failure.split('\n').slice(1, 4), [
    '  get a contact: statements 1 → 2 (+100.0 %)',
    '  get a contact: buffers 20 → 21.1 (+5.5 %)',
    '  contacts: search: WAL bytes 2,000,000 → 2,200,000 (+10.0 %)',
  ])
  assert.match(words.failure, /Make them smaller: .*--statements.*--write.*a line to CHANGELOG\.md/)
})

test('what costs over 5 % less fails nothing, and says that the figures can be tightened', () => {
  const words = wordsOf(figures({ statements: 1, buffers: 18, wal_bytes: 0, response_bytes: 50_000 }))
  assert.equal(words.failure, '')
  assert.match(words.advice, /get a contact: buffers 20 → 18 \(−10\.0 %\)\n.*--write/)
})

test('what cost nothing may not begin to cost something, but for what is chance', () => {
  assert.deepEqual(wordsOf(figures({ statements: 1, buffers: 20, wal_bytes: 8, response_bytes: 50_000 })), silent)
  const words = wordsOf(figures({ statements: 1, buffers: 20, wal_bytes: 60, response_bytes: 50_000 }))
  assert.match(words.failure, /get a contact: WAL bytes 0 → 60\n/)
})

test('a figure without its counterpart fails', () => {
  const words = wordsOf(figures({ statements: 1, buffers: 20, wal_bytes: 0, rows_read: 7 }))
  assert.deepEqual(words.failure.split('\n').slice(1, 3), [
    '  get a contact: rows read 7, not in the file',
    '  get a contact: response bytes 50,000 in the file, not measured',
  ])
})

test('figures are written as they are compared: bytes and sums of 1000 whole, the others to hundredths', () => {
  const exact = figures({ statements: 1.004, buffers: 3.456, wal_bytes: 10.6 }, { buffers: 812.4 })
  assert.deepEqual(rounded(exact), figures({ statements: 1, buffers: 3.46, wal_bytes: 11 }, { buffers: 812 }))
})

test('bench/README.md shows the figures of bench/gauge.json', () => {
  assert.equal(readReadme(), withTables(readReadme(), readFigures()))
})
