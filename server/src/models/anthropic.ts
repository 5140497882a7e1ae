import type { Dialect, ModelOutput, Prompt, RequestStyle } from './dialect.ts'
import { reasoningTokens } from './tokens.ts'

const name = 'answer'

/** Messages as published by Anthropic, version 2023-06-01. */
export const anthropic: Dialect = {
  output_modes: ['json_schema', 'tool', 'prompt'],
  path: '/messages',
  headers: (api_key) => ({ 'anthropic-version': '2023-06-01', ...(api_key !== null && { 'x-api-key': api_key }) }),
  body(model, { instructions, turns, schema, max_output_tokens }, style) {
    return {
      model,
      system: instructions,
      messages: turns.map(({ role, text }) => ({ role, content: text })),
      max_tokens: max_output_tokens,
      ...(style.temperature && { temperature: 0 }),
      ...shaped(style, schema),
    }
  },
  read(json) {
    const { content, stop_reason, usage } = json as Message
    if (!Array.isArray(content)) return null
    const tool = content.find((block) => block?.type === 'tool_use')
    const texts = content.map((block) => (block?.type === 'text' ? String(block.text) : ''))
    const thoughts = content.map((block) => String(block?.thinking ?? block?.data ?? ''))
    return {
      reasoning_tokens: reasoningTokens(undefined, thoughts.join('')),
      text: tool ? JSON.stringify(tool.input ?? null) : texts.join(''),
      end: endOf(stop_reason),
      usage: { input_tokens: inputOf(usage), output_tokens: usage?.output_tokens },
    }
  },
}

/** Anything may be missing or of another type. */
interface Message {
  content?: ({ type?: unknown; text?: unknown; input?: unknown; thinking?: unknown; data?: unknown } | null)[]
  stop_reason?: unknown
  usage?: Record<string, unknown>
}

function shaped({ output_mode }: RequestStyle, schema: Prompt['schema']): object {
  if (output_mode === 'json_schema') return { output_config: { format: { type: output_mode, schema } } }
  if (output_mode !== 'tool') return {}
  return {
    tools: [{ name, description: 'Gives the answer.', input_schema: schema }],
    tool_choice: { type: 'tool', name },
  }
}

function endOf(reason: unknown): ModelOutput['end'] {
  if (reason === 'refusal') return 'refused'
  return reason === 'max_tokens' || reason === 'model_context_window_exceeded' ? 'truncated' : 'complete'
}

/** Tokens read from or written to a cache are counted separately. */
function inputOf(usage: Message['usage']): unknown {
  if (typeof usage?.input_tokens !== 'number') return undefined
  const cached = [usage.cache_creation_input_tokens, usage.cache_read_input_tokens]
  return cached.reduce((sum: number, more) => sum + (typeof more === 'number' ? more : 0), usage.input_tokens)
}
