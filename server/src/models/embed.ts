import { setTimeout as pause } from 'node:timers/promises'
import type { HttpOutcome, Wire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import { experienceWith } from './breaker.ts'
import { reserve } from './budget.ts'
import { type Model, reachOf } from './chosen.ts'
import { headersOf, saidIn, urlOf, waitAfter } from './exchange.ts'
import { type Failure, refusalOf, statusFailure, wireFailure } from './failure.ts'
import { openVeil } from './redact.ts'
import { tokensIn } from './tokens.ts'
import type { ReadVectors } from './vectors.ts'
import { wireTo } from './warm-wires.ts'

/** Texts to be turned into vectors. */
export interface Embedding {
  purpose: 'embedding' | 'search' | 'test'
  texts: string[]
  time_limit_ms: number
  /** How often a server that is overloaded or asks for a pause is asked again. */
  retries: number
  /** Reads the answer, which may be megabytes: on a thread, where there are more than a few. */
  read: (text: string, count: number) => ReadVectors | Promise<ReadVectors>
  /** Whether the server's own words may be told. */
  quoting?: boolean
}

export type Embedded =
  | { outcome: 'embedded'; vectors: Int8Array[]; dimensions: number; ms: number }
  /** `refused`: the server took offence at the texts, such as their length; others may do. */
  | (Failure & { outcome: 'not_embedded'; refused: boolean })

const path = '/embeddings'
const manner = { way: 'prompt', temperature: false, max_completion_tokens: false } as const

/**
 * The door to models that turn texts into vectors: within the same budgets, at the same addresses and with the same data taken out as
 * the one to language models. Never throws for what a server does. To be called outside of transactions.
 */
export async function embed(scope: Scope, model: Model, work: Embedding): Promise<Embedded> {
  const began = performance.now()
  const until = began + work.time_limit_ms
  const since = () => Math.round(performance.now() - began)
  const experience = experienceWith(scope, model, work.purpose === 'search')
  const barred = experience.barred()
  if (barred)
    return failed({ reason: barred.reason, words: `The next call to the embedding model is in ${barred.seconds} s.` })
  const input = model.veiled ? openVeil(work.texts).hide(work.texts) : work.texts
  const body = JSON.stringify({ model: model.name, input })
  const sent = tokensIn(Buffer.byteLength(body))
  const spending = await reserve(scope, model, { purpose: work.purpose, conversation_id: null }, sent)
  if (typeof spending === 'string') return failed({ reason: 'budget', words: spending })
  const settle = (outcome: 'answered' | Failure['reason'], input_tokens: number, estimated: boolean) =>
    spending.settle({ outcome, input_tokens, output_tokens: 0, estimated, ms: since() })

  const wire = wireTo(scope, model, reachOf(scope, model))
  const outcome = await send(wire, { model, body, until, retries: work.retries })
  const failure = failureOf(outcome, model, work.quoting ?? false)
  if (failure) {
    experience.failed(failure)
    await settle(failure.reason, failure.cost === 'unknown' ? sent : 0, true)
    return { ...failed(failure), refused: [400, 422].includes(outcome.status ?? 0) || isTooLong(outcome, model) }
  }
  const reading = await Promise.try(work.read, (outcome as Answered).text, input.length).catch(() => unreadable)
  if ('problem' in reading) {
    await settle('invalid', sent, true)
    return failed({ reason: 'invalid', words: reading.problem })
  }
  experience.answered(manner)
  const { vectors, dimensions, input_tokens } = reading
  const is_told =
    Number.isSafeInteger(input_tokens) && (input_tokens as number) > 0 && (input_tokens as number) <= sent * 3
  await settle('answered', is_told ? (input_tokens as number) : sent, !is_told)
  return { outcome: 'embedded', vectors, dimensions, ms: since() }
}

interface Sending {
  model: Model
  body: string
  until: number
  retries: number
}

async function send(wire: Wire, { model, body, until, retries }: Sending): Promise<HttpOutcome> {
  const call = { method: 'POST', url: urlOf(model, path), headers: headersOf(model), body }
  for (let left = retries; ; left--) {
    const outcome = await wire.send(call, until - performance.now())
    const wait = left > 0 && !isTooLong(outcome, model) ? waitAfter(outcome) : null
    if (wait === null || performance.now() + wait >= until) return outcome
    await pause(wait)
  }
}

const unreadable = { problem: "Its response couldn't be read because of an error in the service." }

type Answered = Extract<HttpOutcome, { status: number }>

function failureOf(outcome: HttpOutcome, model: Model, quoting: boolean): Failure | null {
  if (outcome.status === null) return wireFailure(outcome.failure)
  const { status, text, retry_after_ms } = outcome
  if (status >= 200 && status < 300) return null
  const refusal = refusalOf(status, saidIn(text, model))
  return statusFailure(status, quoting ? saidIn(text, model) : null, { retry_after_ms, refusal })
}

/** The server of llama.cpp says 500 to a text that is longer than a batch: others may do. */
function isTooLong(outcome: HttpOutcome, model: Model): boolean {
  // A good answer holds a million numbers: it is not looked through for excuses.
  if (outcome.status === null || outcome.status < 400) return false
  return refusalOf(outcome.status, saidIn(outcome.text, model)) === 'length'
}

function failed(failure: Failure) {
  return { outcome: 'not_embedded', refused: false, ...failure } as const
}
