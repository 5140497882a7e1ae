import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address or a network, without a zone. */
export function isNetwork(word: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  if (word.includes('%')) return false
  return word.includes('/') ? IPv4.isValidCIDRFourPartDecimal(word) || IPv6.isValidCIDR(word) : isIP(word) !== 0
}

/** An allowed host: the port comes after a colon, and IPv6 is in brackets before it. */
export function splitPort(word: string): { host: string; port: number | null } {
  const [, inside, plain, port] = /^(?:\[([^\][]*:[^\][]*)\]|([^:]*)):(\d{1,5})$/.exec(word) ?? []
  return port === undefined ? { host: word, port: null } : { host: (inside ?? plain)!, port: Number(port) }
}

export function isPlace(word: string): boolean {
  const { host, port } = splitPort(word)
  if (port !== null && (port < 1 || port > 65_535)) return false
  // A name doesn't end in a number: that would be an address in an ambiguous format.
  return isNetwork(host) || /^(?=.{1,253}$)([a-z0-9_-]{1,63}\.)*[a-z0-9-]*[a-z][a-z0-9-]*\.?$/i.test(host)
}
