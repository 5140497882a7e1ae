import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { type Doubt, doubtOf, helpsFrom, type Judged, mayHelp } from './sureness.ts'

/** What a search was decided by. */
export interface Evidence {
  /** Why the first article isn't told as the answer. Null if it is, or if there is none. */
  doubt: Doubt | null
  articles: Considered[]
}

export interface Considered {
  article_id: string
  title: string
  confidence: number
  coverage: number
  /** The words of the question that it has. */
  words: string[]
}

const max_articles = 5

/** The best articles by words, also those that are too far from the question. `from`: null if the first is told. */
export async function evidenceOf(
  connection: Connection,
  environment_id: number,
  judged: Judged[],
  from: number | null,
): Promise<Evidence> {
  const [best] = judged
  if (!best) return { doubt: null, articles: [] }
  const first = judged.slice(0, max_articles)
  const rows = await connection.query<{ number: number; id: string; title: string }>(sql`
    select number, id, title from articles
    where environment_id = ${environment_id} and number = any (${first.map(({ article }) => article)}::integer[])`)
  const articles = first.flatMap(({ article, confidence, coverage, words, question }) => {
    const row = rows.find(({ number }) => number === article)
    const has = question.words.filter(({ place }) => words.includes(place)).map(({ word }) => word)
    return row ? [{ article_id: row.id, title: row.title, ...sharesOf({ confidence, coverage }), words: has }] : []
  })
  return { doubt: from === null ? null : doubtAbout(judged, best, from), articles }
}

function doubtAbout(judged: Judged[], best: Judged, from: number): Doubt | null {
  if (!mayHelp(best)) return { rule: 'coverage', needs: helpsFrom(best), has: rounded(best.coverage) }
  const doubt = doubtOf(judged, from)
  return doubt && { ...doubt, has: doubt.has === null ? null : rounded(doubt.has) }
}

function sharesOf({ confidence, coverage }: Pick<Judged, 'confidence' | 'coverage'>) {
  return { confidence: rounded(confidence), coverage: rounded(coverage) }
}

function rounded(share: number): number {
  return Math.round(Math.max(0, Math.min(share, 1)) * 1000) / 1000
}
