import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { east } from '../../testing/language/promises-east.ts'
import { west } from '../../testing/language/promises-west.ts'
import { spoken } from '../phrases/words.ts'
import { promises } from './promise.ts'

const all = Object.entries({ ...west, ...east })

describe('what the assistant must not promise', () => {
  it('is known in every language that it speaks', () => {
    const missing = new Set(spoken.map((language) => (language === 'no' ? 'nb' : language))).difference(
      new Set(all.map(([language]) => language)),
    )
    assert.deepEqual([...missing], [])
  })

  for (const [language, { promised, harmless }] of all) {
    it(`is seen in ${language}`, () => {
      assert.ok(promised.length >= 10)
      const missed = promised.filter((text) => !promises(text, language))
      assert.deepEqual(missed, [])
    })

    it(`is not seen in ${language} where nothing is promised`, () => {
      assert.ok(harmless.length >= 12)
      assert.deepEqual(
        harmless.filter((text) => promises(text, language)),
        [],
      )
    })
  }

  it('is seen between other sentences, in capitals, and with what letters carry', () => {
    assert.ok(promises('You have 30 days. I WILL CHECK THAT. The label is in the box', 'en'))
    assert.ok(promises('You have 30 days –\nI’ll check that with them', 'und'))
    assert.ok(promises('سَأُرَاجِعُ الأمر وأرد عليك', 'ar'))
    assert.ok(promises('TALEBİNİZİ MUHASEBEYE İLETTİM.', 'tr'))
    assert.ok(promises('Je vais vérifier.'.normalize('NFD'), 'fr'))
  })

  it('may be said where an article says it, word for word', () => {
    const article = 'Returns\nSend it back within 30 days; we will refund the price once it is here. Keep the receipt.'
    assert.ok(promises('We will refund the price once it is here.', 'en'))
    assert.ok(!promises('We will refund the price, once it is here!', 'en', [article]))
    assert.ok(promises('We will refund the price once it is here. I will make sure of that.', 'en', [article]))
    assert.ok(promises('We will refund.', 'en', ['We will refundable']))
  })

  it('is looked for in linear time', () => {
    const hard = [
      'ich habe ge',
      'i ',
      'the team ',
      'jag har a',
      'le a',
      '我们会',
      'มา เรา จะ',
      'a'.repeat(50),
      "j' vous ",
      'a-',
      "'",
    ]
    const took = (text: string) => {
      const before = process.cpuUsage()
      for (const language of ['en', 'de', 'tr', 'ru', 'und']) promises(text, language)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    for (const words of hard) {
      took(words.repeat(100))
      const short = took(words.repeat(500))
      const long = took(words.repeat(16_000))
      // 32 times as much; a thousand times, were it the square.
      assert.ok(long < 150 * short + 150, `${words}: ${short} ms, then ${long} ms`)
    }
  })
})
