import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { held, withTail } from './held.ts'
import type { Conversation } from './queries.ts'

const rows = (letters: string, by = 'contact') =>
  [...letters].map((id) => ({ id, last_message: { sender: { id: by } } }) as Conversation)
const after = (before: string, now: string, by?: string) => {
  const { rows: shown, left, waiting } = held(rows(before), rows(now, by), 'me')
  return [shown.map(({ id }) => id).join(''), [...left].join(''), waiting]
}

describe('a list that somebody is in', () => {
  it('keeps each row at its place, and counts what came and what would go elsewhere', () => {
    assert.deepEqual(after('abcd', 'abcd'), ['abcd', '', 0])
    assert.deepEqual(after('abcd', 'xyabcd'), ['abcd', '', 2])
    assert.deepEqual(after('abcd', 'dabc'), ['abcd', '', 1])
    assert.deepEqual(after('abcd', 'bcda'), ['abcd', '', 1])
    assert.deepEqual(after('abcd', 'xdcab'), ['abcd', '', 3])
  })

  it('keeps those that left it, and adds the next page', () => {
    assert.deepEqual(after('abcd', 'acd'), ['abcd', 'b', 0])
    assert.deepEqual(after('abcd', 'xabcdef'), ['abcdef', '', 1])
    assert.deepEqual(after('a', 'b'), ['ab', 'a', 0])
    assert.deepEqual(withTail(['a', 'b'], ['b', 'a', 'c']), ['a', 'b', 'c'])
  })

  it('shows rows as they are now, and does not call new what the person did', () => {
    const [row] = held(rows('ab'), rows('ab', 'somebody'), 'me').rows
    assert.equal(row!.last_message!.sender.id, 'somebody')
    assert.deepEqual(after('abcd', 'dabc', 'me'), ['abcd', '', 0])
  })
})
