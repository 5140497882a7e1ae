import type { Connection } from '../db/connection.ts'
import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'
import type { Reading } from './index-article.ts'

export interface ArticlePlace {
  environment_id: number
  /** The article's number. */
  article: number
  published: boolean
}

/** Makes an article found by what it says now. In the transaction that writes it: found and read are never two things. */
export async function keepReading(connection: Connection, place: ArticlePlace, reading: Reading): Promise<void> {
  const { environment_id, article, published } = place
  const { language, passages, terms, words } = reading
  // Shared by those who write articles: whoever holds it alone knows that no one is about to use a word that no article has.
  await connection.query(sql`select pg_advisory_xact_lock_shared(${locks.article_words}, ${environment_id})`)
  await forgetReading(connection, place)
  await connection.query(sql`
    insert into article_passages (environment_id, article, place, published, language, passage, length)
    select ${environment_id}::integer, ${article}::integer, place - 1, ${published}::boolean, ${language}, passage, length
    from unnest(${passages.passages}::text[], ${passages.lengths}::smallint[]) with ordinality row (passage, length, place)`)
  await connection.query(sql`
    insert into article_terms (environment_id, published, language, term, article, place, frequency, length)
    select ${environment_id}::integer, ${published}::boolean, ${language}, term, ${article}::integer, place, frequency, length
    from unnest(${terms.terms}::text[], ${terms.places}::smallint[], ${terms.frequencies}::smallint[], ${terms.lengths}::smallint[])
      row (term, place, frequency, length)`)
  // In one order, so that two who write the same new words wait for each other rather than in a circle.
  await connection.query(sql`
    with fresh as (
      insert into article_words (environment_id, language, word, term)
      select ${environment_id}::integer, ${language}, word, term
      from unnest(${words.words}::text[], ${words.stems}::text[]) row (word, term) order by word
      on conflict do nothing returning word)
    insert into article_spellings (environment_id, language, spelling, word)
    select distinct ${environment_id}::integer, ${language}, left(word, n - 1) || substr(word, n + 1), word
    from fresh, generate_series(1, length(word) + 1) n where length(word) between 4 and 24
    on conflict do nothing`)
}

/** Its rows in the other half of the index, where drafts or where published articles are looked for. */
export async function moveReading(
  connection: Connection,
  { environment_id, article, published }: ArticlePlace,
): Promise<void> {
  const its = sql`environment_id = ${environment_id} and article = ${article} and published <> ${published}`
  await connection.query(sql`update article_passages set published = ${published} where ${its}`)
  await connection.query(sql`update article_terms set published = ${published} where ${its}`)
}

async function forgetReading(connection: Connection, { environment_id, article }: ArticlePlace): Promise<void> {
  const its = sql`environment_id = ${environment_id} and article = ${article}`
  await connection.query(sql`delete from article_passages where ${its}`)
  await connection.query(sql`delete from article_terms where ${its}`)
}
