import { networksOf } from '../../accounts/networks.ts'
import type { Vault } from '../../config/vault.ts'

/** How often visitors of one network may leave other people's addresses is limited: see `channels/email/continuity/claimed.ts`. */
export function claimedFrom({ vault, address }: { vault: Vault; address: string }): string[] {
  return networksOf(address).map((network) => vault.digest(network, 'network of a visitor').toString('base64url'))
}
