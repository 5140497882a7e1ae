import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { Within } from './corpus.ts'

export interface WholeArticle {
  article_id: string
  title: string
  url: string | null
  language: string
  /** All of it. */
  passage: string
}

/** All articles, where they have no more characters together; else null. Then only what a question leads to can be read. */
export async function wholeKnowledge(
  { database, environment_id }: Scope,
  { language, include_drafts = false }: Within,
  max_characters: number,
): Promise<WholeArticle[] | null> {
  const wanted = sql`environment_id = ${environment_id} and language = ${language ?? 'und'}
    and (status = 'published' or ${include_drafts}::boolean)`
  const rows = await database.run<WholeArticle>(sql`
    select id as article_id, title, url, language, body as passage from articles
    where ${wanted} and (select sum(length(title) + length(body)) from articles where ${wanted}) <= ${max_characters}::integer
    order by id`)
  return rows.length === 0 ? null : rows
}
