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
export const danger_rules = [
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
const cries = new Matcher()
const pleas = new Matcher()
const languages = piecewise(
  lazily(() => ['danger', 'danger_in_latin_letters'].flatMap((name) => Object.values(section(name as 'danger')))),
  (lists) => {
    matcher.learn([...danger_rules, ...lists.rules!], { flame: [], ...lists, thing: thingsIn(lists) })
    doubts.learn(
      ['{distress} & {people}|{kin}', '{figurative} & {who}', '{still} .. {help}', '{help} .. {still}'],
      lists,
    )
    cries.learn(['{hurt}', '{still} & {who}', '{help} & {hurry}'], { hurry: [], ...lists })
    pleas.learn(['{help}'], lists)
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
  return tellsOfDangerWithout(undefined, text)
}

/** The same without a rule, to see what that gains. */
export function tellsOfDangerWithout(rule: string | undefined, text: string): boolean {
  languages.finish()
  return sentencesOf(text.slice(0, max_length)).some((sentence) => matcher.matches(sentence, rule))
}

// A longer one has words of all kinds.
const max_doubtful_words = 60

// A longer one says what it is about.
const max_cry_words = 8
const max_plea_words = 4

/** A cry can't wait. A plea may be one, or the beginning of something ordinary. */
export type Call = 'cry' | 'plea'

/**
 * Whether short messages may be a call for help: they say that someone needs it, and nothing of business. Only for what no article is
 * about. A single word, such as "help", is none: people write it to a machine. Nor is a question: "Can you help me?"
 */
export function callForHelp(texts: readonly string[]): Call | null {
  languages.finish()
  const own = texts.map((text) => text.slice(0, max_length).replace(quoted_lines, ''))
  if (isOrdinary(foldPhrase(own.join('\n')))) return null
  const calls = own.map(callIn)
  return calls.find((call) => call === 'cry') ?? calls.find((call) => call !== null) ?? null
}

function callIn(text: string): Call | null {
  const folded = foldPhrase(text)
  const words = wordCount(spaceless.test(folded) ? inLetters(folded) : inWords(folded))
  if (words < 2 || words > max_cry_words) return null
  const sentences = sentencesOf(text)
  if (sentences.some((sentence) => cries.matches(sentence))) return 'cry'
  if (!sentences.some((sentence) => pleas.matches(sentence))) return null
  if (isLoud(text)) return 'cry'
  return words <= max_plea_words && !/[?？؟]/.test(text) ? 'plea' : null
}

/** Shouted: in capitals, or with several exclamation marks. */
function isLoud(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '')
  return (
    /[!！]\s*[!！]/.test(text) ||
    (letters.length >= 8 && letters !== letters.toLowerCase() && letters === letters.toUpperCase())
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
