import type { providers } from '../accounts/assistant-settings.ts'
import type { JsonSchema } from './portable-schema.ts'

export type Provider = (typeof providers)[number]

/** How to ask for an answer that fits a schema, the most reliable mode first. */
export const output_modes = ['json_schema', 'tool', 'json_object', 'prompt'] as const
export type OutputMode = (typeof output_modes)[number]

/** What a server accepts in a request, learned from its responses. */
export interface RequestStyle {
  output_mode: OutputMode
  /** Some newer models reject `temperature`. */
  temperature: boolean
  /** Newer OpenAI models use this name for the limit. Many other servers don't know it. */
  max_completion_tokens: boolean
  /** The model was seen to reason before it answers: that takes tokens of its own. */
  reasons: boolean
}

/** A request to a model, independent of the vendor. */
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

/** A model's response. */
export interface ModelOutput {
  /** JSON, possibly with text around it. */
  text: string
  end: 'complete' | 'truncated' | 'refused'
  /** As reported by the server, which may be implausible. */
  usage: { input_tokens: unknown; output_tokens: unknown }
  /** Those of its reasoning: as counted by the server, or estimated from what it shows of it. Null if it shows none. */
  reasoning_tokens: number | null
}

export interface Dialect {
  output_modes: readonly OutputMode[]
  /** Appended to the base URL. */
  path: string
  headers(api_key: string | null): Record<string, string>
  body(model: string, prompt: Prompt, style: RequestStyle): object
  /** Null if the response doesn't follow this protocol. */
  read(json: unknown): ModelOutput | null
}
