import { Readable } from 'node:stream'
import type { Transporter } from 'nodemailer'
import { handoverReasons } from '../../../conversations/handover-reasons.ts'
import type { MessageEmail } from '../../../conversations/messages/email-schema.ts'
import { settleMessage } from '../../../conversations/messages/progress.ts'
import { sql } from '../../../db/sql.ts'
import { failureOf, wordsFor } from '../../../mail/failure.ts'
import { withTransport } from '../../../mail/smtp.ts'
import type { MailFailure } from '../../../mail/terms.ts'
import { type Scope, transact } from '../../../scope.ts'
import {
  noteFinishing,
  type OutgoingLease,
  outgoing_leases,
  type Remaining,
  remainingOf,
} from '../../outgoing/lease.ts'
import { outcome_unknown, problemWith } from '../../outgoing/settle.ts'
import type { Outcome, Way } from '../../outgoing/way.ts'
import { type EmailAccount, emailAccount } from '../account.ts'
import { noteToFile } from '../file-sent.ts'
import { enter, noteMessage, sentAs } from '../journal.ts'
import { withOutgoing } from '../log-in.ts'
import { ConsentProblem } from '../oauth/consent-problem.ts'
import { isAutomatic, type Letter, letterOf, planned } from '../plan.ts'
import { isProven } from '../proof.ts'
import { testEmail } from '../test-channel.ts'
import { useRight } from '../who-answers.ts'
import { composeLetter } from './compose-letter.ts'
import { noteGivenId } from './given-id.ts'
import { leftAfter, rejectionsIn } from './recipients-left.ts'

/** Of the server or the way there, not of the mail: it goes out once that is right. */
const of_server = new Set<MailFailure>([
  'host_not_found',
  'address_not_allowed',
  'connection_refused',
  'timeout',
  'tls_failed',
  'login_refused',
  'sender_refused',
  'relay_denied',
  'not_smtp',
])

/** Sends a message as mail, once, and returns what became of it. Null: there is nothing to send any more. */
async function deliver(scope: Scope, lease: OutgoingLease, lease_lost: AbortSignal): Promise<Outcome | null> {
  const before = remainingOf(lease)
  const letter = await letterOf(scope, lease.conversation_id, lease.message_id, before !== null)
  if (!letter) return null
  const account = await accountOf(scope, lease)
  if (!account) return rejection('channel_deleted', 'Its channel was deleted.')
  const email = planned(account, letter)
  const refusal = await whyNot(scope, account, letter, email, before)
  if (refusal) return refusal
  // Nothing leaves test mode.
  if (lease.mode === 'test') return { outcome: 'sent', email, reply: 'simulated', problem: null }
  if (!(await enterSent(scope, lease, account, letter, email))) return null
  const date = new Date()
  const mail = await composeLetter(scope, letter, account, email, { date })
  const outcome = await transmit(scope, lease, account, email, mail, lease_lost)
  return outcome.outcome === 'sent' ? { ...outcome, written_at: date } : outcome
}

function rejection(code: string, message: string, email?: MessageEmail): Outcome {
  return { outcome: 'failed', code, message: `Not sent: ${message}`, reply: null, ...(email && { email }) }
}

async function accountOf(scope: Scope, { conversation_id }: OutgoingLease): Promise<EmailAccount | undefined> {
  const [row] = await scope.database.run<{ channel_id: string }>(
    sql`select channel_id from conversations where environment_id = ${scope.environment_id} and id = ${conversation_id}`,
  )
  return row && emailAccount(scope, row.channel_id)
}

async function whyNot(
  scope: Scope,
  account: EmailAccount,
  letter: Letter,
  email: MessageEmail,
  before: Remaining | null,
) {
  const recipients = before?.to ?? [...email.to, ...email.cc, ...email.bcc].map(({ address }) => address)
  if (recipients.length === 0)
    return rejection('no_recipient', 'The contact has no email address. Send it again, and name who it goes to.', email)
  if (email.forward && !letter.forwarded)
    return rejection('forwarded_deleted', 'The message that it passes on was deleted.', email)
  const [blocked] = await scope.database.run<{ address: string }>(sql`
    select address from contact_identities
    where environment_id = ${scope.environment_id} and address = any (${recipients}::text[]) and blocked_at is not null limit 1`)
  if (blocked) return rejection('blocked', `${blocked.address} is blocked. Unblock the sender first.`, email)
  if (!isAutomatic(letter)) return null
  if (await useRight(scope, account.channel_id, recipients[0]!, letter.id)) return null
  const refusal = rejection('automatic_limit', 'A sender gets at most one automatic answer a day.', email)
  return { ...refusal, ...(letter.sender_type === 'assistant' && { for_person: handoverReasons.email_for_person }) }
}

