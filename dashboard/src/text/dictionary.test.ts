import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inboxText as ar } from './ar/inbox-text.ts'
import { pageText as arPages } from './ar/page-text.ts'
import { inboxText as de } from './de/inbox-text.ts'
import { pageText as dePages } from './de/page-text.ts'
import { inboxText as en } from './en/inbox-text.ts'
import { pageText as enPages } from './en/page-text.ts'
import { inboxText as es } from './es/inbox-text.ts'
import { pageText as esPages } from './es/page-text.ts'
import { inboxText as fr } from './fr/inbox-text.ts'
import { pageText as frPages } from './fr/page-text.ts'
import { inboxText as zh } from './zh/inbox-text.ts'
import { pageText as zhPages } from './zh/page-text.ts'

const english = { ...en, ...enPages }
const others = {
  de: { ...de, ...dePages },
  fr: { ...fr, ...frPages },
  es: { ...es, ...esPages },
  zh: { ...zh, ...zhPages },
  ar: { ...ar, ...arPages },
}

/** Equal in every language: names, and words that are spelled alike. */
const alike = new RegExp(
  `^(${[
    'API|JSON|Markdown|OK|Parley|Webhooks?|Status|Name|Code|Lead|Service|Test|Live|Normal|ID|Notes?|Message|Contact',
    'Messages|Conversations?|Contacts|Mode|Patch|Events?|Budget|Filter|Version|Type|Mine',
  ].join('|')})`,
  'i',
)

describe('the dictionary', () => {
  for (const [language, dictionary] of Object.entries(others)) {
    it(`says everything in ${language}, and leaves nothing in English`, () => {
      const [wanted, found] = [flat(english), flat(dictionary)]
      assert.deepEqual([...found.keys()], [...wanted.keys()])
      const left = [...found].filter(
        ([key, words]) =>
          words === wanted.get(key) && words.length > 12 && /[a-z] [a-z]/.test(words) && !alike.test(words),
      )
      assert.deepEqual(left, [])
    })
  }
})

function flat(part: object, before = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(part)) {
    const key = `${before}${name}`
    if (typeof value === 'string') found.set(key, value)
    else if (typeof value === 'function') found.set(key, sentence(value))
    else for (const [inner, words] of flat(value, `${key}.`)) found.set(inner, words)
  }
  return found
}

/** Placeholders: every language uses the same ones, in any position. */
function sentence(say: (...words: unknown[]) => string): string {
  const words = say(...Array.from({ length: say.length }, (_, n) => (n === 0 ? 2 : 'x')))
  assert.equal(typeof words, 'string')
  return words
}
