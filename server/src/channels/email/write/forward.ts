import type { MessageEmail } from '../../../conversations/messages/email-schema.ts'
import { sql } from '../../../db/sql.ts'
import { read, type Scope } from '../../../scope.ts'
import { openOriginal } from '../original.ts'
import { isForwardSubject } from '../read/history-blocks.ts'
import type { Outgoing } from './compose.ts'
import { forwardHead, languageAbove, nameOf } from './words-above.ts'

/** A message that another one passes on. */
export interface Forwarded {
  sender_name: string | null
  content: string
  email: MessageEmail | null
  attachments: { id: string; name: string; content_type: string }[]
  /** Of its conversation. */
  subject: string | null
  created_at: string
}

/** Undefined once it is deleted. */
export async function forwardedIn(
  scope: Scope,
  { conversation_id, message_id }: NonNullable<MessageEmail['forward']>,
): Promise<Forwarded | undefined> {
  const [row] = await read<Record<keyof Forwarded, string | null>>(
    scope,
    sql`
    select m.sender ->> 'name' as sender_name, m.content, m.email, m.attachments, c.subject, m.created_at
    from messages m join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    where m.environment_id = ${scope.environment_id} and m.conversation_id = ${conversation_id} and m.id = ${message_id} and not m.private`,
  )
  return (
    row && {
      sender_name: row.sender_name,
      content: row.content!,
      email: row.email && JSON.parse(row.email),
      attachments: JSON.parse(row.attachments!),
      subject: row.subject,
      created_at: row.created_at!,
    }
  )
}

export function forwardSubject({ email, subject }: Forwarded): string | null {
  const original = email?.subject || subject
  if (!original) return null
  return isForwardSubject(original) ? original : `Fwd: ${original}`
}

/** As it came: with its formatting and all of its text, if the mail is still there. */
export async function passedOn(scope: Scope, forwarded: Forwarded, content: string): Promise<Outgoing['forwarded']> {
  const { email, sender_name, subject, created_at: at } = forwarded
  const original = email?.original ? await openOriginal(scope, email.original) : null
  const text = original?.text ?? forwarded.content
  const from = email?.from ? nameOf(email.from) : (sender_name ?? '')
  const head = { from, at, subject: email?.subject || subject || '', to: email?.to ?? [] }
  return {
    head: forwardHead(await languageAbove(content, text), head),
    mail: { text, html: original?.html ?? null },
  }
}
