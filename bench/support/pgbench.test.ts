import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePgbench, scriptText } from './pgbench.ts'

const output = `transaction type: transaction.sql
number of transactions actually processed: 6000
number of failed transactions: 0 (0.000%)
latency average = 5.300 ms
initial connection time = 30.010 ms
tps = 3018.867925 (without initial connection time)
`

test('transactions and their speed are read from what pgbench writes', () => {
  assert.deepEqual(parsePgbench(output), { count: 6000, per_second: 3018.867925 })
})

test('failed transactions are no measurement', () => {
  assert.throws(
    () => parsePgbench(output.replace('failed transactions: 0', 'failed transactions: 2')),
    /2 transactions/,
  )
  assert.throws(() => parsePgbench('connection refused'), /wrote no figures/)
})

test('a script is written in the words of pgbench', () => {
  const text = scriptText([
    { set: 'row', random: ['1', '9'] },
    { sql: '\n select version from t where id = :row', keep: 'before_' },
    { set: 'next', sum: ['before_version', 1] },
    { sql: 'update t set version = :next ' },
  ])
  assert.equal(
    text,
    [
      '\\set row random(1, 9)',
      'select version from t where id = :row \\gset before_',
      '\\set next :before_version + 1',
      'update t set version = :next;',
      '',
    ].join('\n'),
  )
})
