import type { Source } from '../conversations/messages/schema.ts'
import type { Evidence } from '../knowledge/evidence.ts'
import type { Match } from '../knowledge/find.ts'
import type { Words } from '../language/data.ts'
import type { Outcome } from './turn.ts'

/** A reply of the assistant before it's sent. */
export interface Reply extends Omit<Outcome, 'latency_ms' | 'message_ids' | 'outcome'> {
  outcome: Exclude<Outcome['outcome'], 'discarded'>
  content: string
  /** What it was decided by, where that is asked for. Null if nothing was searched. */
  why?: Why | null
}

export interface Why extends Evidence {
  /** What kept an answer from being told as it was found. */
  guards: Guard[]
}

/**
 * `own_case`: something happened to the customer, so that an answer is only offered. `same_reply`: it was said before.
 * `call_for_help`: somebody may need help, and no article is about it.
 */
export const guards = ['own_case', 'same_reply', 'call_for_help'] as const
export type Guard = (typeof guards)[number]

// A message may have 10,000 characters, but nobody reads a reply that long.
const longest_passage = 3000

/** Every automatic reply says how to reach a person. */
export function withOffer(text: string, words: Words): string {
  return `${text}\n\n${words.offer}`
}

/** A quote from an article, with its source. */
export function quoted(match: Match, words: Words, language: string): string {
  return `${cut(match.passage.trim())}\n\n${words.source}: ${named(match, language)}`
}

/** One article that may help, or several of which to pick one by its number or title. */
export function listed(articles: readonly Match[], words: Words, language: string): string {
  if (articles.length === 1) return `${words.may_help}\n– ${named(articles[0]!, language)}`
  return [words.unsure, ...articles.map((article, n) => `${n + 1}. ${named(article, language)}`)].join('\n')
}

/** With its address, and its language where that is not the customer's. */
function named({ title, url, language: written }: Match, language: string): string {
  const is_foreign = language !== 'und' && written !== language
  const more = [...(is_foreign ? [languageName(written, language)] : []), ...(url === null ? [] : [url])]
  return more.length === 0 ? title : `${title} (${more.join(', ')})`
}

function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(code) ?? code
}

export function sourceOf({ article_id, title, url }: Pick<Match, 'article_id' | 'title' | 'url'>): Source {
  return { object: 'article', id: article_id, title, url }
}

function cut(text: string): string {
  if (text.length <= longest_passage) return text
  const head = text.slice(0, longest_passage)
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. '), head.lastIndexOf(' '))
  return `${(end > longest_passage / 2 ? head.slice(0, end) : head.toWellFormed().replace(/\uFFFD$/, '')).trimEnd()} …`
}
