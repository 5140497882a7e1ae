import type { TObject } from '../schema.ts'
import type { Reason } from './failure.ts'

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
  max_output_tokens: number
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
