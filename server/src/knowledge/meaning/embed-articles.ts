import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../db/sql.ts'
import { type EmbeddingResult, embed } from '../../models/embed.ts'
import { embeddingModelOf, type Model } from '../../models/model.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import { type Batch, keepVectors, markEmbedded, nextBatch } from './batches.ts'
import { nameOf } from './embedder.ts'
import { readVectorsOnThread } from './meaning-thread.ts'
import { putOff, setUp, takeWork, workFor } from './work.ts'
import { yardsticks } from './yardsticks.ts'

const time_limit_ms = 30_000
const retries = 2
// Other environments wait for their turn.
const longest_round_ms = 20_000
// A breath between calls: there is no hurry, and the process has requests to answer.
const rest_ms = 20

/**
 * Turns what articles say into vectors, where a model for that is set: what is new or changed, and all where the model is another.
 * No environment waits for another that fails.
 */
export async function embedArticles(services: Means, stopping: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (const place of await workFor(services)) {
    if (stopping.aborted) break
    await embedIn(systemScope(services, place), stopping).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Articles wait to be embedded.')
}

async function embedIn(scope: Scope, stopping: AbortSignal): Promise<void> {
  const model = await embeddingModelOf(scope)
  if (!model) return
  const embedder = nameOf(model)
  const taken = await takeWork(scope, embedder)
  if (!taken) return
  const problem = await workOn(scope, model, taken.dimensions, stopping).catch(async (error) => {
    await putOff(scope, embedder, taken.failures + 1, 'An error in the service. See its log.')
    throw error
  })
  await putOff(scope, embedder, problem === null ? 0 : taken.failures + 1, problem)
}

/** Words, where it came to an end before its time. */
async function workOn(
  scope: Scope,
  model: Model,
  dimensions: number | null,
  stopping: AbortSignal,
): Promise<string | null> {
  const ask = (texts: string[]) =>
    embed(scope, model, { purpose: 'embedding', texts, time_limit_ms, retries, read: readVectorsOnThread })
  const work = { scope, ask, embedder: nameOf(model), dimensions: dimensions ?? 0 }
  if (dimensions === null) {
    const begun = await setUp(scope, work.embedder, ask)
    if (typeof begun === 'string') return begun
    work.dimensions = begun
  }
  const until = performance.now() + longest_round_ms
  while (!stopping.aborted && performance.now() < until) {
    const batch = await nextBatch(scope, work.embedder)
    if (batch.articles.length === 0) return null
    const problem = batch.passages.length > 0 ? await embedBatch(work, batch.passages) : null
    if (problem !== null) return problem
    if (!batch.is_cut) await markEmbedded(scope, work.embedder, batch.articles)
    await pause(rest_ms)
  }
  return null
}

interface Work {
  scope: Scope
  ask: (texts: string[]) => Promise<EmbeddingResult>
  embedder: string
  dimensions: number
}

/** A server that refuses a batch may take offence at one text of it: in halves, that one is found, and goes without a vector. */
async function embedBatch(work: Work, passages: Batch['passages']): Promise<string | null> {
  const embedded = await work.ask(passages.map(({ text }) => text))
  if (embedded.outcome === 'embedded') {
    if (embedded.dimensions === work.dimensions) {
      await keepVectors(work.scope, work.embedder, passages, embedded.vectors)
      return null
    }
    await work.scope.database.run(
      sql`update embedders set embedder = '' where environment_id = ${work.scope.environment_id}`,
    )
    return `Its vectors had ${work.dimensions} numbers and now have ${embedded.dimensions}. All articles are embedded again.`
  }
  if (!embedded.refused) return embedded.words
  if (passages.length === 1) {
    // One that refuses what it once took refuses everything: no text is to blame for that.
    const usual = await work.ask(yardsticks.slice(0, 1))
    if (usual.outcome !== 'embedded') return usual.words
    await keepVectors(work.scope, work.embedder, passages, [null])
    return null
  }
  const half = Math.ceil(passages.length / 2)
  return (await embedBatch(work, passages.slice(0, half))) ?? embedBatch(work, passages.slice(half))
}
