import { asian } from './asian.ts'
import { eastern } from './eastern.ts'
import { northern } from './northern.ts'
import type { Words } from './phrases.ts'
import { southern } from './southern.ts'

const languages: Readonly<Record<string, Words>> = { ...northern, ...southern, ...eastern, ...asian }

export const spoken = Object.keys(languages)

/** The words of a language; where there are none, English ones. */
export function wordsIn(language: string): Words {
  return languages[language] ?? northern.en!
}
