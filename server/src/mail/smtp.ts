import { connect, isIP, type Socket } from 'node:net'
import type { Transporter } from 'nodemailer'
import { lazily } from '../jobs/lazily.ts'
import { inTime, timeFor } from '../outbound/deadline.ts'
import { type Allowed, resolverFor } from '../outbound/public-address.ts'
import { requireReachable } from '../outbound/safe-connector.ts'
import type { Security } from './terms.ts'

/** A server for outgoing mail, and who sends through it. */
export interface MailServer {
  host: string
  port: number
  security: Security
  username: string | null
  password: string | null
  /** Logs in in place of the password. */
  access_token?: string
  from_name: string
  from_address: string
}

export interface Mail {
  /** Always the same for the same mail: a receiver recognizes one that comes again. */
  message_id: string
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string | string[]>
  /** Where the recipient can stop these mails: a GET shows a page that asks, a POST does it. */
  unsubscribe_url?: string
}

const connect_ms = 8000
const socket_ms = 20_000
/** From the greeting to the end, for a mail without files. A server that says a word now and then is never silent. */
const whole_ms = 60_000
/** Some servers look up each recipient while they are named. */
const recipient_ms = 5000

// Rarely needed: not loaded before the first mail.
const nodemailer = lazily(() => import('nodemailer'))

/** Sends one mail, over a connection of its own, to an address that was checked. Rejects with the server's reason. */
export function sendMail(server: MailServer, allowed: Allowed, mail: Mail): Promise<void> {
  return withTransport(server, allowed, async (transport) => {
    await transport.sendMail({
      from: { name: oneLine(server.from_name), address: server.from_address },
      to: { name: '', address: mail.to },
      messageId: mail.message_id,
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      // No one is out of office for a machine (RFC 3834).
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...mail.headers,
        // Of RFC 8058, which is for https alone.
        ...(mail.unsubscribe_url?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      },
      ...(mail.unsubscribe_url && { list: { unsubscribe: { url: mail.unsubscribe_url } } }),
    })
  })
}

/** What one mail may take longer for. */
interface Size {
  bytes: number
  recipients: number
}

/** Opens a connection to an address that was checked, does one thing over it, such as sending a mail of a size, and closes it. */
export async function withTransport<T>(
  server: Omit<MailServer, 'from_name' | 'from_address'>,
  allowed: Allowed,
  work: (transport: Transporter) => Promise<T>,
  { bytes, recipients }: Size = { bytes: 0, recipients: 0 },
): Promise<T> {
  const { host, port, security, username } = server
  const { createTransport } = await nodemailer()
  const socket = await connectTo(host, port, allowed)
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username !== null && { auth: loginOf(username, server) }),
    tls: { servername: isIP(host) === 0 ? host : '', minVersion: 'TLSv1.2' },
    greetingTimeout: connect_ms,
    socketTimeout: socket_ms,
    // What a mail says never makes the service read a file or call a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
    getSocket: (_options: unknown, callback: (error: null, connection: { connection: Socket }) => void) =>
      callback(null, { connection: socket }),
  })
  try {
    return await inTime(
      { whole_ms: whole_ms + timeFor(bytes) + recipients * recipient_ms },
      () => socket.destroy(),
      () => work(transport),
    )
  } finally {
    transport.close()
    socket.destroy()
  }
}

/** A token without a way to a new one: the library asks nobody for it. */
function loginOf(user: string, { password, access_token }: Pick<MailServer, 'password' | 'access_token'>): Login {
  if (access_token === undefined) return { user, pass: password ?? '' }
  return { type: 'OAuth2', user, accessToken: access_token }
}

interface Login {
  user: string
  pass?: string
  type?: 'OAuth2'
  accessToken?: string
}

/** The rule for addresses applies to the very address that is connected to. */
async function connectTo(host: string, port: number, allowed: Allowed): Promise<Socket> {
  return firstThat(await checkedAddresses(host, port, allowed), (address) => connected(address, port))
}

/** The addresses of a mail server that may be called. */
export async function checkedAddresses(host: string, port: number, allowed: Allowed): Promise<string[]> {
  const name = host.toLowerCase().replace(/\.$/, '')
  const url = new URL(`https://${isIP(name) === 6 ? `[${name}]` : name}:${port}/`)
  const addresses = await requireReachable(url, name, { allowed, mode: 'live', resolve: resolverFor(allowed) })
  return addresses.slice(0, 4)
}

/** The result for the first address that works. */
export async function firstThat<T>(addresses: readonly string[], work: (address: string) => Promise<T>): Promise<T> {
  let failure: unknown
  for (const address of addresses) {
    try {
      return await work(address)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function connected(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port })
    const late = setTimeout(
      () => socket.destroy(Object.assign(new Error('Connecting timed out.'), { code: 'ETIMEDOUT' })),
      connect_ms,
    )
    socket.once('error', reject)
    socket.once('close', () => clearTimeout(late))
    socket.once('connect', () => {
      clearTimeout(late)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** Nothing that somebody wrote can begin another header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 250)
}
