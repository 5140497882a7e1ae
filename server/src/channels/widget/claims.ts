import { networksOf } from '../../accounts/networks.ts'
import type { Vault } from '../../config/vault.ts'

/** Whoever leaves the addresses of others is slowed down by where they are: see `channels/email/continuity/claimed.ts`. */
export function claimedFrom({ vault, address }: { vault: Vault; address: string }): string[] {
  return networksOf(address).map((network) => vault.digest(network, 'network of a visitor').toString('base64url'))
}
