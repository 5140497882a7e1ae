import { sql } from '../../db/sql.ts'
import { timeOfChange } from '../../events/change-row.ts'
import { write } from '../../events/record.ts'
import type { Attachment } from '../../files/schema.ts'
import type { Scope } from '../../scope.ts'
import type { MessageEmail } from './email-schema.ts'
import { type MessageRow, messageColumns, messageJson } from './messages.ts'

/** What a channel reports about our messages, from less to more. */
export type Reached = 'delivered' | 'read'

/** A status never goes back. */
const before: Record<Reached, readonly MessageRow['status'][]> = {
  delivered: ['queued', 'sent'],
  read: ['queued', 'sent', 'delivered'],
}
const further: Record<'queued' | 'sent' | Reached, readonly MessageRow['status'][]> = {
  queued: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read', 'failed'],
  read: [],
}
const batch = 100

export interface Stretch {
  readonly conversation_id: string
  readonly after: string
  readonly through: string
}

/**
 * Notes for each message to the contact in a stretch of a conversation that it came this far, with its event. Called in a
 * transaction, by one at a time for each conversation. Returns how far it got.
 */
export async function reach(
  scope: Scope,
  { conversation_id, after, through }: Stretch,
  status: Reached,
): Promise<string> {
  const { environment_id, connection, claim: _, ...rest } = scope
  const rows = await connection!.query<MessageRow & { contact_id: string }>(sql`
    select ${messageColumns}, (
      select contact_id from conversations where environment_id = messages.environment_id and id = conversation_id) as contact_id
    from messages
    where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id > ${after} and id <= ${through}
      and direction = 'outbound' and not private and status = any (${before[status]}::text[])
    order by id limit ${batch}::integer for update`)
  if (rows.length === 0) return through
  const updated_at = timeOfChange(rows)
  const ids = rows.map(({ id }) => id)
  const events = rows.map((row) => ({
    type: 'message.updated' as const,
    object: messageJson({ ...row, status, updated_at }),
    previous: { status: row.status },
    contact_id: row.contact_id,
    about: conversation_id,
  }))
  await write(
    { ...rest, environment_id, connection: connection! },
    sql`change as (
      update messages set status = ${status}, updated_at = ${updated_at}
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = any (${ids}::text[]) returning id)`,
    events,
    { json: '' },
  )
  return rows.length === batch ? ids.at(-1)! : through
}

/** What became of a message that went out, with words if it failed. */
export interface Settled {
  status: 'queued' | 'sent' | 'delivered' | 'failed'
  error: { code: string; message: string } | null
  /** As it went out. */
  email?: MessageEmail
}

/** Notes what became of a message, with its event. Called in a transaction. */
export async function settleMessage(
  scope: Scope,
  conversation_id: string,
  id: string,
  { status, error, email }: Settled,
): Promise<void> {
  const { environment_id, connection, claim: _, ...rest } = scope
  const before = await lockMessage(scope, conversation_id, id)
  if (!before) return
  const { contact_id, ...row } = before
  // A receipt or a report may be here before the word of whoever took the message.
  const is_further = status !== 'failed' && further[status].includes(row.status) && !isUnknown(row)
  const outcome = is_further ? row : { status, error: error && JSON.stringify(error) }
  const set = { status: outcome.status, error: outcome.error, email: email ? JSON.stringify(email) : row.email }
  if (set.status === row.status && set.error === row.error && set.email === row.email) return
  const updated_at = timeOfChange([row])
  await write(
    { ...rest, environment_id, connection: connection! },
    sql`change as (
      update messages set status = ${set.status}, error = ${set.error}::json, email = ${set.email}::json, updated_at = ${updated_at}
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${id} returning id)`,
    [
      {
        type: 'message.updated',
        object: messageJson({ ...row, ...set, updated_at }),
        previous: {
          status: row.status,
          error: row.error && JSON.parse(row.error),
          ...(set.email !== row.email && { email: row.email && JSON.parse(row.email) }),
        },
        contact_id,
        about: conversation_id,
      },
    ],
    { json: '' },
  )
}

/** Whether nobody knows whether it went out: any word that it did settles it. */
export function isUnknown({ status, error }: Pick<MessageRow, 'status' | 'error'>): boolean {
  return status === 'failed' && error !== null && JSON.parse(error).code === 'outcome_unknown'
}

/** Says of a file of a message what became known later, with its event. Called in a transaction. */
export async function updateAttachment(
  scope: Scope,
  conversation_id: string,
  id: string,
  changed: Pick<Attachment, 'id'> & Partial<Attachment>,
): Promise<void> {
  const { environment_id, connection, claim: _, ...rest } = scope
  const before = await lockMessage(scope, conversation_id, id)
  if (!before) return
  const { contact_id, ...row } = before
  const shown: Attachment[] = JSON.parse(row.attachments)
  const attachments = JSON.stringify(shown.map((one) => (one.id === changed.id ? { ...one, ...changed } : one)))
  const updated_at = timeOfChange([row])
  await write(
    { ...rest, environment_id, connection: connection! },
    sql`change as (
      update messages set attachments = ${attachments}::json, updated_at = ${updated_at}
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${id} returning id)`,
    [
      {
        type: 'message.updated',
        object: messageJson({ ...row, attachments, updated_at }),
        previous: { attachments: shown },
        contact_id,
        about: conversation_id,
      },
    ],
    { json: '' },
  )
}

export async function lockMessage({ connection, environment_id }: Scope, conversation_id: string, id: string) {
  const [row] = await connection!.query<MessageRow & { contact_id: string }>(sql`
    select ${messageColumns}, (
      select contact_id from conversations where environment_id = messages.environment_id and id = conversation_id) as contact_id
    from messages where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${id} for update`)
  return row
}
