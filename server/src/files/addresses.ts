import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../config/keyring.ts'
import type { Addresses, Piece } from './store.ts'

const hour_s = 3600

/** Signed by the deployment's key. While it's rotated, addresses signed with the previous one still work. */
export function signedAddresses(keyring: Keyring): Addresses {
  const signed = (key: KeyObject, id: string, piece: Piece, expires: string) =>
    createHmac('sha256', key).update(`${id} ${piece} ${expires}`).digest().subarray(0, 16)

  return {
    sign(id, piece) {
      // Rounded, so that an address stays the same for an hour and browsers find the file in their cache.
      const expires_s = (Math.floor(Date.now() / 1000 / hour_s) + 2) * hour_s
      const signature = signed(keyring.current().address, id, piece, String(expires_s)).toString('base64url')
      const place = piece === 'preview' ? `${id}/preview` : id
      return {
        path: `/files/${place}?expires=${expires_s}&signature=${signature}`,
        expires_at: new Date(expires_s * 1000).toISOString(),
      }
    },
    isValid(id, piece, expires, signature) {
      if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < Date.now()) return false
      const bytes = Buffer.from(signature.slice(0, 64), 'base64url')
      if (bytes.length !== 16 || bytes.toString('base64url') !== signature) return false
      return keyring.all().some(({ address }) => timingSafeEqual(signed(address, id, piece, expires), bytes))
    },
  }
}
