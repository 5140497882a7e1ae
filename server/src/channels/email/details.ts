import { findConversation } from '../../conversations/conversation.ts'
import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { limiter } from '../../jobs/limiter.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { emailAccount } from './account.ts'
import { correspondenceOf, recipientsIn } from './correspondence.ts'
import type { EmailDetails, EmailDetailsQuery, EmailRecipients, EmailRecipientsQuery } from './details-schema.ts'
import { openOriginal } from './original.ts'
import { subjectOf } from './plan.ts'
import { countOfRemoteImages, embedImages } from './read/images.ts'

/** A mail has up to tens of megabytes: one is read while the next one comes. */
const twoAtATime = limiter(2)

/** Who an answer goes to: as it's sent without `email`, or to all. */
export async function emailRecipients(
  scope: Scope,
  id: string,
  { how = 'reply' }: EmailRecipientsQuery,
): Promise<Resource> {
  const conversation = await findConversation(scope, id)
  const account = conversation.channel_id === null ? undefined : await emailAccount(scope, conversation.channel_id)
  if (!account) throw invalid('conversation_id', 'must be a conversation of an email channel that is not deleted.')
  const [contact] = await read<{ id: string; name: string; address: string }>(
    scope,
    sql`select id, name, email as address from contacts where environment_id = ${scope.environment_id} and id = ${conversation.contact_id}`,
  )
  if (!contact) throw notFound('conversation')
  const correspondence = await correspondenceOf(scope, id, contact)
  const answered = correspondence.mails.find(({ direction }) => direction === 'inbound')?.email
  const result: EmailRecipients = {
    object: 'conversation.email_recipients',
    conversation_id: id,
    ...recipientsIn(correspondence, account.settings.address, how),
    subject: subjectOf(account, { answered: answered ?? null, subject: conversation.subject }),
  }
  return { json: JSON.stringify(result), volatile: true }
}

/** What a mail holds besides the text of its message: read again from the mail as it came. */
export async function emailDetails(
  scope: Scope,
  conversation_id: string,
  id: string,
  { inline_images = 'cid' }: EmailDetailsQuery,
): Promise<Resource> {
  const [row] = isId('message', id)
    ? await read<{ original: string | null }>(
        scope,
        sql`
        select email ->> 'original' as original from messages
        where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${id} and email is not null`,
      )
    : []
  if (!row || row.original === null) throw notFound('email')
  const mail = await twoAtATime(() => openOriginal(scope, row.original!))
  if (!mail) throw notFound('email')
  const { html, text, folded, parts } = mail
  const result: EmailDetails = {
    object: 'message.email',
    message_id: id,
    html: html !== null && inline_images === 'data' ? embedImages(html, parts) : html,
    remote_images: countOfRemoteImages(html ?? ''),
    text,
    ...folded,
  }
  return { json: JSON.stringify(result), id }
}
