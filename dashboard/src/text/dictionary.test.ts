import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ar } from './ar/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { zh } from './zh/index.ts'

const others = { de, fr, es, zh, ar }

/** What is the same in every language: names, and words that are written alike. */
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
      const [wanted, found] = [flat(en), flat(dictionary)]
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

/** What it says of something: every language takes the same, in whatever place. */
function sentence(say: (...words: unknown[]) => string): string {
  const words = say(...Array.from({ length: say.length }, (_, n) => (n === 0 ? 2 : 'x')))
  assert.equal(typeof words, 'string')
  return words
}
