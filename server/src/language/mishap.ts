import { lazily } from '../jobs/lazily.ts'
import { section } from './data.ts'
import { sentences } from './sentences.ts'

/** How people tell what happened to them, by the grammar of each language: see `mishaps` in docs/languages.md. */
const patterns = lazily(() => {
  const languages = Object.values(section('mishaps'))
  const any = (name: string) => languages.flatMap((lists) => lists[name] ?? []).join('|')
  return {
    told: new RegExp(`(?<= )(?:${any('told')})(?= )`, 'u'),
    // Scripts that put no spaces between words, or change when folded: read as they are written.
    unfolded: new RegExp(any('unfolded'), 'u'),
    // Whoever asks how something is done wants to be told, also where something went wrong: "what do I do if an egg is broken?"
    general: new RegExp(`(?<= )(?:${any('general')})(?= )`, 'u'),
  }
})

/** Whether somebody tells what happened to him, rather than asks what anybody might ask. */
export function tellsMishap(text: string): boolean {
  const { told, unfolded, general } = patterns()
  if (unfolded.test(text.slice(0, 10_000).normalize('NFKC'))) return true
  return sentences(text).some((sentence) => {
    const padded = ` ${sentence} `
    return told.test(padded) && !general.test(padded)
  })
}
