import { type Static, Type } from '../schema.ts'
import type { Scope } from '../scope.ts'
import { callModel } from './call-model.ts'
import type { OutputMode } from './dialect.ts'
import { dialectOf } from './dialects.ts'
import { embed } from './embed.ts'
import { adviceFor, type Failure, type Reason } from './failure.ts'
import { embeddingModelOf, modelOf } from './model.ts'
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
  // Some models reason before they copy.
  max_output_tokens: 1000,
  time_limit_ms: 30_000,
}

export type ModelTest =
  | { ok: true; engine: string; output_mode: OutputMode; ms: number }
  | { ok: false; engine: string | null; reason: Reason; problem: string }

/** Asks the model a simple question in each output mode until its answer fits the schema. That mode is remembered. */
export async function testModel(scope: Scope): Promise<ModelTest> {
  const model = await modelOf(scope)
  if (!model) return problem(null, { reason: 'no_model', words: 'No language model is set.' })
  const { output_modes } = dialectOf(model.provider)
  const until = performance.now() + question.time_limit_ms
  let failure: Failure = { reason: 'timeout', words: "The model didn't respond within the time limit." }
  for (let n = 0; n < output_modes.length && performance.now() < until; n++) {
    const time_limit_ms = until - performance.now()
    const options = { purpose: 'test', output_mode: output_modes[n]!, quoting: true, repairs: 0 }
    const { answer, style } = await callModel(scope, model, { ...question, time_limit_ms }, options)
    if (answer.outcome === 'answered')
      return { ok: true, engine: model.name, output_mode: style!.output_mode, ms: answer.ms }
    failure = answer
    if (answer.reason !== 'invalid' || isExhausted(answer)) break
    // The server may have rejected some of the output modes already.
    n = Math.max(n, style ? output_modes.indexOf(style.output_mode) : n)
  }
  return problem(model.name, failure)
}

function problem(engine: string | null, { reason, words }: Failure): ModelTest {
  return { ok: false, engine, reason, problem: isExhausted({ words }) ? words : `${words} ${adviceFor(reason)}` }
}

/** It says itself what to do, and no other output mode would help. */
function isExhausted({ words }: Pick<Failure, 'words'>): boolean {
  return words.includes('tokens for reasoning')
}

export type EmbeddingsTest =
  | { ok: true; engine: string; dimensions: number; ms: number; problem: null }
  | { ok: false; engine: string; dimensions: null; ms: null; problem: string }

/** Embeds two texts as a test. Null if no embedding model is set. */
export async function testEmbeddings(scope: Scope): Promise<EmbeddingsTest | null> {
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
