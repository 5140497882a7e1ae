import { fold } from '../fold.ts'

/** Each phrase once, however it is written. */
export function distinct(phrases: readonly string[]): string[] {
  const by_words = new Map<string, string>()
  for (const phrase of phrases) {
    const words = foldedWords(phrase).join(' ') || phrase
    if (!by_words.has(words)) by_words.set(words, phrase)
  }
  return [...by_words.values()]
}

/** A phrase as its words are compared. */
export function foldedWords(phrase: string): string[] {
  return Array.from(phrase.matchAll(/[\p{L}\p{M}\p{N}]+\*?|~/gu), ([text]) => fold(text))
}
