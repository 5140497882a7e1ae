import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { afterAny, has, inLetters, inWords, isWhole, wordsOf } from './row.ts'
import { sentences } from './sentences.ts'

export type SmallTalk = 'hello' | 'thanks' | 'fine' | 'what_are_you'

// Nothing longer is said out of mere courtesy.
const max_length = 80

const languages = lazily(() => {
  const by_letter = section('asks_for_person')
  return Object.entries(section('courtesies')).map(([code, { hello, thanks, fine, what_are_you = [] }]) => ({
    read: by_letter[code]?.by_letter ? inLetters : inWords,
    polite: [wordsOf([...hello, ...thanks, ...fine])],
    fine: [wordsOf(fine)],
    thanks: wordsOf(thanks),
    asked: wordsOf(what_are_you),
  }))
})

/** What was said out of courtesy, where a text is nothing but that. */
export function smallTalk(text: string): SmallTalk | null {
  if (text.length > 4 * max_length) return null
  const folded = foldPhrase(text)
  if (folded === '') return /[👍👌🙏❤♥😊🙂😀😃😄😁🎉💯✅🤝👏🥰😍]/u.test(text) ? 'fine' : null
  if (folded.length > max_length) return null
  for (const { read, polite, fine, thanks, asked: identity } of languages()) {
    const words = read(folded)
    if (has(words, identity)) return 'what_are_you'
    if (!isWhole(words, afterAny(words, [0], polite))) continue
    if (isWhole(words, afterAny(words, [0], fine))) return 'fine'
    return has(words, thanks) ? 'thanks' : 'hello'
  }
  return null
}

const agreement = lazily(() => new Set(Object.values(section('yes')).flat()))

/** Whether a text is a yes and nothing else. */
export function saysYes(text: string): boolean {
  return text.length <= max_length && agreement().has(foldPhrase(text))
}

const threat = lazily(
  () => new RegExp(`(?<![\\p{L}\\p{N}])(?:${Object.values(section('legal_steps')).flat().join('|')})`, 'u'),
)

/** Whether somebody threatens with lawyers or courts: no matter for an assistant. */
export function threatens(text: string): boolean {
  return sentences(text).some((sentence) => threat().test(sentence))
}
