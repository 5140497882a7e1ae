import type { ModelOutput, Usage } from './dialect.ts'

// English has about four bytes per token, Chinese about three, less common languages fewer.
const bytes_per_token = 3
/** What a server adds: roles, a tool description, the start of an answer. */
const max_added = 4000

export function tokensIn(bytes: number): number {
  return Math.ceil(bytes / bytes_per_token)
}

/** By the server's count, or by what it shows of the reasoning. */
export function reasoningTokens(counted: unknown, shown: string): number | null {
  if (Number.isSafeInteger(counted) && (counted as number) > 0) return counted as number
  return shown === '' ? null : tokensIn(Buffer.byteLength(shown))
}

/** The tokens of a call: as reported by the server if plausible, otherwise estimated from bytes. */
export function usageOf(
  { usage, text }: ModelOutput,
  sent_bytes: number,
  got_bytes: number,
  max_output_tokens: number,
): Usage & { estimated: boolean } {
  const { input_tokens, output_tokens } = usage
  // No token is shorter than a byte. Reasoning tokens that count aren't always shown.
  const max_output = Math.max(max_output_tokens * 4, got_bytes)
  if (isCount(input_tokens, 1, sent_bytes + max_added) && isCount(output_tokens, text === '' ? 0 : 1, max_output))
    return { input_tokens, output_tokens, estimated: false }
  return { input_tokens: tokensIn(sent_bytes), output_tokens: tokensIn(Buffer.byteLength(text)), estimated: true }
}

function isCount(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}
