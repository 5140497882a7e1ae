import { isIP } from 'node:net'
import type { ImapFlow } from 'imapflow'
import { lazily } from '../../jobs/lazily.ts'
import { limiter } from '../../jobs/limiter.ts'
import { checkedAddresses, firstThat } from '../../mail/smtp.ts'
import { inTime } from '../../outbound/deadline.ts'
import type { Allowed } from '../../outbound/public-address.ts'
import type { EmailSettings } from './settings.ts'

export interface ImapServer extends Omit<EmailSettings['imap'], 'has_password'> {
  readonly password: string | null
  /** Logs in in place of a password. */
  readonly access_token?: string
}

const connect_ms = 8000
/** So many times as long as it may be silent, a server may take for one mail. */
const trickle = 30
/** The largest mail that is read whole. */
export const max_mail_bytes = 50 * 1024 * 1024
/** For all who read mails whole: each is in memory until it's stored. */
export const oneOfFew = limiter(4)

// Only where there are mailboxes: not loaded before the first.
const imapflow = lazily(() => import('imapflow'))

/** Connects to an address that was checked, and logs in. Every error of the connection ends the command that is running. */
export async function openImap(server: ImapServer, allowed: Allowed, answer_ms: number): Promise<ImapFlow> {
  const { host, port, security, username, password, access_token } = server
  const { ImapFlow } = await imapflow()
  return firstThat(await checkedAddresses(host, port, allowed), async (address) => {
    const client = new ImapFlow({
      host: address,
      ...(isIP(host) === 0 && { servername: host }),
      port,
      secure: security === 'tls',
      doSTARTTLS: security === 'starttls',
      auth: { user: username ?? '', ...(access_token ? { accessToken: access_token } : { pass: password ?? '' }) },
      tls: { minVersion: 'TLSv1.2', ...(isIP(host) === 0 && { servername: host }) },
      logger: false,
      disableAutoIdle: true,
      clientInfo: { name: 'Parley' },
      connectionTimeout: connect_ms,
      greetingTimeout: connect_ms,
      maxLiteralSize: max_mail_bytes + 1024,
      maxResponseSize: 2 * max_mail_bytes,
      maxLineLength: 8 * 1024 * 1024,
    })
    // Without a listener, a lost connection would end the process.
    client.on('error', () => {})
    try {
      await before(answer_ms + connect_ms, client, client.connect())
      return client
    } catch (error) {
      client.close()
      throw error
    }
  })
}

/** A server that stays silent is as good as gone: sockets can be dead on one side only. */
export function before<T>(limit_ms: number, client: ImapFlow, work: Promise<T>): Promise<T> {
  return inTime(
    { whole_ms: limit_ms },
    () => client.close(),
    () => work,
  )
}

/** For a mail, which may be large and its line slow: only silence, or a trickle, is a dead server. */
export function whileHeard<T>(silence_ms: number, client: ImapFlow, work: Promise<T>): Promise<T> {
  return inTime(
    { whole_ms: trickle * silence_ms, silence_ms, progress: () => client.stats().received },
    () => client.close(),
    () => work,
  )
}
