import type { Lists } from './data.ts'
import {
  after,
  afterAny,
  has,
  inLetters,
  inWords,
  isWhole,
  type Row,
  skipping,
  spelled,
  standsAt,
  type Words,
  wordCount,
  wordsOf,
} from './row.ts'

/**
 * One notation for how people say something, in any language. A rule is a line of steps:
 *
 *     a|b + c     one right after the other        {kin}     the words of a list
 *     a .. b      up to three words between        {kin}*    any number of them, none included
 *     a . b       up to one; ... up to five        a|?       may be left out
 *     a ~ b       any number of {link} between     ^ and $   the start and the end of a sentence
 *     a & b & !c  b stands anywhere, and c doesn't {few}     after &: the sentence has few words
 *
 * `agent*` stands for all words that begin so. A rule that begins with `! ` says what isn't meant: where it matches, no other of its
 * language does. Accents, case and punctuation don't count.
 */
export class Matcher {
  private readonly words: Rules = new Map()
  private readonly letters: Rules = new Map()

  /** Learns the rules of a language; those that name a list it doesn't have are left out. */
  learn(rules: readonly string[], lists: Lists): void {
    const here = lists.by_letter ? this.letters : this.words
    const language = new Language(lists)
    const known_rules = rules.filter((rule) =>
      Array.from(rule.matchAll(/\{(\w+)\}/g)).every(([, name]) => language.has(name!)),
    )
    const exceptions = known_rules.filter((rule) => rule.startsWith('! ')).map((rule) => language.rule(rule.slice(2)))
    for (const line of known_rules) {
      if (line.startsWith('! ')) continue
      const rule = { ...language.rule(line), exceptions }
      for (const word of language.telling(line)) learnWord(here, word, rule, lists.by_letter !== undefined)
    }
  }

  /** Whether a sentence says it, in any of the languages; without one rule, to see what that gains. */
  matches(sentence: string, without?: string): boolean {
    if (isMatch(inWords(sentence), this.words, key_lengths.words, without)) return true
    return other_script.test(sentence) && isMatch(inLetters(sentence), this.letters, key_lengths.letters, without)
  }
}

type Join = '+' | '.' | '..' | '...' | '~'

interface Step {
  /** Its own, and those of lists. */
  words: Words[]
  join: Join
  times: 'once' | 'optional' | 'any'
  is_end: boolean
}

interface Rule {
  line: string
  steps: Step[]
  link: Words[]
  at_start: boolean
  conditions: { words: Words[]; is_absent: boolean; max_words: number }[]
}

/** Rules by the words of their most telling step: hardly any sentence has one. Words by how they begin. */
type Rules = Map<string, Map<string, (Rule & { exceptions: Rule[] })[]>>

const key_lengths = { words: 4, letters: 2 }
const max_between = { '.': 1, '..': 3, '...': 5 }
const max_words: Record<string, number> = { few: 6 }
/** Neither Latin, Cyrillic nor Greek: of those that put no spaces between words, or write words onto others. */
export const other_script = /[^\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\P{L}]/u

function learnWord(rules: Rules, word: string, rule: Rule & { exceptions: Rule[] }, by_letter: boolean): void {
  const key = keyOf(word.replace(/\*$/, ''), by_letter)
  const words = rules.get(key) ?? new Map()
  rules.set(key, words)
  words.set(word, [...(words.get(word) ?? []), rule])
}

function isMatch(row: Row, rules: Rules, key_length: number, without?: string): boolean {
  const concerned = new Set<Rule & { exceptions: Rule[] }>()
  for (const place of row.starts)
    for (let length = 1; length <= key_length; length++) {
      const words = rules.get(row.text.slice(place, place + length))
      if (!words) continue
      for (const [word, of_word] of words)
        if (standsAt(row, place, word)) for (const rule of of_word) concerned.add(rule)
    }
  for (const rule of concerned)
    if (rule.line !== without && matches(row, rule) && !rule.exceptions.some((exception) => matches(row, exception)))
      return true
  return false
}

