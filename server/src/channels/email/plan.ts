import { type MessageEmail, nothing_known } from '../../conversations/messages/email-schema.ts'
import { sql } from '../../db/sql.ts'
import { read, type Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { type Correspondence, correspondenceOf, ownAddress, recipientsIn } from './correspondence.ts'
import type { Address } from './read/mail-shape.ts'
import { replyAddress } from './read/threading.ts'
import type { Outgoing } from './write/compose.ts'
import { type Forwarded, forwardedIn, forwardSubject } from './write/forward.ts'
import { attribution, languageAbove } from './write/words-above.ts'

/** A message that goes out, and what it answers. */
export interface Letter {
  id: string
  conversation_id: string
  sender_type: string
  content: string
  attachments: { id: string; name: string; content_type: string }[]
  /** What the sender chose. */
  email: MessageEmail | null
  /** The last mail of the conversation before it. */
  answered: MessageEmail | null
  /** What it says, and when it came. */
  answered_content: string | null
  answered_at: string | null
  subject: string | null
  /** What it passes on. Undefined if that is deleted, or if it passes on nothing. */
  forwarded: Forwarded | undefined
  /** Of who writes it. Markdown. */
  signature: string | null
  contact: Address & { id: string }
  /** What tells its recipients. Null where they are known without. */
  correspondence: Correspondence | null
}

/** `is_begun`: whether some of its recipients may have it. */
export async function letterOf(
  scope: Scope,
  conversation_id: string,
  id: string,
  is_begun: boolean,
): Promise<Letter | undefined> {
  const [row] = await read<
    Record<
      keyof Omit<Letter, 'contact' | 'correspondence' | 'forwarded'> | 'contact_id' | 'name' | 'address',
      string | null
    >
  >(
    scope,
    sql`
    select m.id, m.conversation_id, m.sender ->> 'type' as sender_type, m.content, m.attachments, m.email, c.subject, users.signature,
      contact_id, contacts.name, contacts.email as address, answered.email as answered, answered.content as answered_content,
      answered.created_at as answered_at
    from messages m
    join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    join contacts on contacts.environment_id = c.environment_id and contacts.id = c.contact_id
    left join users on users.id = m.sender ->> 'id' and m.sender ->> 'type' = 'user'
    left join lateral (
      select email, content, created_at from messages answered
      where answered.environment_id = m.environment_id and answered.conversation_id = m.conversation_id and answered.id < m.id
        and email is not null and direction = 'inbound' and (m.in_reply_to is null or answered.id <= m.in_reply_to)
      order by id desc limit 1) answered on true
    where m.environment_id = ${scope.environment_id} and m.conversation_id = ${conversation_id} and m.id = ${id} and (m.status = 'queued' or ${is_begun}::boolean)`,
  )
  if (!row) return undefined
  const contact = { id: row.contact_id!, name: row.name, address: row.address! }
  const email: MessageEmail | null = row.email && JSON.parse(row.email)
  // What nobody wrote goes to the contact and nobody else.
  const are_known = isAutomatic({ sender_type: row.sender_type! }) || (email !== null && email.to.length > 0)
  return {
    id,
    conversation_id,
    sender_type: row.sender_type!,
    content: row.content!,
    attachments: JSON.parse(row.attachments!),
    email,
    answered: row.answered && JSON.parse(row.answered),
    answered_content: row.answered_content,
    answered_at: row.answered_at,
    subject: row.subject,
    forwarded: email?.forward && (await forwardedIn(scope, email.forward)),
    signature: row.signature,
    contact,
    correspondence: are_known ? null : await correspondenceOf(scope, conversation_id, contact, id),
  }
}

/** Whether no person wrote it. */
export function isAutomatic({ sender_type }: Pick<Letter, 'sender_type'>): boolean {
  return sender_type === 'assistant' || sender_type === 'system'
}

/** Who a message goes to, and under which subject, unless its sender chose. Without recipients, there is no one to write to. */
export function planned(account: EmailAccount, letter: Letter): MessageEmail {
  const { settings, thread_key, channel_id: _ } = account
  const { email, answered, conversation_id } = letter
  const choices = email ?? nothing_known
  const from = { name: settings.from_name, address: settings.address }
  const domain = settings.address.split('@')[1]!
  return {
    ...nothing_known,
    from,
    to: choices.to.length > 0 ? choices.to : defaultRecipients(account, letter),
    cc: choices.cc,
    bcc: choices.bcc,
    reply_to: settings.plus_addressing
      ? [{ ...from, address: replyAddress(thread_key, settings.address, conversation_id) }]
      : [],
    subject: choices.subject || (letter.forwarded && forwardSubject(letter.forwarded)) || subjectOf(account, letter),
    ...(choices.forward && { forward: choices.forward }),
    message_id: `${letter.id}@${domain}`,
    references: answered ? [...answered.references, ...(answered.message_id ? [answered.message_id] : [])] : [],
  }
}

/**
 * The mail that is answered, as mail programs quote it. Only for who wrote it, and those they get the answer with; never below an
 * automatic answer, which would bring forged senders what somebody else wrote.
 */
export async function quotedIn(letter: Letter, { to, cc }: MessageEmail): Promise<Outgoing['quoted']> {
  const { answered, answered_content: text, answered_at } = letter
  if (!answered?.from || !text || isAutomatic(letter)) return null
  const writers = [answered.from, ...answered.reply_to].map(({ address }) => address.toLowerCase())
  if (![...to, ...cc].some(({ address }) => writers.includes(address.toLowerCase()))) return null
  const language = await languageAbove(letter.content, text)
  return { mail: { text, html: null }, introduction: attribution(language, { from: answered.from, at: answered_at! }) }
}

function defaultRecipients({ settings }: EmailAccount, { contact, correspondence }: Letter): Address[] {
  return correspondence ? recipientsIn(correspondence, settings.address, 'reply').to : ownAddress(contact)
}

/** What an answer is called by default. */
export function subjectOf(
  { settings }: EmailAccount,
  { answered, subject }: Pick<Letter, 'answered' | 'subject'>,
): string {
  return answerTo(answered?.subject || subject) || `Message from ${settings.from_name}`
}

function answerTo(subject: string | null | undefined): string | null {
  if (!subject) return null
  return /^(re|aw|sv|antw|tr|ref)\s*:/i.test(subject) ? subject : `Re: ${subject}`
}
