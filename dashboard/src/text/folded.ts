/** For comparisons: letters without accents and case, as people type them quickly. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** What is meant by the words: first what begins so, then what has a word that does, then what has them anywhere. */
export function matching<T>(words: string, all: readonly T[], textOf: (one: T) => string): T[] {
  const sought = folded(words.trim())
  if (sought === '') return [...all]
  const ranks: T[][] = [[], [], []]
  for (const one of all) {
    const at = ` ${folded(textOf(one))}`.indexOf(` ${sought}`)
    const rank = at === 0 ? 0 : at > 0 ? 1 : folded(textOf(one)).includes(sought) ? 2 : undefined
    if (rank !== undefined) ranks[rank]!.push(one)
  }
  return ranks.flat()
}
