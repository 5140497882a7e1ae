import { hash } from 'node:crypto'
import { ApiError } from '../errors.ts'

/** The versions a caller accepts: null without `If-Match`, `*` for any that exists. */
export type Expectation = readonly number[] | '*' | null

/** A strong entity tag is a version in quotes (RFC 9110, section 8.8.3). A weak or foreign tag matches nothing. */
export function expectation(header: string | undefined): Expectation {
  if (header === undefined) return null
  if (header.trim() === '*') return '*'
  return Array.from(header.matchAll(/(W\/)?"([^"]*)"/g))
    .filter(([, weak, tag]) => !weak && /^[1-9]\d{0,8}$/.test(tag!))
    .map(([, , tag]) => Number(tag))
}

export function requireVersion(expected: Expectation, version: number): void {
  if (expected === null || expected === '*' || expected.includes(version)) return
  throw new ApiError(
    'precondition_failed',
    'The object has changed since the version in If-Match. Read it again, then retry with its new ETag.',
  )
}

export function etag(version: number): string {
  return `"${version}"`
}

/** For what has no version: a weak tag of what it contains, whatever its encoding. */
export function contentTag(text: string): string {
  return `W/"${hash('sha1', text, 'base64url')}"`
}

/** Whether the caller has what has this tag already (RFC 9110, section 13.1.2: weak comparison). */
export function alreadyHas(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = tag.replace(/^W\//, '')
  return header.trim() === '*' || Array.from(header.matchAll(/"[^"]*"/g)).some(([known]) => known === opaque)
}
