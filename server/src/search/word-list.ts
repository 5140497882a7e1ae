import type { Connection } from '../db/connection.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import type { SearchDocument } from './documents.ts'
import { mayBeMisspelt, misspelt, spellings } from './keys.ts'

type Counts = Map<number, { word: string; documents: number }>

/** Adds the words of new documents to the list, each with the number of documents that have it. */
export async function countWords(
  connection: Connection,
  environment_id: number,
  documents: SearchDocument[],
): Promise<void> {
  const counts: Counts = new Map()
  for (const { words } of documents) {
    for (const [key, word] of words) {
      const count = counts.get(key)
      if (count) count.documents++
      else counts.set(key, { word, documents: 1 })
    }
  }
  if (counts.size === 0) return
  const keys = [...counts.keys()]
  const added = [...counts.values()].map(({ documents }) => documents)
  const known = await connection.query<{ key: string }>(sql`
    with counted as (
      update search_word_counts set documents = documents + added
      from unnest(${keys}::bigint[], ${added}::integer[]) counted (counted_key, added)
      where environment_id = ${environment_id} and key = counted_key
      returning key, ${powerOfTwo('documents')} as now, ${powerOfTwo('documents - added')} as before),
    grown as (
      update search_words set frequency = now from counted
      where now <> before and environment_id = ${environment_id} and search_words.key = counted.key)
    select key from counted`)
  for (const { key } of known) counts.delete(Number(key))
  if (counts.size > 0) await addWords(connection, environment_id, counts)
}

async function addWords(connection: Connection, environment_id: number, counts: Counts): Promise<void> {
  const words = [...counts].map(([key, { word, documents }]) => ({
    key,
    word,
    documents,
    spellings: mayBeMisspelt(word) ? `{${spellings(word).map((text) => misspelt(environment_id, text))}}` : null,
  }))
  const column = (name: keyof (typeof words)[number]) => words.map((row) => row[name])
  await connection.query(sql`
    with fresh as (
      select * from unnest(${column('key')}::bigint[], ${column('word')}::text[], ${column('documents')}::integer[],
        ${column('spellings')}::text[]) fresh (key, word, documents, spellings)),
    counted as (
      insert into search_word_counts (environment_id, key, documents) select ${environment_id}::integer, key, documents from fresh)
    insert into search_words (environment_id, key, word, frequency, spellings)
    select ${environment_id}::integer, key, word, ${powerOfTwo('documents')}, spellings::bigint[] from fresh`)
  await connection.query(sql`select gin_clean_pending_list('search_words_by_spelling')`)
}

function powerOfTwo(count: string): Sql {
  return verbatim(`floor(ln(${count}) / ln(2) + 1e-9)::smallint`)
}
