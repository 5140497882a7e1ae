import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { foldPhrase } from './fold.ts'
import { afterAny, has, isWhole, readerOf, wordCount } from './row.ts'
import { sentence_end } from './sentences.ts'

// Whoever writes more says what is wrong with something else.
const max_words = 8
const max_length = 120

const displeased = /^(?:👎|😡|🤬|😠|😤|🙄|\p{Emoji_Modifier}|\s|\uFE0F)+$/u

const languages = lazily(() =>
  Object.values(section('not_helped')).map((lists) => {
    const { read, words } = readerOf(lists)
    return { read, phrases: words('phrases'), alone: words('alone'), all: [words('alone', 'filler')] }
  }),
)

/** Whether somebody says that the replies are of no help: a wish for a person, as nothing else is left. */
export function wasNotHelped(text: string): boolean {
  if (text.length > max_length) return false
  if (displeased.test(text.trim())) return true
  const sentences = text
    .split(sentence_end)
    .map(foldPhrase)
    .filter((sentence) => sentence !== '')
  return languages().some(({ read, phrases, alone, all }) =>
    sentences.some((sentence) => {
      const row = read(sentence)
      if (wordCount(row) > max_words) return false
      return has(row, phrases) || (has(row, alone) && isWhole(row, afterAny(row, [0], all)))
    }),
  )
}
