import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nastyText } from './nasty-text.ts'

test('there are well over a hundred vectors, each with a label and a text of its own', () => {
  assert.ok(nastyText.length >= 120, `${nastyText.length} vectors`)
  assert.equal(new Set(nastyText.map((vector) => vector.label)).size, nastyText.length)
  assert.equal(new Set(nastyText.map((vector) => vector.text)).size, nastyText.length)
})

test('exactly those with a null or a lone surrogate are to be refused', () => {
  for (const { label, text, expect } of nastyText) {
    const acceptable = text.isWellFormed() && !text.includes('\0')
    assert.equal(expect, acceptable ? 'roundtrip' : 'refuse', label)
  }
})

test('none is empty or longer than a message may be, so that nothing else can refuse it', () => {
  for (const { label, text } of nastyText) {
    const length = [...text].length
    assert.ok(length >= 1 && length <= 10_000, `${label} has ${length}`)
  }
})

test('those expected to come back survive UTF-8 and JSON', () => {
  for (const { label, text, expect } of nastyText) {
    if (expect === 'refuse') continue
    assert.equal(Buffer.from(text).toString('utf8'), text, label)
    assert.equal(JSON.parse(JSON.stringify(text)), text, label)
  }
})

test('texts that differ only by normalization are both there', () => {
  const texts = new Set(nastyText.map((vector) => vector.text))
  assert.ok(texts.has('caf\u00E9') && texts.has('cafe\u0301'))
})
