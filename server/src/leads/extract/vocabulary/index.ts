import { lexicon } from '../phrases.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Kind, Vocabulary } from './kinds.ts'
import { pt } from './pt.ts'

const languages: Vocabulary[] = [en, de, fr, es, pt]

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
