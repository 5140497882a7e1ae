import type { Address, Mail } from './mail-shape.ts'

/**
 * Who an answer goes to, taken from the mail that is answered and from nothing else. `own` are the addresses of the
 * business: they never write to themselves.
 */
export function recipientsOf(
  mail: Pick<Mail, 'from' | 'reply_to' | 'to' | 'cc'>,
  own: readonly string[],
  how: 'reply' | 'reply_all',
): { to: Address[]; cc: Address[] } {
  const mailboxes = new Set(own.map(mailboxOf))
  const others = (addresses: Address[]) => addresses.filter(({ address }) => !mailboxes.has(mailboxOf(address)))
  const writers = [mail.reply_to, mail.from === null ? [] : [mail.from]].map(others).find(({ length }) => length > 0)
  // A mail of our own is followed up: to whom it went.
  const to = unique(writers ?? others(mail.to))
  if (how === 'reply') return { to, cc: [] }
  const all = unique([...to, ...others(mail.to)])
  return { to: all, cc: unique([...all, ...others(mail.cc)]).slice(all.length) }
}

/** The mailbox behind an address: servers ignore what stands after a plus, as in our reply addresses. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@')
}

function unique(addresses: Address[]): Address[] {
  const known = new Set<string>()
  return addresses.filter(({ address }) => {
    const is_new = !known.has(address.toLowerCase())
    known.add(address.toLowerCase())
    return is_new
  })
}
