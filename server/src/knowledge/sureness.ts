import type { Question } from './question.ts'
import type { Ranked } from './rank.ts'

/** An article by its best passage, with how sure it is that it is the one. */
export interface Judged extends Ranked {
  confidence: number
  question: Question
}

/** Why an article is not told as the answer. `needs` and `has` are shares, where there are any. */
export interface Doubt {
  rule: (typeof doubt_rules)[number]
  needs: number | null
  has: number | null
}

export const doubt_rules = [
  'reads_otherwise',
  'other_name',
  'confidence',
  'own_words',
  'single_word',
  'title_of_another',
  'coverage',
] as const

// Of the question's weight, in the words that were asked. Measured on two sets of questions: docs/decisions/0046-retrieval.md.
const exact_from = 0.5
const single_sure_from = 0.6
const max_rivals = 7
// How much of the question an article has to have: by one word alone, or by several.
const may_help_from = { titled: [0.15, 0.1], untitled: [0.5, 0.2] } as const

/** Sure is what has most of the question in its own words, is ahead of the others, and leaves out no word that is the topic of another. */
export function isSure(judged: Judged[], from: number): boolean {
  return doubtOf(judged, from) === null
}

/** The first rule that keeps the best article from being told as the answer. */
export function doubtOf([best, ...others]: Judged[], from: number): Doubt | null {
  const { words, renamed, coverage, exact, confidence, title_share, question } = best!
  const doubt = (rule: Doubt['rule'], needs: number | null = null, has: number | null = null) => ({ rule, needs, has })
  if (question.reads_otherwise) return doubt('reads_otherwise')
  if (renamed.length > 0) return doubt('other_name')
  if (confidence < from) return doubt('confidence', from, confidence)
  if (exact <= exact_from) return doubt('own_words', exact_from, exact)
  if (words.length === 1 && !(title_share === 1 && coverage >= single_sure_from && question.fluency > 0))
    return doubt('single_word', single_sure_from, coverage)
  const near = others.filter(({ language }) => language === best!.language).slice(0, max_rivals)
  const has_rival = near.some(({ in_title }) => in_title.some((place) => !words.includes(place)))
  return has_rival ? doubt('title_of_another') : null
}

/** One word alone is a topic where it stands in a title, or is most of what was asked ("paypal?"); else it is chance. */
export function mayHelp(judged: Judged): boolean {
  return judged.coverage >= helpsFrom(judged)
}

export function helpsFrom({ words, title_share }: Judged): number {
  const [alone, together] = title_share > 0 ? may_help_from.titled : may_help_from.untitled
  return words.length === 1 ? alone : together
}
