import { createHmac, randomBytes } from 'node:crypto'

// Time-based one-time passwords (RFC 6238) with the parameters every app supports: SHA-1, 30 seconds, 6 digits.
const step_s = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits: as long as the hash, as RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20)
}

/**
 * The time step of a code: the current one or its neighbors, and later than the last accepted one. Null if there is none.
 */
export function stepOf(secret: Buffer, code: string, now_ms: number, last_step: number | null): number | null {
  const present = Math.floor(now_ms / 1000 / step_s)
  const match = [present, present - 1, present + 1].find((step) => totp(secret, step) === code)
  return match !== undefined && (last_step === null || match > last_step) ? match : null
}

export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** What an authenticator app reads, as a link or QR code. */
export function totpUri(secret: Buffer, issuer: string, who: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(who)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${digits}&period=${step_s}`
}

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  let text = ''
  let buffer = 0
  let bits = 0
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += alphabet[(buffer >>> (bits - 5)) & 31]
    buffer &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text
}
