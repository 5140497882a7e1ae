import { section, type Words } from './data.ts'

const languages = section('replies')

/** The languages that the assistant has words of its own in. */
export const spoken = Object.keys(languages)

/** The words of a language; where there are none, English ones. */
export function wordsIn(language: string): Words {
  return languages[language] ?? languages.en!
}
