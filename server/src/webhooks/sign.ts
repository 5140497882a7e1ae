import { createHmac, createSecretKey, type KeyObject, randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * `whsec_` and 44 random characters (262 bits). A multiple of four without `+`, `/` and `=`, so that the strictest
 * decoders of base64 take them, and copying takes all of them.
 */
export function newSecret(): string {
  return `whsec_${Array.from({ length: 44 }, () => alphabet[randomInt(62)]).join('')}`
}

/** Headers. */
export type Signed = {
  'service-signature': string
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Signs the body of an event, at the moment of an attempt in whole seconds since 1970. */
export type Sign = (id: string, timestamp: number, body: string | Buffer) => Signed

/**
 * Signs with each of the secrets, in two schemes that differ in the key as well as in the text, so that the libraries
 * people have already verify as they are. During a rotation there are two secrets, and a receiver knows one of them.
 */
export function signer(secrets: readonly string[]): Sign {
  // A KeyObject once, not the bytes each time: 1.9 µs against 10.9 µs.
  const keys = secrets.map((secret) => ({
    whole: createSecretKey(secret, 'utf8'),
    decoded: createSecretKey(secret.replace(/^whsec_/, ''), 'base64'),
  }))
  return (id, timestamp, body) => {
    const hex = keys.map(({ whole }) => hmac(whole, `${timestamp}.`, body, 'hex'))
    const base64 = keys.map(({ decoded }) => hmac(decoded, `${id}.${timestamp}.`, body, 'base64'))
    return {
      // Without a space after the commas, and with no other `=` in it: several libraries split exactly so.
      'service-signature': `t=${timestamp},${hex.map((signature) => `v1=${signature}`).join(',')}`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': base64.map((signature) => `v1,${signature}`).join(' '),
    }
  }
}

/** The signatures of one body. Who signs many keeps a `signer`. */
export function signatures(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string | Buffer },
): Signed {
  return signer(secrets)(id, timestamp, body)
}

// In the encoding at once, not as bytes first: 3.3 µs against 4.5 µs.
function hmac(key: KeyObject, before: string, body: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(before).update(body).digest(encoding)
}
