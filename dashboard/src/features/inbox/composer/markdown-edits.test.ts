import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Format, formatted, slashBefore } from './markdown-edits.ts'

/** What is selected stands between brackets. */
function apply(written: string, format: Format): string {
  const [start, end] = [written.indexOf('['), written.indexOf(']') - 1]
  const after = formatted({ text: written.replace('[', '').replace(']', ''), start, end }, format)
  return `${after.text.slice(0, after.start)}[${after.text.slice(after.start, after.end)}]${after.text.slice(after.end)}`
}

describe('formatting', () => {
  it('goes around what is selected, and away again', () => {
    assert.equal(apply('a [b] c', 'bold'), 'a **[b]** c')
    assert.equal(apply('a **[b]** c', 'bold'), 'a [b] c')
    assert.equal(apply('[]', 'italic'), '_[]_')
    assert.equal(apply('_[]_', 'italic'), '[]')
    assert.equal(apply('[npm start]', 'code'), '`[npm start]`')
  })

  it('marks every line that is selected, and takes the marks away where all have them', () => {
    assert.equal(apply('To do:\nmi[lk\nte]a', 'list'), 'To do:\n[- milk\n- te]a')
    assert.equal(apply('[- milk\n- tea]', 'list'), '[milk\ntea]')
    assert.equal(apply('so it sa[]ys', 'quote'), '> so it sa[]ys')
  })
})

describe('a slash', () => {
  const words = (text: string, caret = text.length) => slashBefore(text, caret)?.words

  it('stands for a canned reply where it begins a word', () => {
    assert.equal(words('/'), '')
    assert.equal(words('/shi'), 'shi')
    assert.equal(words('Hello!\n/ret'), 'ret')
    assert.equal(words('Hello /größe now', 10), 'grö')
    assert.equal(slashBefore('Hello /re', 9)?.from, 6)
  })

  it('is a letter in addresses, fractions and after a space', () => {
    for (const text of ['https://x.example/re', '1/2', 'and/or', '/re ', 'a //'])
      assert.equal(words(text), undefined, text)
  })
})
