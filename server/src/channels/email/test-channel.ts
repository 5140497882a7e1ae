import { invalid } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { failureOf, wordsFor } from '../../mail/failure.ts'
import { sendMail, withTransport } from '../../mail/smtp.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { getChannelKind } from '../channels.ts'
import { type EmailAccount, emailAccount } from './account.ts'
import { openImap } from './imap.ts'
import { imapProblem } from './imap-failure.ts'
import { enter } from './journal.ts'
import type { ChannelTest, Direction } from './test-schema.ts'

const answer_ms = 20_000

/** Logs in to both servers. In live mode, a mail from the channel to itself also shows whether the sender may send. */
export async function testChannel(scope: Scope, id: string): Promise<Resource> {
  const kind = await getChannelKind(scope, id)
  const account = await emailAccount(scope, id)
  if (!account) throw invalid('channel_id', `must be a channel of kind email. This one's kind is ${kind}.`)
  const [incoming, outgoing] = await Promise.all([testIncoming(account), testOutgoing(scope, account)])
  const result: ChannelTest = { object: 'channel.test', ok: incoming.ok && outgoing.ok, incoming, outgoing }
  return { json: JSON.stringify(result), volatile: true }
}

async function testIncoming({ imap, allowed }: EmailAccount): Promise<Direction> {
  try {
    const client = await openImap(imap, allowed, answer_ms)
    try {
      await client.mailboxOpen('INBOX', { readOnly: true })
    } finally {
      client.close()
    }
    return { ok: true, problem: null }
  } catch (error) {
    return { ok: false, problem: imapProblem(error) }
  }
}

async function testOutgoing(scope: Scope, account: EmailAccount): Promise<Direction> {
  const { smtp, settings, allowed } = account
  const { address, from_name } = settings
  try {
    if (scope.mode === 'test') await withTransport(smtp, allowed, (transport) => transport.verify())
    else
      await sendMail({ ...smtp, from_name, from_address: address }, allowed, {
        message_id: `<${await entered(scope, account)}>`,
        to: address,
        subject: 'Test email from Parley',
        text: 'Your email channel can send email.',
        html: '<p>Your email channel can send email.</p>',
      })
    return { ok: true, problem: null }
  } catch (error) {
    const failure = failureOf(error)
    return { ok: false, problem: { code: failure.code, message: wordsFor(failure) } }
  }
}

/** Known before it comes back: it's no mail of a customer. */
async function entered({ claim: _, ...scope }: Scope, { channel_id, settings }: EmailAccount): Promise<string> {
  const message_id = `${newId('mail')}@${settings.address.split('@')[1]}`
  await transact(scope, async (scope) => {
    await enter(scope, { channel_id, outcome: 'sent', message_id })
  })
  return message_id
}
