import { domainToASCII } from 'node:url'
import { invalid } from '../../../errors.ts'
import { domainOf } from '../../../mail/settings.ts'
import { parseAllowed } from '../../../outbound/public-address.ts'
import type { Resource, Scope } from '../../../scope.ts'
import { detect } from './detect.ts'
import { providerOfDomain } from './presets.ts'
import { isHostName, openRecords } from './records.ts'
import type { EmailSetup, EmailSetupRequest } from './schema.ts'
import { recordsOf } from './sending-records.ts'

const names_ms = 6000
const autoconfig_ms = 4000

/** What to enter for a mailbox, and what its domain lacks. Nothing is stored. */
export async function emailSetup({ settings }: Scope, { address: input }: EmailSetupRequest): Promise<Resource> {
  const typed = domainOf(input)
  const domain = domainToASCII(typed)
  if (!isHostName(domain) || !URL.canParse(`https://autoconfig.${domain}`))
    throw invalid('address', 'must be at a domain that can exist.')
  const address = input.slice(0, -typed.length) + domain
  const allowed = parseAllowed(settings.mail_allowed_networks, settings.own_place)
  const records = openRecords(names_ms, settings.name_servers)
  try {
    const { provider, mx, found_by, imap, smtp } = await detect(address, records, allowed, autoconfig_ms)
    const setup: EmailSetup = {
      object: 'email_setup',
      address,
      provider: provider?.name ?? null,
      found_by,
      imap,
      smtp,
      remarks: [...(provider?.remarks ?? [])],
      records: providerOfDomain(domain) ? [] : await recordsOf(domain, mx, provider, records),
    }
    return { json: JSON.stringify(setup), volatile: true }
  } finally {
    records.close()
  }
}
