import type { Dialect, Manner, ModelOutput, Prompt } from './dialect.ts'

const name = 'answer'

/** Chat completions as published by OpenAI, also supported by Ollama, vLLM, llama.cpp and many others. */
export const openai: Dialect = {
  ways: ['json_schema', 'tool', 'json_object', 'prompt'],
  path: '/chat/completions',
  headers: (api_key) => ({ ...(api_key !== null && { authorization: `Bearer ${api_key}` }) }),
  body(model, { instructions, turns, schema, max_output_tokens }, manner) {
    return {
      model,
      messages: [
        { role: 'system', content: instructions },
        ...turns.map(({ role, text }) => ({ role, content: text })),
      ],
      [manner.max_completion_tokens ? 'max_completion_tokens' : 'max_tokens']: max_output_tokens,
      ...(manner.temperature && { temperature: 0 }),
      stream: false,
      ...shaped(manner, schema),
    }
  },
  read(json) {
    const { choices, usage } = json as Completion
    const { message, finish_reason } = choices?.[0] ?? {}
    if (typeof message !== 'object' || message === null) return null
    const { refusal, content, tool_calls } = message
    const arguments_text = tool_calls?.[0]?.function?.arguments
    const text = asText(arguments_text) ?? asText(content) ?? ''
    return {
      text,
      end: endOf(finish_reason, typeof refusal === 'string' && refusal !== ''),
      usage: { input_tokens: usage?.prompt_tokens, output_tokens: usage?.completion_tokens },
    }
  },
}

/** Anything may be missing or of another type. */
interface Completion {
  choices?: {
    message?: {
      content?: unknown
      refusal?: unknown
      tool_calls?: { function?: { arguments?: unknown } }[]
    }
    finish_reason?: unknown
  }[]
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown }
}

function shaped({ way }: Manner, schema: Prompt['schema']): object {
  if (way === 'json_schema') return { response_format: { type: way, json_schema: { name, strict: true, schema } } }
  if (way === 'json_object') return { response_format: { type: way } }
  if (way === 'prompt') return {}
  return {
    tools: [{ type: 'function', function: { name, description: 'Gives the answer.', parameters: schema } }],
    tool_choice: { type: 'function', function: { name } },
  }
}

function endOf(reason: unknown, refused: boolean): ModelOutput['end'] {
  if (refused || reason === 'content_filter') return 'refused'
  return reason === 'length' ? 'truncated' : 'complete'
}

/** Some servers send tool arguments as an object, or text in parts. */
function asText(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((part) => asText((part as { text?: unknown } | null)?.text) ?? '').join('')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null
}
