/**
 * The known word that somebody most likely meant: written in another style (`createdAfter`), shortened (`phone` for `phone_number`) or
 * mistyped. Undefined if none is close, or if two are equally close.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > max_length) return undefined
  return (
    only(known.filter((one) => plain(one) === plain(word))) ??
    only(known.filter((one) => isPart(word, one))) ??
    only(closest(word.toLowerCase(), known))
  )
}

// Comparing takes the product of both lengths, and the word comes from anybody.
const max_length = 40

function only(words: readonly string[]): string | undefined {
  return words.length === 1 ? words[0] : undefined
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, '')
}

function isPart(word: string, whole: string): boolean {
  return word.length > 2 && (whole.startsWith(`${word}_`) || whole.endsWith(`_${word}`))
}

function closest(word: string, known: readonly string[]): string[] {
  const max = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  const near = known
    .filter((one) => Math.abs(one.length - word.length) <= max)
    .map((one) => ({ one, edits: distance(word, one) }))
    .filter(({ edits }) => edits <= max)
  const least = Math.min(...near.map(({ edits }) => edits))
  return near.filter(({ edits }) => edits === least).map(({ one }) => one)
}

/** Letters to insert, drop, replace or swap with the next one. */
function distance(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}
