import { connectionsTo, openWire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import { type Experience, experienceWith } from './breaker.ts'
import { reserve, type Spending } from './budget.ts'
import { type Model, reachOf } from './chosen.ts'
import type { Manner, Prompt } from './dialect.ts'
import { dialectOf } from './dialects.ts'
import { type Exchange, exchange } from './exchange.ts'
import type { Failure } from './failure.ts'
import { judge } from './judge.ts'
import { promptOf, repairOf } from './prompt.ts'
import type { Answer, Question } from './question.ts'
import { openVeil, type Veil } from './redact.ts'
import { rememberWay } from './remember-way.ts'
import { tokensIn, usageOf } from './tokens.ts'

export interface Putting {
  /** Overrides the question's. */
  purpose?: string
  /** The output mode to try first, instead of the known one. */
  way?: Manner['way']
  /** Whether the server's own error message may be shown. */
  quoting?: boolean
  /** How often to ask again after an unusable answer. Once by default. */
  repairs?: number
}

export interface Put<Shape> {
  answer: Answer<Shape>
  /** The output mode that worked, whatever the answer was. */
  manner: Manner | null
}

/** Sends a question to this model, regardless of earlier failures, within its budgets, time limit and schema. */
export async function put<Shape>(
  scope: Scope,
  model: Model,
  question: Question<Shape>,
  { purpose = question.purpose, way, quoting = false, repairs = 1 }: Putting = {},
): Promise<Put<Shape>> {
  const began = performance.now()
  const until = began + question.time_limit_ms
  const material: unknown = JSON.parse(JSON.stringify(question.material ?? null))
  const veil = model.veiled ? openVeil(material) : null
  const prompt = promptOf({ ...question, material }, veil)
  const spending = await reserve(scope, model, { ...question, purpose }, costOf(prompt))
  if (typeof spending === 'string') return { answer: unanswered({ reason: 'budget', words: spending }), manner: null }
  const experience = experienceWith(scope, model)
  const first = experience.manner() ?? freshManner(model)
  const wire = openWire((url) => connectionsTo(url, { mode: scope.mode, ...reachOf(scope, model) }))
  const spent = { input_tokens: 0, output_tokens: 0, estimated: false }
  try {
    const manner = way === undefined ? first : { ...first, way }
    const talk = { model, wire, prompt, manner, until, quoting, repairs, veil, spending, spent, experience, began }
    const result = await converse(question, talk)
    const { answer } = result
    const outcome = answer.outcome === 'answered' ? answer.outcome : answer.reason
    await spending.settle({ outcome, ...spent, ms: since(began) })
    if (answer.outcome === 'answered') await rememberWay(scope, model, result.manner!.way)
    return result
  } finally {
    await wire.close()
  }
}

interface Talk extends Exchange {
  repairs: number
  veil: Veil | null
  spending: Spending
  spent: { input_tokens: number; output_tokens: number; estimated: boolean }
  experience: Experience
  began: number
}

async function converse<Shape>(question: Question<Shape>, talk: Talk): Promise<Put<Shape>> {
  const { model, veil, spending, experience } = talk
  let { prompt, manner, repairs } = talk
  const without = (failure: Failure) => ({ answer: unanswered(failure), manner })
  for (;;) {
    const exchanged = await exchange({ ...talk, prompt, manner })
    if ('failure' in exchanged) {
      const { failure, sent_bytes } = exchanged
      experience.failed(failure)
      if (failure.cost === 'unknown')
        add(talk, { input_tokens: tokensIn(sent_bytes), output_tokens: prompt.max_output_tokens, estimated: true })
      return without(failure)
    }
    const { reading, sent_bytes, got_bytes } = exchanged
    manner = exchanged.manner
    experience.answered(manner)
    add(talk, usageOf(reading, sent_bytes, got_bytes, prompt.max_output_tokens))
    if (reading.end === 'refused') return without({ reason: 'refused', words: 'The model declined to answer.' })
    if (reading.end === 'truncated')
      return without({ reason: 'invalid', words: "The model's response was cut off because it was too long." })
    const judged = await judge(reading.text, question, veil)
    if ('value' in judged) {
      const { value } = judged
      return { answer: { outcome: 'answered', value, engine: model.name, ms: since(talk.began) }, manner }
    }
    const useless = {
      reason: 'invalid',
      words: "The model's response didn't have the required structure.",
    } as const
    if (repairs-- <= 0) return without(useless)
    prompt = repairOf(prompt, reading.text, veil ? veil.hide(judged.problem) : judged.problem)
    const refused = await spending.more(costOf(prompt))
    if (refused !== null) return without({ reason: 'budget', words: refused })
  }
}

function add({ spent }: Talk, more: Talk['spent']): void {
  spent.input_tokens += more.input_tokens
  spent.output_tokens += more.output_tokens
  spent.estimated ||= more.estimated
}

/** The maximum tokens of a question. The schema is part of the request in every output mode. */
function costOf({ instructions, turns, schema, max_output_tokens }: Prompt): number {
  const bytes = Buffer.byteLength(JSON.stringify([instructions, turns, schema]))
  return tokensIn(bytes) + max_output_tokens
}

function freshManner({ provider, way, base_url }: Model): Manner {
  return {
    way: way ?? dialectOf(provider).ways[0]!,
    temperature: true,
    max_completion_tokens: base_url.hostname === 'api.openai.com',
  }
}

function unanswered({ reason, words }: Failure) {
  return { outcome: 'unanswered', reason, words } as const
}

function since(began: number): number {
  return Math.round(performance.now() - began)
}
