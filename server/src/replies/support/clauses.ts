import { lazily } from '../../jobs/lazily.ts'
import { type Statements, section } from '../../language/data.ts'
import { foldPhrase } from '../../language/fold.ts'
import { segmentsOf } from '../../language/segment.ts'
import { type Vocabulary, vocabularyOf } from '../../language/vocabulary/vocabulary.ts'
import { pairs } from '../../language/words.ts'
import { detailsOf } from '../../models/details.ts'

/** A part of a sentence that states one thing. */
export interface Clause {
  text: string
  /** Its words in one spelling. */
  words: string[]
  /** What the words have in common with their inflections; without numbers. */
  stems: Set<string>
  /** Of the stems, those that say something: what is free, joins or negates is not among them. */
  content: Set<string>
  numbers: Set<string>
  /** The words right before and behind its numbers: "days" of "5 days". */
  units: Set<string>
}

export interface Sentence extends Clause {
  clauses: Clause[]
}

type Named = Exclude<keyof Statements, 'by_letter'>

/** How sentences of a language are taken apart. */
export interface Grammar {
  sentences(text: string): Sentence[]
  /** Whether a clause has a word of one of the lists. */
  has(clause: Clause, ...names: Named[]): boolean
  /** How many words of a list it has: "not forbidden" denies twice. */
  count(clause: Clause, name: Named): number
  stemsOf(text: string): Set<string>
}

const statements = lazily(() => section('statements'))
const grammars = new Map<string, Promise<Grammar>>()

/** Null for a language of which nothing is known about what its sentences state. */
export async function grammarOf(language: string): Promise<Grammar | null> {
  if (!Object.hasOwn(statements(), language)) return null
  let grammar = grammars.get(language)
  if (!grammar) {
    grammar = load(language, statements()[language]!)
    grammars.set(language, grammar)
  }
  return grammar
}

async function load(language: string, lists: Statements): Promise<Grammar> {
  return lists.by_letter ? byLetter(language, lists) : byWord(language, lists, await vocabularyOf(language))
}

function byWord(language: string, lists: Statements, { stem }: Vocabulary): Grammar {
  const silent = new Set([...lists.free, ...lists.not, ...lists.only, ...lists.and])
  const joints = new RegExp(` (?:${lists.and.join('|')}) `, 'giu')

  function clause(text: string): Clause {
    const plain = withoutLinks(text)
    const tokens = tokensOf(plain)
    const words = tokens.filter((word) => !isNumber(word))
    return {
      text,
      words,
      stems: new Set(words.map(stem)),
      content: new Set(words.filter((word) => !silent.has(word)).map(stem)),
      numbers: numbersIn(plain),
      units: new Set(tokens.filter((_, n) => isNumber(tokens[n - 1]) || isNumber(tokens[n + 1])).map(stem)),
    }
  }

  return {
    sentences: (text) =>
      split(text, language).map((one) => ({ ...clause(one), clauses: parts(one, joints).map(clause) })),
    has: ({ words }, ...names) => {
      const text = ` ${words.join(' ')} `
      return names.some((name) => lists[name].some((word) => text.includes(` ${word} `)))
    },
    count: ({ words }, name) => words.filter((word) => lists[name].includes(word)).length,
    stemsOf: (text) => clause(text).stems,
  }
}

/** Without spaces between words, letters that stand next to each other stand for words. */
function byLetter(language: string, lists: Statements): Grammar {
  const joints = new RegExp(lists.and.join('|'), 'gu')
  const silent = [...lists.free, ...lists.not, ...lists.only].toSorted((a, b) => b.length - a.length)
  const free = new RegExp(silent.join('|'), 'gu')

  function clause(text: string): Clause {
    const plain = withoutLinks(text)
    const letters = foldPhrase(plain).replace(/[\d ]+/g, ' ')
    return {
      text,
      words: [letters.replaceAll(' ', '')],
      stems: pairsOf(letters),
      content: pairsOf(letters.replace(free, ' ')),
      numbers: numbersIn(plain),
      units: new Set(),
    }
  }

  return {
    sentences: (text) =>
      split(text, language).map((one) => ({ ...clause(one), clauses: parts(one, joints).map(clause) })),
    has: ({ words: [letters = ''] }, ...names) =>
      names.some((name) => lists[name].some((word) => letters.includes(word))),
    count: ({ words: [letters = ''] }, name) => lists[name].filter((word) => letters.includes(word)).length,
    stemsOf: (text) => clause(text).stems,
  }
}

function pairsOf(letters: string): Set<string> {
  return new Set(letters.split(' ').flatMap((run) => pairs(Array.from(run))))
}

// "1. Open the page" is numbering, and "- " a list.
const counted = /^[^\S\n]*(?:\d{1,2}[.)](?!\d)|[-*•–])\s*/gm

function split(text: string, language: string): string[] {
  return text
    .replace(counted, '')
    .split(/\n+|[;；؛]/)
    .flatMap((line) => segmentsOf(line, language).map((segment) => segment.trim()))
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
}

function parts(sentence: string, joints: RegExp): string[] {
  return sentence
    .replace(joints, '\n')
    .split(/\n|[,:](?!\d)|[，、،：()–—]/)
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
}

const signs: [RegExp, string][] = [
  [/€|\beuros?\b/giu, ' eur '],
  [/\$/g, ' usd '],
  [/£/g, ' gbp '],
  [/%|\bper ?cent\b|\bprozent\b|\bpour ?cent\b|\bpor ?cento\b|\bpor ?ciento\b|\bper ?cento\b/giu, ' percent '],
]

function tokensOf(text: string): string[] {
  const spelled = signs.reduce((before, [sign, word]) => before.replace(sign, word), text)
  // "14.90" is one, and so is "check-in".
  const whole = spelled.replace(/(?<=\d)[.,:/'’](?=\d)/g, 'ø').replace(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
  return foldPhrase(whole)
    .split(' ')
    .filter((word) => word !== '')
}

function isNumber(word = ''): boolean {
  return /^\d/.test(word)
}

export function numbersIn(text: string): Set<string> {
  return new Set([...detailsOf(text)].filter(isNumber))
}

/** Two as one. */
export function joined(one: Clause, other: Clause): Clause {
  return {
    text: `${one.text}, ${other.text}`,
    words: [...one.words, ...other.words],
    stems: one.stems.union(other.stems),
    content: one.content.union(other.content),
    numbers: one.numbers.union(other.numbers),
    units: one.units.union(other.units),
  }
}

function withoutLinks(text: string): string {
  return text.replace(/[^\s()<>"„“]*(?::\/\/|(?<=[\p{L}\p{N}])\.(?=\p{L}{2})|@)[^\s()<>"„“]*/gu, ' ')
}
