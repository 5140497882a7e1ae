import { createHmac, createSecretKey, type KeyObject, randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * `whsec_` and 44 random characters (262 bits). The length is a multiple of four without `+`, `/` and `=`, so that strict
 * base64 decoders accept it and a double-click selects all of it.
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

/** Signs an event's body. The timestamp is that of the attempt, in seconds since 1970. */
export type Sign = (id: string, timestamp: number, body: string | Buffer) => Signed

/**
 * Signs with each secret in two schemes, which differ in key and signed text, so that existing libraries can verify
 * unchanged. During a rotation there are two secrets, and a receiver knows one of them.
 */
export function signer(secrets: readonly string[]): Sign {
  // A KeyObject created once instead of the bytes each time: 1.9 µs instead of 10.9 µs.
  const keys = secrets.map((secret) => ({
    whole: createSecretKey(secret, 'utf8'),
    decoded: createSecretKey(secret.replace(/^whsec_/, ''), 'base64'),
  }))
  return (id, timestamp, body) => {
    const hex = keys.map(({ whole }) => hmac(whole, `${timestamp}.`, body, 'hex'))
    const base64 = keys.map(({ decoded }) => hmac(decoded, `${id}.${timestamp}.`, body, 'base64'))
    return {
      // No space after the commas and no other `=`: several libraries split exactly like this.
      'service-signature': `t=${timestamp},${hex.map((signature) => `v1=${signature}`).join(',')}`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': base64.map((signature) => `v1,${signature}`).join(' '),
    }
  }
}

/** Signs one body. To sign many, keep a `signer`. */
export function signatures(
  secrets: readonly string[],
  { id, timestamp, body }: { id: string; timestamp: number; body: string | Buffer },
): Signed {
  return signer(secrets)(id, timestamp, body)
}

// Encodes directly instead of via a Buffer: 3.3 µs instead of 4.5 µs.
function hmac(key: KeyObject, before: string, body: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(before).update(body).digest(encoding)
}
