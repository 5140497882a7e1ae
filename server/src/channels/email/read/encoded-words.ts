import { decodeText } from './charset.ts'

const word = /=\?([^?\s]{1,80})\?([QqBb])\?([^?]*)\?=/g

/**
 * Decodes RFC 2047 words. Neighbors of one charset are joined as bytes first: many programs cut them in the middle of a
 * character, and pad each.
 */
export function decodeWords(text: string): string {
  let [decoded, end] = ['', 0]
  let open: { charset: string; bytes: Buffer[] } | null = null
  const close = () => {
    if (open) decoded += decodeText(Buffer.concat(open.bytes), open.charset)
    open = null
  }
  for (const match of text.matchAll(word)) {
    const between = text.slice(end, match.index)
    const charset = match[1]!.replace(/\*.*$/, '').toLowerCase()
    const bytes = bytesOf(match[2]!, match[3]!)
    const is_neighbor: boolean = end > 0 && /^[ \t\r\n]*$/.test(between)
    if (!is_neighbor || (open as { charset: string } | null)?.charset !== charset) close()
    if (!is_neighbor) decoded += between
    if (open) (open as { bytes: Buffer[] }).bytes.push(bytes)
    else open = { charset, bytes: [bytes] }
    end = match.index + match[0].length
  }
  close()
  return decoded + text.slice(end)
}

function bytesOf(encoding: string, text: string): Buffer {
  if (encoding.toUpperCase() === 'B') return Buffer.from(text, 'base64')
  const bytes = text
    .replaceAll('_', ' ')
    .replace(/[^\0-\x7f]/gu, (sign) => Buffer.from(sign).toString('latin1'))
    .replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1')
}
