export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** The chosen file. */
export interface Source {
  name: string
  bytes: Uint8Array
}

/** The encoding of a file: by its byte order mark, by zero bytes, and by whether it's valid UTF-8. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const [even, odd] = zeros(bytes.subarray(0, 2000))
  // In UTF-16, every other byte of Latin letters is zero.
  if (odd > 200 && odd > even * 4) return 'utf-16le'
  if (even > 200 && even > odd * 4) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

function zeros(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0]
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 0) counts[at % 2]!++
  // In thousandths, so that it works for short files.
  const share = (count: number) => (count * 2000) / Math.max(bytes.length, 1)
  return [share(counts[0]), share(counts[1])]
}
