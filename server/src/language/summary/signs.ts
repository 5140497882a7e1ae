import { lazily } from '../../jobs/lazily.ts'
import { type States, section } from '../data.ts'
import { foldPhrase } from '../fold.ts'
import { after, afterAny, has, inLetters, inWords, isWhole, spelled, type Words, wordsOf } from '../row.ts'

/** What a sentence may show by its words: that somebody is polite, promises, asks for something, confirms, offers more help or denies. */
export type Sign = 'courtesy' | 'promise' | 'please' | 'done' | 'more' | 'not'

/** All that is known of a language here. Everything else is read from what stands where, and who wrote it. */
export interface Signs {
  states: States
  /** Whether a text shows it, in this language or in English, which everybody mixes in. */
  shows: (text: string, sign: Sign) => boolean
  /** Whether it is nothing but greetings, thanks and "okay". */
  isSmallTalk: (text: string) => boolean
  /** Whether it is a greeting and little more: "Hello Mia, gladly." */
  isGreeting: (text: string) => boolean
}

const fallback = 'en'
const max_beside_greeting = 3
// In every other language: done, to the customer, to us.
const neutral: States = { resolved: '✓', waiting_for_customer: '… →', waiting_for_team: '… ←' }
const data = lazily(() => ({ signs: section('signs'), states: section('states'), courtesies: section('courtesies') }))
const cache = new Map<string, Signs>()

export function signsOf(language: string): Signs {
  const code = language === 'und' ? fallback : language
  let signs = cache.get(code)
  if (!signs) {
    signs = learn(code)
    cache.set(code, signs)
  }
  return signs
}

function learn(code: string): Signs {
  const { signs, states, courtesies } = data()
  const own = Object.hasOwn(signs, code) && code !== fallback ? signs[code]! : {}
  const read = own.by_letter ? inLetters : inWords
  const by_sign = new Map<Sign, [own: Words, english: Words]>()
  const wordsFor = (sign: Sign) => {
    const words = by_sign.get(sign) ?? [wordsOf(spelled(own[sign] ?? [], own)), wordsOf(signs[fallback]![sign]!)]
    by_sign.set(sign, words)
    return words
  }
  const polite = lazily(() => {
    const lists = courtesies[code] ? [courtesies[code], courtesies[fallback]!] : Object.values(courtesies)
    return {
      hello: lists.map(({ hello }) => wordsOf(spelled(hello, own))),
      any: lists.map(({ hello, thanks, fine }) => wordsOf(spelled([...hello, ...thanks, ...fine], own))),
    }
  })
  return {
    states: Object.hasOwn(states, code) ? states[code]! : neutral,
    shows: (text, sign) => {
      const folded = foldPhrase(text)
      const [words, english] = wordsFor(sign)
      const is_mine = own[sign] !== undefined
      // "No" is "in the" in Portuguese.
      if (sign === 'not' && is_mine) return has(read(folded), words)
      return has(inWords(folded), english) || (is_mine && has(read(folded), words))
    },
    isSmallTalk: (text) => {
      const row = read(foldPhrase(text))
      return row.text === '' || isWhole(row, afterAny(row, [0], polite().any))
    },
    isGreeting: (text) => {
      const row = read(foldPhrase(text))
      const greeted = Math.max(...after(row, [0], polite().hello))
      return greeted > 0 && row.starts.filter((start) => start >= greeted).length <= max_beside_greeting
    },
  }
}
