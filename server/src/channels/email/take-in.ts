import { handoverReasons } from '../../conversations/handover-reasons.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { keepFile } from '../../files/attach.ts'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { type Author, authorOf } from './author.ts'
import { close, enterDuplicate, enterIntake, type Intake, storing } from './intake.ts'
import { type Arrival, fingerprintOf, noteMessage, type Outcome, whetherKnown } from './journal.ts'
import type { MailboxLease } from './lease.ts'
import { emailOf, verificationOf } from './message-email.ts'
import type { Mail } from './read/mail-shape.ts'
import { readMailApart } from './read/reading-thread.ts'
import { noteReport } from './report.ts'
import { type MailContent, storeMail, storeUnreadable } from './store-files.ts'
import { takeSent } from './take-sent.ts'
import { answeredIn, begin, conversationFor } from './thread.ts'
import { whyForPerson } from './who-answers.ts'
import { isBlocked, isParticipant, senderOf } from './write/sender.ts'

/**
 * Stores a mail and moves the cursor past it, in one transaction. A process that dies before leaves only files, which are swept, and
 * the next one reads the mail again. Returns what became of the mail; null if that is known already.
 */
export async function takeIn(
  scope: Scope,
  account: EmailAccount,
  lease: MailboxLease,
  arrival: Arrival,
  began_at: Date,
): Promise<Outcome | null> {
  const { mail, problem } = arrival.is_cut
    ? ({ mail: null, problem: 'too_large' } as const)
    : await readMailApart(arrival.raw, { trusted_authserv_id: account.settings.trusted_authserv_id })
  const fingerprint = fingerprintOf(arrival.raw, mail)
  const intake: Intake = { account, lease, arrival, mail, fingerprint, entry_id: null }
  const { channel_id } = account
  const duplicate = await whetherKnown(scope, channel_id, arrival, fingerprint)
  if (duplicate !== null) return passOver(scope, intake, duplicate)
  if (arrival.is_renumbered && isOld(intake, began_at)) return close(scope, intake, 'old')
  if (arrival.folder === 'sent') return takeSent(scope, intake)
  const author = await authorOf(scope, account, mail)
  if (author.kind === 'own') return close(scope, intake, 'own')
  if ((await isBlocked(scope, author)) || (await isBlockedForm(scope, author, mail)))
    return close(scope, intake, 'blocked')
  if (mail?.delivery_report && (await noteReport(scope, intake, mail.delivery_report))) return 'report'
  const outcome = mail === null ? 'unreadable' : author.kind === 'itself' ? 'from_itself' : 'stored'
  const content = mail
    ? await storeMail(scope, channel_id, arrival.raw, mail)
    : await storeUnreadable(scope, channel_id, arrival.raw, problem)
  return store(scope, intake, author, outcome, content)
}

/** Whoever sends forms may be blocked, whatever address they name for answers. */
async function isBlockedForm(scope: Scope, author: Author, mail: Mail | null): Promise<boolean> {
  return author.kind === 'form' && isBlocked(scope, { ...author, address: mail?.from ?? null })
}

/** Stores a mail without looking into it: something in it could not be stored, or processes died of it. A person sees the file. */
export async function takeInUnread(
  scope: Scope,
  account: EmailAccount,
  lease: MailboxLease,
  arrival: Arrival,
): Promise<Outcome | null> {
  const fingerprint = fingerprintOf(arrival.raw, null)
  const content = await storeUnreadable(scope, account.channel_id, arrival.raw, 'failing')
  const author = await authorOf(scope, account, null)
  const intake: Intake = { account, lease, arrival, mail: null, fingerprint, entry_id: null }
  return store(scope, intake, author, 'unreadable', content)
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

/** Known already: under another number, or once more. */
async function passOver(scope: Scope, intake: Intake, duplicate: 'read' | 'elsewhere'): Promise<Outcome | null> {
  const is_another = duplicate === 'elsewhere' && !intake.arrival.is_renumbered
  await storing(scope, intake, async (scope) => {
    if (is_another) await enterDuplicate(scope, intake)
  })
  return is_another ? 'duplicate' : null
}

/** As a message. One that was passed over is for a person: no machine decides again. */
export async function store(
  scope: Scope,
  intake: Intake,
  author: Author,
  outcome: Outcome,
  content: MailContent,
): Promise<Outcome> {
  await storing(scope, intake, async (scope) => {
    const id = await enterIntake(scope, intake, outcome)
    if (id === null) return
    const { account, mail } = intake
    const sender = await senderOf(scope, account.channel_id, author)
    const thread = mail && (await conversationFor(scope, account, mail))
    const conversation = thread ?? (mail && (await answeredIn(scope, account, mail, author)))
    const may_take_part = thread !== null || author.is_verified
    const is_participant =
      conversation === null || (may_take_part && (await isParticipant(scope, conversation, sender)))
    const is_wanted = intake.entry_id !== null
    const for_person = is_wanted
      ? handoverReasons.email_for_person
      : await whyForPerson(scope, account, mail, sender, is_participant)
    const conversation_id = conversation ?? (await begin(scope, account, mail, sender, for_person !== undefined))
    // In a conversation that is known, they may pose as one of its participants.
    const is_new_contact = sender.is_new && conversation === null
    const email = emailOf(mail, {
      origin: 'received',
      is_participant,
      is_verified: author.is_verified,
      is_new_contact,
      original: content.original_id,
    })
    const message = await receiveMessage(scope, conversation_id, content, {
      name: sender.name,
      contact_id: sender.contact_id,
      owner: account.channel_id,
      email,
      verification: verificationOf(email),
      is_quiet: !is_wanted && thread !== null && mail?.automatic === 'auto_reply' && !mail.by_words_alone,
      ...(for_person !== undefined && { for_person }),
    })
    if (content.original_id !== null) await keepFile(scope, content.original_id, conversation_id, message.id!)
    await noteMessage(scope, id, conversation_id, message.id!)
  })
  return outcome
}
