import { lazily } from '../../jobs/lazily.ts'
import { section } from '../data.ts'
import { fold } from '../fold.ts'
import { wordsIn } from '../words.ts'
import { packages } from './languages.ts'

/** A word of a text as it is looked for. */
export interface Term {
  /** As it is written, in the one spelling that everything is compared in. */
  word: string
  /** What its inflections have in common. */
  stem: string
}

/** How the words of one language are read. */
export interface Vocabulary {
  /** The words that say something, in their order. */
  terms(text: string): Term[]
  /** Whether texts of all topics have the word: it counts only where articles have it. */
  isLight(word: string): boolean
  /** What share of the words are such as every text in this language has, 0–1: a sign of the language. */
  fluency(text: string): number
  /** Stems of what stands together and may be written as one: "log in". */
  joined(text: string): Map<string, string[]>
  stem(word: string): string
}

const vocabularies = new Map<string, Promise<Vocabulary>>()
// Languages of which nothing is known have one vocabulary, the same for all: any two letters may be given for a language.
const none = 'und'
const words = lazily(() => section('search'))

export function vocabularyOf(tag: string): Promise<Vocabulary> {
  const language = Object.hasOwn(packages, tag) || Object.hasOwn(words(), tag) ? tag : none
  let vocabulary = vocabularies.get(language)
  if (!vocabulary) {
    vocabulary = load(language)
    vocabularies.set(language, vocabulary)
  }
  return vocabulary
}

async function load(language: string): Promise<Vocabulary> {
  const { stemmer, stopwords } = Object.hasOwn(packages, language) ? packages[language]! : {}
  const cut = (await stemmer?.())?.stemmer ?? bare
  const stop = new Set<string>()
  for (const text of [...((await stopwords?.())?.stopwords ?? []), ...(words()[language]?.stop_words ?? [])])
    for (const { text: word } of wordsIn(text)) stop.add(spelled(language, word))
  const light = new Set((words()[language]?.light_words ?? []).map((word) => spelled(language, fold(word))))
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const stem = (word: string) => cut(word) || word
  const isStop = (segment: string) => stop.has(segment) || Array.from(segment).every((one) => stop.has(one))

  return {
    stem,
    isLight: (word) => light.has(word),
    terms(text) {
      const terms: Term[] = []
      for (const { text: word_text, spaceless } of wordsIn(oneWord(text))) {
        if (!spaceless) {
          const word = shortened(spelled(language, word_text))
          if (!stop.has(word) && !isLetter(word)) terms.push({ word, stem: stem(word) })
          continue
        }
        for (const { segment, isWordLike } of segmenter.segment(word_text)) {
          if (!isWordLike || isStop(segment) || /^\p{sc=Hira}{1,2}$/u.test(segment)) continue
          const word = shortened(segment)
          terms.push({ word, stem: withoutEnding(word) })
        }
      }
      return terms
    },
    fluency(text) {
      const words = wordsIn(oneWord(text)).filter(({ spaceless }) => !spaceless)
      return (
        words.filter(({ text: word_text }) => stop.has(spelled(language, word_text))).length / Math.max(words.length, 1)
      )
    },
    joined(text) {
      const words = wordsIn(oneWord(text)).map(({ text: word_text }) => spelled(language, word_text))
      const pairs = new Set(words.slice(1, max_pairs + 1).map((word, n) => `${words[n]} ${word}`))
      const by_stem = new Map<string, string[]>()
      for (const pair of pairs) {
        const both = stem(pair.replace(' ', ''))
        for (const one of pair.split(' ').map(stem)) by_stem.set(one, (by_stem.get(one) ?? []).concat(both))
      }
      return by_stem
    },
  }
}

/** "E-mail" is "email". */
function oneWord(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])(\p{L})[-\u2010\u2011](?=\p{L}{3})/gu, '$1')
}

// What stands apart by mistake stands early: the rest of a long message is not worth the time.
const max_pairs = 60

/** No word is longer, but a text may be: one letter a thousand times. */
const max_letters = 48

function shortened(word: string): string {
  return word.length <= max_letters ? word : Array.from(word).slice(0, max_letters).join('').toWellFormed()
}

function bare(word: string): string {
  return word
}

function isLetter(word: string): boolean {
  return word.length === 1 && /[\p{sc=Latin}\p{sc=Cyrl}\p{sc=Grek}]/u.test(word)
}

/** What is written with an umlaut by some and with an "e" by others. */
function spelled(language: string, word: string): string {
  return language === 'de' ? word.replace(/([aou])(?<![aeq][aou])e/g, '$1') : word
}

/** Japanese inflects in kana behind the character that bears the meaning. */
function withoutEnding(word: string): string {
  return word.replace(/(?<=\p{sc=Han})\p{sc=Hira}+$/u, '')
}
