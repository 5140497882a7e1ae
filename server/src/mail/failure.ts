import { Unreachable } from '../outbound/safe-connector.ts'
import type { MailFailure } from './terms.ts'

export interface Failure {
  code: MailFailure
  /** What the server said, if it spoke SMTP. */
  reply: string | null
  /** Whether trying again later may help. */
  may_pass: boolean
}

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  cause?: unknown
}

const unreachable_codes = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'EACCES'])

export function failureOf(error: unknown): Failure {
  const { command = '', response, responseCode = 0, message } = error as SmtpError
  const is_reply = response !== undefined && /^[45]\d\d/.test(response)
  const reply = is_reply ? readable(response) : null
  const failure = (code: MailFailure, may_pass = false): Failure => ({ code, reply, may_pass })
  if (error instanceof Unreachable)
    return failure(error.code === 'dns_error' ? 'host_not_found' : 'address_not_allowed', error.code === 'dns_error')
  const codes = codesOf(error)
  if (codes.some((code) => unreachable_codes.has(code))) return failure('connection_refused', true)
  if (codes.includes('EAUTH') || codes.includes('ENOAUTH'))
    return failure('login_refused', responseCode >= 400 && responseCode < 500)
  if (codes.includes('ETLS') || codes.some(isTls) || /SSL routines|certificate/i.test(message))
    return failure('tls_failed')
  // A server that expects TLS from the start says nothing to whoever waits for its greeting.
  if (codes.includes('ETIMEDOUT') || /timed? ?out|greeting never received/i.test(message))
    return failure('timeout', true)
  const may_pass = responseCode >= 400 && responseCode < 500
  if (command === 'MAIL FROM') return failure('sender_refused', may_pass)
  if (command === 'RCPT TO' || codes.includes('EENVELOPE'))
    return failure(/relay|authenticat/i.test(response ?? message) ? 'relay_denied' : 'recipient_refused', may_pass)
  if (codes.includes('EPROTOCOL') || (codes.includes('ESOCKET') && !is_reply)) return failure('not_smtp', true)
  return failure('server_refused', may_pass || !is_reply)
}

function codesOf(error: unknown): string[] {
  const { code, cause } = error as SmtpError
  return [...(typeof code === 'string' ? [code] : []), ...(cause instanceof Error ? codesOf(cause) : [])]
}

/** OpenSSL has about eighty codes for certificate problems. */
function isTls(code: string): boolean {
  return /CERT|SSL|TLS|SELF_SIGNED|ALTNAME|ISSUER|EPROTO$/.test(code)
}

/** What a server said, as one short line. */
export function readable(text: string): string {
  return text
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
}

const advice: Record<MailFailure, string> = {
  host_not_found: "The host name can't be resolved. Check its spelling.",
  address_not_allowed:
    "The host doesn't lead to a public address. The operator of this service can allow other addresses (MAIL_ALLOWED_NETWORKS).",
  connection_refused: 'The server refused the connection. Check the port: usually 587 with STARTTLS, or 465 with TLS.',
  timeout:
    'The server did not answer in time. Check host and port, and whether a firewall blocks outgoing mail. With port 465, choose TLS.',
  tls_failed:
    'No encrypted connection could be made. Check the security setting, and whether the certificate is valid for this host name.',
  login_refused: 'The server refused the login. Check user name and password. Some providers need an app password.',
  sender_refused: "The server doesn't accept the sender's address. Use one that belongs to this login.",
  relay_denied:
    "The server doesn't pass on mail for this sender. Enter a user name and password, or ask its operator to allow it.",
  recipient_refused: "The server doesn't accept the recipient's address.",
  not_smtp: "The connection was lost, or this isn't a mail server. Check the port and the security setting.",
  server_refused: 'The server rejected the email.',
}

/** What happened and what to do, for the API. Pages say it in their own language. */
export function wordsFor({ code, reply }: Pick<Failure, 'code' | 'reply'>): string {
  return reply === null ? advice[code] : `${advice[code]} It said: ${reply}`
}
