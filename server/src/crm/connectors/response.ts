import { CrmError } from '../connector.ts'

/** The value at this path of a response. Undefined if the response has another shape. */
export function at(json: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], json)
}

export function textAt(json: unknown, ...path: (string | number)[]): string | null {
  const value = at(json, ...path)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null
}

export function listAt(json: unknown, ...path: (string | number)[]): unknown[] {
  const value = at(json, ...path)
  return Array.isArray(value) ? value : []
}

/** The id that a response must have: without one, it didn't come from the CRM or breaks its contract. */
export function idOf(title: string, json: unknown, ...path: (string | number)[]): string {
  const id = textAt(json, ...path)
  if (id !== null && id !== '') return id
  throw new CrmError('unavailable', `The response isn't from ${title}'s API: it contains no ID. Check the URL.`)
}

/** At most this many characters, without cutting one in two. */
export function cut(text: string, max_length: number): string {
  if (text.length <= max_length) return text
  const start = text.slice(0, max_length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}…`
}

/** Cuts a note's text but keeps its marker, which is needed to find it again. */
export function cutNote(text: string, marker: string, max_length: number): string {
  if (text.length <= max_length) return text
  const rest = text.replace(marker, '').trimEnd()
  return `${cut(rest, max_length - marker.length - 2)}\n\n${marker}`
}

/** Escaped for fields that render HTML. */
export function asHtml(text: string): string {
  const escaped = text.replace(
    /[&<>"]/g,
    (character) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[character]};`,
  )
  return escaped.replace(/\r?\n/g, '<br>')
}

export function sameAddress(one: unknown, other: string | null): boolean {
  return other !== null && typeof one === 'string' && one.trim().toLowerCase() === other.trim().toLowerCase()
}
