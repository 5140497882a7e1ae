import { lazily } from '../jobs/lazily.ts'
import { piecewise } from '../jobs/piecewise.ts'
import { section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { Matcher } from './matcher.ts'
import { has, inWords, wordCount, wordsOf } from './row.ts'
import { quoted_lines, sentence_end } from './sentences.ts'

// No message is longer.
const max_length = 10_000

// How people call for help, with the words of each language: who, what happened to them, and who should come.
const rules = [
  '{self} & !{thing}',
  '{who} ... {hurt} & !{thing}',
  '{hurt} ... {who} & !{thing}',
  '{place} . {hazard} & {few} & !{thing}',
  '{hazard} . {place} & {few} & !{thing}',
  '{burning}',
  '{need} .. {rescue} & !{thing}',
  '{rescue} .. {need} & !{thing}',
  '{help} & {hurt}|{hazard}|{burning} & !{thing}',
]

const matcher = new Matcher()
const doubts = new Matcher()
const languages = piecewise(
  lazily(() => ['danger', 'danger_in_latin_letters'].flatMap((name) => Object.values(section(name as 'danger')))),
  (lists) => {
    const thing = [...(lists.ordinary ?? []), ...(lists.harmless ?? []), ...(lists.things ?? [])]
    matcher.learn([...rules, ...lists.rules!], { ...lists, thing })
    doubts.learn(['{distress} & {people}|{kin}'], lists)
  },
)
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

/** What people write about who want something ordinary, in any of the languages. */
const ordinary = lazily(() =>
  wordsOf(Object.values(section('danger')).flatMap((own) => [...(own.ordinary ?? []), ...(own.harmless ?? [])])),
)

/**
 * Whether a message speaks of people in distress, and of nothing that a business has to do with: what no phrase says may still be an emergency. Not said
 * in all languages.
 */
export function mayTellOfDanger(text: string): boolean {
  languages.finish()
  const message = inWords(foldPhrase(text.slice(0, max_length).replace(quoted_lines, '')))
  if (wordCount(message) > max_doubtful_words || has(message, ordinary())) return false
  return sentencesOf(text).some((sentence) => doubts.matches(sentence))
}

function sentencesOf(text: string): string[] {
  return text
    .replace(quoted_lines, '')
    .split(sentence_end)
    .filter((sentence) => sentence.trim().length > 1)
    .map((sentence) => foldPhrase(sentence).replace(never(), ' '))
}
