import type { Scope } from '../../scope.ts'

export interface Found {
  article_id: string
  title: string
  /** Where people can read it; null where it has no address. */
  url: string | null
  language: string
  /** The part of the article that answers best, in its own words. */
  passage: string
  /** Share of the question's weight (IDF mass) that the article covers, 0–1. */
  coverage: number
  /** coverage × min(1, 0.5 + margin to the next article), 0–1. */
  confidence: number
}

export interface Finding {
  /** answer: sure enough to be told as the answer; may_help: worth a link; none: the question is about something else. */
  verdict: 'answer' | 'may_help' | 'none'
  /** At most three, best first; empty where the verdict is none. */
  articles: Found[]
}

/** Looks among the published articles for what answers a question, in any language that articles are written in. */
export async function findArticles(_scope: Scope, _question: string): Promise<Finding> {
  return { verdict: 'none', articles: [] }
}
