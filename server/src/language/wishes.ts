import { lazily } from '../jobs/lazily.ts'
import { piecewise } from '../jobs/piecewise.ts'
import { type Lists, section } from './data.ts'
import { Matcher } from './matcher.ts'
import { sentences } from './sentences.ts'
import { singleWords, speller } from './spelling.ts'

// How people ask for a person, with the words of each language: see `matcher.ts`.
/** The same in all languages. */
export const wish_rules = [
  // "Agent please!!", "talk to someone", "I want an operator"
  '{always}',
  '{speak} ~ {anybody}|{department}',
  '{want} ~ {anybody} + {around}* + $',
  '^ {filler}* + {anybody} + {around}* + $',
  // "Could you put one of your colleagues on"
  '{speak} .. {person} & {wish} & !{told}',
  '{anybody} ... {speak} & {wish} & !{told}',
  '{whom} .. {speak} & !{told}',
  '{wish} ... {indefinite} . {human}|{person} & !{told}',
  // "Is a real person there?"
  '{real} . {anybody} & {wish}|{exists}|{few} & !{told}',
  '{anybody} . {real} & {wish}|{exists}|{few} & !{told}',
  '{exists} .. {human} & !{told}',
  // "I need someone who knows the product", "could a colleague of yours take over", "an answer from a person"
  '{want} . {someone} . {able} & !{told}',
  '{wish} ... {person} .. {act} & !{told}',
  '{act} + {from} . {anybody} & {wish}|{few} & !{told}',
  // "Call me back"
  '{call} .. {me} & {wish}|{anybody} & !{told}',
  '{me} .. {call} & {wish}|{anybody} & !{told}',
  // "I don't talk to robots", "this bot is useless"
  '{not} + {beside}* + {bot}',
  '{no} .. {bot} & !{told}',
  '{enough} ... {robot}',
  '{robot} ... {enough}',
  '! {what_are_you}',
  '! {not} ... {anybody} & !{bot}',
]

// Where the person comes before the verb: "mit einem Menschen sprechen".
const reversed_rules = [
  '{anybody} ~ {speak}',
  '{anybody} ~ {want} + {around}* + $',
  '{person} .. {act} & {wish} & !{told}',
]
const by_letter_rules = ['! {not} & !{bot}']

const tell = ['person', 'someone', 'speak', 'call', 'real', 'always']

const composed = {
  anybody: ['{person}', '{someone}'],
  around: ['{filler}', '{person}', '{someone}'],
  beside: ['{link}', '{speak}'],
}

// All languages at once: "agent pls" and "operador" are too short to tell the language of.
const matcher = new Matcher()
const courtesies = lazily(() => section('courtesies'))
const languages = piecewise(
  lazily(() => Object.entries(section('asks_for_person'))),
  ([code, own]) => {
    const lists: Lists = { bot: [], what_are_you: courtesies()[code]?.what_are_you ?? [], ...own, ...composed }
    matcher.learn(
      [
        ...wish_rules,
        ...(own.rules ?? []),
        ...(own.reversed ? reversed_rules : []),
        ...(own.by_letter ? by_letter_rules : []),
      ],
      lists,
    )
  },
)

/** Sentences with the words that tell put right. */
const spelling = lazily(() => {
  const spaced = Object.values(section('asks_for_person')).filter(({ by_letter }) => !by_letter)
  const telling = spaced.flatMap((own) => tell.map((name) => own[name] ?? []))
  return speller(singleWords(telling), singleWords(spaced.flatMap((own) => Object.values(own))))
})

/** All languages at once would keep requests waiting for a tenth of a second. */
export async function learnWishes(): Promise<void> {
  await languages.finishGradually()
  spelling()
}

/** Whether somebody wants to talk to a person instead. "Your agent told me …" is no such wish. */
export function asksForPerson(text: string): boolean {
  return asksForPersonWithout(undefined, text)
}

/** The same without a rule, to see what that gains. */
export function asksForPersonWithout(rule: string | undefined, text: string): boolean {
  languages.finish()
  return sentences(text).some((sentence) => {
    if (matcher.matches(sentence, rule)) return true
    const meant = spelling()(sentence)
    return meant !== sentence && matcher.matches(meant, rule)
  })
}
