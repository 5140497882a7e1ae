import { hash } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import { newId, timeOf } from '../../ids.ts'
import { read, type Scope } from '../../scope.ts'
import type { FolderKind } from './cursor.ts'
import type { Mail } from './read/mail-shape.ts'

/** What became of a mail. */
export type Outcome =
  /** A message of a conversation. */
  | 'stored'
  /** It could not be read: a conversation with the file. */
  | 'unreadable'
  /** Sent from here. */
  | 'sent'
  /** From the channel's own address, as it says, and nothing sent is known of it: a message that nobody is answered for. */
  | 'from_itself'
  /** A copy of one that went out. */
  | 'own'
  /** It tells what became of one that was sent from here. */
  | 'report'
  /** From a sender who is blocked. */
  | 'blocked'
  /** In the folder of sent mail, and of no conversation. */
  | 'unrelated'
  /** From before the channel. */
  | 'old'
  /** The same mail once more. */
  | 'duplicate'

/** Of these, the journal is all that was kept. */
export const passed_over = ['report', 'blocked', 'own', 'unrelated', 'old', 'duplicate'] as const satisfies Outcome[]

/** A mail of a folder, as it was read. */
export interface Arrival {
  readonly folder: FolderKind
  readonly uid_validity: number
  readonly uid: number
  readonly raw: Buffer
  /** Whether this is only its beginning. */
  readonly is_cut: boolean
  /** Whether the server may have numbered it anew. */
  readonly is_renumbered: boolean
  readonly received_at: Date
}

export function messageKey(message_id: string): Buffer {
  return hash('sha256', message_id, 'buffer')
}

/** What tells a mail from others. */
export interface Fingerprint {
  readonly current: Buffer
  /** As earlier versions took it: without the date. */
  readonly former: readonly Buffer[]
  /** When the mail was written, as it says. */
  readonly written_at: Date | null
}

/**
 * What stays the same of a mail when it's moved, copied or numbered anew: its ID, when it was written, whom its answers reach, and its
 * body. Other headers may change on the way: a mailing list puts itself into From, and names the author in Reply-To. Other mails with the
 * same ID are other mails: robots repeat theirs.
 */
export function fingerprintOf(
  raw: Buffer,
  mail: Pick<Mail, 'message_id' | 'from' | 'reply_to' | 'sent_at'> | null,
): Fingerprint {
  const id = mail?.message_id ?? null
  const body = id === null ? raw : bodyOf(raw)
  const words = sha256(Buffer.from(`${id ?? ''}\n`), body)
  if (mail === null || id === null) return { current: words, former: [], written_at: null }
  const { from, reply_to, sent_at } = mail
  const writers = [from, ...reply_to].map((writer) => writer?.address ?? '')
  const author = (reply_to[0] ?? from)?.address ?? ''
  return {
    current: sha256(words, Buffer.from(`${sent_at?.toISOString() ?? ''} ${author}`)),
    former: [words, sha256(words, Buffer.from(writers.join(' ')))],
    written_at: sent_at,
  }
}

function sha256(...parts: Buffer[]): Buffer {
  return hash('sha256', Buffer.concat(parts), 'buffer')
}

function bodyOf(raw: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((at) => at !== -1)
  return ends.length === 0 ? raw : raw.subarray(Math.min(...ends))
}

/**
 * Whether a mail was read before: under this number (`read`), or as another one of its folder (`elsewhere`). What earlier versions noted
 * of mails with the same ID and words may be of another one: not if it was noted before this one was written, clocks aside.
 */
