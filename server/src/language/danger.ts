import { lazily } from '../jobs/lazily.ts'
import { piecewise } from '../jobs/piecewise.ts'
import { type Lists, section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { Matcher, other_script } from './matcher.ts'
import { has, inLetters, inWords, spelled, wordCount, wordsOf } from './row.ts'
import { quoted_lines, sentence_end } from './sentences.ts'

// No message is longer.
const max_length = 10_000

// How people call for help, with the words of each language: who, what happened to them, and who should come.
const rules = [
  '{self} & !{thing}',
  '{who} ... {hurt} & !{thing}',
  '{hurt} . {who} & !{thing}',
  // Things don't respond, get stuck and die, too.
  '{kin} .. {still} & !{thing}',
  '{place} . {hazard} & {few} & !{thing}',
  '{hazard} . {place} & {few} & !{thing}',
  '{burning} & !{flame}',
  '{need} .. {rescue} & !{thing}',
  '{rescue} .. {need} & !{thing}',
  '{help} & {hurt}|{hazard}|{burning} & !{thing}',
]

const matcher = new Matcher()
const doubts = new Matcher()
const calls = new Matcher()
const languages = piecewise(
  lazily(() => ['danger', 'danger_in_latin_letters'].flatMap((name) => Object.values(section(name as 'danger')))),
  (lists) => {
    matcher.learn([...rules, ...lists.rules!], { flame: [], ...lists, thing: thingsIn(lists) })
    doubts.learn(
      ['{distress} & {people}|{kin}', '{figurative} & {who}', '{still} .. {help}', '{help} .. {still}'],
      lists,
    )
    calls.learn(['{help}|{hurt}', '{still} & {who}'], lists)
  },
)
/** What business is made of. */
function thingsOf({ ordinary = [], harmless = [] }: Lists): string[] {
  return [...ordinary, ...harmless]
}

/** Of these, what isn't the business itself, its people and what catches fire there: "a customer collapsed in the shop". */
function thingsIn(lists: Lists): string[] {
  const premises = new Set(lists.premises)
  return thingsOf(lists).filter((word) => !premises.has(word))
}

/** What isn't meant, although a rule matches in it. */
const never = lazily(
  () =>
    new RegExp(
      Object.values(section('danger'))
        .flatMap(({ never }) => never ?? [])
        .join('|'),
      'gu',
    ),
)

export const learnDangers = languages.finishGradually

/** Whether someone's life or safety is at stake by what is said: self-harm, violence, a threat, a missing person, an accident, a fire. */
export function tellsOfDanger(text: string): boolean {
  languages.finish()
  return sentencesOf(text.slice(0, max_length)).some((sentence) => matcher.matches(sentence))
}

// A longer one has words of all kinds.
const max_doubtful_words = 60

// A longer one says what it is about.
const max_call_words = 8

/**
 * Whether a short message may be a call for help: it says that someone needs it, and nothing of business. Only for what no article is
 * about. A single word, such as "help", is none: people write it to a machine.
 */
export function mayCallForHelp(text: string): boolean {
  languages.finish()
  const folded = foldPhrase(text.slice(0, max_length).replace(quoted_lines, ''))
  const words = wordCount(spaceless.test(folded) ? inLetters(folded) : inWords(folded))
  return (
    words > 1 &&
    words <= max_call_words &&
    !isOrdinary(folded) &&
    sentencesOf(text).some((sentence) => calls.matches(sentence))
  )
}

const spaceless = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u

/** What people write about who want something ordinary, in any of the languages. */
const ordinary = lazily(() => {
  const all = Object.values(section('danger'))
  const wordsOfThose = (by_letter: boolean) =>
    wordsOf(
      all.filter((own) => (own.by_letter !== undefined) === by_letter).flatMap((own) => spelled(thingsOf(own), own)),
    )
  return { words: wordsOfThose(false), letters: wordsOfThose(true) }
})

function isOrdinary(folded: string): boolean {
  const { words, letters } = ordinary()
  return has(inWords(folded), words) || (other_script.test(folded) && has(inLetters(folded), letters))
}

/**
 * Whether a message speaks of people in distress, and of nothing that a business has to do with: what no phrase says may still be an emergency. Not said
 * in all languages.
 */
export function mayTellOfDanger(text: string): boolean {
  languages.finish()
  const folded = foldPhrase(text.slice(0, max_length).replace(quoted_lines, ''))
  if (wordCount(inWords(folded)) > max_doubtful_words || isOrdinary(folded)) return false
  return sentencesOf(text).some((sentence) => doubts.matches(sentence))
}

function sentencesOf(text: string): string[] {
  return text
    .replace(quoted_lines, '')
    .split(sentence_end)
    .filter((sentence) => sentence.trim().length > 1)
    .map((sentence) => foldPhrase(sentence).replace(never(), ' '))
}
