import type { providers } from '../accounts/assistant-settings.ts'
import type { JsonSchema } from './portable-schema.ts'

export type Provider = (typeof providers)[number]

/** Ways of asking for an answer of a certain shape, the surest first. */
export const ways = ['json_schema', 'tool', 'json_object', 'prompt'] as const
export type Way = (typeof ways)[number]

/** How a server wants to be asked, as it was found out. */
export interface Manner {
  way: Way
  /** Newer models refuse to be told their temperature. */
  temperature: boolean
  /** Newer models of OpenAI have another name for the limit, which many other servers do not know. */
  max_completion_tokens: boolean
}

/** What a model is asked, in no vendor's words. */
export interface Prompt {
  instructions: string
  turns: { role: 'user' | 'assistant'; text: string }[]
  schema: JsonSchema
  max_output_tokens: number
}

export interface Usage {
  input_tokens: number
  output_tokens: number
}

/** What a model said. */
export interface ModelOutput {
  /** JSON, with whatever stands around it. */
  text: string
  end: 'complete' | 'truncated' | 'refused'
  /** As the server tells it: to be believed as far as it is plausible. */
  usage: { input_tokens: unknown; output_tokens: unknown }
}

export interface Dialect {
  ways: readonly Way[]
  /** Behind the base address. */
  path: string
  headers(api_key: string | null): Record<string, string>
  body(model: string, prompt: Prompt, manner: Manner): object
  /** Null: this is no answer of such a server. */
  read(json: unknown): ModelOutput | null
}
