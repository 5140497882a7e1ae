import type { TObject } from 'typebox'
import type { Scope } from '../../scope.ts'

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
  problem?: (answer: Shape) => string | null
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
      reason:
        | 'no_model'
        | 'budget'
        | 'refused'
        | 'invalid'
        | 'timeout'
        | 'rate_limited'
        | 'unreachable'
        | 'unauthorized'
      /** What happened, for the person who runs this. */
      words: string
    }

/** The one door to a language model. Never throws for what a model does or fails to do: the embedded engine goes on. */
export async function askModel<Shape>(_scope: Scope, _question: Question<Shape>): Promise<Answer<Shape>> {
  return { outcome: 'unanswered', reason: 'no_model', words: 'No language model is set.' }
}
