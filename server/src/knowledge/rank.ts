import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { AskedWord } from './asked-word.ts'
import { title_counts } from './index-article.ts'
import { inverse, type Question } from './question.ts'

/** A passage that has words of the question. */
export interface Ranked {
  article: number
  place: number
  language: string
  score: number
  /** Share of the question's weight that it has, 0–1. */
  coverage: number
  /** How many of the question's words it has. */
  words: number
  /** Whether one of them stands in the title. */
  titled: boolean
}

// Okapi BM25. Measured on 3,080 questions to a bank: right first 58.8 % with 2, 57.8 % with the textbook's 1.2.
const saturation = 2
const length_matters = 0.7

// Passages that are scored for a start: more than have a rare word, fewer than have a frequent one.
const max_candidates = 3000
const max_ranked = 100
const max_answered = 40

interface RankedRow {
  article: number
  place: number
  score: string
  words: string
  shares: string
  frequency: number
}

/** The passages that answer best, best first. */
export async function rank(
  connection: Connection,
  environment_id: number,
  { corpus, words, weight }: Question,
): Promise<Ranked[]> {
  const [rare, frequent] = divide(words)
  if (rare.length === 0) return []
  const askedTerms = (some: AskedWord[]) => {
    const terms = some.flatMap(({ place, senses }) => senses.map((sense) => ({ place, ...sense })))
    const gains = terms.map(({ share, passages }) => share * inverse(passages, corpus.passages) * (saturation + 1))
    return sql`unnest(${terms.map(({ place }) => place)}::integer[], ${terms.map(({ term }) => term)}::text[],
      ${gains}::float8[], ${terms.map(({ share }) => share)}::float8[]) asked (word, term, gain, share)`
  }
  const standing = sql`article_terms.environment_id = ${environment_id} and published = any (${corpus.published}::boolean[])
    and language = ${corpus.language} and article_terms.term = asked.term`
  const score = sql`max(gain * article_terms.frequency / (article_terms.frequency + ${saturation}::float8
    * (${1 - length_matters}::float8 + ${length_matters / corpus.length}::float8 * article_terms.length))) as score`
  const rows = await connection.query<RankedRow>(sql`
    with begun as materialized (
      select article, place, word, ${score}, max(share) as share, max(frequency) as frequency
      from ${askedTerms(rare)} join article_terms on ${standing} group by article, place, word),
    best as materialized (
      select article, place, array_agg(word) as words, array_agg(score) as scores, array_agg(share) as shares,
        max(frequency) as frequency
      from begun group by article, place order by sum(score) desc, article desc, place limit ${max_ranked}),
    more as (
      select best.article, best.place, word, ${score}, max(share) as share, max(article_terms.frequency) as frequency
      from best cross join ${askedTerms(frequent)}
        join article_terms on ${standing} and article_terms.article = best.article and article_terms.place = best.place
      group by best.article, best.place, word),
    had as (
      select article, place, word, score, share, frequency
      from best, unnest(words, scores, shares) had (word, score, share)
      union all select * from more)
    select article, place, sum(score)::float8 as score, max(frequency)::integer as frequency,
      json_agg(word)::text as words, json_agg(share)::text as shares
    from had group by article, place order by score desc, article desc, place limit ${max_answered}`)
  const weights = new Map(words.map((word) => [word.place, word.weight]))
  return rows.map(({ article, place, score, words, shares, frequency }) => {
    const had = JSON.parse(words) as number[]
    const share = JSON.parse(shares) as number[]
    const mass = had.reduce((sum, word, n) => sum + weights.get(word)! * share[n]!, 0)
    return {
      article,
      place,
      language: corpus.language,
      score: Number(score),
      coverage: mass / weight,
      words: had.length,
      titled: frequency >= title_counts,
    }
  })
}

/** The rarest words say where to look, each in all its senses; in how many of those places the others stand is looked up there. */
function divide(words: AskedWord[]): [rare: AskedWord[], frequent: AskedWord[]] {
  const sizes = words.map((word) => ({ word, size: word.senses.reduce((sum, { passages }) => sum + passages, 0) }))
  const sorted = sizes.filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size)
  let candidates = 0
  const at = sorted.findIndex(({ size }, n) => {
    candidates += size
    return n > 0 && candidates > max_candidates
  })
  const end = at === -1 ? sorted.length : at
  const wordsOf = (some: typeof sorted) => some.map(({ word }) => word)
  return [wordsOf(sorted.slice(0, end)), wordsOf(sorted.slice(end))]
}
