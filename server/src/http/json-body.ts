import { isUtf8 } from 'node:buffer'
import { ApiError, invalid } from '../errors.ts'
import { jsonFault } from './json-fault.ts'

export const max_body_bytes = 1024 * 1024
const max_depth = 32

/**
 * Parses a JSON body strictly: rejects what two parsers could read differently, or what can't be stored. Routes that report
 * each row individually check the latter themselves.
 */
export function parseJson(bytes: Buffer, checks_rows = false): unknown {
  if (!isUtf8(bytes)) throw new ApiError('invalid_json', "The body isn't UTF-8.")
  const text = bytes.toString('utf8')
  const shape = scan(text)
  // Before anything recursive: JSON.stringify overflows the stack at some thousand levels.
  if (shape.depth > max_depth)
    throw new ApiError('invalid_json', `The body is nested more than ${max_depth} levels deep.`)
  const value = parse(text)
  const members = checks_rows ? membersOf(value) : checkJson(value)
  if (members !== shape.members) throw new ApiError('invalid_json', 'The body has a field twice in the same object.')
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const { line, column } = jsonFault(text)
    throw new ApiError('invalid_json', `The body isn't valid JSON: see line ${line}, column ${column}.`)
  }
}

/** Depth and number of members, from the raw text: one pass, no recursion. */
function scan(text: string): { depth: number; members: number } {
  let depth = 0
  let deepest = 0
  let members = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === 0x22) at = endOfString(text, at)
    else if (character === 0x3a) members++
    else if (character === 0x7b || character === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (character === 0x7d || character === 0x5d) depth--
  }
  return { depth: deepest, members }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    at = text.indexOf('"', at)
    if (at === -1) return text.length
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes++
    if (slashes % 2 === 0) return at
  }
}

/** Rejects strings and numbers that would come back changed. Returns the number of members of all objects. */
export function checkJson(value: unknown, path = ''): number {
  if (typeof value === 'string') return checkText(value, path)
  if (typeof value === 'number') return checkNumber(value, path)
  if (typeof value !== 'object' || value === null) return 0
  let members = 0
  if (Array.isArray(value)) {
    for (let n = 0; n < value.length; n++) members += checkJson(value[n], `${path}[${n}]`)
    return members
  }
  for (const [name, inner] of Object.entries(value)) {
    const here = path === '' ? name : `${path}.${name}`
    if (name === '__proto__') throw invalid(here, "isn't allowed as a name.", 'parameter_unknown')
    checkText(name, here)
    members += 1 + checkJson(inner, here)
  }
  return members
}

function membersOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return inner.reduce((sum: number, one) => sum + membersOf(one), Array.isArray(value) ? 0 : inner.length)
}

/** NUL cannot be stored, and a lone surrogate would come back as another character. */
export function checkText(text: string, path: string): 0 {
  if (text.includes('\0')) throw invalid(path, 'must not contain the character NUL.')
  if (!text.isWellFormed()) throw invalid(path, 'must not contain half of a surrogate pair.')
  return 0
}

function checkNumber(number: number, path: string): 0 {
  if (Math.abs(number) <= Number.MAX_SAFE_INTEGER) return 0
  throw invalid(path, 'must be a number between -(2^53 - 1) and 2^53 - 1.')
}
