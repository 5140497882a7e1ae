import { isUtf8 } from 'node:buffer'
import { decodeText } from './charset.ts'
import { max_bytes, max_depth, max_header_bytes, max_header_lines, max_parts } from './limits.ts'
import type { Problem } from './mail-shape.ts'

export type Admission = { outline: Outline; problem: null } | { outline: null; problem: Problem }

/** A mail taken apart at its boundaries. */
export interface Outline {
  /** The mail without what its parts contain. Each part begins with a header of ours that has its number. */
  skeleton: Buffer
  /** What the parts contain, by number, as it traveled. */
  bodies: Uint8Array[]
}

const [newline, carriage_return, dash, space, tab] = [0x0a, 0x0d, 0x2d, 0x20, 0x09]
const field = /^[\x21-\x39\x3b-\x7e]+[ \t]*:/
const usual_field =
  /^(?:from|to|cc|subject|date|message-id|mime-version|received|return-path|reply-to|in-reply-to|references|dkim-signature|(?:x|list|content|arc)-[a-z-]+)[ \t]*:/i

/**
 * Looks over a mail before anything is decoded: in one pass it counts what a parser would have to build, and mends headers
 * that would cost readable text: eight-bit letters in an old charset, and a missing line between headers and body.
 * PostalMime gets the headers alone: it keeps each line of a body as an object, and 24 MB of short ones took it 97 s and 5 GB.
 */
export function admit(bytes: Uint8Array): Admission {
  if (bytes.length > max_bytes) return rejection('too_large')
  const raw = withLineFeeds(bytes)
  const scan = new Scan(raw)
  for (let start = startOf(raw); start < raw.length; ) {
    const feed = raw.indexOf(newline, start)
    const end = feed === -1 ? raw.length : feed
    const next = feed === -1 ? end : feed + 1
    scan.line(start, raw[end - 1] === carriage_return && end > start ? end - 1 : end, next)
    if (scan.problem !== null) return rejection(scan.problem)
    start = next
  }
  return scan.fields === 0 ? rejection('malformed') : { outline: scan.outline(), problem: null }
}

function rejection(problem: Problem): Admission {
  return { outline: null, problem }
}

class Scan {
  problem: Problem | null = null
  fields = 0
  readonly #raw: Uint8Array
  readonly #skeleton: Uint8Array[] = []
  readonly #bodies: Uint8Array[] = []
  #lines = 0
  #bytes = 0
  #boundaries: Buffer[] = []
  #header: string[] | null = null
  #body_start: number | null = null
  #charset: string | undefined

  constructor(raw: Uint8Array) {
    this.#raw = raw
    this.#beginPart()
  }

