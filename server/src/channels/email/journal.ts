import { hash } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import { newId, timeOf } from '../../ids.ts'
import { read, type Scope } from '../../scope.ts'
import type { FolderKind } from './cursor.ts'

/** What became of a mail. */
export type Outcome =
  /** A message of a conversation. */
  | 'stored'
  /** It could not be read: a conversation with the file. */
  | 'unreadable'
  /** Sent from here. */
  | 'sent'
  /** A copy of one that was sent from here, or that the channel sent to itself. */
  | 'own'
  /** It tells what became of one that was sent from here. */
  | 'report'
  /** From a sender who is blocked. */
  | 'blocked'
  /** In the folder of sent mail, and of no conversation. */
  | 'unrelated'
  /** From before the channel. */
  | 'old'

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

/**
 * What stays the same of a mail when it's moved, copied or numbered anew: its ID and its body. Headers may change on the way, and
 * other mails with the same ID are other mails.
 */
export function fingerprintOf(raw: Buffer, message_id: string | null): Buffer {
  const body = message_id === null ? raw : bodyOf(raw)
  return hash('sha256', Buffer.concat([Buffer.from(`${message_id ?? ''}\n`), body]), 'buffer')
}

function bodyOf(raw: Buffer): Buffer {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => raw.indexOf(end)).filter((at) => at !== -1)
  return ends.length === 0 ? raw : raw.subarray(Math.min(...ends))
}

/** Whether a mail was read before, under this number or another. */
export async function isKnown(scope: Scope, channel_id: string, arrival: Arrival, fingerprint: Buffer) {
  const { folder, uid_validity, uid } = arrival
  const of_folder = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id} and folder = ${folder}`
  const rows = await read(
    scope,
    sql`
    select 1 as one from email_mails where ${of_folder} and fingerprint = ${fingerprint}::bytea
    union all
    select 1 as one from email_mails where ${of_folder} and uid_validity = ${uid_validity}::bigint and uid = ${uid}::bigint`,
  )
  return rows.length > 0
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
  const [row] = await scope.connection!.query<{ id: string }>(sql`
    insert into email_mails (environment_id, id, channel_id, folder, uid_validity, uid, fingerprint, message_key, outcome, created_at)
    values (${scope.environment_id}, ${id}, ${channel_id}, ${arrival?.folder ?? null}, ${arrival?.uid_validity ?? null}::bigint,
      ${arrival?.uid ?? null}::bigint, ${fingerprint}::bytea, ${key}::bytea, ${outcome}, ${timeOf(id)})
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

/** The message that went out as this mail. A provider may have given it an ID of its own. */
export async function sentAs(
  scope: Scope,
  channel_id: string,
  message_id: string,
): Promise<{ conversation_id: string; message_id: string } | undefined> {
  const within = sql`environment_id = ${scope.environment_id} and channel_id = ${channel_id} and outcome = 'sent'`
  const [row] = await read<{ conversation_id: string; message_id: string }>(
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

export function localPart(message_id: string): string {
  return message_id.split('@')[0]!
}