/** Before it goes out: an answer or a report may come at once, and counts for whom it went to. Returns false if another worker has it. */
function enterSent(
  scope: Scope,
  lease: OutgoingLease,
  { channel_id }: EmailAccount,
  letter: Letter,
  email: MessageEmail,
): Promise<boolean> {
  return transact(scope, async (scope) => {
    const [row] = await scope.connection!.query(outgoing_leases.lockedRow(lease))
    if (!row) return false
    if (await sentAs(scope, channel_id, email.message_id!)) return true
    const id = await enter(scope, { channel_id, outcome: 'sent', message_id: email.message_id })
    await noteMessage(scope, id!, letter.conversation_id, letter.id)
    await settleMessage(scope, letter.conversation_id, letter.id, { status: 'queued', error: null, email })
    return true
  })
}

async function transmit(
  { database }: Scope,
  lease: OutgoingLease,
  account: EmailAccount,
  email: MessageEmail,
  mail: Buffer,
  lease_lost: AbortSignal,
): Promise<Outcome> {
  const { settings, allowed } = account
  const before = remainingOf(lease)
  const envelope = {
    from: settings.address,
    to: before ? [...before.to] : [...new Set([...email.to, ...email.cc, ...email.bcc].map(({ address }) => address))],
  }
  let is_finishing = false
  // The server takes a mail with its last line, which follows the end of this. Until then, it surely hasn't.
  async function* whole() {
    yield mail
    if (lease_lost.aborted || !(await noteFinishing(database, lease))) throw new Error('Another worker has this mail.')
    is_finishing = true
  }
  try {
    const send = (transport: Transporter) => transport.sendMail({ envelope, raw: Readable.from(whole()) })
    const size = { bytes: mail.length, recipients: envelope.to.length }
    const response = await withOutgoing(account, (server) => withTransport(server, allowed, send, size))
    const rest = leftAfter(before, rejectionsIn(response), true)
    const outcome = {
      outcome: 'sent',
      email,
      reply: response.response ?? '',
      problem: problemWith(rest.refusals),
    } as const
    return rest.to.length > 0 ? { ...outcome, remaining: rest } : outcome
  } catch (error) {
    if (error instanceof ConsentProblem)
      return {
        outcome: 'later',
        code: error.code,
        message: error.message,
        reply: null,
        ...(before && { remaining: before }),
      }
    const failure = failureOf(error)
    const { code, reply, may_pass } = failure
    if (is_finishing && reply === null) return { outcome: 'failed', ...undecided, reply, email }
    const words = { code, message: wordsFor(failure), reply }
    const rejections = rejectionsIn(error)
    const rest = rejections.length > 0 ? leftAfter(before, rejections, false) : before
    if (rest?.to.length && (rejections.length > 0 || of_server.has(code) || may_pass))
      return { outcome: 'later', ...words, remaining: rest, is_of_recipients: rejections.length > 0 }
    // Whatever it says to those who are left is the last word: a second try for all would reach others twice.
    if (rejections.length > 0 && rest?.has_arrived)
      return { outcome: 'sent', email, reply, problem: problemWith(rest.refusals) }
    if (of_server.has(code) || may_pass) return { outcome: 'later', ...words }
    if (!rest?.has_arrived) return { outcome: 'failed', ...words, email }
    return { outcome: 'sent', email, reply, problem: problemWith([...rest.refusals, ...rest.to]) }
  }
}

async function noteSent(scope: Scope, lease: OutgoingLease, outcome: Outcome & { outcome: 'sent' }): Promise<void> {
  await noteGivenId(scope, lease, outcome)
  if (outcome.written_at) await noteToFile(scope, lease, outcome.written_at)
}

const undecided = {
  code: outcome_unknown,
  message:
    'The connection was lost at the very moment when the server took the email. It may have gone out: look into the folder of sent mail before you send it again.',
}

/** Once, as far as anyone can know: mail servers know no keys. */
export const by_email: Way = { undecided, deliver, test: testEmail, isProven, onSent: noteSent }
