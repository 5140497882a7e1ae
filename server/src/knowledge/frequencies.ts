import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Corpus } from './corpus.ts'

// Counting a word that stands in thousands of passages takes a millisecond, and a minute later it still is a frequent word.
const frequent = 500
const fresh_ms = 60_000
const max_remembered = 10_000
const remembered = new Map<string, { at: number; passages: number }>()

/** In how many passages each term stands. */
export async function frequencies(
  connection: Connection,
  environment_id: number,
  { language, published }: Corpus,
  terms: string[],
): Promise<Map<string, number>> {
  const now = Date.now()
  const nameOf = (term: string) => `${environment_id} ${published} ${language} ${term}`
  const counts = new Map<string, number>()
  for (const term of terms) {
    const known = remembered.get(nameOf(term))
    if (known && now - known.at < fresh_ms) counts.set(term, known.passages)
  }
  const unknown = terms.filter((term) => !counts.has(term))
  if (unknown.length === 0) return counts
  const rows = await connection.query<{ term: string; passages: number }>(sql`
    select term, (
      select count(*)::integer from article_terms
      where environment_id = ${environment_id} and published = any (${published}::boolean[]) and language = ${language}
        and article_terms.term = asked.term) as passages
    from unnest(${unknown}::text[]) asked (term)`)
  if (remembered.size > max_remembered) remembered.clear()
  for (const { term, passages } of rows) {
    counts.set(term, passages)
    if (passages >= frequent) remembered.set(nameOf(term), { at: now, passages })
  }
  return counts
}
