import { lazily } from '../../../jobs/lazily.ts'
import { singleWords } from './single-words.ts'

// Words that are often typed in a hurry. Long ones alone: a letter less makes another word of a short one.
/** Words of their own that are a slip away from one of those. */
const other_words = new Set(['preciso'])
const shortest = 6

/** What a slip of the finger makes of a word: a letter left out, typed twice, or two that changed places. */
function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at < word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
    if (after !== '') slips.push(before + after)
    slips.push(before + here + here + after)
    if (after !== '') slips.push(before + after[0] + here + after.slice(1))
  }
  return slips
}

/** The word meant, by what was typed. */
export const typos = lazily((): ReadonlyMap<string, string> => {
  const keywords = new Set(singleWords('often_mistyped'))
  const slips = Array.from(keywords)
    .filter((word) => word.length >= shortest)
    .flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const))
  return new Map([
    ['qoute', 'quote'],
    ['quoet', 'quote'],
    ...slips.filter(([slip]) => !keywords.has(slip) && !other_words.has(slip)),
  ])
})
