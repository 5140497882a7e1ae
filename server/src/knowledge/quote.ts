import { segmentsOf } from '../language/segment.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import type { AskedWord } from './asked-word.ts'
import { plain } from './passages.ts'

const max_length = 700

/** The sentences of a passage that answer best, letter by letter: all of it where it is short. */
export async function quote(passage: string, language: string, words: AskedWord[]): Promise<string> {
  const text = withoutHeading(passage)
  if (text.length <= max_length) return text
  const vocabulary = await vocabularyOf(language)
  const parts = segmentsOf(text)
  const values = parts.map((part) => worth(part, vocabulary, words))
  let best = { from: 0, to: 1, value: -1 }
  for (let from = 0; from < parts.length; from++) {
    let length = 0
    let value = 0
    for (let to = from; to < parts.length; to++) {
      length += parts[to]!.length
      if (length > max_length && to > from) break
      value += values[to]!
      if (value > best.value) best = { from, to: to + 1, value }
    }
  }
  return cut(parts.slice(best.from, best.to).join('').trim())
}

function withoutHeading(passage: string): string {
  return passage.replace(/^(?: {0,3}#{1,6}[ \t][^\n]*(?:\n\s*|$))+/, '').trim() || passage
}

function worth(part: string, vocabulary: Vocabulary, words: AskedWord[]): number {
  const stems = new Set(vocabulary.terms(plain(part)).map(({ stem }) => stem))
  return words.reduce(
    (sum, { senses, weight }) =>
      sum + weight * Math.max(0, ...senses.map(({ term, share }) => (stems.has(term) ? share : 0))),
    0,
  )
}

function cut(text: string): string {
  if (text.length <= max_length * 2) return text
  return text.slice(0, max_length * 2).replace(/[\uD800-\uDBFF]$/, '')
}
