/**
 * What a document can be found by, as a 42-bit number: a word of its text, a prefix of one, a word of its contact's name, or
 * a spelling that differs by one letter. Together with its segment's number (21 bits), it's a key of the index.
 */
export const whole = (word: string) => hash('=', word)
export const beginning = (letters: string) => hash('^', letters)
export const named = (word: string) => hash('@', word)
export const misspelt = (environment_id: number, spelling: string) => hash(`${environment_id}~`, spelling)

/** Prefixes are indexed up to this length. Longer ones are found only as whole words. */
export const longest_beginning = 20

export function beginnings(word: string): number[] {
  const keys: number[] = []
  for (let length = 1; length <= Math.min(word.length, longest_beginning); length++)
    keys.push(beginning(word.slice(0, length)))
  return keys
}

/** One letter removed, added, replaced, or two swapped: both words share one of these spellings. */
export function spellings(word: string): string[] {
  return [word, ...Array.from(word, (_, n) => word.slice(0, n) + word.slice(n + 1))]
}

/** Only letters, and enough of them that one may be wrong. */
export function mayBeMisspelt(word: string): boolean {
  return /^\p{L}{4,24}$/u.test(word)
}

// cyrb53 (public domain), truncated to 42 bits. It needn't withstand attackers, who could only make their own searches
// return too much: each document is checked before it's shown.
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
