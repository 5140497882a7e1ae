import { foldPhrase } from '../fold.ts'

/** Words of a list, letter by letter: what begins alike is compared once. */
export interface Words {
  next: Map<string, Words> | null
  /** A word ends here, or one that stands for all that begin so. */
  end: 'closed' | 'open' | null
}

/** A text, folded, and whether its language puts spaces between words. */
export interface Said {
  text: string
  spaced: boolean
  /** Where words may begin. */
  starts: number[]
}

export function inWords(text: string): Said {
  return { text, spaced: true, starts: [0, ...Array.from(text.matchAll(/ /g), ({ index }) => index + 1)] }
}

/** As those write who put no spaces between words, wherever they put some. */
export function inLetters(sentence: string): Said {
  const text = sentence.replaceAll(' ', '')
  return { text, spaced: false, starts: Array.from({ length: text.length }, (_, n) => n) }
}

/** Lists of a table, separated by `|`; a word may be several: "real person". */
export function wordsOf(...lists: (string | undefined)[]): Words {
  return wordsOfFolded(lists.flatMap((list) => list?.split('|') ?? []).map((word) => foldPhrase(word) + ending(word)))
}

function ending(word: string): string {
  return word.trim().endsWith('*') ? '*' : ''
}

export function wordsOfFolded(words: readonly string[]): Words {
  const all: Words = { next: null, end: null }
  for (const word of words) {
    const folded = word.replace(/\*$/, '')
    if (folded === '') continue
    let at = all
    for (const letter of folded.split('')) {
      at.next ??= new Map()
      const next = at.next.get(letter) ?? { next: null, end: null }
      at.next.set(letter, next)
      at = next
    }
    if (at.end !== 'open') at.end = word.endsWith('*') ? 'open' : 'closed'
  }
  return all
}

/**
 * Where the next word begins after one of these; behind the end of the text where it was the last. Texts are compared place by
 * place, as a pattern would try every way to part "ababab" into a, b and ab, which doubles with each letter.
 */
export function after(said: Said, places: Iterable<number>, words: Words): Set<number> {
  const found = new Set<number>()
  for (const place of places) addNext(found, said, place, words)
  return found
}

/** Whether one of these words stands anywhere. */
export function has(said: Said, words: Words): boolean {
  const found = new Set<number>()
  for (const place of said.starts) {
    addNext(found, said, place, words)
    if (found.size > 0) return true
  }
  return false
}

/** Whether one of the others stands behind one of these, with so many words between at most. */
export function near(said: Said, words: Words, most: number, others: Words): boolean {
  return after(said, skipping(said, after(said, said.starts, words), most), others).size > 0
}

// What scripts without spaces take for a word.
const letters_of_a_word = 3

/** These places, and those up to so many words on. */
export function skipping({ text, spaced }: Said, places: Set<number>, most: number): Set<number> {
  const all = new Set(places)
  if (!spaced) {
    for (const place of places) for (let n = 1; n <= most * letters_of_a_word; n++) all.add(place + n)
    return all
  }
  let last = places
  for (let n = 0; n < most; n++) {
    last = new Set(Array.from(last, (place) => text.indexOf(' ', place) + 1).filter((place) => place > 0))
    for (const place of last) all.add(place)
  }
  return all
}

/** The same after any number of them, none included. */
export function afterAny(said: Said, places: Iterable<number>, words: Words): Set<number> {
  const found = new Set(places)
  // A set is walked in the order of adding, also over what is added meanwhile.
  for (const place of found) addNext(found, said, place, words)
  return found
}

/** Whether nothing is left. */
export function isWhole({ text }: Said, places: Set<number>): boolean {
  return places.has(text.length + 1)
}

function addNext(found: Set<number>, { text, spaced }: Said, place: number, words: Words): void {
  let node = words
  for (let at = place; at < text.length; at++) {
    const next = node.next?.get(text[at]!)
    if (!next) return
    node = next
    if (node.end === null) continue
    const end = node.end === 'open' ? wordEnd(text, at + 1) : at + 1
    if (end === text.length || text[end] === ' ') found.add(end + 1)
    else if (!spaced) found.add(end)
  }
}

function wordEnd(text: string, from: number): number {
  const space = text.indexOf(' ', from)
  return space < 0 ? text.length : space
}
