import { foldPhrase } from '../fold.ts'

/**
 * Finds the languages in which a sentence may be about something, by the first words of what is looked for in each: most sentences are in
 * others, and nothing further is to be looked for in them.
 */
export class Concerned<Language> {
  private readonly whole = new Map<string, Language[]>()
  private readonly begun = new Map<string, Language[]>()

  /** Lists as in `table.ts`, of a language that puts spaces between words. */
  add(language: Language, ...lists: (string | undefined)[]): void {
    for (const word of lists.flatMap((list) => list?.split('|') ?? [])) {
      const [first = '', ...others] = foldPhrase(word).split(' ')
      const known = word.trim().endsWith('*') && others.length === 0 ? this.begun : this.whole
      const beside = known.get(first) ?? []
      if (!beside.includes(language)) known.set(first, [...beside, language])
    }
  }

  by(sentence: string): Set<Language> {
    const found = new Set<Language>()
    for (const word of new Set(sentence.split(' '))) {
      for (const language of this.whole.get(word) ?? []) found.add(language)
      for (let length = 1; length <= word.length; length++)
        for (const language of this.begun.get(word.slice(0, length)) ?? []) found.add(language)
    }
    return found
  }
}
