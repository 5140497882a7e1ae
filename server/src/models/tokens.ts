import type { ModelOutput, Usage } from './dialect.ts'

// English has about four bytes a token, Chinese about three, and the words of an unusual language fewer.
const bytes_per_token = 3
/** What a server adds of its own: roles, a tool's description, the words that begin an answer. */
const max_added = 4000

export function tokensIn(bytes: number): number {
  return Math.ceil(bytes / bytes_per_token)
}

/** What a call took: as the server says, where that can be; else by the bytes that went and came. */
export function usageOf(
  { usage, text }: ModelOutput,
  sent_bytes: number,
  got_bytes: number,
  max_output_tokens: number,
): Usage & { estimated: boolean } {
  const { input_tokens, output_tokens } = usage
  // No token is less than a byte; thoughts that are counted are not always shown.
  const max_output = Math.max(max_output_tokens * 4, got_bytes)
  if (isCount(input_tokens, 1, sent_bytes + max_added) && isCount(output_tokens, text === '' ? 0 : 1, max_output))
    return { input_tokens, output_tokens, estimated: false }
  return { input_tokens: tokensIn(sent_bytes), output_tokens: tokensIn(Buffer.byteLength(text)), estimated: true }
}

function isCount(value: unknown, least: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= max
}