export async function whetherKnown(
  scope: Scope,
  channel_id: string,
  arrival: Arrival,
  { current, former, written_at }: Fingerprint,
): Promise<'read' | 'elsewhere' | null> {
  const { folder, uid_validity, uid, is_renumbered } = arrival
  const of_folder = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id} and folder = ${folder}`
  const since = is_renumbered ? null : written_at
  const rows = await read<{ is_read: boolean }>(
    scope,
    sql`
    select false as is_read from email_mails
    where ${of_folder} and fingerprint = any (${[current, ...former]}::bytea[])
      and (fingerprint = ${current}::bytea or coalesce(created_at > ${since}::timestamptz - interval '1 hour', true))
    union all
    select true as is_read from email_mails where ${of_folder} and uid_validity = ${uid_validity}::bigint and uid = ${uid}::bigint`,
  )
  if (rows.length === 0) return null
  return rows.some(({ is_read }) => is_read) ? 'read' : 'elsewhere'
}

interface Entry {
  channel_id: string
  outcome: Outcome
  message_id: string | null
  arrival?: Arrival
  fingerprint?: Buffer
}

/** Enters a mail into the journal. Returns its ID there; null if it was there already. Called in a transaction. */
export async function enter(scope: Scope, entry: Entry): Promise<string | null> {
  const { channel_id, outcome, message_id, arrival, fingerprint = null } = entry
  const id = newId('mail')
  const key = message_id === null ? null : messageKey(message_id)
  // A provider may say later that it gave our mail this ID.
  const provider_key = outcome === 'from_itself' && message_id !== null ? messageKey(localPart(message_id)) : null
  const [row] = await scope.connection!.query<{ id: string }>(sql`
    insert into email_mails (environment_id, id, channel_id, folder, uid_validity, uid, fingerprint, message_key, provider_key, outcome, created_at)
    values (${scope.environment_id}, ${id}, ${channel_id}, ${arrival?.folder ?? null}, ${arrival?.uid_validity ?? null}::bigint,
      ${arrival?.uid ?? null}::bigint, ${fingerprint}::bytea, ${key}::bytea, ${provider_key}::bytea,
      ${outcome}, ${timeOf(id)})
    on conflict do nothing returning id`)
  return row?.id ?? null
}

/** Notes which message a mail became. */
export async function noteMessage(
  { connection, environment_id }: Scope,
  id: string,
  conversation_id: string,
  message_id: string,
): Promise<void> {
  await connection!.query(sql`
    update email_mails set conversation_id = ${conversation_id}, message_id = ${message_id}
    where environment_id = ${environment_id} and id = ${id}`)
}

/** Of a mail that was passed over: what became of it since. Returns its ID; null if that is known already. Called in a transaction. */
export async function amend(
  { connection, environment_id }: Scope,
  id: string,
  outcome: Outcome,
): Promise<string | null> {
  const [row] = await connection!.query<{ id: string }>(sql`
    update email_mails set outcome = ${outcome}
    where environment_id = ${environment_id} and id = ${id} and outcome = any (${passed_over}::text[]) returning id`)
  return row?.id ?? null
}

export interface Sent {
  conversation_id: string
  message_id: string
}

/** The message that went out as this mail. A provider may have given it an ID of its own. */
export async function sentAs(scope: Scope, channel_id: string, message_id: string): Promise<Sent | undefined> {
  const within = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id} and outcome = 'sent'`
  const [row] = await read<Sent>(
    scope,
    sql`
    select conversation_id, message_id from email_mails
    where ${within} and message_key = ${messageKey(message_id)}::bytea and conversation_id is not null
    union all
    select conversation_id, message_id from email_mails
    where ${within} and provider_key = ${messageKey(localPart(message_id))}::bytea and conversation_id is not null limit 1`,
  )
  return row
}

/** The same, or the message of what went out with a mail program. */
export async function outboundOf(scope: Scope, channel_id: string, message_id: string): Promise<Sent | undefined> {
  const from_here = await sentAs(scope, channel_id, message_id)
  if (from_here) return from_here
  const [row] = await read<Sent>(
    scope,
    sql`
    select conversation_id, message_id from email_mails
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id}
      and message_key = ${messageKey(message_id)}::bytea and folder = 'sent'
      and conversation_id is not null and message_id is not null limit 1`,
  )
  return row
}

/**
 * Whether a mail with this ID went out: from here (`journal`), or from a mail program (`folder`). Also what the service itself sends,
 * such as notifications: they may go out from the same address.
 */
export async function isSentByUs(
  scope: Scope,
  channel_id: string,
  message_id: string,
): Promise<'journal' | 'folder' | null> {
  const within = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id}`
  const rows = await read<{ place: 'journal' | 'folder' }>(
    scope,
    sql`
    select 'journal' as place from email_mails
    where ${within} and message_key = ${messageKey(message_id)}::bytea and outcome = 'sent'
    union all
    select 'journal' as place from email_mails
    where ${within} and provider_key = ${messageKey(localPart(message_id))}::bytea and outcome = 'sent'
    union all
    select 'journal' as place from mails where environment_id = ${scope.environment_id} and id = ${localPart(message_id)}
    union all
    select 'folder' as place from email_mails
    where ${within} and message_key = ${messageKey(message_id)}::bytea and folder = 'sent'`,
  )
  return rows.find(({ place }) => place === 'journal')?.place ?? rows[0]?.place ?? null
}

export function localPart(message_id: string): string {
  return message_id.split('@')[0]!
}
