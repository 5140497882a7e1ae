import { isPlaceholder } from '../../contacts/placeholder.ts'
import { type MessageEmail, nothing_known } from '../../conversations/messages/email-schema.ts'
import { sql } from '../../db/sql.ts'
import type { Address } from '../../email/mail-shape.ts'
import { recipientsOf } from '../../email/recipients.ts'
import { replyAddress } from '../../email/threading.ts'
import { read, type Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'

/** A message that goes out, and what it answers. */
export interface Letter {
  id: string
  conversation_id: string
  sender_type: string
  content: string
  attachments: { id: string; name: string; content_type: string }[]
  /** What the sender chose. */
  chosen: MessageEmail | null
  /** The last mail of the conversation before it. */
  answered: MessageEmail | null
  subject: string | null
  contact: Address
}

export async function letterOf(scope: Scope, conversation_id: string, id: string): Promise<Letter | undefined> {
  const [row] = await read<Record<keyof Omit<Letter, 'contact'> | 'name' | 'address', string | null>>(
    scope,
    sql`
    select m.id, m.conversation_id, m.sender ->> 'type' as sender_type, m.content, m.attachments, m.email as chosen, c.subject,
      contacts.name, contacts.email as address, (
        select email from messages answered
        where answered.environment_id = m.environment_id and answered.conversation_id = m.conversation_id and answered.id < m.id
          and email is not null and direction = 'inbound' and (m.in_reply_to is null or answered.id <= m.in_reply_to)
        order by id desc limit 1) as answered
    from messages m
    join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    join contacts on contacts.environment_id = c.environment_id and contacts.id = c.contact_id
    where m.environment_id = ${scope.environment_id} and m.conversation_id = ${conversation_id} and m.id = ${id} and m.status = 'queued'`,
  )
  if (!row) return undefined
  return {
    id,
    conversation_id,
    sender_type: row.sender_type!,
    content: row.content!,
    attachments: JSON.parse(row.attachments!),
    chosen: row.chosen && JSON.parse(row.chosen),
    answered: row.answered && JSON.parse(row.answered),
    subject: row.subject,
    contact: { name: row.name, address: row.address! },
  }
}

/** Who a message goes to, and under which subject, unless its sender chose. Without recipients, there is no one to write to. */
export function planned(account: EmailAccount, letter: Letter): MessageEmail {
  const { settings, thread_key, channel_id: _ } = account
  const { chosen, answered, conversation_id } = letter
  const given = chosen ?? nothing_known
  const from = { name: settings.from_name, address: settings.address }
  const domain = settings.address.split('@')[1]!
  return {
    ...nothing_known,
    from,
    to: given.to.length > 0 ? given.to : defaultRecipients(account, letter),
    cc: given.cc,
    bcc: given.bcc,
    reply_to: settings.plus_addressing
      ? [{ ...from, address: replyAddress(thread_key, settings.address, conversation_id) }]
      : [],
    subject: given.subject || answerTo(answered?.subject || letter.subject) || `Message from ${settings.from_name}`,
    message_id: `${letter.id}@${domain}`,
    references: answered ? [...answered.references, ...(answered.message_id ? [answered.message_id] : [])] : [],
  }
}

/** The assistant writes to the contact and nobody else: where a mail wants answers to go is whatever its writer claims. */
function defaultRecipients({ settings }: EmailAccount, { sender_type, answered, contact }: Letter): Address[] {
  const own = isPlaceholder(contact.address) ? [] : [contact]
  if (answered === null || sender_type === 'assistant') return own
  const { to } = recipientsOf(answered, [settings.address], 'reply')
  return to.length > 0 ? to : own
}

function answerTo(subject: string | null | undefined): string | null {
  if (!subject) return null
  return /^(re|aw|sv|antw|tr|ref)\s*:/i.test(subject) ? subject : `Re: ${subject}`
}
