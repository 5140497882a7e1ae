import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { vocabularyOf } from '../language/vocabulary/vocabulary.ts'

// Someone looks for an article he knows of: a few words tell which.
const max_words = 8
// Behind every word that begins so, in the order of bytes.
const end = '\u{10FFFF}'

/**
 * The condition on articles that have words which begin as those asked, or are inflections of them: all of them, as the language
 * of the article reads them. To find what is there, drafts as well, and not what answers a question.
 */
export async function articlesLike(connection: Connection, environment_id: number, q: string): Promise<Sql> {
  const languages = await connection.query<{ language: string }>(
    sql`select language from articles where environment_id = ${environment_id} group by language`,
  )
  const terms = await Promise.all(
    languages.map(async ({ language }) => {
      const terms_of_language = (await vocabularyOf(language)).terms(q).slice(0, max_words)
      const words = [...new Map(terms_of_language.map((term) => [term.word, term])).values()]
      return words.map(({ word, stem }, place) => ({ language, place, needed: words.length, word, stem }))
    }),
  )
  const words = terms.flat()
  return sql` and number in (
    select article from (
      select distinct asked.language, asked.place, needed, article
      from unnest(${words.map(({ language }) => language)}::text[], ${words.map(({ place }) => place)}::integer[],
          ${words.map(({ needed }) => needed)}::integer[], ${words.map(({ word }) => word)}::text[],
          ${words.map(({ word }) => word + end)}::text[], ${words.map(({ stem }) => stem)}::text[])
        asked (language, place, needed, first, last, stem)
      cross join lateral (
        select term from article_words
        where environment_id = ${environment_id} and article_words.language = asked.language and word >= first and word < last
        union select stem) meant
      join article_terms on environment_id = ${environment_id} and published = any ('{true,false}')
        and article_terms.language = asked.language and article_terms.term = meant.term) found
    group by language, needed, article having count(*) = needed)`
}
