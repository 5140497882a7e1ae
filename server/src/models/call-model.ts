import { connectionsTo, openWire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import { type Breaker, breakerFor } from './breaker.ts'
import { reserve, type Spending } from './budget.ts'
import type { ModelOutput, Prompt, RequestStyle } from './dialect.ts'
import { dialectOf } from './dialects.ts'
import { type Exchange, exchange } from './exchange.ts'
import type { Failure } from './failure.ts'
import { judge } from './judge.ts'
import { type Model, reachOf } from './model.ts'
import { promptOf, repairOf } from './prompt.ts'
import { type Answer, type Question, unanswered } from './question.ts'
import { type Redactor, redactorFor } from './redact.ts'
import { rememberOutputMode } from './remember-output-mode.ts'
import { tokensIn, usageOf } from './tokens.ts'

export interface CallOptions {
  /** Overrides the question's. */
  purpose?: string
  /** The output mode to try first, instead of the known one. */
  output_mode?: RequestStyle['output_mode']
  /** Whether the server's own error message may be shown. */
  quoting?: boolean
  /** How often to ask again after an unusable answer. Once by default. */
  repairs?: number
}

export interface CallResult<Shape> {
  answer: Answer<Shape>
  /** The output mode that worked, whatever the answer was. */
  style: RequestStyle | null
}

/** Sends a question to this model, regardless of earlier failures, within its budgets, time limit and schema. */
export async function callModel<Shape>(
  scope: Scope,
  model: Model,
  question: Question<Shape>,
  { purpose = question.purpose, output_mode, quoting = false, repairs = 1 }: CallOptions = {},
): Promise<CallResult<Shape>> {
  const began = performance.now()
  const until = began + question.time_limit_ms
  const material: unknown = JSON.parse(JSON.stringify(question.material ?? null))
  const redactor = model.redacts ? redactorFor(material) : null
  const breaker = breakerFor(scope, model)
  const first = breaker.style() ?? initialStyle(model)
  const asked = promptOf({ ...question, material }, redactor)
  const prompt = first.reasons ? withReasoning(asked) : asked
  const spending = await reserve(scope, model, { ...question, purpose }, costOf(prompt))
  if (typeof spending === 'string') return { answer: unanswered({ reason: 'budget', words: spending }), style: null }
  const wire = openWire((url) => connectionsTo(url, { mode: scope.mode, ...reachOf(scope, model) }))
  const spent = { input_tokens: 0, output_tokens: 0, estimated: false }
  try {
    const style = output_mode === undefined ? first : { ...first, output_mode }
    const call = { model, wire, prompt, style, until, quoting, repairs, redactor, spending, spent, breaker, began }
    const result = await callUntilValid(question, call)
    const { answer } = result
    const outcome = answer.outcome === 'answered' ? answer.outcome : answer.reason
    await spending.settle({ outcome, ...spent, ms: since(began) })
    if (answer.outcome === 'answered') await rememberOutputMode(scope, model, result.style!.output_mode)
    return result
  } finally {
    await wire.close()
  }
}

interface Call extends Exchange {
  repairs: number
  redactor: Redactor | null
  spending: Spending
  spent: { input_tokens: number; output_tokens: number; estimated: boolean }
  breaker: Breaker
  began: number
}

async function callUntilValid<Shape>(question: Question<Shape>, call: Call): Promise<CallResult<Shape>> {
  const { model, redactor, spending, breaker } = call
  let { prompt, style, repairs } = call
  const without = (failure: Failure) => ({ answer: unanswered(failure), style })
  for (;;) {
    const result = await exchange({ ...call, prompt, style })
    if ('failure' in result) {
      const { failure, sent_bytes } = result
      breaker.failed(failure)
      if (failure.cost === 'unknown')
        add(call, { input_tokens: tokensIn(sent_bytes), output_tokens: prompt.max_output_tokens, estimated: true })
      return without(failure)
    }
    const { reading, sent_bytes, got_bytes } = result
    style = result.style
    breaker.answered(style)
    add(call, usageOf(reading, sent_bytes, got_bytes, prompt.max_output_tokens))
    if (reading.end === 'refused') return without({ reason: 'refused', words: 'The model declined to answer.' })
    if (reading.end === 'truncated') {
      if (reading.reasoning_tokens === null || style.reasons) return without(truncated(reading, prompt))
      style = { ...style, reasons: true }
      breaker.answered(style)
      prompt = withReasoning(prompt)
    } else {
      const judged = await judge(reading.text, question, redactor)
      if ('value' in judged) {
        const { value } = judged
        return { answer: { outcome: 'answered', value, engine: model.name, ms: since(call.began) }, style }
      }
      if (repairs-- <= 0)
        return without({ reason: 'invalid', words: "The model's response didn't have the required structure." })
      prompt = repairOf(prompt, reading.text, redactor ? redactor.hide(judged.problem) : judged.problem)
    }
    const refused = await spending.more(costOf(prompt))
    if (refused !== null) return without({ reason: 'budget', words: refused })
  }
}

// A model that reasons takes hundreds of tokens for a short answer, and sometimes thousands.
const reasoning_tokens = 8000

/** A limit for what it thinks beside the one for what it says. */
function withReasoning(prompt: Prompt): Prompt {
  return { ...prompt, max_output_tokens: prompt.max_output_tokens + reasoning_tokens }
}

function truncated({ reasoning_tokens, text }: ModelOutput, { max_output_tokens }: Prompt): Failure {
  const words =
    reasoning_tokens !== null && text.replace(/<think>.*/s, '').trim() === ''
      ? `The model used all ${max_output_tokens} tokens for reasoning and left none for its answer. Lower its reasoning effort on the server, or choose a model that reasons less.`
      : "The model's response was cut off because it was too long."
  return { reason: 'invalid', words }
}

function add({ spent }: Call, more: Call['spent']): void {
  spent.input_tokens += more.input_tokens
  spent.output_tokens += more.output_tokens
  spent.estimated ||= more.estimated
}

/** The maximum tokens of a question. The schema is part of the request in every output mode. */
function costOf({ instructions, turns, schema, max_output_tokens }: Prompt): number {
  const bytes = Buffer.byteLength(JSON.stringify([instructions, turns, schema]))
  return tokensIn(bytes) + max_output_tokens
}

function initialStyle({ provider, output_mode, base_url }: Model): RequestStyle {
  return {
    output_mode: output_mode ?? dialectOf(provider).output_modes[0]!,
    temperature: true,
    reasons: false,
    max_completion_tokens: base_url.hostname === 'api.openai.com',
  }
}

function since(began: number): number {
  return Math.round(performance.now() - began)
}
