import { detectText } from '../language/detect.ts'
import { type Term, type Vocabulary, vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import { passagesOf, plain } from './passages.ts'

export interface Text {
  title: string
  body: string
  /** Null: to be recognized. */
  language: string | null
}

/** An article as it is kept for being found: columns of rows, as PostgreSQL writes arrays. */
export interface Reading {
  language: string
  passages: { passages: string; lengths: string }
  terms: { places: string; terms: string; frequencies: string; lengths: string }
  words: { words: string; stems: string }
}

// A title says what the whole is about. Measured: with 2 to 4 within half a percent of each other.
export const title_counts = 3
const heading_counts = 2
const max_words = 32_000
const otherwise = 'en'

/** Reads an article as a question will be read. Takes milliseconds up to a tenth of a second: on a thread of its own. */
export async function readArticle({ title, body, language: stated_language }: Text): Promise<Reading> {
  const language = stated_language ?? recognize(title, body)
  const vocabulary = await vocabularyOf(language)
  const known = new Map<string, string>()
  const titled = counted([], vocabulary, title, title_counts, known)
  const passages = passagesOf(body)
  // Without a body there is still a title to be found by.
  if (passages.length === 0) passages.push({ text: title, headings: [] })
  const lengths: number[] = []
  const rows: { place: number; term: string; frequency: number }[] = []
  passages.forEach(({ text, headings }, place) => {
    let frequencies = counted(titled, vocabulary, plain(text), 1, known)
    frequencies = counted(frequencies, vocabulary, plain(headings.join('\n')), heading_counts, known)
    let length = 0
    for (const [term, frequency] of frequencies) {
      rows.push({ place, term, frequency: Math.min(frequency, max_words) })
      length += frequency
    }
    lengths.push(Math.min(length, max_words))
  })
  const words = [...known].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    language,
    passages: { passages: texts(passages.map(({ text }) => text)), lengths: numbers(lengths) },
    terms: {
      places: numbers(rows.map(({ place }) => place)),
      terms: texts(rows.map(({ term }) => term)),
      frequencies: numbers(rows.map(({ frequency }) => frequency)),
      lengths: numbers(rows.map(({ place }) => lengths[place]!)),
    },
    words: { words: texts(words.map(([word]) => word)), stems: texts(words.map(([, stem]) => stem)) },
  }
}

function recognize(title: string, body: string): string {
  const detected = detectText(plain(`${title}\n${body.slice(0, 2000)}`).slice(0, 2000))
  return /^[a-z]{2}$/.test(detected) ? detected : otherwise
}

function counted(
  before: Iterable<[string, number]>,
  vocabulary: Vocabulary,
  text: string,
  weight: number,
  known: Map<string, string>,
): Map<string, number> {
  const frequencies = new Map(before)
  const note = ({ word, stem }: Term) => {
    frequencies.set(stem, (frequencies.get(stem) ?? 0) + weight)
    if (!/\p{N}/u.test(word)) known.set(word, stem)
  }
  vocabulary.terms(text).forEach(note)
  return frequencies
}

function numbers(values: number[]): string {
  return `{${values.join(',')}}`
}

function texts(values: string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
