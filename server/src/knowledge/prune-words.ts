import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { sql } from '../db/sql.ts'

// A few milliseconds each, in which no one writes an article.
const batch = 1000

interface Word {
  language: string
  word: string
}

/** Forgets words, with their spellings, whose stem stands in no article anymore: they would be guessed, and found nowhere. */
export async function pruneWords(database: Database): Promise<void> {
  const environments = await database.run<{ id: number }>(
    sql`select id from environments where exists (select from article_words where environment_id = environments.id) order by id`,
  )
  for (const { id } of environments) {
    let last: Word | null = { language: '', word: '' }
    while (last) last = await pruneAfter(database, id, last)
  }
}

/** Looks at the next words; answers the last of them. Null where there are no more, or an article is just being written: next time, then. */
function pruneAfter(database: Database, environment_id: number, after: Word): Promise<Word | null> {
  return database.session(async (connection) => {
    try {
      await connection.query(begin)
      const last = await pruneNext(connection, environment_id, after)
      await connection.query(commit)
      return last
    } catch (error) {
      await connection.query(rollback)
      throw error
    }
  })
}

async function pruneNext(connection: Connection, environment_id: number, after: Word): Promise<Word | null> {
  const [lock] = await connection.query<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${locks.article_words}, ${environment_id}) as free`,
  )
  if (!lock!.free) return null
  const [last] = await connection.query<Word>(sql`
    with looked_at as materialized (
      select language, word, term from article_words
      where environment_id = ${environment_id} and (language, word) > (${after.language}, ${after.word})
      order by language, word limit ${batch}),
    gone as (
      delete from article_words using looked_at
      where environment_id = ${environment_id} and article_words.language = looked_at.language and article_words.word = looked_at.word
        and not exists (select from article_terms
          where environment_id = ${environment_id} and published = any ('{true,false}'::boolean[])
            and article_terms.language = looked_at.language and article_terms.term = looked_at.term))
    select language, word from looked_at order by language desc, word desc limit 1`)
  return last ?? null
}
