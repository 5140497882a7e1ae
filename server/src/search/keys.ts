/**
 * What a document can be found by, as a number of 42 bits: a word in its text, the beginning of one, a word of the name of
 * whom it is about, or a spelling one letter off. Together with its segment's number (21 bits) it is a key of the index.
 */
export const whole = (word: string) => hash('=', word)
export const beginning = (letters: string) => hash('^', letters)
export const named = (word: string) => hash('@', word)
export const misspelt = (environment_id: number, spelling: string) => hash(`${environment_id}~`, spelling)

/** Words are found by their first so many letters; longer beginnings are found only as whole words. */
export const longest_beginning = 20

export function beginnings(word: string): number[] {
  const keys: number[] = []
  for (let length = 1; length <= Math.min(word.length, longest_beginning); length++)
    keys.push(beginning(word.slice(0, length)))
  return keys
}

/** One letter left out, added, replaced or two swapped: both words have a spelling here in common. */
export function spellings(word: string): string[] {
  return [word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))]
}

/** Only letters, and enough of them that one may be wrong. */
export function mayBeMisspelt(word: string): boolean {
  return /^\p{L}{4,24}$/u.test(word)
}

// cyrb53 (public domain), cut to 42 bits: no need to withstand an attacker, who could only make his own searches answer
// with too much; a document is looked at again before it is shown.
function hash(kind: string, text: string): number {
  let a = 0xdeadbeef ^ kind.charCodeAt(kind.length - 1)
  let b = 0x41c6ce57
  const all = kind.length > 1 ? kind + text : text
  for (let n = 0; n < all.length; n++) {
    const unit = all.charCodeAt(n)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (b >>> 11) * 2 ** 21 + (a >>> 11)
}
