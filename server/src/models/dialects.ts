import { anthropic } from './anthropic.ts'
import type { Dialect, Provider } from './dialect.ts'
import { openai } from './openai.ts'

/** The two protocols for language models. */
export function dialectOf(provider: Provider): Dialect {
  return provider === 'anthropic' ? anthropic : openai
}
