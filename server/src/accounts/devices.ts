import { randomBytes } from 'node:crypto'
import type { Vault } from '../config/vault.ts'

/** How long a browser is recognized after a sign-in. */
export const device_days = 180

/** A cookie that proves an earlier sign-in of this user in this browser. Encrypted, so that nobody can forge it. */
export function newDevice(vault: Vault, user_id: string): string {
  return sealedDevice(vault, user_id, device_days * day_ms)
}

/** One for a browser whose holder reads the user's mail: long enough to sign in. */
export function passingDevice(vault: Vault, user_id: string): string {
  return sealedDevice(vault, user_id, 3600_000)
}

const day_ms = 24 * 3600_000

function sealedDevice(vault: Vault, user_id: string, lifetime_ms: number): string {
  const now = Date.now()
  const device = { id: randomBytes(12).toString('base64url'), at: now, until: now + lifetime_ms }
  return vault.seal(JSON.stringify(device), placeOf(user_id)).toString('base64url')
}

/**
 * The device in the cookie, if it belongs to this user. It grants nothing, but has its own place in the queue and its own
 * limit.
 */
export function deviceOf(vault: Vault, sealed: string | null, user_id: string): string | null {
  if (sealed === null) return null
  try {
    const {
      id,
      at,
      until = at + device_days * day_ms,
    } = JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), placeOf(user_id)))
    return Date.now() < until ? id : null
  } catch {
    // Another user's, another deployment's, or forged.
    return null
  }
}

function placeOf(user_id: string): string {
  return `device ${user_id}`
}
