import type { Api } from './api.ts'

/** Does the work that the service asks of browsers it doesn't know while a channel is flooded. */
export async function prove(api: Pick<Api, 'challenge' | 'prove'>): Promise<void> {
  const { challenge, difficulty } = await api.challenge()
  await api.prove({ challenge, nonce: await solve(challenge, difficulty) })
}

/** Between so many the page stays usable: some 20 ms on a phone. */
const hashes_at_once = 4096

/** The first nonce with which the SHA-256 of `<challenge>.<nonce>` begins with so many zero bits. */
export async function solve(challenge: string, difficulty: number): Promise<number> {
  const firstWord = hasher(`${challenge}.`)
  for (let nonce = 0; ; nonce++) {
    if (firstWord(nonce) >>> (32 - difficulty) === 0) return nonce
    if (nonce % hashes_at_once === hashes_at_once - 1) await nextTask()
  }
}

/** Not a timer: those of a tab in the background come once a second. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}

/** The fractional parts of the square and cube roots of the first primes: what SHA-256 begins with, and what it adds. */
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n))
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

function hasDivisor(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return true
  return false
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/**
 * The first 32 bits of the SHA-256 of a prefix and a number, at most 55 characters. Synchronous: with `crypto.subtle`, a hash of so few
 * bytes takes ten times as long.
 */
export function hasher(prefix: string): (nonce: number) => number {
  const block = new DataView(new ArrayBuffer(64))
  const words = new Int32Array(64)
  for (let at = 0; at < prefix.length; at++) block.setUint8(at, prefix.charCodeAt(at))
  return (nonce) => {
    const digits = String(nonce)
    let length = prefix.length
    for (let at = 0; at < digits.length; at++) block.setUint8(length++, digits.charCodeAt(at))
    block.setUint8(length, 0x80)
    // Of an earlier, longer number.
    for (let at = length + 1; at < 56; at++) block.setUint8(at, 0)
    block.setUint32(60, length * 8)
    return compress(block, words)
  }
}

function compress(block: DataView, words: Int32Array): number {
  for (let at = 0; at < 16; at++) words[at] = block.getInt32(at * 4)
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!]
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words[at] = words[at - 16]! + small + words[at - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = initial as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const sum_of_e = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + sum_of_e + ((e & f) ^ (~e & g)) + constants[at]! + words[at]!) | 0
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return (initial[0]! + a) | 0
}
