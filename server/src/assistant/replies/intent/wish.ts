import { after, type Said, type Words, wordStarts, wordsOf } from './row.ts'
import type { IntentTable } from './table.ts'

/** What both ways of reading a sentence look for. */
export interface Lists {
  anybody: Words
  speaking: Words
  machine: Words
}

// So short a sentence is about nothing else.
const few_words = 6

/**
 * Wishes by what they are made of, in whatever order and with other words between: to be called, to be passed on to somebody, somebody
 * real, no machine. Only where somebody wishes, and tells nothing of what was.
 */
export function wishing(
  { person, wish, told, call, me, real, no }: IntentTable,
  { anybody, speaking, machine }: Lists,
): ((sentence: string) => boolean) | null {
  if (wish === undefined) return null
  const people = wordsOf(person)
  const [wishes, tales, calling, self] = [wordsOf(wish), wordsOf(told), wordsOf(call), wordsOf(me)]
  const [alive, none] = [wordsOf(real), wordsOf(no)]
  return (text) => {
    const said = { text, spaced: true }
    const starts = wordStarts(said)
    const has = (words: Words) => after(said, starts, words).size > 0
    const near = (one: Words, most: number, other: Words) =>
      after(said, skipping(said, after(said, starts, one), most), other).size > 0
    const either = (one: Words, most: number, other: Words) => near(one, most, other) || near(other, most, one)
    if (has(tales)) return false
    if (near(none, 3, machine)) return true
    const wished = has(wishes)
    if (either(alive, 1, anybody)) return wished || starts.length <= few_words
    if (wished && (either(speaking, 3, people) || near(anybody, 4, speaking))) return true
    return either(calling, 3, self) && (wished || has(anybody))
  }
}

/** These places, and those up to so many words on. */
function skipping({ text }: Said, places: Set<number>, most: number): Set<number> {
  const all = new Set(places)
  let last = places
  for (let n = 0; n < most; n++) {
    last = new Set(Array.from(last, (place) => text.indexOf(' ', place) + 1).filter((place) => place > 0))
    for (const place of last) all.add(place)
  }
  return all
}