  /** One line from `start` to `end`; the next one begins at `next`. */
  line(start: number, end: number, next: number): void {
    if (this.#isDelimiter(start, end)) return
    if (this.#header === null) return
    if (start === end) return this.#endHeader(next)
    this.#lines++
    this.#bytes += end - start
    if (this.#bytes > max_header_bytes || this.#lines > max_header_lines) this.problem = 'too_large'
    else this.#headerLine(start, end, next)
  }

  outline(): Outline {
    this.#endBody(this.#raw.length)
    return { skeleton: Buffer.concat(this.#skeleton), bodies: this.#bodies }
  }

  #beginPart(): void {
    this.#header = []
    this.#skeleton.push(Buffer.from(`X-Part: ${this.#bodies.length}\r\n`))
    this.#bodies.push(new Uint8Array())
    if (this.#bodies.length > max_parts) this.problem = 'too_many_parts'
  }

  #headerLine(start: number, end: number, next: number): void {
    const bytes = this.#raw.subarray(start, end)
    const text = Buffer.from(bytes).toString('latin1')
    const is_continued = bytes[0] === space || bytes[0] === tab
    if (field.test(text)) this.fields++
    else if (!is_continued && this.#header!.length === 0 && /^>?From /.test(text)) return
    else if (!is_continued && (text.startsWith('--') || !this.#looksLikeHeader(next))) {
      this.#endHeader(start)
      this.#isDelimiter(start, end)
      return
    } else if (!is_continued) this.#skeleton.push(Buffer.from(' '))
    this.#header!.push(text)
    this.#skeleton.push(this.#mendedLetters(bytes), line_end)
  }

  #looksLikeHeader(start: number): boolean {
    return usual_field.test(Buffer.from(this.#raw.subarray(start, start + 100)).toString('latin1'))
  }

  /** Headers in old charsets are written in that of the text, as a rule. */
  #mendedLetters(bytes: Uint8Array): Uint8Array {
    if (isUtf8(bytes)) return bytes
    this.#charset ??=
      /charset\s*=\s*"?([\w.:-]{2,40})/i.exec(Buffer.from(this.#raw.subarray(0, 65_536)).toString('latin1'))?.[1] ?? ''
    return Buffer.from(decodeText(bytes, this.#charset).replace(/[\r\n]/g, ' '))
  }

  #endHeader(body_start: number): void {
    const unfolded = this.#header!.join('\n').replace(/\n[ \t]+/g, ' ')
    this.#header = null
    this.#body_start = body_start
    this.#skeleton.push(line_end)
    const type = /^content-type[ \t]*:(.*)$/im.exec(unfolded)?.[1] ?? ''
    const boundary = /^\s*multipart\//i.test(type) ? boundaryIn(type) : ''
    if (boundary === '') return
    this.#boundaries.push(Buffer.from(boundary, 'latin1'))
    if (this.#boundaries.length > max_depth) this.problem = 'too_deep'
  }

  /** The line break before a boundary belongs to the boundary. */
  #endBody(end: number): void {
    if (this.#body_start === null) return
    const body = this.#raw.subarray(this.#body_start, end)
    const breaks = end === this.#raw.length || body.at(-1) !== newline ? 0 : body.at(-2) === carriage_return ? 2 : 1
    this.#bodies[this.#bodies.length - 1] = body.subarray(0, body.length - breaks)
    this.#body_start = null
  }

  #isDelimiter(start: number, end: number): boolean {
    if (this.#raw[start] !== dash || this.#raw[start + 1] !== dash || this.#boundaries.length === 0) return false
    const bytes = Buffer.from(this.#raw.buffer, this.#raw.byteOffset + start + 2, end - start - 2)
    const at = this.#boundaries.findLastIndex((boundary) => bytes.subarray(0, boundary.length).equals(boundary))
    if (at === -1) return false
    const boundary = this.#boundaries[at]!
    const rest = bytes.subarray(boundary.length).toString('latin1').trimEnd()
    if (rest !== '' && rest !== '--') return false
    this.#endBody(start)
    this.#boundaries.length = rest === '--' ? at : at + 1
    this.#skeleton.push(Buffer.from('--'), boundary, Buffer.from(rest), line_end)
    this.#header = null
    if (rest === '') this.#beginPart()
    return true
  }
}

/** A boundary may be cut into numbered pieces, and percent-encoded behind a charset (RFC 2231). */
function boundaryIn(type: string): string {
  const pieces = Array.from(
    type.matchAll(/;\s*boundary(?:\*(\d{1,2}))?(\*)?\s*=\s*(?:"([^"]+)"|([^\s;]+))/gi),
    ([, number, is_encoded, quoted, bare]) => ({ number: Number(number ?? 0), is_encoded, text: (quoted ?? bare)! }),
  ).toSorted((a, b) => a.number - b.number)
  const text = ({ is_encoded, text }: (typeof pieces)[number]) =>
    is_encoded
      ? text
          .replace(/^[\w-]*'[\w-]*'/, '')
          .replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      : text
  return pieces.map(text).join('')
}

const line_end = Buffer.from('\r\n')

/** Behind a byte order mark and empty lines, which some programs put before the headers. */
function startOf(raw: Uint8Array): number {
  let start = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf ? 3 : 0
  while (raw[start] === newline || raw[start] === carriage_return) start++
  return start
}

function withLineFeeds(raw: Uint8Array): Uint8Array {
  return raw.includes(newline) ? raw : raw.map((byte) => (byte === carriage_return ? newline : byte))
}
