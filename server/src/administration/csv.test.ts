import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { csv } from './csv.ts'

describe('a file of lines', () => {
  it('quotes what would end a cell, and leaves empty what there is not', () => {
    assert.equal(
      csv([
        ['a', 'b'],
        ['x,y', 'say "so"'],
        ['two\nlines', null],
      ]),
      'a,b\r\n"x,y","say ""so"""\r\n"two\nlines",\r\n',
    )
  })

  it('holds nothing that a spreadsheet would run', () => {
    for (const cell of ['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])
      assert.ok([`'${cell}\r\n`, `"'${cell}"\r\n`].includes(csv([[cell]])), JSON.stringify(cell))
  })
})
