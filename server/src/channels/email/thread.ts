import { startConversation } from '../../conversations/conversations.ts'
import { sql } from '../../db/sql.ts'
import { firstIdAt } from '../../ids.ts'
import { read, type Scope } from '../../scope.ts'
import { plainLine } from '../plain-line.ts'
import type { EmailAccount } from './account.ts'
import type { Author } from './author.ts'
import { localPart, messageKey, type Outcome } from './journal.ts'
import type { Mail } from './read/mail-shape.ts'
import { answer_prefix, clues } from './read/threading.ts'
import type { Sender } from './write/sender.ts'

/** The conversation that a mail belongs to: never by its subject, and never one of another channel. Null: a new one. */
export async function conversationFor(scope: Scope, account: EmailAccount, mail: Mail): Promise<string | null> {
  for (const clue of clues(account.thread_key, mail)) {
    const id =
      clue.kind === 'reply_address'
        ? await own(scope, account, clue.conversation_id)
        : await byMessageIds(scope, account, clue.ids)
    if (id !== null) return id
  }
  return null
}

/**
 * Machines often don't say which mail they answer. If somebody wrote to one within a day, it's of that conversation: of two machines that
 * answer each other, each mail would begin another one. Those that don't say either that they answer do so by the subject: what a machine
 * sends otherwise is about something else. One that nobody vouches for may be anybody: it opens no conversation again.
 */
export async function answeredIn(
  scope: Scope,
  { channel_id }: EmailAccount,
  mail: Mail,
  { kind, address, is_verified }: Author,
): Promise<string | null> {
  const is_forged = mail.authentication.dmarc === 'fail'
  if (mail.automatic === null || mail.automatic === 'bounce') return null
  if (kind !== 'sender' || address === null || is_forged) return null
  const rows = await read<{ id: string; subject: string | null }>(
    scope,
    sql`
    select c.id, c.subject from contact_identities i
    cross join lateral (
      select environment_id, id, channel_id, status, subject from conversations
      where environment_id = i.environment_id and contact_id = i.contact_id order by id desc limit ${max_newest}::integer) c
    where i.environment_id = ${scope.environment_id} and i.channel_id = ${channel_id} and i.address = ${address.address}
      and c.channel_id = i.channel_id and (${is_verified}::boolean or status = 'open')
      and exists (
        select from messages m
        where m.environment_id = c.environment_id and m.conversation_id = c.id and m.id >= ${firstIdAt('message', Date.now() - day_ms)}
          and direction = 'outbound' and not private)
    order by c.id desc`,
  )
  const topic = topicOf(mail.subject)
  const answered = rows.find(({ subject }) => mail.automatic === 'auto_reply' || topicOf(subject ?? '') === topic)
  return answered?.id ?? null
}

const answer_prefixes = new RegExp(`^(?:\\s*${answer_prefix}\\s*[:：])+`, 'iu')

function topicOf(subject: string): string {
  return plainLine(subject.replace(answer_prefixes, ''), max_subject).toLowerCase()
}

const day_ms = 24 * 3600 * 1000
/** A robot may have a hundred thousand. */
const max_newest = 20

async function own(scope: Scope, { channel_id }: EmailAccount, id: string): Promise<string | null> {
  const [row] = await read<{ id: string }>(
    scope,
    sql`select id from conversations where environment_id = ${scope.environment_id} and id = ${id} and channel_id = ${channel_id}`,
  )
  return row?.id ?? null
}

/**
 * The first of the IDs that is known. An ID is of the mail that went out with it, or else of the first that came with it: anybody can
 * repeat the ID of another mail. That holds even after its conversation was deleted.
 */
async function byMessageIds(scope: Scope, { channel_id }: EmailAccount, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const within = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id}`
  const rows = await read<{ key: string; conversation_id: string | null }>(
    scope,
    sql`
    select encode(key, 'hex') as key, conversation_id from (
      select distinct on (message_key) message_key as key, conversation_id from email_mails
      where ${within} and message_key = any (${ids.map(messageKey)}::bytea[])
        and (outcome = any (${of_messages}::text[]) or folder = 'sent')
      order by message_key, outcome = 'sent' desc, coalesce(folder, '') = 'sent' desc, id) of_mails
    union all
    select encode(provider_key, 'hex') as key, conversation_id from email_mails
    where ${within} and provider_key = any (${ids.map((id) => messageKey(localPart(id)))}::bytea[]) and outcome = 'sent'`,
  )
  const conversations = new Map(rows.map(({ key, conversation_id }) => [key, conversation_id]))
  for (const id of ids) {
    const key = [localPart(id), id].map((id) => messageKey(id).toString('hex')).find((key) => conversations.has(key))
    const conversation_id = key && conversations.get(key)
    if (conversation_id) return conversation_id
  }
  return null
}

/** Of others, the ID was never that of a message. */
const of_messages: Outcome[] = ['stored', 'unreadable', 'from_itself', 'sent', 'report']

const max_subject = 255

/** A conversation with a contact that begins with this mail. */
export async function begin(
  scope: Scope,
  { channel_id }: EmailAccount,
  mail: Mail | null,
  { contact_id }: Pick<Sender, 'contact_id'>,
  is_for_person: boolean,
): Promise<string> {
  const subject = plainLine(mail?.subject ?? '', max_subject)
  const conversation = await startConversation(scope, {
    contact_id,
    channel_id,
    ...(subject !== '' && { subject }),
    ...(is_for_person && { handled_by: 'human' as const }),
  })
  return conversation.id!
}
