import { isIP } from 'node:net'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import { type ApiError, invalid, quotable } from '../errors.ts'
import type { Mode } from '../scope.ts'
import { askNameServers, askSystem, type Resolve } from './resolve.ts'

type Network = [address: IPv4 | IPv6, bits: number]

/** What the operator lets webhooks call besides public addresses. */
export interface Allowed {
  hosts: ReadonlySet<string>
  networks: readonly Network[]
}

const longest_url = 2048

// Where clouds hand out the keys of a machine to whoever asks: never, whatever the operator allows.
const metadata = [
  '169.254.0.0/16', // AWS, Google, Azure, Oracle and most others, with what containers of AWS ask
  'fe80::/10', // OpenStack
  'fd00:ec2::/32', // AWS
  'fd20:ce::254/128', // Google
  'fd00:42::42/128', // Scaleway
  '100.100.100.200/32', // Alibaba
  '168.63.129.16/32', // Azure; a public address to everybody else
  '192.0.0.192/32', // Oracle
].map((network) => ipaddr.parseCIDR(network))

// Addresses given out to the world so far. For ipaddr.js others are unicast too, with `::127.0.0.1` among them.
const global_ipv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Reads the words of WEBHOOK_ALLOWED_NETWORKS; their form was checked with the settings. */
export function parseAllowed(list: readonly string[]): Allowed {
  const isNetwork = (word: string) => word.includes('/') || isIP(word) !== 0
  return {
    hosts: new Set(list.filter((word) => !isNetwork(word)).map((word) => withoutDot(word.toLowerCase()))),
    networks: list.filter(isNetwork).map(parseNetwork),
  }
}

/**
 * Resolves if an endpoint may have this address; throws `url_not_allowed` with words for who asked. It is the same rule
 * as at each connection, which is the one that protects: what a name resolves to may change at any time.
 */
export async function checkUrl(
  text: string,
  mode: Mode,
  allowed: Allowed,
  resolve: Resolve = resolverFor(allowed),
): Promise<void> {
  const url = readUrl(text)
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  if (addresses.length === 0) throw notAllowed(`names the host ${quotable(host)}, which cannot be resolved.`)
  if (addresses.every((address) => mayConnect(address, url, mode, allowed))) return
  if (addresses.every((address) => isIP(address) !== 0 && isPublic(ipaddr.process(address))))
    throw notAllowed('must begin with https:// in live mode.')
  throw notAllowed('does not lead to a public address. The operator can allow others (WEBHOOK_ALLOWED_NETWORKS).')
}

/** The parsed address, if it has the form that an endpoint may have; throws `url_not_allowed` otherwise. */
export function readUrl(text: string): URL {
  if (text.length > longest_url) throw notAllowed(`must be at most ${longest_url} characters.`)
  // The parser would drop or turn them: better said than another address than the one that was written.
  if (/[\s\p{C}\\]/u.test(text)) throw notAllowed('must not contain spaces, control characters or backslashes.')
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text))
    throw notAllowed('must be a whole address, such as https://example.com/webhooks.')
  if (url.username !== '' || url.password !== '') throw notAllowed('must not contain a user name or password.')
  if (text.includes('#')) throw notAllowed('must not contain a fragment (#).')
  return url
}

/** The host as it is resolved and connected to: a name, or an address without brackets. */
export function hostOf(url: URL): string {
  return withoutDot(url.hostname.replace(/^\[|\]$/g, ''))
}

/** Whether a connection for this URL may be made to this address: the rule itself. */
export function mayConnect(address: string, url: URL, mode: Mode, allowed: Allowed): boolean {
  if (isIP(address) === 0) return false
  const at = ipaddr.process(address)
  if (isMetadata(at)) return false
  if (allowed.hosts.has(hostOf(url)) || isWithin(at, allowed.networks)) return true
  return isPublic(at) && (url.protocol === 'https:' || mode === 'test')
}

/** Names of an operator's own network are looked for where his system looks; all others by the name servers alone. */
export function resolverFor({ hosts, networks }: Allowed): Resolve {
  return hosts.size + networks.length > 0 ? askSystem : askNameServers
}

function isPublic(address: IPv4 | IPv6): boolean {
  return (
    address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(global_ipv6)) && !isMetadata(address)
  )
}

function isMetadata(address: IPv4 | IPv6): boolean {
  return isWithin(address, metadata) || carriedBy(address).some((inner) => isWithin(inner, metadata))
}

/** The IPv4 addresses that a gateway may see in an IPv6 one: NAT64, 6to4, Teredo and their like. */
function carriedBy(address: IPv4 | IPv6): IPv4[] {
  if (address.kind() === 'ipv4' || (address.range() === 'unicast' && address.match(global_ipv6))) return []
  const bytes = address.toByteArray()
  const at = (...places: number[]) => places.map((place) => bytes[place]!)
  const end = at(12, 13, 14, 15)
  return [end, at(2, 3, 4, 5), at(6, 7, 9, 10), end.map((byte) => byte ^ 255)].map((four) => new ipaddr.IPv4(four))
}

function isWithin(address: IPv4 | IPv6, networks: readonly Network[]): boolean {
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

/** As addresses are compared: IPv4 inside IPv6 is IPv4. */
function parseNetwork(word: string): Network {
  const [address, bits] = ipaddr.parseCIDR(word.includes('/') ? word : `${word}/${isIP(word) === 4 ? 32 : 128}`)
  const inner = ipaddr.process(address.toString())
  return inner.kind() === address.kind() ? [address, bits] : [inner, Math.max(0, bits - 96)]
}

function withoutDot(host: string): string {
  return host.replace(/\.$/, '')
}

function notAllowed(problem: string): ApiError {
  return invalid('url', problem, 'url_not_allowed')
}
