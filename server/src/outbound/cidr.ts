import { isIP } from 'node:net'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

export type Network = readonly [address: IPv4 | IPv6, bits: number]

/** A validated address or network, as addresses are compared: IPv4 inside IPv6 counts as IPv4. */
export function parseNetwork(word: string): Network {
  const [address, bits] = ipaddr.parseCIDR(word.includes('/') ? word : `${word}/${isIP(word) === 4 ? 32 : 128}`)
  const inner = ipaddr.process(address.toString())
  return inner.kind() === address.kind() ? [address, bits] : [inner, Math.max(0, bits - 96)]
}

export function isWithin(address: IPv4 | IPv6, networks: readonly Network[]): boolean {
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}
