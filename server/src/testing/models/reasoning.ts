/** What a reasoning model does. If it `needs` more tokens than it may use, it has no output. */
export interface Reasoning {
  say: unknown
  reasons: string
  needs: number
}

/**
 * https://api-docs.deepseek.com/guides/reasoning_model, https://platform.openai.com/docs/guides/reasoning and
 * https://platform.claude.com/docs/en/build-with-claude/extended-thinking
 */
export function reasoned(
  { say, reasons, needs }: Reasoning,
  { path, json }: { path: string; json: Record<string, number> },
): object {
  const limit = json.max_completion_tokens ?? json.max_tokens!
  const used = Math.min(limit, needs)
  const said = limit < needs ? '' : JSON.stringify(say)
  if (path.endsWith('/messages'))
    return {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: json.model,
      content: [
        { type: 'thinking', thinking: reasons, signature: 'EqQBCgIYAhIM' },
        ...(said === '' ? [] : [{ type: 'text', text: said }]),
      ],
      stop_reason: said === '' ? 'max_tokens' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: used },
    }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: json.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: said, reasoning_content: reasons },
        finish_reason: said === '' ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: 100,
      completion_tokens: used,
      completion_tokens_details: { reasoning_tokens: used - (said === '' ? 0 : 5) },
    },
  }
}
