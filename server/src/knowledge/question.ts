import type { Connection } from '../db/connection.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import type { AskedWord } from './asked-word.ts'
import type { Corpus } from './corpus.ts'
import { frequencies } from './frequencies.ts'
import { guess } from './guess.ts'

export interface Question {
  corpus: Corpus
  words: AskedWord[]
  /** What all words together weigh, those included that no article has. */
  weight: number
  /** How much the whole reads like this language, 0–1. */
  fluency: number
}

// Each word costs a lookup; a message that is longer than this tells a story, and its beginning has said what it is about.
const max_words = 32
const max_length = 1500

const joined_share = 0.8
const synonym_share = 0.4

/** What is asked, as the articles of each language would say it. */
export async function understand(
  connection: Connection,
  environment_id: number,
  corpora: Corpus[],
  text: string,
): Promise<Question[]> {
  const spoken = withoutAddresses(text.slice(0, max_length))
  const readings = likeliest(await readingsIn(corpora, spoken))
  const max_fluent = Math.max(...readings.map(({ fluency }) => fluency))
  return Promise.all(
    readings.map(async ({ corpus, vocabulary, fluency }) => {
      const words = wordsOf(spoken, vocabulary)
      await count(connection, environment_id, corpus, words)
      // In the other languages every word is unknown, and a few of them look like one of theirs.
      if (fluency === max_fluent) {
        const doubtful = words.filter(isUnknown)
        if (doubtful.length > 0) await guess(connection, environment_id, corpus.language, vocabulary, doubtful)
        await count(connection, environment_id, corpus, doubtful)
      }
      for (const word of words) word.weight = weightOf(word, corpus)
      // A number that no article has is that of an order: it says nothing about the topic.
      const counting = words.filter(({ word, senses }) => senses.length > 0 || !/\p{N}/u.test(word))
      const weight = counting.reduce((sum, { weight }) => sum + weight, 0)
      return { corpus, words: counting, weight, fluency }
    }),
  )
}

interface LanguageReading {
  corpus: Corpus
  vocabulary: Vocabulary
  fluency: number
}

async function readingsIn(corpora: Corpus[], text: string): Promise<LanguageReading[]> {
  const fluencies = new Map<Vocabulary, number>()
  const vocabularies = await Promise.all(corpora.map(({ language }) => vocabularyOf(language)))
  return corpora.map((corpus, n) => {
    const vocabulary = vocabularies[n]!
    const fluency = fluencies.get(vocabulary) ?? vocabulary.fluency(text)
    fluencies.set(vocabulary, fluency)
    return { corpus, vocabulary, fluency }
  })
}

// Each language costs three queries. Who has articles in more of them is asked in one that the question reads like.
const max_fluent_ones = 4
const max_languages = 12

function likeliest(readings: LanguageReading[]): LanguageReading[] {
  if (readings.length <= max_languages) return readings
  const by_size = readings.toSorted((one, other) => other.corpus.passages - one.corpus.passages)
  const by_fluency = by_size.toSorted((one, other) => other.fluency - one.fluency)
  const chosen = new Set(
    [...by_fluency.slice(0, max_fluent_ones), ...by_size].slice(0, max_languages + max_fluent_ones),
  )
  return [...chosen].slice(0, max_languages)
}

/** Addresses and numbers of orders are about someone, never about an article. */
function withoutAddresses(text: string): string {
  return text.replace(/\b\w+:\/\/\S+|\S+@\S+|#\S+/g, ' ')
}

function wordsOf(text: string, vocabulary: Vocabulary): AskedWord[] {
  const translations = new Map<string, string>()
  for (const { word, stem } of vocabulary.terms(text))
    if (!translations.has(stem) && translations.size < max_words) translations.set(stem, word)
  const joined = vocabulary.joined(text)
  return Array.from(translations, ([term, word], place) => ({
    place,
    word,
    senses: [
      { term, share: 1, passages: 0 },
      ...(joined.get(term) ?? []).map((both) => ({ term: both, share: joined_share, passages: 0 })),
      ...vocabulary.same(term).map((same) => ({ term: same, share: synonym_share, passages: 0 })),
    ],
    weight: 0,
  }))
}

function isUnknown({ word, senses }: AskedWord): boolean {
  return !senses.some(({ share }) => share === 1) && !/\p{N}/u.test(word)
}

/** A word that no article has weighs as much as one that a single passage has; one that stands for another, as the other. */
function weightOf({ senses }: AskedWord, { passages }: Corpus): number {
  const [best] = senses.toSorted((a, b) => b.share - a.share)
  return inverse(best?.passages ?? 0, passages)
}

// With three articles, a word that one of them has is not a common word.
const least_passages = 30

export function inverse(having: number, of: number): number {
  const all = Math.max(of, least_passages, having)
  return Math.log(1 + (all - having + 0.5) / (having + 0.5))
}

/** Looks up in how many passages each sense stands, and drops those that stand nowhere. */
async function count(
  connection: Connection,
  environment_id: number,
  corpus: Corpus,
  words: AskedWord[],
): Promise<void> {
  const terms = new Set(words.flatMap(({ senses }) => senses.map(({ term }) => term)))
  const passages = await frequencies(connection, environment_id, corpus, [...terms])
  for (const word of words)
    word.senses = word.senses
      .map((sense) => ({ ...sense, passages: passages.get(sense.term)! }))
      .filter((sense) => sense.passages > 0)
}
