import { setTimeout as pause } from 'node:timers/promises'
import type { HttpOutcome, Wire } from '../outbound/http-call.ts'
import type { ModelOutput, Prompt, RequestStyle } from './dialect.ts'
import { dialectOf } from './dialects.ts'
import { type Failure, refusalOf, statusFailure, wireFailure } from './failure.ts'
import type { Model } from './model.ts'

export interface Exchange {
  model: Model
  wire: Wire
  prompt: Prompt
  /** The output mode to try first. */
  style: RequestStyle
  /** The deadline, by `performance.now()`. */
  until: number
  /** Whether the server's own message may be shown: never if customer text was sent, because servers like to repeat it. */
  quoting: boolean
}

export type ExchangeResult =
  | { reading: ModelOutput; style: RequestStyle; sent_bytes: number; got_bytes: number }
  | { failure: Failure; sent_bytes: number }

// No model answers in less time than this.
const shortest_try_ms = 250
const overloaded = [500, 502, 503, 529]

/**
 * Asks one question until there is an answer or a reason why not: in the output modes the server supports, within the time
 * limit.
 */
export async function exchange({ model, wire, prompt, until, quoting, style }: Exchange): Promise<ExchangeResult> {
  const dialect = dialectOf(model.provider)
  let retries = 1
  for (;;) {
    const body = JSON.stringify(dialect.body(model.name, withShape(prompt, style), style))
    const sent_bytes = Buffer.byteLength(body)
    const left = until - performance.now()
    if (left < 1) return { failure: wireFailure('timeout'), sent_bytes }
    const outcome = await wire.send({ method: 'POST', url: urlOf(model), headers: headersOf(model), body }, left)
    const refusal = outcome.status === null ? null : refusalOf(outcome.status, errorMessageIn(outcome.text, model))
    const wait = retries > 0 && refusal === null ? waitAfter(outcome) : null
    if (wait !== null && performance.now() + wait + shortest_try_ms < until) {
      retries--
      await pause(wait)
      continue
    }
    if (outcome.status === null) return { failure: wireFailure(outcome.failure), sent_bytes }
    const { status, text } = outcome
    if (status >= 200 && status < 300) {
      const reading = read(dialect.read, text)
      if (reading) return { reading, style, sent_bytes, got_bytes: Buffer.byteLength(text) }
      const words = "The response isn't from a model. It may be a web page or another protocol."
      return { failure: { reason: 'invalid', words }, sent_bytes }
    }
    const other = refusal === 'style' ? nextStyle(style, text, dialect.output_modes) : null
    if (other === null) {
      const { retry_after_ms } = outcome
      const failure = statusFailure(status, quoting ? errorMessageIn(text, model) : null, { retry_after_ms, refusal })
      return { failure, sent_bytes }
    }
    style = other
  }
}

export function urlOf({ provider, base_url }: Model, path = dialectOf(provider).path): URL {
  return new URL(base_url.href.replace(/\/+$/, '') + path)
}

export function headersOf({ provider, api_key }: Model): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': 'Parley-Assistant/1',
    ...dialectOf(provider).headers(api_key),
  }
}

/** If the server doesn't enforce a schema, the model is told about it. */
function withShape(prompt: Prompt, { output_mode }: RequestStyle): Prompt {
  if (output_mode === 'json_schema' || output_mode === 'tool') return prompt
  const shape = `Answer with one JSON object and nothing else. It has to fit this JSON Schema:\n${JSON.stringify(prompt.schema)}`
  return { ...prompt, instructions: `${prompt.instructions}\n\n${shape}` }
}

/** Milliseconds until a retry makes sense. Null if it doesn't. */
export function waitAfter(outcome: HttpOutcome): number | null {
  const jitter = 200 + Math.random() * 400
  if (outcome.status === null) return outcome.failure === 'connection_reset' ? jitter : null
  if (outcome.status === 429) return Math.max(outcome.retry_after_ms ?? 1000, jitter)
  return overloaded.includes(outcome.status) ? Math.max(outcome.retry_after_ms ?? 0, jitter) : null
}

/** The server may have rejected the output mode, not the question: its message may say which part. */
function nextStyle(
  style: RequestStyle,
  text: string,
  output_modes: readonly RequestStyle['output_mode'][],
): RequestStyle | null {
  if (!style.max_completion_tokens && text.includes('max_completion_tokens'))
    return { ...style, max_completion_tokens: true }
  if (style.temperature && text.includes('temperature')) return { ...style, temperature: false }
  const next = output_modes[output_modes.indexOf(style.output_mode) + 1]
  return next === undefined ? null : { ...style, output_mode: next }
}

function read(how: (json: unknown) => ModelOutput | null, text: string): ModelOutput | null {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? how(json) : null
  } catch {
    return null
  }
}

const max_quoted = 300

/** The server's message, as the protocols define it: {"error": {"message"}}, or Ollama's older {"error"}. Never the key. */
export function errorMessageIn(text: string, { api_key }: Model): string | null {
  try {
    const { error } = JSON.parse(text) as { error?: string | { message?: unknown } }
    const message = typeof error === 'string' ? error : error?.message
    if (typeof message !== 'string') return null
    const clean = message
      .slice(0, 4000)
      .replace(/\p{Cc}+/gu, ' ')
      .toWellFormed()
    const without = api_key === null || api_key.length < 4 ? clean : clean.replaceAll(api_key, '[redacted]')
    return without.slice(0, max_quoted).toWellFormed()
  } catch {
    return null
  }
}
