const max_kept = 4 * 1024

const decoder = new TextDecoder()

/** The start of a response, for people: text that can be stored and shown, whatever the bytes are. */
export function readableText(chunks: readonly Buffer[]): string | null {
  if (chunks.length === 0) return null
  const bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  // A truncated character is dropped. Other invalid UTF-8 becomes U+FFFD.
  const text =
    bytes.length <= max_kept
      ? decoder.decode(bytes)
      : new TextDecoder().decode(bytes.subarray(0, max_kept), { stream: true })
  return shortened(text.replace(/[^\P{Cc}\t\n]/gu, ''))
}

/** Milliseconds requested by `Retry-After`, in seconds or as a date. Null if it's invalid. */
export function retryAfter(value: string | string[] | undefined, now = Date.now()): number | null {
  if (typeof value !== 'string') return null
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  if (!/^[A-Z][a-z]{2,8}, .* GMT$/.test(value)) return null
  const at = Date.parse(value)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Each U+FFFD takes three bytes instead of one. */
function shortened(text: string): string {
  if (text.length * 3 <= max_kept) return text
  const space = new Uint8Array(max_kept)
  const { read } = new TextEncoder().encodeInto(text, space)
  return text.slice(0, read)
}
