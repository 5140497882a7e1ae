import { sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import { plain } from '../passages.ts'
import { stateOf } from './work.ts'

export interface Batch {
  articles: { number: number; version: number }[]
  /** Of these, the passages that have no vector yet. */
  passages: { article: number; hash: string; text: string }[]
  /** Whether there are more of them than are told. */
  is_cut: boolean
}

const max_articles = 16
const max_passages = 32

/** What to embed next: articles that say something new, or that another model embedded. */
export async function nextBatch({ database, environment_id }: Scope, embedder: string): Promise<Batch> {
  const some = (is: ReturnType<typeof sql>) => sql`(select number, version, title from articles
    where environment_id = ${environment_id} and ${stateOf} ${is} limit ${max_articles}::integer)`
  const rows = await database.run<{
    number: number
    version: number
    hash: string | null
    title: string
    passage: string
  }>(sql`
    with chosen as (
      select * from (${some(sql`is null`)} union all ${some(sql`< ${embedder}`)} union all ${some(sql`> ${embedder}`)}) article
      limit ${max_articles}::integer)
    select number, chosen.version, missing.hash::text as hash, title, passage
    from chosen left join lateral (
      select ${hashOf} as hash, passage from article_passages
      where environment_id = ${environment_id} and article = chosen.number
        and not exists (select from article_vectors
          where environment_id = ${environment_id} and article = chosen.number and article_vectors.hash = ${hashOf})
      order by place limit ${max_passages + 1}::integer) missing on true`)
  const articles = new Map(rows.map(({ number, version }) => [number, { number, version }]))
  const passages = new Map(
    rows.flatMap(({ number, hash, title, passage }) =>
      hash === null ? [] : [[`${number} ${hash}`, { article: number, hash, text: textOf(title, passage) }] as const],
    ),
  )
  return {
    articles: [...articles.values()],
    passages: [...passages.values()].slice(0, max_passages),
    is_cut: passages.size > max_passages,
  }
}

/** Of what is embedded: the same words under another title mean something else. */
export const hashOf = sql`md5(title || E'\n' || passage)::uuid`

const max_characters = 1500

function textOf(title: string, passage: string): string {
  return `${title}\n${plain(passage)}`.slice(0, max_characters).toWellFormed()
}

/** Not where the model was changed meanwhile, nor for an article that was deleted. */
export async function keepVectors(
  { database, environment_id }: Scope,
  embedder: string,
  passages: Batch['passages'],
  vectors: (Int8Array | null)[],
): Promise<void> {
  const bytes = vectors.map((vector) => vector && Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength))
  // The row of the embedder is held until the commit: who sees a version sees all that was added before it.
  await database.run(sql`
    with added as (
      update embedders set version = version + 1, due_at = greatest(due_at, now() + interval '2 minutes')
      where environment_id = ${environment_id} and embedder = ${embedder} returning version),
    there as (
      select number from articles, added
      where environment_id = ${environment_id} and number = any (${passages.map(({ article }) => article)}::integer[])
      for key share of articles)
    insert into article_vectors (environment_id, article, hash, version, vector)
    select ${environment_id}::integer, article, hash, added.version, vector
    from added, unnest(${passages.map(({ article }) => article)}::integer[], ${passages.map(({ hash }) => hash)}::uuid[],
      ${bytes}::bytea[]) row (article, hash, vector)
    where article in (select number from there)
    on conflict (environment_id, article, hash) do update set version = excluded.version, vector = excluded.vector`)
}

/** Unless they were changed meanwhile. What they do not say anymore is forgotten. */
export async function markEmbedded(
  { database, environment_id }: Scope,
  embedder: string,
  articles: Batch['articles'],
): Promise<void> {
  await database.run(sql`
    with marked as (
      update articles set embedded_by = ${embedder}, embedded_version = articles.version
      from unnest(${articles.map(({ number }) => number)}::integer[], ${articles.map(({ version }) => version)}::integer[])
        as seen (number, version)
      where environment_id = ${environment_id} and articles.number = seen.number and articles.version = seen.version
      returning articles.number, title)
    delete from article_vectors using marked
    where environment_id = ${environment_id} and article = marked.number
      and not exists (select from article_passages
        where article_passages.environment_id = ${environment_id} and article_passages.article = marked.number
          and ${hashOf} = article_vectors.hash)`)
}
