import { randomBytes } from 'node:crypto'
import type { Vault } from '../secrets/vault.ts'

/** How long a browser is recognized after a sign-in. */
export const device_days = 180

/** A cookie that proves an earlier sign-in of this user in this browser. Encrypted, so that nobody can forge it. */
export function newDevice(vault: Vault, user_id: string): string {
  const device = { id: randomBytes(12).toString('base64url'), at: Date.now() }
  return vault.seal(JSON.stringify(device), placeOf(user_id)).toString('base64url')
}

/**
 * The device in the cookie, if it belongs to this user. It grants nothing, but has its own place in the queue and its own
 * limit.
 */
export function deviceOf(vault: Vault, sealed: string | null, user_id: string): string | null {
  if (sealed === null) return null
  try {
    const { id, at } = JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), placeOf(user_id)))
    return Date.now() - at < device_days * 24 * 3600_000 ? id : null
  } catch {
    // Another user's, another deployment's, or forged.
    return null
  }
}

function placeOf(user_id: string): string {
  return `device ${user_id}`
}
