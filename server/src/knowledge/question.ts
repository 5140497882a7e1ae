import type { Connection } from '../db/connection.ts'
import { type Vocabulary, vocabularyOf } from '../language/vocabulary/vocabulary.ts'
import type { AskedWord, Sense } from './asked-word.ts'
import type { Corpus } from './corpus.ts'
import { frequencies } from './frequencies.ts'
import { guess } from './guess.ts'
import { languagesOfThings, thingsIn } from './things.ts'

export interface Question {
  corpus: Corpus
  words: AskedWord[]
  /** What all words together weigh, those included that no article has. */
  weight: number
  /** The share of the weight that this is where the light words that no article has count too, 0–1: an answer leaves nothing out. */
  heard: number
  /** How much the whole reads like this language, 0–1. */
  fluency: number
  /** Whether it reads more like another language: an article of this one may be offered, but is no answer. */
  reads_otherwise: boolean
}

// Each word costs a lookup; a message that is longer than this tells a story, and its beginning has said what it is about.
const max_words = 32
const max_length = 1500

const joined_share = 0.8
const named_share = 0.5
// Another name that many passages have costs time and tells little.
const min_named = 100
const max_named_share = 0.01
const translated_share = 0.6

/** What is asked, as the articles of each language would say it. */
export async function understand(
  connection: Connection,
  environment_id: number,
  corpora: Corpus[],
  text: string,
): Promise<Question[]> {
  const spoken = withoutAddresses(text.slice(0, max_length))
  const readings = likeliest(await readingsIn(corpora, withoutNames(spoken)))
  const max_fluency = Math.max(...readings.map(({ fluency }) => fluency))
  const asked_in = await languageOf(withoutNames(spoken), readings)
  return Promise.all(
    readings.map(async ({ corpus, vocabulary, fluency }) => {
      const is_foreign = asked_in !== null && fluency < asked_in.fluency * min_likeness
      const all_words = is_foreign
        ? await translated(spoken, asked_in.language, corpus.language)
        : await withNames(wordsOf(spoken, vocabulary), corpus.language)
      await count(connection, environment_id, corpus, all_words)
      const isLight = ({ word, senses }: AskedWord) => senses.length === 0 && vocabulary.isLight(word)
      const words = all_words.filter((word) => !isLight(word))
      // In another language every word is unknown, and a few of them look like one of theirs.
      const doubtful = is_foreign ? [] : words.filter(isUnknown)
      if (doubtful.length > 0) {
        await guess(connection, environment_id, corpus.language, vocabulary, doubtful)
        await count(connection, environment_id, corpus, doubtful)
      }
      for (const word of words) word.weight = weightOf(word, corpus)
      // A number that no article has is that of an order: it says nothing about the topic.
      const counting = words.filter(({ word, senses }) => senses.length > 0 || !/\p{N}/u.test(word))
      const weight = counting.reduce((sum, { weight }) => sum + weight, 0)
      const left_out = (all_words.length - words.length) * inverse(0, corpus.passages)
      const heard = weight / (weight + left_out || 1)
      return { corpus, words: counting, weight, heard, fluency, reads_otherwise: is_foreign || fluency < max_fluency }
    }),
  )
}

interface Asked {
  language: string
  fluency: number
}

// Of related languages each reads a little like the other.
const min_likeness = 0.7

/** The language that a question reads like most: one of the articles', or one whose everyday things are known. */
async function languageOf(text: string, readings: LanguageReading[]): Promise<Asked | null> {
  const ours = readings.map(({ corpus, fluency }) => ({ language: corpus.language, fluency }))
  const others = await Promise.all(
    languagesOfThings().map(async (language) => ({ language, fluency: (await vocabularyOf(language)).fluency(text) })),
  )
  const [best] = [...ours, ...others].sort((one, other) => other.fluency - one.fluency)
  return best && best.fluency > 0 ? best : null
}

/** The same words, which may also be called by any other name of the same thing. */
async function withNames(words: AskedWord[], language: string): Promise<AskedWord[]> {
  if (!languagesOfThings().includes(language)) return words
  const things = await thingsIn(language)
  return words.map((word) => {
    const known = new Set(word.senses.map(({ term }) => term))
    const more = new Set(
      word.senses
        .filter(({ share }) => share === 1)
        .flatMap(({ term }) => things.of(term))
        .flatMap(things.stems),
    )
    return { ...word, senses: [...word.senses, ...sensesOf(more.difference(known), named_share)] }
  })
}

/** The words in another language: as they are, for names are the same everywhere, and as the things they stand for are called there. */
async function translated(text: string, from: string, to: string): Promise<AskedWord[]> {
  const [spoken, vocabulary] = await Promise.all([vocabularyOf(from), vocabularyOf(to)])
  const words = wordsOf(text, spoken).map((word) => ({
    ...word,
    senses: sensesOf(new Set([vocabulary.stem(word.word)]), 1),
  }))
  if (![from, to].every((one) => languagesOfThings().includes(one))) return words
  const [theirs, ours] = await Promise.all([thingsIn(from), thingsIn(to)])
  return words.map((word) => {
    const stems = theirs.of(spoken.stem(word.word)).flatMap(ours.stems)
    return { ...word, senses: [...word.senses, ...sensesOf(new Set(stems), translated_share)] }
  })
}

function sensesOf(terms: Set<string>, share: number): Sense[] {
  return Array.from(terms, (term) => ({ term, share, passages: 0 }))
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

/** "MB Way" is no English. */
function withoutNames(text: string): string {
  return text.replace(/(?<=\s)\p{Lu}\S*/gu, '')
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
const min_passages = 30

export function inverse(having: number, of: number): number {
  const all = Math.max(of, min_passages, having)
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
  const max_named = Math.max(min_named, corpus.passages * max_named_share)
  for (const word of words)
    word.senses = word.senses
      .map((sense) => ({ ...sense, passages: passages.get(sense.term)! }))
      .filter((sense) => sense.passages > 0 && (sense.share > named_share || sense.passages <= max_named))
}
