import { domainOf } from '../../../mail/settings.ts'
import { connectionsTo, openWire } from '../../../outbound/http-call.ts'
import type { Allowed } from '../../../outbound/public-address.ts'
import type { ServerPlace } from './presets.ts'
import { isHostName } from './records.ts'

export interface Found {
  imap: (ServerPlace & { username: string }) | null
  smtp: (ServerPlace & { username: string }) | null
}

const max_length = 100_000
const securities = { SSL: 'tls', STARTTLS: 'starttls' } as const

/**
 * Asks the domain itself, as mail programs do (https://www.bucksch.org/1/projects/thunderbird/autoconfiguration/). Only over
 * HTTPS: whoever could change the answer on its way would be given the password.
 */
export async function askDomain(address: string, allowed: Allowed, within_ms: number): Promise<Found | null> {
  const domain = domainOf(address)
  const path = '/mail/config-v1.1.xml'
  const urls = [
    `https://autoconfig.${domain}${path}?emailaddress=${encodeURIComponent(address)}`,
    `https://${domain}/.well-known/autoconfig${path}`,
  ]
  const answers = await Promise.all(urls.map((url) => read(new URL(url), allowed, within_ms)))
  const servers = answers.map((text) => text && readAutoconfig(text, address)).find((one) => one)
  return servers || null
}

async function read(url: URL, allowed: Allowed, within_ms: number): Promise<string | null> {
  const wire = openWire((to) => connectionsTo(to, { allowed, mode: 'live' }))
  try {
    const answer = await wire.send({ method: 'GET', url, headers: {}, body: null }, within_ms)
    return answer.status === 200 && answer.text.length <= max_length ? answer.text : null
  } finally {
    await wire.close()
  }
}

/** The servers in such a file. Null if it isn't one. Never anything unencrypted. */
export function readAutoconfig(xml: string, address: string): Found | null {
  const imap = serverIn(xml, 'incomingServer', 'imap', address)
  const smtp = serverIn(xml, 'outgoingServer', 'smtp', address)
  return imap || smtp ? { imap, smtp } : null
}

function serverIn(xml: string, tag: string, type: string, address: string): Found['imap'] {
  const servers = xml
    .split(`<${tag}`)
    .slice(1)
    .map((rest) => rest.split(`</${tag}>`)[0]!)
    .filter((one) => new RegExp(`^[^>]*\\btype=["']${type}["']`).test(one))
    .flatMap((one) => readServer(one, address) ?? [])
  return servers.find(({ security }) => security === 'tls') ?? servers[0] ?? null
}

function readServer(xml: string, address: string): Found['imap'] {
  const domain = domainOf(address)
  const value = (tag: string) =>
    (xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? '')
      .trim()
      .replaceAll('%EMAILADDRESS%', address)
      .replaceAll('%EMAILLOCALPART%', address.slice(0, -domain.length - 1))
      .replaceAll('%EMAILDOMAIN%', domain)
  const host = value('hostname').toLowerCase()
  const port = Number(value('port'))
  const security = securities[value('socketType').toUpperCase() as keyof typeof securities]
  const username = value('username') || address
  const is_whole = isHostName(host) && Number.isInteger(port) && port > 0 && port < 65_536
  if (!is_whole || !security || /\p{Cc}/u.test(username) || username.length > 255) return null
  return { host, port, security, username }
}
