import type { TObject } from '../../schema.ts'
import type { Scope } from '../../scope.ts'
import { experienceWith } from './breaker.ts'
import { modelOf } from './chosen.ts'
import type { Reason } from './failure.ts'
import { put } from './put.ts'

/** A piece of work for the language model, if there is one. */
export interface Question<Shape> {
  purpose: 'summary' | 'reply' | 'suggestion' | 'extraction'
  /** Whose budget it is. */
  conversation_id: string | null
  /** What it is to do. Ours alone: no word of a customer, an article or a setting that people write. */
  instructions: string
  /** What it works on: sent as JSON in a message of its own, and never to be obeyed. */
  material: unknown
  /** What its answer has to look like. */
  schema: TObject
  /** Why an answer of the right shape cannot be used, in words the model is told once; null where it can. */
  problem?: (answer: Shape) => string | null | Promise<string | null>
  most_output_tokens: number
  time_limit_ms: number
}

export type Answer<Shape> =
  | {
      outcome: 'answered'
      value: Shape
      /** The model's name. */
      engine: string
      ms: number
    }
  | {
      outcome: 'unanswered'
      reason: Reason
      /** What happened, for the person who runs this. */
      words: string
    }

/**
 * The one door to a language model. Never throws for what a model does or fails to do: the embedded engine goes on. To be called
 * outside of transactions: it waits for the network.
 */
export async function askModel<Shape>(scope: Scope, question: Question<Shape>): Promise<Answer<Shape>> {
  const model = await modelOf(scope)
  if (!model) return unanswered({ reason: 'no_model', words: 'No language model is set.' })
  const barred = experienceWith(scope, model).barred()
  if (barred)
    return unanswered({
      reason: barred.reason,
      words: `The model failed or asked for a pause; it is asked again in ${barred.seconds} s.`,
    })
  if (scope.may_ask_model?.() === false)
    return unanswered({ reason: 'rate_limited', words: 'As many questions as may be were put to the model already.' })
  const { answer } = await put(scope, model, question)
  return answer
}

function unanswered(why: { reason: Reason; words: string }) {
  return { outcome: 'unanswered', ...why } as const
}
