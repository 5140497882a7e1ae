import { type Static, Type } from '../schema.ts'
import type { Scope } from '../scope.ts'
import { embeddingModelOf, modelOf } from './chosen.ts'
import type { Way } from './dialect.ts'
import { dialectOf } from './dialects.ts'
import { embed } from './embed.ts'
import { adviceFor, type Failure, type Reason } from './failure.ts'
import { put } from './put.ts'
import type { Question } from './question.ts'
import { readVectors } from './vectors.ts'

const Echo = Type.Object({ word: Type.String(), number: Type.Integer() })
type Echo = Static<typeof Echo>

const expected = { word: 'lantern', number: 4711 }

const question: Question<Echo> = {
  purpose: 'summary',
  conversation_id: null,
  instructions: 'Copy the word and the number from the material into the fields of the same names.',
  material: expected,
  schema: Echo,
  problem: ({ word, number }) =>
    word === expected.word && number === expected.number ? null : 'it is not what stands in the material.',
  // Some models think before they copy.
  max_output_tokens: 1000,
  time_limit_ms: 30_000,
}

export type Tested =
  | { ok: true; engine: string; way: Way; ms: number }
  | { ok: false; engine: string | null; reason: Reason; problem: string }

/** Asks the model something simple, in each way of asking until it keeps to the shape: that way is remembered. */
export async function testModel(scope: Scope): Promise<Tested> {
  const model = await modelOf(scope)
  if (!model) return problem(null, { reason: 'no_model', words: 'No language model is set.' })
  const { ways } = dialectOf(model.provider)
  const until = performance.now() + question.time_limit_ms
  let failure: Failure = { reason: 'timeout', words: "The model didn't respond within the time limit." }
  for (let n = 0; n < ways.length && performance.now() < until; n++) {
    const time_limit_ms = until - performance.now()
    const options = { purpose: 'test', way: ways[n]!, quoting: true, repairs: 0 }
    const { answer, manner } = await put(scope, model, { ...question, time_limit_ms }, options)
    if (answer.outcome === 'answered') return { ok: true, engine: model.name, way: manner!.way, ms: answer.ms }
    failure = answer
    if (answer.reason !== 'invalid') break
    // The server may have refused some of the ways already.
    n = Math.max(n, manner ? ways.indexOf(manner.way) : n)
  }
  return problem(model.name, failure)
}

function problem(engine: string | null, { reason, words }: Failure): Tested {
  return { ok: false, engine, reason, problem: `${words} ${adviceFor(reason)}` }
}

export type TestedEmbeddings =
  | { ok: true; engine: string; dimensions: number; ms: number; problem: null }
  | { ok: false; engine: string; dimensions: null; ms: null; problem: string }

/** Has the embedding model turn two texts into vectors; null where none is set. */
export async function testEmbeddings(scope: Scope): Promise<TestedEmbeddings | null> {
  const model = await embeddingModelOf(scope)
  if (!model) return null
  const { name: engine } = model
  const texts = [expected.word, `${expected.number}`]
  const { time_limit_ms } = question
  const work = { purpose: 'test', texts, time_limit_ms, retries: 1, read: readVectors, quoting: true } as const
  const embedded = await embed(scope, model, work)
  if (embedded.outcome === 'embedded') {
    const { dimensions, ms } = embedded
    return { ok: true, engine, dimensions, ms, problem: null }
  }
  const { reason, words } = embedded
  return { ok: false, engine, dimensions: null, ms: null, problem: `${words} ${adviceFor(reason)}` }
}