function matches(row: Row, { steps, link, at_start, conditions }: Rule): boolean {
  let places = new Set(at_start ? [0] : row.starts)
  for (const { words, join, times, is_end } of steps) {
    const from =
      join === '+' ? places : join === '~' ? afterAny(row, places, link) : skipping(row, places, max_between[join])
    if (is_end && isWhole(row, from)) break
    const next = times === 'any' ? afterAny(row, from, words) : after(row, from, words)
    if (times === 'optional') for (const one of from) next.add(one)
    if (next.size === 0) return false
    places = next
  }
  return conditions.every(
    ({ words, is_absent, max_words }) =>
      (words.some((some) => has(row, some)) || wordCount(row) <= max_words) !== is_absent,
  )
}

/** The lists of a language, and what rules become with them. */
class Language {
  private readonly lists: Lists
  private readonly made = new Map<string, Words[]>()

  constructor(lists: Lists) {
    this.lists = lists
  }

  has(name: string): boolean {
    return name in max_words || name in this.lists
  }

  rule(line: string): Rule {
    const [steps = '', ...conditions] = line.split(' & ')
    const parts = steps.replace(/^\^ /, '').split(/ (\+|\.{1,3}|~) /)
    return {
      line,
      steps: parts
        .filter((_, n) => n % 2 === 0)
        .map((part, n) => this.step(part, n === 0 ? '+' : (parts[2 * n - 1] as Join))),
      link: this.listed('link'),
      at_start: steps.startsWith('^ '),
      conditions: conditions.map((condition) => ({
        words: this.wordsOf(condition.replace(/^!/, '')),
        is_absent: condition.startsWith('!'),
        max_words: max_words[/\{(few)\}/.exec(condition)?.[1] ?? ''] ?? 0,
      })),
    }
  }

  private step(part: string, join: Join): Step {
    const items = part.split('|')
    const times = items.includes('?') ? 'optional' : items.every((item) => item.endsWith('}*')) ? 'any' : 'once'
    return { words: this.wordsOf(part), join, times, is_end: items.includes('$') }
  }

  private wordsOf(part: string): Words[] {
    return this.trees(part.split('|'))
  }

  /** Each list is made once, also where it is part of others. */
  private trees(items: readonly string[]): Words[] {
    const own = items.filter((item) => !/^\{|^[?$]$/.test(item))
    const names = items.flatMap((item) => /^\{(\w+)\}/.exec(item)?.[1] ?? []).filter((name) => !(name in max_words))
    const words = own.length > 0 ? [wordsOf(spelled(own, this.lists))] : []
    return [...words, ...names.flatMap((name) => this.listed(name))]
  }

  private listed(name: string): Words[] {
    const tree = this.made.get(name) ?? this.trees(this.lists[name] ?? [])
    this.made.set(name, tree)
    return tree
  }

  /** The words of a part, lists written out. */
  private all(part: string): string[] {
    return part.split('|').flatMap((item) => {
      const name = /^\{(\w+)\}/.exec(item)?.[1]
      return name === undefined
        ? spelled([item], this.lists)
        : (this.lists[name] ?? []).flatMap((word) => this.all(word))
    })
  }

  /** The words of its most telling step, whose shortest word is longest. */
  telling(line: string): Set<string> {
    const parts = line
      .split(' & ')[0]!
      .replace(/^\^ /, '')
      .split(/ (?:\+|\.{1,3}|~) /)
    const needed = parts.filter((part) => !/(?:^|\|)[?$](?:\||$)|\}\*$/.test(part)).map((part) => this.all(part))
    const shortest = needed.map((words) => Math.min(...words.map(({ length }) => length)))
    return new Set(needed[shortest.indexOf(Math.max(...shortest))]!)
  }
}

function keyOf(word: string, by_letter: boolean): string {
  return by_letter ? word.slice(0, key_lengths.letters) : word.slice(0, key_lengths.words).split(' ')[0]!
}
