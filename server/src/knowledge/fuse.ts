import type { MeantPassage } from './meaning/meaning.ts'

/** What both ways of looking say of an article. */
export interface Fused<Worded> {
  worded?: Worded
  meant?: MeantPassage
}

// Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009), with a smaller constant and half a voice for the meaning. Measured with a
// small model on 1,027 questions to a bank, shown first / in the first three: words 60.2/76.2 %, the textbook's 60 and whole voice
// 59.3/78.2 %, so 61.5/79.4 %.
const constant = 10
const voice = 0.5

/** Articles that were found by their words and those found by what they mean, as one list: best first. */
export function fuse<Worded extends { article: number }>(
  worded: readonly Worded[],
  meant: readonly MeantPassage[],
): Fused<Worded>[] {
  const all = new Map<number, Fused<Worded> & { score: number }>()
  const at = (article: number) => {
    const one = all.get(article) ?? { score: 0 }
    all.set(article, one)
    return one
  }
  worded.forEach((one, n) => {
    const fused = at(one.article)
    // An article of two languages is listed once for each.
    fused.worded ??= one
    fused.score += 1 / (constant + n + 1)
  })
  meant.forEach((one, n) => {
    const fused = at(one.article)
    fused.meant = one
    fused.score += voice / (constant + n + 1)
  })
  return [...all.values()].sort((one, other) => other.score - one.score)
}
