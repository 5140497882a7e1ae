import type { Dialect, ModelOutput, Prompt, RequestStyle } from './dialect.ts'
import { reasoningTokens } from './tokens.ts'

const name = 'answer'

/** Chat completions as published by OpenAI, also supported by Ollama, vLLM, llama.cpp and many others. */
export const openai: Dialect = {
  output_modes: ['json_schema', 'tool', 'json_object', 'prompt'],
  path: '/chat/completions',
  headers: (api_key) => ({ ...(api_key !== null && { authorization: `Bearer ${api_key}` }) }),
  body(model, { instructions, turns, schema, max_output_tokens }, style) {
    return {
      model,
      messages: [
        { role: 'system', content: instructions },
        ...turns.map(({ role, text }) => ({ role, content: text })),
      ],
      [style.max_completion_tokens ? 'max_completion_tokens' : 'max_tokens']: max_output_tokens,
      ...(style.temperature && { temperature: 0 }),
      stream: false,
      ...shaped(style, schema),
    }
  },
  read(json) {
    const { choices, usage } = json as Completion
    const { message, finish_reason } = choices?.[0] ?? {}
    if (typeof message !== 'object' || message === null) return null
    const { refusal, content, tool_calls, reasoning_content, reasoning } = message
    const arguments_text = tool_calls?.[0]?.function?.arguments
    const text = asText(arguments_text) ?? asText(content) ?? ''
    const counted = usage?.completion_tokens_details?.reasoning_tokens
    return {
      text,
      reasoning_tokens: reasoningTokens(counted, asText(reasoning_content) ?? asText(reasoning) ?? openThought(text)),
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
      /** DeepSeek's name, also of vLLM, llama.cpp and others; OpenRouter and Ollama leave out the end. */
      reasoning_content?: unknown
      reasoning?: unknown
      tool_calls?: { function?: { arguments?: unknown } }[]
    }
    finish_reason?: unknown
  }[]
  usage?: {
    prompt_tokens?: unknown
    completion_tokens?: unknown
    completion_tokens_details?: { reasoning_tokens?: unknown } | null
  }
}

function shaped({ output_mode }: RequestStyle, schema: Prompt['schema']): object {
  if (output_mode === 'json_schema')
    return { response_format: { type: output_mode, json_schema: { name, strict: true, schema } } }
  if (output_mode === 'json_object') return { response_format: { type: output_mode } }
  if (output_mode === 'prompt') return {}
  return {
    tools: [{ type: 'function', function: { name, description: 'Gives the answer.', parameters: schema } }],
    tool_choice: { type: 'function', function: { name } },
  }
}

/** What was thought in the text itself, and cut off there. */
function openThought(text: string): string {
  return /^\s*<think>/.test(text) && !text.includes('</think>') ? text : ''
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
