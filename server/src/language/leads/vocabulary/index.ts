import { lazily } from '../../../jobs/lazily.ts'
import { section } from '../../data.ts'
import { lexicon } from '../phrases.ts'
import { answer_kinds, type Kind, kinds } from './kinds.ts'

const sales = lazily(() => Object.values(section('sales')))

/** Every phrase of a kind, in all languages. */
export function phrasesOf(kind: Kind): string[] {
  return [...new Set(sales().flatMap((lists) => lists[kind] ?? []))]
}

/** All languages at once: people mix them, and few words mean something else in another. */
export const vocabulary = lazily(() =>
  lexicon(kinds.flatMap((kind) => phrasesOf(kind).map((phrase) => [kind, phrase] as const))),
)

export const questions = lazily(() => {
  const languages = Object.values(section('sales_questions'))
  return lexicon(
    answer_kinds.flatMap((kind) =>
      languages.flatMap((lists) => (lists[kind] ?? []).map((phrase) => [kind, phrase] as const)),
    ),
  )
})
