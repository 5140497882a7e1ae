import { lazily } from '../../../jobs/lazily.ts'
import { section } from '../../data.ts'
import { speller } from '../../spelling.ts'
import { foldedWords } from '../phrase-words.ts'
import { singleWords } from './single-words.ts'

/** What was meant by a word that is often typed in a hurry: "prcing". */
export const meantWord = lazily(() => speller(new Set(singleWords('often_mistyped')), vocabularyWords()))

/** Each word of every phrase. */
function vocabularyWords(): Set<string> {
  const phrases = Object.values(section('sales')).flatMap((lists) => Object.values(lists).flat())
  return new Set(phrases.flatMap(foldedWords))
}
