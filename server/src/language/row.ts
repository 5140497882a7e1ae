import type { Lists } from './data.ts'

/** Words of a list, by how they begin. */
export type Words = Map<string, Beginning>

interface Beginning {
  closed: string[]
  /** Those that stand for all words that begin so. */
  open: string[]
}

// Longer ones of a list seldom begin alike.
const key_length = 2

/** A text, folded, and whether its language puts spaces between words. */
export interface Row {
  text: string
  spaced: boolean
  /** Where words may begin. */
  starts: number[]
}

export function inWords(text: string): Row {
  return { text, spaced: true, starts: [0, ...Array.from(text.matchAll(/ /g), ({ index }) => index + 1)] }
}

/** As those write who put no spaces between words, wherever they put some. */
export function inLetters(sentence: string): Row {
  const text = sentence.replaceAll(' ', '')
  return { text, spaced: false, starts: Array.from({ length: text.length }, (_, n) => n) }
}

/** How a language's sentences are read, and the words of its lists, by their names. */
export function readerOf(lists: Lists): { read: (sentence: string) => Row; words: (...names: string[]) => Words } {
  return {
    read: lists.by_letter ? inLetters : inWords,
    words: (...names) => wordsOf(names.flatMap((name) => spelled(lists[name] ?? [], lists))),
  }
}

/** Words of a list as they're looked for in their language. */
export function spelled(words: string[], { by_letter }: Lists): string[] {
  return by_letter ? words.map((word) => word.replaceAll(' ', '')) : words
}

/** Folded words; one may be several: "real person". What ends in `*` stands for all that begin so. */
export function wordsOf(words: readonly string[]): Words {
  const all: Words = new Map()
  for (const word of new Set(words)) {
    const text = word.replace(/\*$/, '')
    if (text === '') continue
    const key = text.slice(0, key_length)
    const beginning = all.get(key) ?? { closed: [], open: [] }
    all.set(key, beginning)
    beginning[text === word ? 'closed' : 'open'].push(text)
  }
  return all
}

/**
 * Where the next word begins after one of these; behind the end of the text where it was the last. Texts are compared place by
 * place, as a pattern would try every way to part "ababab" into a, b and ab, which doubles with each letter.
 */
export function after(row: Row, places: Iterable<number>, lists: readonly Words[]): Set<number> {
  const ends = new Set<number>()
  for (const place of places) for (const words of lists) addNext(ends, row, place, words)
  return ends
}

/** Whether one of these words stands anywhere. */
export function has(row: Row, words: Words): boolean {
  const ends = new Set<number>()
  for (const place of row.starts) {
    addNext(ends, row, place, words)
    if (ends.size > 0) return true
  }
  return false
}

// What scripts without spaces take for a word.
const letters_of_a_word = 3

export function wordCount({ starts, spaced }: Row): number {
  return spaced ? starts.length : Math.ceil(starts.length / letters_of_a_word)
}

/** These places, and those up to so many words on. */
export function skipping({ text, spaced }: Row, places: Set<number>, limit: number): Set<number> {
  const all = new Set(places)
  if (!spaced) {
    for (const place of places) for (let n = 1; n <= limit * letters_of_a_word; n++) all.add(place + n)
    return all
  }
  let last = places
  for (let n = 0; n < limit; n++) {
    last = new Set(Array.from(last, (place) => text.indexOf(' ', place) + 1).filter((place) => place > 0))
    for (const place of last) all.add(place)
  }
  return all
}

/** The same after any number of them, none included. */
export function afterAny(row: Row, places: Iterable<number>, lists: readonly Words[]): Set<number> {
  const ends = new Set(places)
  // A set is walked in the order of adding, also over what is added meanwhile.
  for (const place of ends) for (const words of lists) addNext(ends, row, place, words)
  return ends
}

/** Whether nothing is left. */
export function isWhole({ text }: Row, places: Set<number>): boolean {
  return places.has(text.length + 1)
}

function addNext(ends: Set<number>, { text, spaced }: Row, place: number, words: Words): void {
  const add = (end: number) => {
    if (end === text.length || text[end] === ' ') ends.add(end + 1)
    else if (!spaced) ends.add(end)
  }
  for (let length = 1; length <= key_length; length++) {
    const beginning = words.get(text.slice(place, place + length))
    if (!beginning) continue
    for (const word of beginning.closed) if (text.startsWith(word, place)) add(place + word.length)
    for (const word of beginning.open) if (text.startsWith(word, place)) add(wordEnd(text, place + word.length))
  }
}

/** Whether this word stands there; one that ends in `*` may go on. */
export function standsAt({ text, spaced }: Row, place: number, word: string): boolean {
  if (word.endsWith('*')) return text.startsWith(word.slice(0, -1), place)
  if (!text.startsWith(word, place)) return false
  const end = place + word.length
  return !spaced || end === text.length || text[end] === ' '
}

function wordEnd(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? text.length : space
}
