import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError, invalid, unavailable } from '../errors.ts'
import { isCommon } from './common-passwords.ts'
import { fairQueue } from './fair-queue.ts'

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer<ArrayBufferLike>>

// OWASP's first choice for argon2id, Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Some 70 ms of one core.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export const least_length = 10
export const max_length = 200

/** Refuses a password that is short or among those everyone tries first. No rule asks for kinds of characters. */
export function requireGoodPassword(parameter: string, password: string, about: readonly string[] = []): void {
  const length = Array.from(password).length
  if (length < least_length) throw invalid(parameter, `must have at least ${least_length} characters.`)
  if (length > max_length) throw invalid(parameter, `must have at most ${max_length} characters.`)
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < 4 || isCommon(plain, about))
    throw new ApiError(
      'password_not_allowed',
      `\`${parameter}\` is easy to guess: it is common, or made of your name or address. Choose another, such as four words of your own.`,
    )
}

/** A hash in the usual notation (PHC), with its salt and its cost: both may grow later without breaking what is stored. */
export async function hashPassword(password: string, sharers: readonly string[] = []): Promise<string> {
  const salt = randomBytes(16)
  const key = await inTurn(sharers, () => derive('argon2id', { message: normalized(password), nonce: salt, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(key)}`
}

/**
 * Takes as long where there is no such person: no one shall learn by the clock who works here. Where many are held against theirs,
 * the `sharers` of fewest come first, such as networks and accounts.
 */
export async function isPassword(
  password: string,
  stored: string | null,
  sharers: readonly string[] = [],
): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = shape.exec(stored ?? (await nobody()))!
  const wanted = Buffer.from(key!, 'base64')
  const derived = await inTurn(sharers, () =>
    derive('argon2id', {
      message: normalized(password),
      nonce: Buffer.from(salt!, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: wanted.length,
    }),
  )
  return timingSafeEqual(derived, wanted) && stored !== null
}

let hash_of_nobody: Promise<string> | undefined

function nobody(): Promise<string> {
  hash_of_nobody ??= hashPassword(randomBytes(16).toString('hex')).catch((error) => {
    // Too many at once, it may be: the next one tries anew.
    hash_of_nobody = undefined
    throw error
  })
  return hash_of_nobody
}

/** One keyboard writes an accent as one character, another as two. */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

// Each takes 19 MiB and a thread that files and names are read with as well: two at a time, and a short queue.
const inTurn = fairQueue({
  max_running: 2,
  max_waiting: 50,
  refuse: () => unavailable('overloaded', 'Too many people are signing in right now. Try again shortly.', 2),
})
