import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { after, afterAny, isWhole, readerOf } from './row.ts'

const max_length = 40

const languages = lazily(() =>
  Object.values(section('choice')).map((lists) => {
    const { read, words } = readerOf(lists)
    return { read, places: [[words('first')], [words('second')]], last: [words('last')], filler: [words('filler')] }
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
