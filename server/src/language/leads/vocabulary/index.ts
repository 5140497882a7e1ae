import { lazily } from '../../../lazily.ts'
import { foldedWords } from '../phrase-words.ts'
import { lexicon } from '../phrases.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Kind, Vocabulary } from './kinds.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

const languages: Vocabulary[] = [en, de, fr, es, pt, it, nl]

/** Every phrase that does this, in all languages. */
export function phrasesOf(kind: Kind): string[] {
  const phrases = languages
    .flatMap((language) => language[kind].split('|'))
    .flatMap((phrase) => alternatives(phrase.trim().split(/\s+/)))
  return [...new Set(phrases)].filter((phrase) => phrase !== '')
}

const kinds = Object.keys(en) as Kind[]

/** All languages at once: people mix them, and few words mean something else in another. */
export const vocabulary = lazily(() =>
  lexicon(kinds.flatMap((kind) => phrasesOf(kind).map((phrase) => [kind, phrase] as const))),
)

/** `my/our order` is `my order` and `our order`. */
function alternatives([word, ...rest]: string[]): string[] {
  if (word === undefined) return ['']
  const ends = alternatives(rest)
  return word.split('/').flatMap((one) => ends.map((end) => (end === '' ? one : `${one} ${end}`)))
}

/** Each word of every phrase. */
export function vocabularyWords(): Set<string> {
  return new Set(kinds.flatMap((kind) => phrasesOf(kind).flatMap((phrase) => foldedWords(phrase))))
}
