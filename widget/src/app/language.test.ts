import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { choose, fill, load } from './language.ts'

const all = ['en', 'de', 'fr', 'es', 'zh', 'ar']

describe('the languages of the widget', () => {
  it('are chosen by what the visitor prefers among what the channel offers', () => {
    assert.equal(choose(['pt-PT', 'DE-at', 'en'], all), 'de')
    assert.equal(choose(['zh-Hant-TW'], all), 'zh')
    assert.equal(choose(['de'], ['fr', 'en']), 'fr')
    assert.equal(choose([], []), 'en')
    assert.equal(choose(['toString'], ['toString']), 'en')
  })

  it('have the same texts, with the same places to fill', async () => {
    const english = await load('en')
    const placesOf = (text: unknown) =>
      String(text)
        .match(/\{\w+\}/g)
        ?.sort() ?? []
    for (const language of all) {
      const words: Record<string, unknown> = await load(language)
      assert.deepEqual(Object.keys(words), Object.keys(english), language)
      for (const [name, text] of Object.entries(english)) {
        assert.deepEqual(placesOf(words[name]), placesOf(text), `${language}: ${name}`)
        assert.ok(String(words[name]).trim() !== '')
      }
      assert.equal((words.stars as string[]).length, 5)
    }
  })

  it('are filled with values as they are, never with what a value holds', () => {
    assert.equal(fill('{name} is typing…', { name: '{name} $& $1' }), '{name} $& $1 is typing…')
  })
})
