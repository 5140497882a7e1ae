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

// The word comes from anybody.
const max_length = 40

function only(words: readonly string[]): string | undefined {
  return words.length === 1 ? words[0] : undefined
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[_-]/g, '')
}

function isPart(word: string, whole: string): boolean {
  if (word.length < 3) return false
  return ['_', '-'].some((sign) => whole.startsWith(word + sign) || whole.endsWith(sign + word))
}

function closest(word: string, known: readonly string[]): string[] {
  const max = word.length < 3 ? 0 : word.length < 6 ? 1 : 2
  for (let letters = 1; letters <= max; letters++) {
    const near = known.filter((one) => isNear(word, one, letters))
    if (near.length > 0) return near
  }
  return []
}

/** At most this many letters are missing, extra, wrong or swapped. */
export function isNear(word: string, other: string, left: number): boolean {
  let same = 0
  while (same < word.length && word[same] === other[same]) same++
  const [a, b] = [word.slice(same), other.slice(same)]
  if (a === b) return true
  if (left === 0) return false
  const swapped = a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), left - 1)
  return (
    swapped ||
    isNear(a.slice(1), b, left - 1) ||
    isNear(a, b.slice(1), left - 1) ||
    isNear(a.slice(1), b.slice(1), left - 1)
  )
}
