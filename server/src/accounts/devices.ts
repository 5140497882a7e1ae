import { randomBytes } from 'node:crypto'
import type { Vault } from '../secrets/vault.ts'

/** How long a browser in which someone has signed in is known. */
export const device_days = 180

/** What a browser keeps in which this person has signed in: sealed, so that nobody makes one. */
export function newDevice(vault: Vault, user_id: string): string {
  const device = { id: randomBytes(12).toString('base64url'), at: Date.now() }
  return vault.seal(JSON.stringify(device), placeOf(user_id)).toString('base64url')
}

/** The device that a browser shows, if it is one of this person; it opens nothing, but has a place and a limit of its own. */
export function deviceOf(vault: Vault, sealed: string | null, user_id: string): string | null {
  if (sealed === null) return null
  try {
    const { id, at } = JSON.parse(vault.open(Buffer.from(sealed, 'base64url'), placeOf(user_id)))
    return Date.now() - at < device_days * 24 * 3600_000 ? id : null
  } catch {
    // Somebody else's, of another deployment, or made up.
    return null
  }
}

function placeOf(user_id: string): string {
  return `device ${user_id}`
}
