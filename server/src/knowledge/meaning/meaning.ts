import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../../db/connection.ts'
import { sql } from '../../db/sql.ts'
import { embed } from '../../models/embed.ts'
import type { Model } from '../../models/model.ts'
import { readVectors } from '../../models/vectors.ts'
import type { Scope } from '../../scope.ts'
import type { Within } from '../corpus.ts'
import { hashOf } from './batches.ts'
import { embedderRow, nameOf } from './embedder.ts'
import { nearestOnThread } from './meaning-thread.ts'
import type { Nearest } from './vector-index.ts'

export type Meant = Nearest | { problem: string }

/** A question is found by its words within milliseconds: what takes longer than this is not waited for. */
const patience_ms = 300
const max_length = 1500

/** What lies nearest to what a question means, in this model's view. To be called outside of transactions. */
export function meant(scope: Scope, model: Model, text: string): Promise<Meant> {
  const late = pause(patience_ms, { problem: `It took longer than ${patience_ms} ms.` }, { ref: false })
  const lookup = lookFor(scope, model, text.slice(0, max_length).toWellFormed()).catch(() => ({
    problem: 'An error in the service or its database.',
  }))
  return Promise.race([lookup, late])
}

async function lookFor(scope: Scope, model: Model, text: string): Promise<Meant> {
  if (text.trim() === '') return { problem: 'There is nothing to search for.' }
  const known = await embedderRow(scope)
  const embedder = nameOf(model)
  if (known?.embedder !== embedder || known.dimensions === null || known.yardsticks === null)
    return { problem: "The articles aren't embedded yet." }
  if (scope.may_ask_model?.() === false) return { problem: 'The rate limit for calls to language models is reached.' }
  const embedded = await embed(scope, model, {
    purpose: 'search',
    texts: [text],
    time_limit_ms: patience_ms,
    retries: 0,
    read: readVectors,
  })
  if (embedded.outcome === 'not_embedded') return { problem: embedded.words }
  const { dimensions, yardsticks, version } = known
  if (embedded.dimensions !== dimensions)
    return { problem: `Its vector has ${embedded.dimensions} numbers, those of the articles ${dimensions}.` }
  const { url } = scope.database
  const { environment_id } = scope
  const vector = embedded.vectors[0]!
  const looking = nearestOnThread({ url, environment_id, embedder, version, dimensions, yardsticks, vector })
  return looking ?? { problem: 'Too many searches are running right now.' }
}

/** A passage that means something like the question. */
export interface MeantPassage {
  article: number
  place: number
  language: string
  nearness: number
  /** Whether that is more than chance. */
  stands_out: boolean
}

/** The best passage of each article, nearest first: of those that may be told, and still say what they said. */
export async function stillThere(
  connection: Connection,
  environment_id: number,
  { near, stands_out_from }: Nearest,
  { language, include_drafts }: Within,
): Promise<MeantPassage[]> {
  if (near.length === 0) return []
  const rows = await connection.query<Omit<MeantPassage, 'nearness' | 'stands_out'> & { nearness: string }>(sql`
    select distinct on (found.article) found.article, place, article_passages.language, nearness
    from unnest(${near.map(({ article }) => article)}::integer[], ${near.map(({ hash }) => hash)}::uuid[],
        ${near.map(({ nearness }) => nearness)}::float8[]) found (article, hash, nearness)
      join articles on articles.environment_id = ${environment_id} and number = found.article
      join article_passages on article_passages.environment_id = ${environment_id} and article_passages.article = number
        and ${hashOf} = found.hash
    where (published or ${include_drafts ?? false}::boolean)
      and (${language ?? null}::text is null or article_passages.language = ${language ?? null})
    order by found.article, nearness desc, place`)
  return rows
    .map((row) => ({ ...row, nearness: Number(row.nearness), stands_out: Number(row.nearness) > stands_out_from }))
    .sort((one, other) => other.nearness - one.nearness)
}
