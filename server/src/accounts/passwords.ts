import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ApiError, invalid, unavailable } from '../errors.ts'
import { isCommon } from './common-passwords.ts'
import { fairQueue } from './fair-queue.ts'

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: Argon2Parameters,
) => Promise<Buffer<ArrayBufferLike>>

// OWASP's first choice for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Takes about 70 ms of one
// core.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export const min_length = 10
export const max_length = 200

/** Rejects passwords that are short or among those tried first. There is no rule about kinds of characters. */
export function requireGoodPassword(parameter: string, password: string, about: readonly string[] = []): void {
  const length = Array.from(password).length
  if (length < min_length) throw invalid(parameter, `must have at least ${min_length} characters.`)
  if (length > max_length) throw invalid(parameter, `must have at most ${max_length} characters.`)
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < 4 || isCommon(plain, about))
    throw new ApiError(
      'password_not_allowed',
      `\`${parameter}\` is easy to guess: it is common, or made of your name or address. Choose another, such as four words of your own.`,
    )
}

/**
 * A hash in PHC format with its salt and parameters, so that both can grow later without invalidating stored ones. The salt is new, or that
 * of `beside`, a hash that is compared with the same passwords.
 */
export async function hashPassword(password: string, sharers: readonly string[] = [], beside = ''): Promise<string> {
  const like = beside.startsWith(prefix) ? beside : madeUp()
  return `${headOf(like)}${unpadded(await derived(password, like, sharers))}`
}

/**
 * Takes as long if the user doesn't exist, so that timing doesn't reveal who works here. Under load, requests whose
 * `sharers` (such as network and account) have the fewest others come first.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  sharers: readonly string[] = [],
): Promise<boolean> {
  return (await whosePassword(password, hash === null ? [] : [hash], sharers)) === 0
}

/** The place in the list of the first hash that is of this password, or -1. It is derived once for all that have the same salt. */
export async function whosePassword(
  password: string,
  hashes: readonly string[],
  sharers: readonly string[],
): Promise<number> {
  const setup = (hash: string) => `${hash.length} ${headOf(hash)}`
  const keys = new Map<string, Buffer>()
  for (const hash of hashes.length > 0 ? hashes : [nobody])
    if (!keys.has(setup(hash))) keys.set(setup(hash), await derived(password, hash, sharers))
  return hashes.findIndex((hash) => timingSafeEqual(keys.get(setup(hash))!, keyOf(hash)))
}

/** The key of a password, made as that of another hash was. */
function derived(password: string, like: string, sharers: readonly string[]): Promise<Buffer> {
  const [, memory, passes, parallelism, salt] = shape.exec(like)!
  return inTurn(sharers, () =>
    derive('argon2id', {
      message: normalized(password),
      nonce: Buffer.from(salt!, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: keyOf(like).length,
    }),
  )
}

function headOf(hash: string): string {
  return hash.slice(0, hash.lastIndexOf('$') + 1)
}

function keyOf(hash: string): Buffer {
  return Buffer.from(hash.slice(hash.lastIndexOf('$') + 1), 'base64')
}

/** The hash of no password. */
function madeUp(): string {
  return `${prefix}${unpadded(randomBytes(16))}$${unpadded(randomBytes(cost.tagLength))}`
}

const nobody = madeUp()

/** Keyboards encode an accented letter as one character or as two. */
function normalized(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

// Each takes 19 MiB and one of the threads that also read files and resolve names: two at a time, and a short queue.
const inTurn = fairQueue({
  max_running: 2,
  max_waiting: 50,
  refuse: () => unavailable('overloaded', 'Too many people are signing in right now. Try again shortly.', 2),
})
