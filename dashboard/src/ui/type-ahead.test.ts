import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { entryFor, nothing_typed, typedOn } from './type-ahead.ts'

const names = [
  'Nobody',
  'Maya Lindqvist',
  'Åse Ødegård',
  'Nora Nilsen',
  'Elsa Eriksson',
  'Anna Arendt',
  'Aaron',
  'Arne',
]

function type(keys: string, { from = 0, gap_ms = 100 } = {}): string | undefined {
  let typing = nothing_typed
  let current = from
  for (const [n, key] of Array.from(keys).entries()) {
    const next = typedOn(typing, { key, timeStamp: n * gap_ms, ctrlKey: false, metaKey: false, altKey: false })
    if (!next) continue
    typing = next
    const found = entryFor(typing.words, names, current)
    if (found !== -1) current = found
  }
  return names[current]
}

describe('typing ahead', () => {
  it('leads to the entry that begins with all that was typed', () => {
    assert.equal(type('arne'), 'Arne')
    assert.equal(type('Anna A'), 'Anna Arendt')
    assert.equal(type('el'), 'Elsa Eriksson')
    assert.equal(type('aa'), 'Aaron')
  })

  it('finds a word further on where nothing begins so, such as a family name', () => {
    assert.equal(type('lindq'), 'Maya Lindqvist')
    assert.equal(type('arend'), 'Anna Arendt')
    assert.equal(type('ar'), 'Arne')
  })

  it('needs no accents', () => {
    assert.equal(type('ase'), 'Åse Ødegård')
    assert.equal(type('åse'), 'Åse Ødegård')
  })

  it('goes from one to the next where one letter is pressed again', () => {
    assert.equal(type('n'), 'Nora Nilsen')
    assert.equal(type('nn'), 'Nobody')
    assert.equal(type('nnn'), 'Nora Nilsen')
  })

  it('begins anew after a pause, and stays where nothing begins so', () => {
    assert.equal(type('arne', { gap_ms: 2000 }), 'Elsa Eriksson')
    assert.equal(type('exit'), 'Elsa Eriksson')
  })

  it('leaves alone what writes nothing: a space at the beginning, other keys, and those with Ctrl or ⌘', () => {
    const plain = { key: 'a', timeStamp: 0, ctrlKey: false, metaKey: false, altKey: false }
    for (const key of [{ key: ' ' }, { key: 'Enter' }, { ctrlKey: true }, { metaKey: true }])
      assert.equal(typedOn(nothing_typed, { ...plain, ...key }), undefined)
    const with_alt_gr = { ...plain, ctrlKey: true, altKey: true }
    assert.deepEqual(typedOn(nothing_typed, with_alt_gr), { words: 'a', at_ms: 0 })
  })
})
