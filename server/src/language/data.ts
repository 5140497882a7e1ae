import { readFileSync } from 'node:fs'
import type { AnswerKind, Kind } from './leads/vocabulary/kinds.ts'

/** What the assistant says of its own accord, in one language. Everything else it says stands in an article. */
export interface Words {
  greeting: string
  thanks: string
  fine: string
  /** To whoever asks what they are talking to. */
  assistant: string
  may_help: string
  /** Of several articles, which is meant: a numbered list follows. */
  unsure: string
  /** To what says too little. */
  clarify: string
  /** To what no article speaks of. */
  unknown: string
  source: string
  /** How to get a person: what it tells people to write is understood, see `wishes`. */
  offer: string
  /** A person was asked for. */
  hand_over: string
  /** There is no answer. */
  no_answer: string
  /** It is about what happened to the customer, or a complaint. */
  own_case: string
  /** It took too long, or broke off. */
  sorry: string
  /** Someone may be in danger. The same whatever happened: it promises nothing and guesses nothing. */
  emergency: string
}

/** Where a conversation stands, at the end of its summary. */
export interface States {
  resolved: string
  waiting_for_customer: string
  waiting_for_team: string
}

/** Lists of words by their names. `by_letter` says that they are looked for letter by letter: no spaces between words, or words written onto others. */
export type Lists = Record<string, string[]>

/** Words that decide what a sentence states. The others have to stand in what it stands on. */
export interface Statements {
  by_letter?: 'yes' | string[]
  /** Say nothing themselves. */
  free: string[]
  not: string[]
  only: string[]
  if: string[]
  /** Tell of something done, or to come. */
  done: string[]
  we: string[]
  is: string[]
  your: string[]
  /** What nobody may be asked for: passwords, codes, card numbers. */
  secret: string[]
  /** Turns a question into a claim or an offer: "did you know that", "shall I". */
  loaded: string[]
  and: string[]
}

/** What stands in `data/<code>.yaml`, as `npm run generate` leaves it: words in the spelling that they are compared in. */
interface LanguageData {
  replies: Words
  courtesies: { hello: string[]; thanks: string[]; fine: string[]; what_are_you?: string[] }
  yes: string[]
  asks_for_person: Lists
  not_helped: Lists
  choice: Lists
  legal_steps: string[]
  danger: Lists
  danger_in_latin_letters: Lists
  own_case: { mine: string[]; things: string[]; number: string[]; trouble: string[] }
  /** Expressions, not folded. */
  mishaps: Lists
  mail: Lists
  search: {
    stop_words?: string[]
    /** Say what is asked only where articles have them. */
    light_words?: string[]
    known_things?: Record<string, string[]>
  }
  statements: Statements
  states: States
  signs: Lists
  sales: Partial<Record<Kind, string[]>>
  sales_questions: Partial<Record<AnswerKind, string[]>>
  sales_words: Lists
}

/** One section of all languages that have it, by code. Read anew each time: keep what is made of it. */
export function section<Name extends keyof LanguageData>(name: Name): Record<string, LanguageData[Name]> {
  return JSON.parse(readFileSync(new URL(`generated/${name}.json`, import.meta.url), 'utf8'))
}
