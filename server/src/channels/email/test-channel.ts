import { notFound } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { failureOf, wordsFor } from '../../mail/failure.ts'
import { sendMail, withTransport } from '../../mail/smtp.ts'
import { type Scope, transact } from '../../scope.ts'
import { updateChannel } from '../channels.ts'
import type { Direction, Tested } from '../outgoing/test-schema.ts'
import { type EmailAccount, emailAccount } from './account.ts'
import { findAuthserv } from './find-authserv.ts'
import { before, type ImapServer } from './imap.ts'
import { imapProblem } from './imap-failure.ts'
import { enter } from './journal.ts'
import { openMailbox, withOutgoing } from './log-in.ts'
import { ConsentProblem } from './oauth/consent-problem.ts'

const answer_ms = 20_000

const max_wait_ms = 10_000

/** Logs in to both servers. In live mode, a mail from the channel to itself also shows whether the sender may send. */
export async function testEmail(scope: Scope, id: string): Promise<Tested> {
  const account = await emailAccount(scope, id)
  if (!account) throw notFound('channel')
  const [incoming, { sent_id, ...outgoing }] = await Promise.all([testIncoming(account), testOutgoing(scope, account)])
  const ok = incoming.ok && outgoing.ok
  const authserv = ok && sent_id !== null ? await testAuthserv(scope, account, sent_id) : null
  return { ok, incoming, outgoing, authserv }
}

/** Finds out whose notes on senders can be trusted, unless the channel knows. */
async function testAuthserv(scope: Scope, account: EmailAccount, sent_id: string): Promise<Tested['authserv']> {
  if (account.settings.trusted_authserv_id !== null) return null
  const limit_ms = Math.min(max_wait_ms, 5 * scope.settings.email_poll_ms)
  const send = (headers: Record<string, string[]>) => sendTestMail(scope, account, headers)
  const { id, problem } = await findAuthserv(account, { sent_id, send, limit_ms }).catch(() => not_arrived)
  if (id === null) return { id, problem: { code: problem, message: reasons[problem] } }
  const { claim: _, ...inner } = scope
  const audited = { action: 'channel.updated', address: null, details: { trusted_authserv_id: id } }
  await updateChannel({ ...inner, audited }, account.channel_id, { email: { trusted_authserv_id: id } }, null)
  return { id, problem: null }
}

const not_arrived = { id: null, problem: 'not_arrived' } as const

const reasons = {
  not_arrived: "The test email didn't arrive in time, so nobody's notes on senders are trusted. Test again later.",
  no_header:
    'Your mail server adds no Authentication-Results header to this email, so no sender counts as verified. If it adds one to mail from outside, enter its name as `trusted_authserv_id`.',
  forgeable:
    "Your mail server lets through forged Authentication-Results headers under its own name, so its notes can't be trusted. Set it up to remove them.",
}

async function testIncoming(account: EmailAccount): Promise<Direction> {
  try {
    const client = await openMailbox(account, answer_ms)
    try {
      await before(answer_ms, client, client.mailboxOpen('INBOX', { readOnly: true }))
    } finally {
      client.close()
    }
    return { ok: true, problem: null }
  } catch (error) {
    return { ok: false, problem: imapProblem(error) }
  }
}

async function testOutgoing(scope: Scope, account: EmailAccount): Promise<Direction & { sent_id: string | null }> {
  const verify = (server: ImapServer) => withTransport(server, account.allowed, (transport) => transport.verify())
  try {
    if (scope.mode === 'test') await withOutgoing(account, verify)
    const sent_id = scope.mode === 'test' ? null : await sendTestMail(scope, account, {})
    return { ok: true, problem: null, sent_id }
  } catch (error) {
    if (error instanceof ConsentProblem) return { ok: false, problem: imapProblem(error), sent_id: null }
    const failure = failureOf(error)
    return { ok: false, problem: { code: failure.code, message: wordsFor(failure) }, sent_id: null }
  }
}

/** In the journal first: when it comes back, it's known. */
async function sendTestMail(scope: Scope, account: EmailAccount, headers: Record<string, string[]>): Promise<string> {
  const { channel_id, settings, allowed } = account
  const { address, from_name } = settings
  const message_id = `${newId('mail')}@${address.split('@')[1]}`
  const { claim: _, ...inner } = scope
  await transact(inner, (scope) => enter(scope, { channel_id, outcome: 'sent', message_id }))
  const mail = {
    message_id: `<${message_id}>`,
    to: address,
    subject: 'Test email from Parley',
    text: 'Your email channel can send email.',
    html: '<p>Your email channel can send email.</p>',
    headers,
  }
  await withOutgoing(account, (server) => sendMail({ ...server, from_name, from_address: address }, allowed, mail))
  return message_id
}
