import type { Connection } from '../db/connection.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import type { SearchDocument } from './documents.ts'
import { mayBeMisspelt, misspelt, spellings } from './keys.ts'

type Counts = Map<number, { word: string; documents: number }>

/** Adds the words of new documents to the list, each with the number of documents that contain it. */
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
  const known = await changeCounts(
    connection,
    environment_id,
    Array.from(counts, ([key, { documents }]) => ({ key, times: documents })),
  )
  for (const { key } of known) counts.delete(Number(key))
  if (counts.size > 0) await addWords(connection, environment_id, counts)
}

/** Removes the words of deleted documents. A word that no document contains is dropped. */
export async function discountWords(
  connection: Connection,
  environment_id: number,
  lost: { key: string; times: number }[],
): Promise<void> {
  if (lost.length === 0) return
  const changed = await changeCounts(
    connection,
    environment_id,
    lost.map(({ key, times }) => ({ key: Number(key), times: -times })),
  )
  const none = changed.filter(({ documents }) => documents <= 0).map(({ key }) => key)
  if (none.length === 0) return
  for (const table of [sql`search_word_counts`, sql`search_words`])
    await connection.query(
      sql`delete from ${table} where environment_id = ${environment_id} and key = any (${none}::bigint[])`,
    )
}

interface Counted {
  key: string
  documents: number
  grown: boolean
}

/** Counts words that are already in the list. Each is looked up by key, as in keep.ts. Returns which ones exist. */
async function changeCounts(
  connection: Connection,
  environment_id: number,
  changes: { key: number; times: number }[],
): Promise<Counted[]> {
  const counted = await connection.query<Counted>(sql`
    update search_word_counts counts set documents = documents + times
    from unnest(${changes.map(({ key }) => key)}::bigint[], ${changes.map(({ times }) => times)}::integer[])
      change (changed_key, times)
    cross join lateral (
      select ctid as place from search_word_counts
      where environment_id = ${environment_id} and key = changed_key offset 0) known
    where counts.ctid = place
    returning counts.key, documents, documents > 0 and times > 0
      and ${powerOfTwo('documents')} <> ${powerOfTwo('documents - times')} as grown`)
  const grown = counted.filter((word) => word.grown).map(({ key }) => key)
  if (grown.length > 0)
    await connection.query(sql`
      update search_words words set frequency = (
        select ${powerOfTwo('documents')} from search_word_counts counts
        where counts.environment_id = ${environment_id} and counts.key = words.key)
      where environment_id = ${environment_id} and key = any (${grown}::bigint[])`)
  return counted
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
  await connection.query(sql`select merge_search_words()`)
}

function powerOfTwo(count: string): Sql {
  return verbatim(`floor(ln(${count}) / ln(2) + 1e-9)::smallint`)
}
