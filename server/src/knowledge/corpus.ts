import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'

/** The articles of one language among which is looked. */
export interface Corpus {
  language: string
  published: boolean[]
  passages: number
  /** How many words count in a passage, on average. */
  length: number
}

export interface Within {
  language?: string
  include_drafts?: boolean
  /** Whether to tell what it was decided by. */
  explain?: boolean
}

// A fresh count of ten thousand passages costs a millisecond or two, and tells what the one of a minute ago told.
const large = 5000
const fresh_ms = 60_000
const max_remembered = 1000
const remembered = new Map<string, { at: number; rows: CorpusRow[] }>()

interface CorpusRow {
  language: string
  passages: number
  length: number
}

/** The languages of published articles, the one with most first. */
export async function articleLanguages({ database, environment_id }: Scope): Promise<string[]> {
  const rows = await database.run<{ language: string }>(sql`
    select language from articles where environment_id = ${environment_id} and status = 'published'
    group by language order by count(*) desc, language`)
  return rows.map(({ language }) => language)
}

/** The languages that there are articles in. */
export async function corpora(connection: Connection, environment_id: number, within: Within): Promise<Corpus[]> {
  const published = within.include_drafts ? [true, false] : [true]
  const rows = await countCorpora(connection, environment_id, published)
  return rows
    .filter(({ language }) => within.language === undefined || language === within.language)
    .map((row) => ({ ...row, published }))
}

async function countCorpora(
  connection: Connection,
  environment_id: number,
  published: boolean[],
): Promise<CorpusRow[]> {
  const name = `${environment_id} ${published}`
  const known = remembered.get(name)
  if (known && Date.now() - known.at < fresh_ms) return known.rows
  remembered.delete(name)
  const counted = await connection.query<Omit<CorpusRow, 'length'> & { length: string }>(sql`
    select language, count(*)::integer as passages, avg(length)::float8 as length from article_passages
    where environment_id = ${environment_id} and published = any (${published}::boolean[]) group by language order by language`)
  const rows = counted.map((row) => ({ ...row, length: Number(row.length) }))
  if (rows.reduce((sum, { passages }) => sum + passages, 0) < large) return rows
  if (remembered.size >= max_remembered) remembered.clear()
  remembered.set(name, { at: Date.now(), rows })
  return rows
}
