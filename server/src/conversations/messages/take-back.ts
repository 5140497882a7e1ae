import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import { timeOfChange } from '../../events/change-row.ts'
import { write } from '../../events/record.ts'
import { detachFiles } from '../../files/attach.ts'
import type { Attachment } from '../../files/schema.ts'
import type { Resource, Scope } from '../../scope.ts'
import { changeConversation } from '../change.ts'
import { type MessageRow, messageJson, messageResource } from './messages.ts'
import { lockMessage } from './progress.ts'

const canceled = { code: 'canceled', message: 'It was taken back before it went out.' }

/**
 * What a message leaves behind that never went out: private, since the contact never sees it, and no mail, so that it confirms no
 * address. Its files are free for another message. Called in a transaction, by whoever keeps it from going out. Returns null if
 * it isn't kept from going out, or isn't waiting any more.
 */
export async function takeBack(
  scope: Scope,
  conversation_id: string,
  id: string,
  is_stopped: boolean,
): Promise<Resource | null> {
  const before = await lockMessage(scope, conversation_id, id)
  if (!before) throw notFound('message')
  if (!is_stopped || before.status !== 'queued') return null
  await withoutReply(scope, before)
  return writeCanceled(scope, before)
}

const max_waiting = 100

type Row = Pick<MessageRow, 'id' | 'created_at' | 'direction' | 'private'> & { sender_type: string }

/** The conversation as it is without the message: the one before it is the last again, and the customer waits for a reply again. */
async function withoutReply(
  { claim: _, ...scope }: Scope,
  { conversation_id, id, created_at }: MessageRow,
): Promise<void> {
  const rows = await scope.connection!.query<Row>(sql`
    select id, created_at, direction, private, sender ->> 'type' as sender_type from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id < ${id}
    order by id desc limit ${max_waiting}::integer`)
  const public_rows = rows.filter((row) => !row.private)
  // What the service says by itself answers nobody.
  const reply = public_rows.findIndex(
    ({ direction, sender_type }) => direction === 'outbound' && sender_type !== 'system',
  )
  const waiting = reply === -1 ? public_rows : public_rows.slice(0, reply)
  const unread_count = waiting.filter(({ direction }) => direction === 'inbound').length
  const last = { last_message_id: rows[0]?.id ?? null, last_message_at: rows[0]?.created_at ?? null }
  const [next] = await scope.connection!.query<Pick<MessageRow, 'created_at'>>(sql`
    select created_at from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id > ${id}
      and direction = 'outbound' and not private and status <> 'failed'
    order by id limit 1`)
  await changeConversation(scope, conversation_id, null, (before) => ({
    events: ['conversation.updated'],
    set: {
      ...(before.first_replied_at === created_at && { first_replied_at: next?.created_at ?? null }),
      ...(before.last_message_id === id && { ...last, ...(before.status === 'open' && { unread_count }) }),
    },
  }))
}

async function writeCanceled(scope: Scope, { contact_id, ...row }: MessageRow & { contact_id: string }) {
  const { environment_id } = scope
  const { id, conversation_id, status, error, email, attachments } = row
  const updated_at = timeOfChange([row])
  const set = {
    private: true,
    status: 'failed',
    error: JSON.stringify(canceled),
    email: null,
    attachments: '[]',
  } as const
  const result = messageResource({ ...row, ...set, updated_at })
  const files = (JSON.parse(attachments) as Attachment[]).map((file) => file.id)
  await write(
    scope,
    sql`change as (
      update messages set private = true, status = ${set.status}, error = ${set.error}::json, email = null, attachments = '[]'::json,
        updated_at = ${updated_at}
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${id} returning id),
    detached as (${detachFiles(scope, id, files)})`,
    [
      {
        type: 'message.updated',
        object: messageJson({ ...row, ...set, updated_at }),
        previous: {
          private: row.private,
          status,
          error: error && JSON.parse(error),
          email: email && JSON.parse(email),
          attachments: JSON.parse(attachments),
        },
        contact_id,
        about: conversation_id,
      },
    ],
    result,
  )
  return { ...result, volatile: true }
}
