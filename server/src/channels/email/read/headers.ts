import { addressParser } from 'postal-mime'
import { plainLine } from '../../plain-line.ts'
import { decodeWords } from './encoded-words.ts'
import { max_id_characters, max_ids, max_name_characters, max_recipients, max_subject_characters } from './limits.ts'
import type { Address } from './mail-shape.ts'

export interface Header {
  /** In lower case. */
  key: string
  value: string
}

/** The headers of a mail in their order: what servers add stands on top. */
export class Headers {
  readonly list: readonly Header[]

  constructor(list: readonly Header[]) {
    this.list = list
  }

  all(key: string): string[] {
    return this.list.filter((header) => header.key === key).map(({ value }) => value)
  }

  first(key: string): string | null {
    return this.all(key)[0] ?? null
  }

  has(key: string): boolean {
    return this.list.some((header) => header.key === key)
  }

  envelopeRecipients(): string[] {
    const values = this.list.filter(({ key }) => envelope_headers.has(key)).map(({ value }) => value)
    return [...new Set(addressesOf(values).map(({ address }) => address))]
  }
}

const envelope_headers = new Set(
  'delivered-to x-original-to envelope-to x-envelope-to x-delivered-to x-original-recipient x-rcpt-to'.split(' '),
)

/** The addresses of a header, without those that can't be written to, and each once. */
export function addressesOf(values: string[]): Address[] {
  const addresses = new Map<string, Address>()
  for (const { name, address = '' } of values.flatMap((value) => addressParser(value, { flatten: true }))) {
    const valid = validAddress(address)
    if (valid === null || addresses.has(valid)) continue
    if (addresses.size === max_recipients) break
    addresses.set(valid, { name: nameOf(name, valid), address: valid })
  }
  return [...addresses.values()]
}

/** Who wrote a mail, as it says, if that is no address: what some machines of one's own write, such as `root`. */
export function writerOf(values: string[]): string | null {
  const [{ name = '', address = '' } = {}] = values.flatMap((value) => addressParser(value, { flatten: true }))
  return nameOf(name, '') ?? nameOf(address, '')
}

/** Of several writers, even if one can't be written to, or of a group, nobody knows which one a server looked at. */
export function isOneWriter(values: string[]): boolean {
  const mailboxes = values.flatMap((value) => addressParser(value))
  const is_group = mailboxes.some(({ group }) => group !== undefined)
  return values.length === 1 && !is_group && mailboxes.filter(({ address = '' }) => address.includes('@')).length === 1
}

const local_part = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}$/u
const domain_name = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,62})\.)*[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}$/u

/** The address in lower case, or null. Quoted local parts exist in standards only. */
export function validAddress(address: string): string | null {
  const at = address.lastIndexOf('@')
  const [local, domain] = [
    address.slice(0, Math.max(at, 0)).trim(),
    address
      .slice(at + 1)
      .trim()
      .replace(/\.$/, ''),
  ]
  const is_valid = address.length <= 320 && local_part.test(local) && domain.length <= 253 && domain_name.test(domain)
  return is_valid ? `${local}@${domain}`.toLowerCase() : null
}

/** Some programs repeat the address where the name belongs. */
function nameOf(name: string, address: string): string | null {
  const readable = plainLine(decodeWords(name).replace(/^\s*(['"])(.*)\1\s*$/s, '$2'), max_name_characters)
  return readable === '' || readable.toLowerCase() === address ? null : readable
}

export function subjectOf(headers: Headers): string {
  return plainLine(decodeWords(headers.first('subject') ?? ''), max_subject_characters)
}

/** Text without line breaks, and without signs that hide or turn around what others read. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '')
    .replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .toWellFormed()
}

/** Message ids without their brackets. References may be very long: the oldest go. */
export function idsOf(values: string[]): string[] {
  const ids = values.flatMap((value) => {
    const bracketed = Array.from(value.matchAll(/<([^<>]*)>/g), ([, id]) => id!)
    if (bracketed.length > 0) return bracketed
    return value.length < max_id_characters && /^[^\s<>]+@[^\s<>]+$/.test(value.trim()) ? [value] : []
  })
  const readable = ids
    .map((id) => id.replace(/[\p{Cc}\s]+/gu, ''))
    .filter((id) => id !== '' && id.length <= max_id_characters)
  return [...new Set(readable)].slice(-max_ids)
}

const day_ms = 86_400_000

/** Clocks may be wrong by days, not by years. */
export function dateOf(value: string | null): Date | null {
  if (value === null || value.length > 200) return null
  const date = new Date(value.replace(/\([^()]*\)/g, ' ').trim())
  const is_absurd = !(date.getTime() >= Date.UTC(1990, 0) && date.getTime() <= Date.now() + 7 * day_ms)
  return is_absurd ? null : date
}

export function languageOf(headers: Headers): string | null {
  const tag = headers.first('content-language')?.split(',')[0]?.trim() ?? ''
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag) ? tag : null
}
