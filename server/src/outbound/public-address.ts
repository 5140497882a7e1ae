import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'
import { serversIn } from '../config/database-url.ts'
import { isNetwork, splitPort } from '../config/places.ts'
import { type ApiError, invalid, quotable } from '../errors.ts'
import type { Mode, OwnPlace } from '../scope.ts'
import { isWithin, type Network, parseNetwork } from './cidr.ts'
import { askNameServers, askSystem, type Resolve } from './resolve.ts'

type Port = number | null

/** What the operator allows besides public addresses. Without a port, on any port. */
export interface Allowed {
  hosts: readonly { name: string; port: Port }[]
  networks: readonly { network: Network; port: Port }[]
  own: OwnPlace
}

const nowhere: OwnPlace = { is_local: false, ports: new Set(), database_ports: [] }

export function ownPlace({ host, port }: { host: string; port: number }, database_url: string): OwnPlace {
  const is_local = host === 'localhost' || (isIP(host) !== 0 && isLoopback(ipaddr.process(host)))
  const database_ports = serversIn(database_url).map((server) => Number(new URL(server).port || 5432))
  return { is_local, ports: new Set(port === 0 ? [] : [port]), database_ports }
}

const longest_url = 2048

// Where clouds give a machine's credentials to any caller: never allowed, whatever the operator allows.
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

// Addresses allocated so far. ipaddr.js calls others unicast, too, including `::127.0.0.1`.
const global_ipv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Parses a setting such as WEBHOOK_ALLOWED_NETWORKS, whose format was validated with the settings. */
export function parseAllowed(list: readonly string[], own = nowhere): Allowed {
  const places = list.map(splitPort)
  return {
    hosts: places
      .filter(({ host }) => !isNetwork(host))
      .map(({ host, port }) => ({ name: withoutDot(host.toLowerCase()), port })),
    networks: places
      .filter(({ host }) => isNetwork(host))
      .map(({ host, port }) => ({ network: parseNetwork(host), port })),
    own,
  }
}

/** The host of a URL that the operator chose: it may be on their own network. */
export function operatorsHost(url: URL): Allowed {
  return { ...parseAllowed([]), hosts: [{ name: hostOf(url), port: null }] }
}

/**
 * Resolves if an endpoint may have this URL. Otherwise throws `url_not_allowed` or `host_not_found` with an explanation. The same rule applies
 * at each connection, which is what protects: the addresses of a name may change at any time.
 */
export async function checkUrl(
  text: string,
  mode: Mode,
  allowed: Allowed,
  resolve: Resolve = resolverFor(allowed),
  setting = 'WEBHOOK_ALLOWED_NETWORKS',
): Promise<void> {
  const url = readUrl(text)
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await resolve(host).catch(() => []) : [host]
  if (addresses.length === 0)
    throw invalid('url', `has the host ${quotable(host)}, which can't be resolved.`, 'host_not_found')
  if (addresses.every((address) => mayConnect(address, url, mode, allowed))) return
  if (addresses.every((address) => isIP(address) !== 0 && isPublic(ipaddr.process(address))))
    throw notAllowed('must begin with https:// in live mode.')
  throw notAllowed(`doesn't lead to a public address. The operator can allow other addresses (${setting}).`)
}

/** The parsed URL if its format is allowed for an endpoint. Otherwise throws `url_not_allowed`. */
export function readUrl(text: string): URL {
  if (text.length > longest_url) throw notAllowed(`must be at most ${longest_url} characters.`)
  // The parser would drop or convert them. An error is better than a URL other than the one entered.
  if (/[\s\p{C}\\]/u.test(text)) throw notAllowed('must not contain spaces, control characters or backslashes.')
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text))
    throw notAllowed('must be a full URL, such as https://example.com/webhooks.')
  if (url.username !== '' || url.password !== '') throw notAllowed('must not contain a user name or password.')
  if (text.includes('#')) throw notAllowed('must not contain a fragment (#).')
  return url
}

/** The host to resolve and connect to: a name, or an address without brackets. */
export function hostOf(url: URL): string {
  return withoutDot(url.hostname.replace(/^\[|\]$/g, ''))
}

/** The rule itself: whether a connection for this URL may be made to this address. */
export function mayConnect(address: string, url: URL, mode: Mode, allowed: Allowed): boolean {
  if (isIP(address) === 0) return false
  const at = ipaddr.process(address)
  if (isMetadata(at) || isOwn(at, url, allowed.own)) return false
  if (mode === 'test' && allowed.own.is_local && isLoopback(at)) return true
  if (isAllowed(at, url, allowed)) return true
  return isPublic(at) && (url.protocol === 'https:' || mode === 'test')
}

function isAllowed(address: IPv4 | IPv6, url: URL, { hosts, networks }: Allowed): boolean {
  const host = hostOf(url)
  const isOpen = ({ port }: { port: Port }) => port === null || port === portOf(url)
  return (
    hosts.some((one) => one.name === host && isOpen(one)) ||
    networks.some((one) => isOpen(one) && isWithin(address, [one.network]))
  )
}

function portOf(url: URL): number {
  return Number(url.port || (url.protocol === 'https:' ? 443 : 80))
}

/** Names in the operator's own network are resolved by the system, all others by name servers only. */
export function resolverFor({ hosts, networks, own }: Allowed): Resolve {
  const resolve = hosts.length + networks.length > 0 ? askSystem : askNameServers
  // This machine (RFC 6761), whatever name servers say.
  return (host) => (own.is_local && host.toLowerCase() === 'localhost' ? Promise.resolve(loopback) : resolve(host))
}

const loopback = ['127.0.0.1', '::1']

/** Whether the service would call itself or its database. */
function isOwn(address: IPv4 | IPv6, url: URL, { ports, database_ports }: OwnPlace): boolean {
  const port = portOf(url)
  if (database_ports.includes(port)) return !isPublic(address)
  return ports.has(port) && isThisMachine(address)
}

function isThisMachine(address: IPv4 | IPv6): boolean {
  if (isLoopback(address) || address.range() === 'unspecified') return true
  const text = address.toString()
  return Object.values(networkInterfaces()).some((all) =>
    all!.some((one) => ipaddr.process(one.address).toString() === text),
  )
}

function isLoopback(address: IPv4 | IPv6): boolean {
  return address.range() === 'loopback'
}

function isPublic(address: IPv4 | IPv6): boolean {
  return (
    address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(global_ipv6)) && !isMetadata(address)
  )
}

function isMetadata(address: IPv4 | IPv6): boolean {
  return isWithin(address, metadata) || carriedBy(address).some((inner) => isWithin(inner, metadata))
}

/** IPv4 addresses that a gateway may extract from an IPv6 address: NAT64, 6to4, Teredo and similar. */
function carriedBy(address: IPv4 | IPv6): IPv4[] {
  if (address.kind() === 'ipv4' || (address.range() === 'unicast' && address.match(global_ipv6))) return []
  const bytes = address.toByteArray()
  const at = (...places: number[]) => places.map((place) => bytes[place]!)
  const end = at(12, 13, 14, 15)
  return [end, at(2, 3, 4, 5), at(6, 7, 9, 10), end.map((byte) => byte ^ 255)].map((four) => new ipaddr.IPv4(four))
}

function withoutDot(host: string): string {
  return host.replace(/\.$/, '')
}

function notAllowed(problem: string): ApiError {
  return invalid('url', problem, 'url_not_allowed')
}
