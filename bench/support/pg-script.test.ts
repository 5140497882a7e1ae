import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '../../server/src/ids.ts'
import { numberedId, numberOf } from './numbered-ids.ts'
import { scriptOf, unique_mark } from './pg-script.ts'

const none = { rows: [] }
const marks = [{ text: numberOf(5), variable: 'conversation' }]

function only(text: string, ...values: unknown[]) {
  const { steps, constants } = scriptOf([{ text, values, ...none }], { marks })
  return { sql: (steps[0] as { sql: string }).sql, constants: Object.values(constants) }
}

test('what every request has in common goes over as it is', () => {
  assert.deepEqual(only('select $1, $2::boolean, $3, $4', 1, true, '{"a:1":"12:30"}', null), {
    sql: 'select :p0_1, :p0_2::boolean, :p0_3, null',
    constants: ['1', 'true', '{"a:1":"12:30"}'],
  })
  assert.deepEqual(only('select $1', Buffer.from('ab')).constants, ['\\x6162'])
})

test('ids that the service made become others in each transaction, wherever they stand', () => {
  const id = newId('contact')
  const head = id.slice(0, -19)
  assert.deepEqual(only('insert $1, $2', id, `{"id":"${id}"}`), {
    sql: `insert replace(:p0_1, '${unique_mark}', :unique), replace(:p0_2, '${unique_mark}', :unique)`,
    constants: [head + unique_mark, `{"id":"${head}${unique_mark}"}`],
  })
})

test('the key of the caller stays the same', () => {
  const actor = `{"type":"api_key","id":"${newId('api_key')}"}`
  assert.deepEqual(only('select $1', actor), { sql: 'select :p0_1', constants: [actor] })
})

test('the row that was asked for becomes any row', () => {
  const id = numberedId('conversation', 5)
  assert.deepEqual(only('where id = $1', id), {
    sql: `where id = replace(:p0_1, '${numberOf(5)}', :conversation)`,
    constants: [id],
  })
  assert.equal(only('where id = $1', numberedId('contact', 6)).sql, 'where id = :p0_1')
})

test('the lock of an Idempotency-Key is another one each time', () => {
  assert.deepEqual(only('select lock($1)', '-8237498237498237'), { sql: 'select lock(:unique)', constants: [] })
})

test('the version that was read is the one that is written on', () => {
  const { steps } = scriptOf(
    [
      { text: 'select version', values: [], rows: [{ version: 70_001 }] },
      { text: 'update set version = $1 where version = $2', values: [70_002, 70_001], rows: [] },
    ],
    { marks: [], version: 70_001 },
  )
  assert.deepEqual(steps, [
    { sql: 'select version', keep: 'before_' },
    { set: 'next_version', sum: ['before_version', 1] },
    { sql: 'update set version = :next_version where version = :before_version' },
  ])
})

test('where nobody reads the version, each transaction begins where the one before it ended', () => {
  const { steps } = scriptOf([{ text: 'update $1 $2', values: [8, 7], rows: [] }], { marks: [], version: 7 })
  assert.deepEqual(steps, [
    { set: 'next_version', sum: ['before_version', 1] },
    { sql: 'update :next_version :before_version' },
    { set: 'before_version', sum: ['next_version'] },
  ])
})
