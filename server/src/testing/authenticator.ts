import { totp } from '../accounts/totp.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app shows for a secret this many steps from now. */
export function shown(secret: string, ahead = 0): string {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2))
  return totp(Buffer.from(bytes), Math.floor(Date.now() / 30_000) + ahead)
}
