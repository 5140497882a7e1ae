import { isAscii } from 'node:buffer'

/** Decodes text as its writer meant it, which isn't always what its label says. */
export function decodeText(bytes: Uint8Array, label: string | null): string {
  const charset = charsetOf(label)
  if (charset === 'iso-2022-jp') return japanese(bytes)
  if (charset === 'utf-7') return utf7(bytes)
  if (isAscii(bytes) && !stateful.has(charset)) return looksJapanese(bytes) ? japanese(bytes) : latin(bytes)
  if (charset === 'iso-2022-kr' || charset === 'hz-gb-2312') return shifted(bytes, charset)
  // UTF-8 hardly ever is valid by chance: what reads as UTF-8 is, whatever western label it has.
  if (western.has(charset)) return strictUtf8(bytes) ?? decoded(bytes, charset === '' ? 'windows-1252' : charset)
  if (charset === 'utf-8') return strictUtf8(bytes) ?? brokenUtf8(bytes)
  return decoded(bytes, charset)
}

const stateful = new Set(['iso-2022-kr', 'hz-gb-2312', 'utf-16le', 'utf-16be'])
const western = new Set(['', 'windows-1252'])
const decoders = new Map<string, TextDecoder | null>()
const escape_code = 0x1b
/** Slow to decode, and too rare for more. */
const max_utf7_bytes = 1_000_000
const strict_utf8 = new TextDecoder('utf-8', { fatal: true })

/** Labels that programs write, and TextDecoder doesn't know. */
const aliases: Record<string, string> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  ms936: 'gb18030',
  'windows-936': 'gb18030',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  'windows-932': 'shift_jis',
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  cp950: 'big5',
  cp874: 'windows-874',
  cp50220: 'iso-2022-jp',
  cp50221: 'iso-2022-jp',
  cp50222: 'iso-2022-jp',
  'iso-2022-jp-1': 'iso-2022-jp',
  'iso-2022-jp-2': 'iso-2022-jp',
  'iso-2022-jp-ms': 'iso-2022-jp',
  'iso-2022-kr': 'iso-2022-kr',
  csiso2022kr: 'iso-2022-kr',
  'hz-gb-2312': 'hz-gb-2312',
  hz: 'hz-gb-2312',
  utf8mb4: 'utf-8',
  'utf-7': 'utf-7',
  utf7: 'utf-7',
  'unicode-1-1-utf-7': 'utf-7',
  'unicode-2-0-utf-7': 'utf-7',
  csunicode11utf7: 'utf-7',
}

/** The name of a charset we can decode, or '' if we know none. */
function charsetOf(label: string | null): string {
  const name = (label ?? '')
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '')
  for (const one of [name, name.replaceAll('_', '-'), name.replace(/^x-(?:ms-)?|^cs/, '')]) {
    const alias = aliases[one]
    if (alias !== undefined) return alias
    const decoder = decoderFor(one)
    if (decoder) return decoder.encoding
  }
  return ''
}

function decoderFor(name: string): TextDecoder | null {
  if (name === '' || name.length > 40) return null
  const cached = decoders.get(name)
  if (cached !== undefined) return cached
  const decoder = newDecoder(name)
  // Labels come from strangers: the map doesn't grow with them.
  if (decoder !== null && decoders.size < 300) decoders.set(name, decoder)
  return decoder
}

function newDecoder(name: string): TextDecoder | null {
  try {
    return new TextDecoder(name)
  } catch {
    return null
  }
}

function decoded(bytes: Uint8Array, charset: string): string {
  return decoderFor(charset)!.decode(bytes)
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return strict_utf8.decode(bytes)
  } catch {
    return null
  }
}

/** UTF-8 with a flaw somewhere stays UTF-8; with more flaws than letters it is something western. */
function brokenUtf8(bytes: Uint8Array): string {
  const text = decoded(bytes, 'utf-8')
  const sample = text.slice(0, 100_000)
  const flaws = sample.split('\ufffd').length - 1
  const letters = sample.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return flaws > letters ? decoded(bytes, 'windows-1252') : text
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/** Without escapes that switch away and right back, as between joined words: the decoder takes them for an attack. */
function japanese(bytes: Uint8Array): string {
  const joined = latin(bytes).replaceAll('\u001b(B\u001b$B', '')
  return decoded(Buffer.from(joined, 'latin1'), 'iso-2022-jp')
}

/** Escape sequences that switch to Japanese letters, without a label that says so. */
function looksJapanese(bytes: Uint8Array): boolean {
  return bytes.includes(escape_code) && ['\u001b$B', '\u001b$@'].some((code) => latin(bytes).includes(code))
}

/** RFC 2152: runs of UTF-16 in base64. What it hides in harmless letters, such as markup, is looked at once it is decoded. */
function utf7(bytes: Uint8Array): string {
  const text = latin(bytes.subarray(0, max_utf7_bytes)).replace(/\+([A-Za-z\d+/]*)-?/g, (_, run: string) => {
    const utf16 = Buffer.from(run, 'base64').subarray(0, 2 * Math.floor((run.length * 3) / 8))
    return run === '' ? '+' : decoded(utf16, 'utf-16be')
  })
  return text + latin(bytes.subarray(max_utf7_bytes))
}

/** Two charsets that shift between ASCII and pairs of seven-bit bytes. With their high bit set, the pairs are decodable. */
function shifted(bytes: Uint8Array, charset: 'iso-2022-kr' | 'hz-gb-2312'): string {
  const [begin, end, target] = charset === 'iso-2022-kr' ? ['\u000e', '\u000f', 'euc-kr'] : ['~{', '~}', 'gb18030']
  const [plain, ...runs] = latin(bytes).replace('\u001b$)C', '').split(begin!)
  const raised = runs.map((run) => {
    const [pairs, rest = ''] = run.split(end!, 2)
    return pairs!.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) | 0x80)) + rest
  })
  return decoded(Buffer.from(plain + raised.join(''), 'latin1'), target!)
}
