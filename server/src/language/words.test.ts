import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { nastyText } from '../testing/nasty-text.ts'
import { fold } from './fold.ts'
import { charactersAndPairs, forms, gramsOf, wordsIn } from './words.ts'

const texts = (text: string) => wordsIn(text).map((word) => word.text)

describe('words', () => {
  it('are the same with accents and without, in any case and width', () => {
    assert.deepEqual(texts('Dörte Claßen, İzmir'), ['dorte', 'classen', 'izmir'])
    assert.deepEqual(texts('DORTE classen IZMIR'), ['dorte', 'classen', 'izmir'])
    assert.deepEqual(texts('Łukasz Ærø Œuvre'), ['lukasz', 'aero', 'oeuvre'])
    assert.deepEqual(texts('ＡＢ１２'), ['ab12'])
  })

  it('are the parts of addresses, order numbers and identifiers', () => {
    assert.deepEqual(texts('ana.sousa+shop@example.com'), ['ana', 'sousa', 'shop', 'example', 'com'])
    assert.deepEqual(texts('LD-48211'), ['ld', '48211'])
  })

  it('are runs where a script has no spaces, and apart from what stands beside them', () => {
    assert.deepEqual(texts('注文番号はLD-42です'), ['注文番号は', 'ld', '42', 'です'])
    assert.deepEqual(
      wordsIn('注文 no').map(({ spaceless }) => spaceless),
      [true, false],
    )
  })

  it('keep the marks without which they would be others', () => {
    assert.notEqual(fold('がき'), fold('かき'))
    assert.notEqual(fold('किताब'), fold('कतब'))
    assert.equal(fold('ｶﾞ'), fold('ガ'))
    assert.equal(fold('각'), '각')
  })

  it('of Arabic are the same with its vowels and stretched, and known without the article', () => {
    assert.equal(fold('شُكْرًا'), fold('شكرا'))
    assert.equal(fold('شكـــرا'), fold('شكرا'))
    assert.equal(fold('أحمد'), fold('احمد'))
    assert.equal(fold('٤٢'), '42')
    assert.deepEqual(forms(fold('الطلب')), ['الطلب', 'طلب'])
  })

  it('say where they stand in the text', () => {
    const text = 'Où est  Élise? 注文'
    for (const { start, end, text: word } of wordsIn(text)) assert.equal(fold(text.slice(start, end)), word)
  })

  it('are found in any text without harm', () => {
    for (const { text } of nastyText)
      for (const { start, end } of wordsIn(text)) assert.ok(start < end && end <= text.length)
  })
})

describe('a run', () => {
  it('is found by each of its parts', () => {
    const grams = new Set(charactersAndPairs('注文番号'))
    for (const part of ['注', '注文', '文番号', '注文番号'])
      assert.ok(
        gramsOf(part).every((gram) => grams.has(gram)),
        part,
      )
    assert.ok(!gramsOf('番注').every((gram) => grams.has(gram)))
  })
})
