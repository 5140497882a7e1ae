import { foldedWords } from '../fold.ts'
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
    .map((phrase) => phrase.replace(/\s+/g, ' ').trim())
  return [...new Set(phrases)].filter((phrase) => phrase !== '')
}

const kinds = Object.keys(en) as Kind[]

/** All languages at once: people mix them, and few words mean something else in another. */
export const vocabulary = lexicon(kinds.flatMap((kind) => phrasesOf(kind).map((phrase) => [kind, phrase] as const)))

/** Each word of every phrase. */
export function vocabularyWords(): Set<string> {
  return new Set(kinds.flatMap((kind) => phrasesOf(kind).flatMap((phrase) => foldedWords(phrase))))
}
