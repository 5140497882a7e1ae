import type { Match } from '../knowledge/find.ts'
import { detailsOf, saidDetails } from '../language/details.ts'
import { linksIn } from '../language/links.ts'
import { languageOfText, promisesMore } from '../language/thread.ts'
import { frame } from '../models/prompt.ts'
import { questionProblem } from './usable-question.ts'

/** What a model wants to tell a customer. */
export interface Telling {
  action: 'answer' | 'clarify' | 'hand_over'
  reply: string
  sources: string[]
}

/** What it may use. */
export interface Grounds {
  articles: readonly Match[]
  /** What anyone has said so far. */
  messages: readonly string[]
  language: string
  may_clarify: boolean
  /** Our instructions, which must not be repeated. */
  instructions: string
}

/** Why a model's reply can't be used, in words for the model. Null if it can. */
export async function problemWith({ action, reply, sources }: Telling, grounds: Grounds): Promise<string | null> {
  const { articles, messages: said, language, may_clarify, instructions } = grounds
  const cited = articles.filter(({ article_id }) => sources.includes(article_id))
  if (sources.some((id) => !articles.some(({ article_id }) => article_id === id)))
    return '"sources" names an article that was not given.'
  if (action === 'hand_over') return null
  if (reply.trim() === '') return '"reply" is empty.'
  if (action === 'clarify' && !may_clarify) return 'It asks back although may_clarify is false.'
  if (action === 'answer' && cited.length === 0) return 'It answers without naming a source.'
  // A follow-up question isn't backed by an article.
  const grounded = action === 'clarify' ? [] : cited
  const passages = grounded.map(textOf)
  if (await promisesMore(reply, language, passages).catch(() => true))
    return '"reply" promises something, or tells of something done.'
  return (
    linkProblem(
      reply,
      grounded.map((one) => `${one.url ?? ''}\n${textOf(one)}`),
    ) ??
    numberProblem(reply, [...passages, ...said]) ??
    leakProblem(reply, instructions) ??
    (action === 'clarify'
      ? await questionProblem(reply, { language, messages: said, known: [...articles.map(textOf), ...said] })
      : null) ??
    (await languageProblem(reply, language))
  )
}

/** A link must appear in the allowed sources. */
export function linkProblem(text: string, from: readonly string[]): string | null {
  const [unknown] = linksIn(text).difference(linksIn(from.join('\n')))
  return unknown === undefined ? null : '"reply" holds a link or an address that stands in no cited article.'
}

// "1. Open the page" is numbering, not a number.
const counted = /^[^\S\n]*\d{1,2}[.)](?!\d)/gm

/** "Within 60 days" where the article says 30 is worse than no answer. */
export function numberProblem(text: string, from: readonly string[]): string | null {
  const known = saidDetails(from.join('\n'))
  const unknown = [...detailsOf(text.replace(counted, ' '))].find((one) => /^\d/.test(one) && !known.has(one))
  return unknown === undefined ? null : `"reply" holds a number (${unknown}) that was not given.`
}

// Six of our words in a row are no coincidence. Two of them may be.
const least_leaked = 6

/** Our instructions are none of the customer's business. */
export function leakProblem(text: string, instructions: string): string | null {
  const ours = ` ${wordsOf(`${instructions}\n${frame}`).join(' ')} `
  const words = wordsOf(text)
  const leaks = words.some((_, n) => {
    const run = words.slice(n, n + least_leaked)
    return run.length === least_leaked && ours.includes(` ${run.join(' ')} `)
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

function textOf({ title, passage }: Match): string {
  return `${title}\n${passage}`
}
