import type { ImapFlow, ImapFlowError } from 'imapflow'
import { failureOf } from '../../mail/failure.ts'
import type { EmailAccount } from './account.ts'
import { type ImapServer, openImap } from './imap.ts'
import { ConsentProblem } from './oauth/consent-problem.ts'

/** A connection to the mailbox, logged in. */
export function openMailbox(account: EmailAccount, answer_ms: number): Promise<ImapFlow> {
  const is_refused = (error: unknown) => (error as ImapFlowError).authenticationFailed === true
  return loggedIn(account, account.imap, is_refused, (server) => openImap(server, account.allowed, answer_ms))
}

/** Does something with the login of the outgoing server. It may be begun twice, but never got past the login the first time. */
export function withOutgoing<T>(account: EmailAccount, work: (server: ImapServer) => Promise<T>): Promise<T> {
  const is_refused = (error: unknown) => failureOf(error).code === 'login_refused'
  return loggedIn(account, account.smtp, is_refused, work)
}

/** Uses a login. An access token that is refused is replaced once: the provider may have taken it back before its time. */
async function loggedIn<T>(
  { accessToken }: EmailAccount,
  server: ImapServer,
  isRefused: (error: unknown) => boolean,
  work: (server: ImapServer) => Promise<T>,
): Promise<T> {
  if (accessToken === null) return work(server)
  const access_token = await accessToken(null)
  try {
    return await work({ ...server, access_token })
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  const fresh_token = await accessToken(access_token)
  try {
    return await work({ ...server, access_token: fresh_token })
  } catch (error) {
    throw isRefused(error) ? new ConsentProblem('token_refused') : error
  }
}
