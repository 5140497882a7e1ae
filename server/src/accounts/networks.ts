import { isIPv6 } from 'node:net'

/**
 * The networks of an address, the narrowest first: one customer has 2^64 addresses of IPv6 and often a /56 or a /48. With
 * IPv4, a /24 often belongs to one organization.
 */
export function networksOf(address: string): readonly string[] {
  const plain = plainOf(address)
  if (!isIPv6(plain)) return [plain, `${plain.replace(/\.\d+$/, '')}.0/24`]
  const groups = groupsOf(plain)
  const widest = groups.slice(0, 3).join(':')
  return [groups.slice(0, 4).join(':'), `${widest}:${groups[3]!.slice(0, 2)}00/56`, `${widest}::/48`]
}

function plainOf(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The networks around those, the narrowest first: an organization's, a provider's, and one of some hundred parts of the internet. */
export function widerNetworksOf(address: string): readonly string[] {
  const plain = plainOf(address)
  if (isIPv6(plain)) return [3, 2, 1].map((count) => `${groupsOf(plain).slice(0, count).join(':')}::/${16 * count}`)
  const parts = plain.split('.')
  return [3, 2, 1].map((count) => `${parts.slice(0, count).join('.')}/${8 * count}`)
}

/** The eight groups, four digits each. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::')
  const [before_gap, after_gap] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const gap = tail === undefined ? 0 : 8 - before_gap!.length - after_gap!.length
  return [...before_gap!, ...Array<string>(Math.max(0, gap)).fill('0'), ...after_gap!].map((group) =>
    group.padStart(4, '0'),
  )
}
