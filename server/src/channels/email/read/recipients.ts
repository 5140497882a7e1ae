import type { Address } from './mail-shape.ts'

/** Leaves out the addresses of the business: it never writes to itself. */
export function othersThan(own: readonly string[]): (addresses: readonly Address[]) => Address[] {
  const mailboxes = new Set(own.map(mailboxOf))
  return (addresses) => addresses.filter(({ address }) => !mailboxes.has(mailboxOf(address)))
}

/** The mailbox behind an address: servers ignore what stands after a plus, as in our reply addresses. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}

export function unique(addresses: readonly Address[]): Address[] {
  const addresses_so_far = new Set<string>()
  return addresses.filter(({ address }) => {
    const is_new = !addresses_so_far.has(address.toLowerCase())
    addresses_so_far.add(address.toLowerCase())
    return is_new
  })
}
