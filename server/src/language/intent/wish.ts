import { has, near, type Said, type Words, wordsOf } from './row.ts'
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
): ((said: Said) => boolean) | null {
  if (wish === undefined) return null
  const people = wordsOf(person)
  const [wishes, tales, calling, self] = [wordsOf(wish), wordsOf(told), wordsOf(call), wordsOf(me)]
  const [alive, none] = [wordsOf(real), wordsOf(no)]
  return (said) => {
    const either = (one: Words, most: number, other: Words) =>
      near(said, one, most, other) || near(said, other, most, one)
    if (has(said, tales)) return false
    if (near(said, none, 3, machine)) return true
    const wished = has(said, wishes)
    if (either(alive, 1, anybody)) return wished || said.starts.length <= few_words
    if (wished && (either(speaking, 3, people) || near(said, anybody, 4, speaking))) return true
    return either(calling, 3, self) && (wished || has(said, anybody))
  }
}
