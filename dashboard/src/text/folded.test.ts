import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { matching } from './folded.ts'

const names = ['Unassigned', 'Elsa Arendt', 'Åse Berg', 'Marek', 'Arne']
const found = (words: string) => matching(words, names, (name) => name)

describe('what is meant by a few letters', () => {
  it('begins so, or has a word that does, or has them anywhere, in this order', () => {
    assert.deepEqual(found('ar'), ['Arne', 'Elsa Arendt', 'Marek'])
    assert.deepEqual(found('arn'), ['Arne'])
  })

  it('needs no accents, no case and no spaces around', () => {
    assert.deepEqual(found(' ÅSE B'), ['Åse Berg'])
    assert.deepEqual(found('ase'), ['Åse Berg'])
  })

  it('is everything where nothing is typed, and nothing where nobody is called so', () => {
    assert.deepEqual(found(' '), names)
    assert.deepEqual(found('arnie'), [])
  })
})
