import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { after, afterAny, inLetters, inWords, isWhole, wordsOf } from './row.ts'

const max_length = 40

const languages = lazily(() =>
  Object.values(section('choice')).map(({ by_letter, first, second, last, filler }) => {
    const spelled = (words: string[]) => [wordsOf(by_letter ? words.map((word) => word.replaceAll(' ', '')) : words)]
    return {
      read: by_letter ? inLetters : inWords,
      places: [spelled(first!), spelled(second!)],
      last: spelled(last!),
      filler: spelled(filler!),
    }
  }),
)

/** The place of what somebody picks out of so many, where a text says nothing else: "the second one", "la 2". Null if it picks none. */
export function choiceOf(text: string, count: number): number | null {
  const folded = foldPhrase(text.slice(0, max_length + 1))
  if (folded === '' || folded.length > max_length) return null
  for (const { read, places, last, filler } of languages()) {
    const row = read(folded)
    const starts = afterAny(row, [0], filler)
    const picks = (words: (typeof places)[number]) => isWhole(row, afterAny(row, after(row, starts, words), filler))
    const place = places.slice(0, count).findIndex(picks)
    if (place >= 0) return place + 1
    if (picks(last)) return count
  }
  return null
}
