import { CrmError } from '../connector.ts'

/** What stands at this place of an answer; undefined where the answer is not of that form. */
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

/** The id that an answer must have: without one it was not the CRM that answered, or not as it promises to. */
export function idOf(title: string, json: unknown, ...path: (string | number)[]): string {
  const id = textAt(json, ...path)
  if (id !== null && id !== '') return id
  throw new CrmError('unavailable', `The response isn't from ${title}'s API: it contains no ID. Check the URL.`)
}

/** At most this many characters, none of them cut in two. */
export function cut(text: string, max_length: number): string {
  if (text.length <= max_length) return text
  const start = text.slice(0, max_length - 1).replace(/[\uD800-\uDBFF]$/, '')
  return `${start}…`
}

/** A note's text at most so long, with its marker: by that it is found again. */
export function cutNote(text: string, marker: string, max_length: number): string {
  if (text.length <= max_length) return text
  const rest = text.replace(marker, '').trimEnd()
  return `${cut(rest, max_length - marker.length - 2)}\n\n${marker}`
}

/** As it stands in a field that shows HTML. */
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
