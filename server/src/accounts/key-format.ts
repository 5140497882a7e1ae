import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Mode } from '../scope.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const random_length = 38
const checksum_length = 6
const shape = /^svc_(test|live)_([0-9A-Za-z]{38})([0-9A-Za-z]{6})$/

/**
 * `svc_live_` or `svc_test_`, 38 random characters (226 bits), and their CRC32 in base62, so that junk is rejected without a
 * lookup.
 */
export function newKey(mode: Mode): string {
  const random = Array.from({ length: random_length }, () => alphabet[randomInt(62)]).join('')
  return `svc_${mode}_${random}${checksum(random)}`
}

/** Whether a text has the format of a key. */
export function looksLikeKey(text: string): boolean {
  const match = shape.exec(text)
  return match !== null && checksum(match[2]!) === match[3]
}

export function hashOfKey(key: string): string {
  return hash('sha256', key, 'hex')
}

function checksum(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let n = 0; n < checksum_length; n++) {
    text = alphabet[rest % 62]! + text
    rest = Math.floor(rest / 62)
  }
  return text
}
