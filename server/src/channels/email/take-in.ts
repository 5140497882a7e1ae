import { startConversation } from '../../conversations/conversations.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { readMail } from '../../email/mail.ts'
import type { Mail } from '../../email/mail-shape.ts'
import { keepFile } from '../../files/attach.ts'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { close, enterIntake, type Intake, storing } from './intake.ts'
import { type Arrival, fingerprintOf, isKnown, noteMessage, type Outcome } from './journal.ts'
import type { MailboxLease } from './lease.ts'
import { emailOf, verificationOf } from './message-email.ts'
import { noteReport } from './report.ts'
import { isBlocked, isParticipant, type Sender, senderOf } from './sender.ts'
import { type MailContent, plain, storeMail, storeUnreadable } from './store-files.ts'
import { takeSent } from './take-sent.ts'
import { conversationFor } from './thread.ts'
import { whyForPerson } from './who-answers.ts'

/**
 * Stores a mail and moves the cursor past it, in one transaction. A process that dies before leaves only files, which are swept, and
 * the next one reads the mail again.
 */
export async function takeIn(
  scope: Scope,
  account: EmailAccount,
  lease: MailboxLease,
  arrival: Arrival,
  began_at: Date,
) {
  const { mail, problem } = arrival.is_cut
    ? ({ mail: null, problem: 'too_large' } as const)
    : await readMail(arrival.raw, { trusted_authserv_id: account.settings.trusted_authserv_id })
  const fingerprint = fingerprintOf(arrival.raw, mail?.message_id ?? null)
  const intake: Intake = { account, lease, arrival, mail, fingerprint }
  if (await isKnown(scope, account.channel_id, arrival, fingerprint)) return passOver(scope, intake)
  if (arrival.is_renumbered && isOld(intake, began_at)) return close(scope, intake, 'old')
  if (arrival.folder === 'sent') return takeSent(scope, intake)
  if (mail?.from?.address === account.settings.address) return close(scope, intake, 'own')
  if (mail?.delivery_report && (await noteReport(scope, intake, mail.delivery_report))) return
  if (await isBlocked(scope, mail)) return close(scope, intake, 'blocked')
  const { channel_id } = account
  if (mail) return store(scope, intake, 'stored', await storeMail(scope, channel_id, arrival.raw, mail))
  return store(scope, intake, 'unreadable', await storeUnreadable(scope, channel_id, arrival.raw, problem))
}

/** Stores a mail without looking into it: something in it could not be stored. A person sees the file. */
export async function takeInUnread(scope: Scope, account: EmailAccount, lease: MailboxLease, arrival: Arrival) {
  const fingerprint = fingerprintOf(arrival.raw, null)
  const content = await storeUnreadable(scope, account.channel_id, arrival.raw, 'malformed')
  await store(scope, { account, lease, arrival, mail: null, fingerprint }, 'unreadable', content)
}

const hour_ms = 3600 * 1000
const week_ms = 7 * 24 * hour_ms

/**
 * Whether it's from before the channel. Clocks of servers differ by minutes, and they may lose when a mail came; those of senders may be
 * wrong by days.
 */
function isOld({ arrival, mail }: Intake, began_at: Date): boolean {
  const written_at = mail?.sent_at ?? arrival.received_at
  const began_ms = began_at.getTime()
  return arrival.received_at.getTime() < began_ms - hour_ms || written_at.getTime() < began_ms - week_ms
}

/** Known already, perhaps under another number. */
function passOver(scope: Scope, intake: Intake): Promise<void> {
  return storing(scope, intake, async () => {})
}

function store(scope: Scope, intake: Intake, outcome: Outcome, content: MailContent): Promise<void> {
  return storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, outcome)
    if (id === null) return
    const { account, mail } = intake
    const sender = await senderOf(scope, account.channel_id, mail)
    const known = mail && (await conversationFor(scope, account, mail))
    const is_participant = known === null || (await isParticipant(scope, known, sender))
    const for_person = await whyForPerson(scope, account, mail, sender, is_participant)
    const conversation_id = known ?? (await begin(scope, account, mail, sender, for_person !== undefined))
    // In a conversation that is known, they may pose as one of its participants.
    const is_new_contact = sender.is_new && known === null
    const email = emailOf(mail, { origin: 'received', is_participant, is_new_contact, original: content.original_id })
    const message = await receiveMessage(scope, conversation_id, content, {
      name: sender.name,
      contact_id: sender.contact_id,
      owner: account.channel_id,
      email,
      verification: verificationOf(email),
      is_quiet: known !== null && mail?.automatic === 'auto_reply',
      ...(for_person !== undefined && { for_person }),
    })
    if (content.original_id !== null) await keepFile(scope, content.original_id, conversation_id, message.id!)
    await noteMessage(scope, id, conversation_id, message.id!)
  })
}

const max_subject = 255

async function begin(
  scope: Scope,
  { channel_id }: EmailAccount,
  mail: Mail | null,
  { contact_id }: Sender,
  is_for_person: boolean,
): Promise<string> {
  const subject = Array.from(plain(mail?.subject ?? ''))
    .slice(0, max_subject)
    .join('')
  const conversation = await startConversation(scope, {
    contact_id,
    channel_id,
    ...(subject !== '' && { subject }),
    ...(is_for_person && { handled_by: 'human' as const }),
  })
  return conversation.id!
}
