import type { ImapFlowError } from 'imapflow'
import { ApiError } from '../../errors.ts'
import { failureOf, readable, wordsFor } from '../../mail/failure.ts'
import { Unreachable } from '../../outbound/safe-connector.ts'
import { ConsentProblem, lasting_faults } from './oauth/consent-problem.ts'

/** What is wrong with a mailbox, and what to do: as a channel's health shows it. */
export interface Problem {
  readonly code: string
  readonly message: string
}

const advice = {
  login_refused:
    'The server refused the login. Check user name and password. Some providers need an app password, or IMAP to be switched on.',
  folder_missing: "The server has no such folder. Check the folder's name.",
  not_imap: "The connection was lost, or this isn't an IMAP server. Check the port and the security setting.",
  connection_refused: 'The server refused the connection. Check the port: usually 993 with TLS, or 143 with STARTTLS.',
  timeout:
    'The server did not answer in time. Check host and port, and whether a firewall blocks the connection. With port 993, choose TLS.',
  server_refused: 'The server refused access to the mailbox.',
}

/** A mail that was read could not be stored. It stays in the mailbox, and is tried again. */
export class NotStored extends Error {
  constructor(cause: unknown) {
    super('A mail could not be stored.', { cause })
  }
}

/** Whether someone has to do something about it: trying again alone doesn't help. */
export function isLasting({ code }: Problem): boolean {
  const lasting = [
    'login_refused',
    'folder_missing',
    'address_not_allowed',
    'tls_failed',
    'not_stored',
    ...lasting_faults,
  ]
  return lasting.includes(code)
}

/** Why a mailbox can't be read. */
export function imapProblem(error: unknown): Problem {
  if (error instanceof NotStored) return notStored(error.cause)
  if (error instanceof ConsentProblem) return { code: error.code, message: error.message }
  const { code = '', authenticationFailed, mailboxMissing, tlsFailed, responseText } = error as ImapFlowError
  const server_reply = responseText ? ` It said: ${readable(responseText)}` : ''
  const problem = (name: keyof typeof advice): Problem => ({ code: name, message: advice[name] + server_reply })
  if (authenticationFailed) return problem('login_refused')
  if (mailboxMissing) return problem('folder_missing')
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return problem('timeout')
  if (responseText) return problem('server_refused')
  const failure = failureOf(tlsFailed ? Object.assign(new Error('TLS'), { code: 'ETLS' }) : error)
  if (failure.code === 'connection_refused') return problem('connection_refused')
  const is_shared = error instanceof Unreachable || failure.code === 'tls_failed'
  return is_shared ? { code: failure.code, message: wordsFor(failure) } : problem('not_imap')
}

function notStored(cause: unknown): Problem {
  const is_full = (cause as { code?: unknown }).code === 'ENOSPC'
  const why = is_full ? ' The disk is full.' : cause instanceof ApiError ? ` ${cause.message}` : ''
  return {
    code: 'not_stored',
    message: `An email can't be stored right now.${why} It stays in the mailbox, and is tried again until it is stored.`,
  }
}
