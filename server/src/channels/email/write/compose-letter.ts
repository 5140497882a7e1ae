import { buffer } from 'node:stream/consumers'
import type { MessageEmail } from '../../../conversations/messages/email-schema.ts'
import { unavailable } from '../../../errors.ts'
import type { Scope } from '../../../scope.ts'
import type { EmailAccount } from '../account.ts'
import { isAutomatic, type Letter, quotedIn } from '../plan.ts'
import { compose } from './compose.ts'
import { passedOn } from './forward.ts'

interface How {
  date: Date
  /** Whether it names those whom nobody else knows of: only in a copy for who sent it. */
  keep_bcc?: boolean
}

/** The mail of a letter: with the same date, the same again. */
export async function composeLetter(
  scope: Scope,
  letter: Letter,
  { settings }: EmailAccount,
  email: MessageEmail,
  { date, keep_bcc = false }: How,
): Promise<Buffer> {
  const attachments = []
  for (const { id, name, content_type } of [...letter.attachments, ...(letter.forwarded?.attachments ?? [])]) {
    const original = await scope.files.storage.read(id, 'original')
    if (!original) throw unavailable('storage_unavailable', "A file can't be read right now.")
    attachments.push({ name, content_type, content: await buffer(original.bytes) })
  }
  return compose({
    message_id: email.message_id!,
    from: email.from!,
    to: email.to,
    cc: email.cc,
    // To everybody else, they stand in the envelope only.
    bcc: keep_bcc ? email.bcc : [],
    reply_to: email.reply_to,
    subject: email.subject,
    in_reply_to: letter.answered?.message_id ?? null,
    references: email.references,
    markdown: letter.content,
    signature: [letter.signature, settings.signature].filter((one) => one).join('\n\n') || null,
    quoted: letter.forwarded ? null : await quotedIn(letter, email),
    forwarded: letter.forwarded ? await passedOn(scope, letter.forwarded, letter.content) : null,
    attachments,
    is_automatic: isAutomatic(letter),
    list_unsubscribe: null,
    date,
    keep_bcc,
  })
}
