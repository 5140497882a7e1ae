// A shorter word is one letter away from too many others: "real" and "read".
const min_letters = 5
// So long a word is known with one letter wrong, too.
const long = 9

/**
 * Mends these words where they were mistyped: neighbours changed over, a letter left out or written twice, and in long words one that
 * is wrong. "tlak to a persn" is "talk to a person". What is a word of its own stays. Words are found by what is left of them without
 * one letter, as all ways to mistype them would take ten times the room.
 */
export function speller(words: Set<string>, vocabulary: Set<string>): (sentence: string) => string {
  const without_one = new Map<string, string[]>()
  for (const word of words)
    if (word.length >= min_letters - 1 && /^[a-z]+$/.test(word))
      // Without its last letter, "adviser" is "advise".
      for (const shorter of lessOne(word).slice(0, -1))
        without_one.set(shorter, [...(without_one.get(shorter) ?? []), word])

  function meant(typed: string): string | undefined {
    for (const [n, shorter] of lessOne(typed).entries()) {
      if (typed[n] === typed[n - 1] && shorter.length >= min_letters && words.has(shorter)) return shorter
      const other = without_one.get(shorter)?.find((word) => word.length === typed.length && isSlip(typed, word))
      if (other) return other
    }
    return without_one.get(typed)?.find((word) => word.length >= min_letters)
  }

  return (sentence) =>
    sentence.replace(/(?<![^ ])[a-z]{4,20}(?![^ ])/g, (typed) =>
      vocabulary.has(typed) ? typed : (meant(typed) ?? typed),
    )
}

/** The single words of folded lists. What is open at its end has no spelling of its own. */
export function singleWords(lists: readonly string[][]): Set<string> {
  return new Set(lists.flat().flatMap((words) => words.split(' ').filter((word) => !word.endsWith('*'))))
}

function lessOne(word: string): string[] {
  return Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))
}

/** Of two words of one length: two neighbours changed over, or in a long one a letter that is wrong. */
function isSlip(typed: string, word: string): boolean {
  const wrong = Array.from(word, (_, n) => n).filter((n) => typed[n] !== word[n])
  const [first, second] = wrong as [number, number]
  if (wrong.length === 1) return word.length >= long
  return wrong.length === 2 && second === first + 1 && typed[first] === word[second] && typed[second] === word[first]
}
