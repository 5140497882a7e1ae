import { foldPhrase } from '../fold.ts'
import {
  after,
  afterAny,
  inLetters,
  inWords,
  isWhole,
  type Said,
  skipping,
  type Words,
  wordsOfFolded,
} from '../intent/row.ts'
import { asian } from './asian.ts'
import { eastern } from './eastern.ts'
import { northern } from './northern.ts'
import { southern } from './southern.ts'
import type { DangerTable } from './table.ts'
import { western } from './western.ts'

interface Step {
  words: Words
  join: '+' | '..' | '~'
  is_optional: boolean
  is_end: boolean
}

interface Rule {
  steps: Step[]
  link: Words
  at_start: boolean
}

/** Rules by how the words of their most telling step begin: hardly any sentence has one. */
type Rules = Map<string, Rule[]>

// No message is longer.
const max_length = 10_000
const max_between = 3
const key_length = { words: 4, letters: 2 }

const tables = [...western, ...northern, ...southern, ...eastern, ...asian]
const learnt: { words: Rules; letters: Rules } = { words: new Map(), letters: new Map() }
const never = new RegExp(
  tables
    .flatMap(({ never }) => never?.split('|') ?? [])
    .map(foldPhrase)
    .join('|'),
  'gu',
)
let learnt_tables = 0

/** Learns one language more; false when there is none left. */
export function learnDanger(): boolean {
  const table = tables[learnt_tables]
  if (!table) return false
  learn(table)
  learnt_tables++
  return true
}

/** Whether someone's life or safety is at stake by what is said: self-harm, violence, a threat, a missing person, an accident, a fire. */
export function tellsOfDanger(text: string): boolean {
  while (learnDanger());
  return sentencesOf(text.slice(0, max_length)).some(
    (sentence) =>
      isDanger(inWords(sentence), learnt.words) ||
      (/[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\P{L}]/u.test(sentence) &&
        isDanger(inLetters(sentence), learnt.letters)),
  )
}

function isDanger(said: Said, rules: Rules): boolean {
  const concerned = new Set<Rule>()
  for (const place of said.starts)
    for (const rule of rules.get(keyOf(said.text, place, said.spaced)) ?? []) concerned.add(rule)
  for (const rule of concerned) if (matches(said, rule)) return true
  return false
}

function keyOf(text: string, place: number, spaced: boolean): string {
  if (!spaced) return text.slice(place, place + key_length.letters)
  const key = text.slice(place, place + key_length.words)
  const space = key.indexOf(' ')
  return space < 0 ? key : key.slice(0, space)
}

function matches(said: Said, { steps, link, at_start }: Rule): boolean {
  let places = new Set(at_start ? [0] : said.starts)
  for (const { words, join, is_optional, is_end } of steps) {
    const from =
      join === '+' ? places : join === '~' ? afterAny(said, places, link) : skipping(said, places, max_between)
    if (is_end && isWhole(said, from)) return true
    const next = after(said, from, words)
    if (is_optional) for (const one of from) next.add(one)
    if (next.size === 0) return false
    places = next
  }
  return true
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/^[^\S\n]*>.*$/gm, '')
    .split(/[.!?;\n。！？।؟…]+/)
    .filter((sentence) => sentence.trim().length > 1)
    .map((sentence) => foldPhrase(sentence).replace(never, ' '))
}

function learn({ rules, link = '', child, kin, letters }: DangerTable): void {
  const here = letters ? learnt.letters : learnt.words
  const folded = once((word: string) => (letters ? foldPhrase(word).replaceAll(' ', '') : foldPlain(word)))
  const wordsOfList = once((list: string) =>
    wordsOfFolded(list.split('|').map((word) => folded(word) + (word.endsWith('*') ? '*' : ''))),
  )
  const links = wordsOfList(link)
  for (const line of rules.trim().split('\n')) {
    const parts = line
      .replaceAll('{kin}', kin)
      .replaceAll('{child}', child)
      .trim()
      .replace(/^\^ /, '')
      .split(/ (\+|\.\.|~) /)
    const lists = parts.filter((_, n) => n % 2 === 0)
    const steps = lists.map((list, n) => ({
      words: wordsOfList(list),
      join: n === 0 ? ('+' as const) : (parts[2 * n - 1] as Step['join']),
      is_optional: list.split('|').includes('?'),
      is_end: list.split('|').includes('$'),
    }))
    const rule = { steps, link: links, at_start: line.trim().startsWith('^') }
    for (const key of new Set(
      mostTelling(lists.map((list) => list.split('|').map(folded))).map((word) => keyOf(word, 0, !letters)),
    ))
      here.set(key, [...(here.get(key) ?? []), rule])
  }
}

/** The step whose shortest word is longest. Not one that may be left out: its list has an empty word. */
function mostTelling(steps: string[][]): string[] {
  const shortest = steps.map((words) => Math.min(...words.map(({ length }) => length)))
  return steps[shortest.indexOf(Math.max(...shortest))]!
}

// Most words are plain letters: folding them all takes a tenth of a second more.
function foldPlain(word: string): string {
  return /^[a-z][a-z ]*$/.test(word) ? word : foldPhrase(word)
}

function once<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (!known.has(text)) known.set(text, compute(text))
    return known.get(text)!
  }
}
