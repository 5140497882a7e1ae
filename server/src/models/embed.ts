import { setTimeout as pause } from 'node:timers/promises'
import type { HttpOutcome, Wire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import { breakerFor } from './breaker.ts'
import { reserve } from './budget.ts'
import { errorMessageIn, headersOf, urlOf, waitAfter } from './exchange.ts'
import { type Failure, refusalOf, statusFailure, wireFailure } from './failure.ts'
import { type Model, reachOf } from './model.ts'
import { wireTo } from './open-wires.ts'
import { redactorFor } from './redact.ts'
import { tokensIn } from './tokens.ts'
import type { ReadVectors } from './vectors.ts'

/** Texts to embed. */
export interface Embedding {
  purpose: 'embedding' | 'search' | 'test'
  texts: string[]
  time_limit_ms: number
  /** How often to retry if the server is overloaded or asks for a pause. */
  retries: number
  /** Parses the response, which may be megabytes: on the worker thread if there are more than a few texts. */
  read: (text: string, count: number) => ReadVectors | Promise<ReadVectors>
  /** Whether the server's own error message may be shown. */
  quoting?: boolean
}

export type EmbeddingResult =
  | { outcome: 'embedded'; vectors: Int8Array[]; dimensions: number; ms: number }
  /** `refused`: the server rejected these texts, for example as too long. Others may work. */
  | (Failure & { outcome: 'not_embedded'; refused: boolean })

const path = '/embeddings'
const style = { output_mode: 'prompt', temperature: false, max_completion_tokens: false, reasons: false } as const

/**
 * The one way to call an embedding model, with the same budgets, allowed addresses and redaction as `askModel`. Never throws
 * because of the server. Call it outside transactions.
 */
export async function embed(scope: Scope, model: Model, work: Embedding): Promise<EmbeddingResult> {
  const began = performance.now()
  const until = began + work.time_limit_ms
  const since = () => Math.round(performance.now() - began)
  const breaker = breakerFor(scope, model, work.purpose === 'search')
  const blocked = breaker.blocked()
  if (blocked)
    return failed({ reason: blocked.reason, words: `The next call to the embedding model is in ${blocked.seconds} s.` })
  const input = model.redacts ? redactorFor(work.texts).hide(work.texts) : work.texts
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
    breaker.failed(failure)
    await settle(failure.reason, failure.cost === 'unknown' ? sent : 0, true)
    return { ...failed(failure), refused: [400, 422].includes(outcome.status ?? 0) || isTooLong(outcome, model) }
  }
  const reading = await Promise.try(work.read, (outcome as Answered).text, input.length).catch(() => unreadable)
  if ('problem' in reading) {
    await settle('invalid', sent, true)
    return failed({ reason: 'invalid', words: reading.problem })
  }
  breaker.answered(style)
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
  const refusal = refusalOf(status, errorMessageIn(text, model))
  return statusFailure(status, quoting ? errorMessageIn(text, model) : null, { retry_after_ms, refusal })
}

/** llama.cpp's server responds with 500 to a text that is longer than its batch. Shorter texts may work. */
function isTooLong(outcome: HttpOutcome, model: Model): boolean {
  // A valid response holds up to a million numbers: don't search it for an error message.
  if (outcome.status === null || outcome.status < 400) return false
  return refusalOf(outcome.status, errorMessageIn(outcome.text, model)) === 'length'
}

function failed(failure: Failure) {
  return { outcome: 'not_embedded', refused: false, ...failure } as const
}
