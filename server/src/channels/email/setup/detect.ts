import { domainOf } from '../../../mail/settings.ts'
import type { Allowed } from '../../../outbound/public-address.ts'
import { askDomain, type Found } from './autoconfig.ts'
import { type Provider, providerOfDomain, providerOfMx, type ServerPlace } from './presets.ts'
import type { Records } from './records.ts'

export const ways = ['known', 'autoconfig', 'srv', 'guess'] as const
export type Way = (typeof ways)[number]

export interface Detected extends Found {
  provider: Provider | undefined
  /** Where mail for the domain goes. Null if name servers didn't say. */
  mx: string[] | null
  found_by: Way | null
}

/** The servers of a mailbox: as its provider says, as its domain says, or as they're usually called. */
export async function detect(address: string, records: Records, allowed: Allowed, ms: number): Promise<Detected> {
  const domain = domainOf(address)
  const of_domain = providerOfDomain(domain)
  const mx = of_domain ? [] : await records.mx(domain)
  const provider = of_domain ?? providerOfMx(mx ?? [])
  const detected = { provider, mx, imap: null, smtp: null, found_by: null }
  if (provider) return { ...detected, ...serversOf(provider, address), found_by: 'known' }
  if (!mx?.length) return detected
  const [servers, listed] = await Promise.all([askDomain(address, allowed, ms), bySrv(domain, address, records)])
  if (servers) return { ...detected, ...servers, found_by: 'autoconfig' }
  if (listed) return { ...detected, ...listed, found_by: 'srv' }
  const guessed = await guess(domain, address, records)
  return guessed ? { ...detected, ...guessed, found_by: 'guess' } : detected
}

function serversOf({ imap, smtp }: Pick<Provider, 'imap' | 'smtp'>, username: string): Found {
  return { imap: imap && { ...imap, username }, smtp: smtp && { ...smtp, username } }
}

async function bySrv(domain: string, username: string, records: Records): Promise<Found | null> {
  const kinds = [
    ['_imaps', 'tls'],
    ['_imap', 'starttls'],
    ['_submissions', 'tls'],
    ['_submission', 'starttls'],
  ] as const
  const [imaps, imap, submissions, submission] = await Promise.all(
    kinds.map(async ([service, security]): Promise<ServerPlace | null> => {
      const place = await records.srv(`${service}._tcp.${domain}`)
      return place && { ...place, security }
    }),
  )
  const services = { imap: imaps ?? imap ?? null, smtp: submissions ?? submission ?? null }
  return services.imap || services.smtp ? serversOf(services, username) : null
}

/** The test of the channel shows whether it's right. */
async function guess(domain: string, username: string, records: Records): Promise<Found | null> {
  const firstOf = async (...names: string[]) => {
    const hosts = names.map((name) => `${name}.${domain}`)
    const are_there = await Promise.all(hosts.map((host) => records.has(host)))
    return hosts.find((_host, place) => are_there[place])
  }
  const [imap, smtp] = await Promise.all([firstOf('imap', 'mail'), firstOf('smtp', 'mail')])
  if (!imap || !smtp) return null
  const places: Record<'imap' | 'smtp', ServerPlace> = {
    imap: { host: imap, port: 993, security: 'tls' },
    smtp: { host: smtp, port: 465, security: 'tls' },
  }
  return serversOf(places, username)
}
