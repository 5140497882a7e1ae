import { invalid } from '../errors.ts'

const max_keys = 100
const max_key_length = 255
const max_depth = 8
const max_bytes = 16 * 1024

/** Validates a whole map and returns its JSON: the limits apply to what is stored, not only to what was sent. */
export function storableAttributes(attributes: Record<string, unknown>): string {
  const keys = Object.keys(attributes)
  if (keys.length > max_keys) throw invalid('custom_attributes', `must have at most ${max_keys} keys.`)
  for (const key of keys) {
    const length = Array.from(key).length
    if (length < 1 || length > max_key_length)
      throw invalid('custom_attributes', `must have keys of 1 to ${max_key_length} characters.`)
    if (deeper(attributes[key], max_depth))
      throw invalid(`custom_attributes.${key}`, `is nested more than ${max_depth} levels deep.`)
  }
  const json = JSON.stringify(attributes)
  if (Buffer.byteLength(json) > max_bytes)
    throw invalid('custom_attributes', 'must have at most 16 KiB of JSON in total.')
  return json
}

/** Per key. Null removes a key (RFC 7396, one level deep: a value is replaced whole). */
export function mergeAttributes(before: string, changes: Record<string, unknown>): Record<string, unknown> {
  const merged = new Map(Object.entries(JSON.parse(before) as Record<string, unknown>))
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) merged.delete(key)
    else merged.set(key, value)
  }
  return Object.fromEntries(merged)
}

function deeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => deeper(inner, levels - 1))
}
