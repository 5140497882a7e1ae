import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { marksIn } from './marks.ts'
import { understand } from './question.ts'
import { onOneLine, snippetOf } from './snippet.ts'

function marked(text: string, q: string) {
  const line = onOneLine(text)
  const { snippet, matches } = snippetOf(line, marksIn(line, understand(q)).flat())
  return { snippet, words: matches.map(({ start, end }) => snippet.slice(start, end)) }
}

describe('a snippet', () => {
  it('is the whole of a short text, on one line', () => {
    assert.deepEqual(marked('Where is\n my order?', 'order'), { snippet: 'Where is my order?', words: ['order'] })
  })

  it('marks words that begin so, whatever their accents', () => {
    assert.deepEqual(marked('Commandé par Élise', 'eli commande').words, ['Commandé', 'Élise'])
  })

  it('marks the part of a run that was asked for', () => {
    assert.deepEqual(marked('二週間前に注文いたしました。注文番号は42です。', '注文番号').words, ['注文番号'])
  })

  it('stands around the first match, with at most 200 code units and no half of a character', () => {
    const text = `${'🚲🚲🚲 '.repeat(200)}parcel ${'🚲'.repeat(500)}`
    const { snippet, words } = marked(text, 'parcel')
    assert.ok(snippet.length <= 200, `${snippet.length}`)
    assert.ok(snippet.isWellFormed())
    assert.deepEqual(words, ['parcel'])
    assert.ok(snippet.startsWith('…') && snippet.endsWith('…'))
  })

  it('begins where the text does, when nothing of it is marked', () => {
    assert.equal(snippetOf('a'.repeat(300), []).snippet, `${'a'.repeat(199)}…`)
  })
})
