import type { Connection } from '../../db/connection.ts'
import { sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import { reading } from '../../search/reading.ts'
import { corpora, type Within } from './corpus.ts'
import { type Question, understand } from './question.ts'
import { quote } from './quote.ts'
import { type Ranked, rank } from './rank.ts'

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
  /** coverage × min(1, 0.25 + 1.5 × lead over the next article), 0–1. */
  confidence: number
}

export interface Finding {
  /** answer: sure enough to be told as the answer; may_help: worth a link; none: the question is about something else. */
  verdict: 'answer' | 'may_help' | 'none'
  /** At most three, best first; empty where the verdict is none. */
  articles: Found[]
}

// Measured on two sets of questions: docs/decisions/0012-knowledge.md.
const sure_from = 0.55
const may_help_from = 0.3
const titled_may_help_from = 0.2
const least_score = 0.5

/** Looks among the published articles for what answers a question, in any language that articles are written in. */
export function findArticles(scope: Scope, question: string, within: Within = {}): Promise<Finding> {
  return lookUp(scope, question, { ...within, limit: 3 })
}

/** The same, among the articles that are asked for. */
export function lookUp(scope: Scope, text: string, within: Within & { limit: number }): Promise<Finding> {
  return reading(scope, async (connection) => {
    const { environment_id } = scope
    const questions = await understand(
      connection,
      environment_id,
      await corpora(connection, environment_id, within),
      text,
    )
    const ranked = await Promise.all(questions.map((question) => rank(connection, environment_id, question)))
    const readings = questions.map((question, n) => judge(ranked[n]!, question)).filter(({ length }) => length > 0)
    // Scores compare within a language only: first comes the one that has most of the question and that it reads like.
    readings.sort(([one], [other]) => likeness(other!) - likeness(one!))
    const [best, ...others] = readings.flat()
    if (!best || !mayHelp(best)) return { verdict: 'none', articles: [] }
    const helpful = [best, ...others.filter((other) => isNear(other, best))].slice(0, within.limit)
    const articles = await describe(connection, environment_id, helpful)
    // Deleted this moment.
    if (articles.length < helpful.length) return { verdict: articles.length > 0 ? 'may_help' : 'none', articles }
    const sure = best.words > 1 && best.confidence >= sure_from
    return { verdict: sure ? 'answer' : 'may_help', articles }
  })
}

function likeness({ coverage, question }: Judged): number {
  return coverage + question.fluency / 2
}

/** One word alone is a topic where it stands in a title, or was all that was asked ("paypal?"); else it is chance. */
function mayHelp({ coverage, words, titled, question }: Judged): boolean {
  if (words === 1) return (titled || (coverage === 1 && question.fluency === 0)) && coverage >= may_help_from
  return coverage >= (titled ? titled_may_help_from : may_help_from)
}

function isNear(other: Judged, best: Judged): boolean {
  return other.language === best.language ? other.score >= least_score * best.score : mayHelp(other)
}

interface Judged extends Ranked {
  confidence: number
  question: Question
}

/** Articles by their best passages, each with how sure it is that it is the one. */
function judge(ranked: Ranked[], question: Question): Judged[] {
  const seen = new Set<number>()
  const articles = ranked.filter(({ article }) => !seen.has(article) && seen.add(article))
  return articles.map((one, n) => {
    const next = articles[n + 1]?.score ?? 0
    const lead = n === 0 ? (one.score - next) / one.score : 0
    return { ...one, confidence: one.coverage * Math.min(1, 0.25 + 1.5 * lead), question }
  })
}

interface ArticleRow {
  number: number
  article_id: string
  title: string
  url: string | null
  passage: string
}

async function describe(connection: Connection, environment_id: number, found: Judged[]): Promise<Found[]> {
  if (found.length === 0) return []
  const rows = await connection.query<ArticleRow>(sql`
    select number, id as article_id, title, url, passage
    from unnest(${found.map(({ article }) => article)}::integer[], ${found.map(({ place }) => place)}::integer[]) found (article, at)
      join articles on environment_id = ${environment_id} and number = article
      join article_passages on article_passages.environment_id = ${environment_id}
        and article_passages.article = number and article_passages.place = at`)
  const described = await Promise.all(
    found.map(async ({ article, language, coverage, confidence, question }) => {
      const row = rows.find(({ number }) => number === article)
      if (!row) return []
      const { article_id, title, url } = row
      const passage = await quote(row.passage, question)
      return [
        { article_id, title, url, language, passage, coverage: rounded(coverage), confidence: rounded(confidence) },
      ]
    }),
  )
  return described.flat()
}

function rounded(share: number): number {
  return Math.round(Math.min(share, 1) * 1000) / 1000
}
