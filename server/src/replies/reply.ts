import type { Source } from '../conversations/messages/schema.ts'
import type { Match } from '../knowledge/find.ts'
import type { Words } from '../language/phrases/phrases.ts'
import type { Outcome } from './turn.ts'

/** A reply of the assistant before it's sent. */
export interface Reply extends Omit<Outcome, 'latency_ms' | 'message_ids' | 'outcome'> {
  outcome: Exclude<Outcome['outcome'], 'discarded'>
  content: string
}

// A message may have 10,000 characters, but nobody reads a reply that long.
const longest_passage = 3000

/** Every automatic reply says how to reach a person. */
export function withOffer(text: string, words: Words): string {
  return `${text}\n\n${words.offer}`
}

/** A quote from an article, with its source. */
export function quoted({ passage, title, url }: Match, words: Words): string {
  return `${cut(passage.trim())}\n\n${words.source}: ${named({ title, url })}`
}

export function listed(articles: readonly Match[], words: Words): string {
  return `${words.may_help}\n${articles.map((article) => `– ${named(article)}`).join('\n')}`
}

function named({ title, url }: Pick<Match, 'title' | 'url'>): string {
  return url === null ? title : `${title} (${url})`
}

export function sourceOf({ article_id, title, url }: Match): Source {
  return { object: 'article', id: article_id, title, url }
}

function cut(text: string): string {
  if (text.length <= longest_passage) return text
  const head = text.slice(0, longest_passage)
  const end = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('. '), head.lastIndexOf(' '))
  return `${(end > longest_passage / 2 ? head.slice(0, end) : head.toWellFormed().replace(/\uFFFD$/, '')).trimEnd()} …`
}
