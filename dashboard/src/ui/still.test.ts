import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shift } from './still.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))

describe('a list that is read', () => {
  it('moves by as many rows as came in above, or went', () => {
    assert.equal(shift(rows('abcdef'), rows('xyabcdef'), 2), 2)
    assert.equal(shift(rows('abcdef'), rows('bcdef'), 2), -1)
    assert.equal(shift(rows('abcdef'), rows('abcdefgh'), 2), 0)
  })

  it('does not follow a row to the top', () => {
    assert.equal(shift(rows('abcdefgh'), rows('cabdefgh'), 2), 0)
    assert.equal(shift(rows('abcdefgh'), rows('habcdefg'), 2), 1)
  })

  it('stays where nothing is left of what was in sight', () => {
    assert.equal(shift(rows('abc'), rows('xyz'), 1), 0)
    assert.equal(shift(rows('abc'), [], 1), 0)
  })
})
