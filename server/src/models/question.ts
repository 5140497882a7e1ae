import type { TObject } from '../schema.ts'
import type { Reason } from './failure.ts'

/** A task for the language model, if there is one. */
export interface Question<Shape> {
  purpose: 'summary' | 'reply' | 'check' | 'suggestion' | 'extraction'
  /** Whose budget it uses. */
  conversation_id: string | null
  /** The instructions. Only our own text: nothing from customers, articles or settings. */
  instructions: string
  /** The material: sent as JSON in its own message, and never as instructions. */
  material: unknown
  /** The schema of the answer. */
  schema: TObject
  /** Why a valid answer can't be used, in words that the model gets once. Null if it can. */
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
      /** What happened, for operators. */
      words: string
    }

export function unanswered({ reason, words }: { reason: Reason; words: string }) {
  return { outcome: 'unanswered', reason, words } as const
}
