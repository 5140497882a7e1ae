import { languageOfText } from '../language/thread.ts'
import { detailsOf, saidDetails } from '../models/details.ts'
import { linksIn } from '../models/links.ts'
import { frame } from '../models/prompt.ts'
import { type ModelArticle, type Statement, statementsProblem, textOf } from './statements.ts'
import { questionProblem } from './usable-question.ts'

/** What a model wants to tell a customer. */
export interface Telling {
  action: 'answer' | 'clarify' | 'hand_over'
  statements: Statement[]
}

/** What it may use. */
export interface Grounds {
  articles: readonly ModelArticle[]
  /** What anyone has said so far. */
  messages: readonly string[]
  /** What waits for an answer. */
  question: string
  language: string
  may_clarify: boolean
  /** Our instructions, which must not be repeated. */
  instructions: string
}

/** Why a model's reply can't be used, in words for the model. Null if it can. */
export async function problemWith({ action, statements }: Telling, grounds: Grounds): Promise<string | null> {
  const { language, may_clarify, instructions } = grounds
  if (action === 'hand_over') return null
  const text = textOf(statements)
  if (text === '') return '"statements" is empty.'
  if (action === 'clarify' && !may_clarify) return 'It asks back although may_clarify is false.'
  return (
    leakProblem(text, instructions) ??
    (action === 'clarify' ? await clarifyingProblem(text, grounds) : await statementsProblem(statements, grounds)) ??
    (await languageProblem(text, language))
  )
}

/** A follow-up question isn't backed by an article. */
async function clarifyingProblem(text: string, { articles, messages, language }: Grounds): Promise<string | null> {
  if (linksIn(text).size > 0) return 'It asks back with a link or an address.'
  const known = [...articles.map(({ title, passage }) => `${title}\n${passage}`), ...messages]
  return numberProblem(text, messages) ?? (await questionProblem(text, { language, messages, known }))
}

// "1. Open the page" is numbering, not a number.
const counted = /^[^\S\n]*\d{1,2}[.)](?!\d)/gm

/** "Within 60 days" where the article says 30 is worse than no answer. */
function numberProblem(text: string, from: readonly string[]): string | null {
  const known = saidDetails(from.join('\n'))
  const unknown = [...detailsOf(text.replace(counted, ' '))].find((one) => /^\d/.test(one) && !known.has(one))
  return unknown === undefined ? null : `It holds a number (${unknown}) that was not given.`
}

// Six of our words in a row are no coincidence. Two of them may be.
const min_leaked = 6

/** Our instructions are none of the customer's business. */
export function leakProblem(text: string, instructions: string): string | null {
  const ours = ` ${wordsOf(`${instructions}\n${frame}`).join(' ')} `
  const words = wordsOf(text)
  const leaks = words.some((_, n) => {
    const run = words.slice(n, n + min_leaked)
    return run.length === min_leaked && ours.includes(` ${run.join(' ')} `)
  })
  return leaks ? 'It repeats its instructions.' : null
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
}

/** Whether a text is in the wrong language. */
export async function languageProblem(text: string, wanted: string): Promise<string | null> {
  const detected = await languageOfText(text).catch(() => 'und')
  // Short texts are misdetected too often to judge.
  if (wanted === 'und' || detected === 'und' || detected === wanted || text.length < 40) return null
  return `It is in another language (${detected}) than it should be (${wanted}).`
}
