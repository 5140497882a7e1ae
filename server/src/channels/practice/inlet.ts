import { startConversation } from '../../conversations/conversations.ts'
import { inTurn } from '../../conversations/in-turn.ts'
import { settleMessage } from '../../conversations/messages/progress.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { sql } from '../../db/sql.ts'
import { keepWith } from '../../http/idempotency.ts'
import { newId, timeOf } from '../../ids.ts'
import { type Resource, read, type Scope, transact } from '../../scope.ts'
import type { InboundMessage, StatusReport } from '../hook.ts'
import type { Inlet, StoredMessage } from '../incoming/inlet.ts'
import { noteProgress } from '../widget/receipts.ts'
import { type Customer, customerOf } from './customer.ts'
import { keepMessage, type PracticeRow, rendered, shownMessages } from './phone.ts'

export const from_practice: Inlet = { message: takeMessage, isSettled, status: takeStatus }

/** A practice message, and the last one of ours that its customer saw before it, if it is new. */
interface Taken {
  resource: Resource
  seen_id: string | null
}

/**
 * A customer wrote. The message is theirs and ours in one transaction, or neither: a messenger repeats what wasn't taken in, and what
 * comes again under the same name is the same. Null if they are blocked.
 */
export async function takeMessage(scope: Scope, channel_id: string, message: StoredMessage): Promise<Taken | null> {
  const { external_id, address, name } = message
  // In turn before there is a connection: many messages of one customer would take all of them, and wait.
  return inTurn(`${channel_id} ${address}`, () =>
    transact(scope, async (inside) => {
      // The response to a repeat is stored at the end.
      const { claim: _, ...inner } = inside
      const customer = await customerOf(inner, channel_id, address, name)
      if (customer === null) return null
      const earlier = await repeated(inner, customer, external_id)
      const open = earlier ? null : await openConversation(inner, customer)
      const seen_id = open && (await lastShown(inner, customer, open))
      const row = earlier ?? (await take(inner, channel_id, { ...customer, open }, message))
      const resource = { json: rendered.json(row), id: row.id, contact_id: customer.contact_id }
      await keepWith(inner.connection!, inside, resource)
      return { resource, seen_id }
    }),
  )
}

async function take(
  scope: Scope,
  channel_id: string,
  { identity_id, contact_id, name, open }: Customer & { open: string | null },
  { address: customer_id, external_id, content, file_ids }: StoredMessage,
): Promise<PracticeRow> {
  const conversation_id = open ?? (await startConversation(scope, { contact_id, channel_id })).id!
  const message = { content, attachments: file_ids.map((file_id) => ({ file_id })) }
  const received = await receiveMessage(scope, conversation_id, message, { name, contact_id })
  const attachments = JSON.stringify(JSON.parse(received.json).attachments)
  const id = newId('practice_message')
  const row: PracticeRow = {
    ...{ id, channel_id, customer_id, external_id, direction: 'inbound', content, attachments },
    ...{ conversation_id, message_id: received.id!, created_at: timeOf(id) },
  }
  await scope.connection!.query(keepMessage(scope, identity_id, row))
  return row
}

async function isSettled(scope: Scope, channel_id: string, { address, external_id }: InboundMessage): Promise<boolean> {
  const rows = await read(
    scope,
    sql`
    select from contact_identities i
    where i.environment_id = ${scope.environment_id} and i.channel_id = ${channel_id} and address = ${address} and (blocked_at is not null or exists (
      select from practice_messages m
      where m.environment_id = i.environment_id and identity_id = i.id and direction = 'inbound' and external_id = ${external_id}))`,
  )
  return rows.length > 0
}

async function repeated(
  scope: Scope,
  { identity_id }: Customer,
  external_id: string,
): Promise<PracticeRow | undefined> {
  const [row] = await scope.connection!.query<PracticeRow>(sql`
    ${shownMessages}
    where m.environment_id = ${scope.environment_id} and identity_id = ${identity_id} and direction = 'inbound' and external_id = ${external_id}`)
  return row
}

/** The latest conversation that the customer wrote in, unless it was resolved. */
async function openConversation(scope: Scope, { identity_id }: Customer): Promise<string | null> {
  const [row] = await scope.connection!.query<{ id: string; status: string }>(sql`
    select c.id, c.status from practice_messages p
    join conversations c on c.environment_id = p.environment_id and c.id = conversation_id
    where p.environment_id = ${scope.environment_id} and identity_id = ${identity_id} order by p.id desc limit 1`)
  return row && row.status !== 'resolved' ? row.id : null
}

async function lastShown(scope: Scope, { identity_id }: Customer, conversation_id: string): Promise<string | null> {
  const [row] = await scope.connection!.query<{ message_id: string }>(sql`
    select message_id from practice_messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and identity_id = ${identity_id}
      and direction = 'outbound'
    order by message_id desc limit 1`)
  return row?.message_id ?? null
}

/** The messenger says how far a message of ours came. What was read was delivered, with everything before it. */
export async function takeStatus(scope: Scope, channel_id: string, report: StatusReport): Promise<void> {
  const { environment_id } = scope
  const { address, message_id } = report
  const [ours] = await read<{ conversation_id: string; identity_id: string }>(
    scope,
    sql`
    select conversation_id, identity_id from contact_identities i
    join practice_messages m on m.environment_id = i.environment_id and identity_id = i.id and direction = 'outbound' and external_id = ${message_id}
    where i.environment_id = ${environment_id} and i.channel_id = ${channel_id} and address = ${address}`,
  )
  if (!ours) return
  const { conversation_id, identity_id } = ours
  if (report.status === 'read') {
    const { status } = report
    return noteProgress(scope, identity_id, { conversation_id, through_message_id: message_id, status })
  }
  const settled = report.status === 'failed' ? { status: report.status, error: wordsOf(report) } : delivered
  await transact(scope, async (inside) => {
    // Only what is on the way: a report that comes again or late changes nothing.
    const [on_the_way] = await inside.connection!.query(sql`
      select from messages
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${message_id} and status in ('queued', 'sent')
      for update`)
    if (on_the_way) await settleMessage(inside, conversation_id, message_id, settled)
  })
}

const delivered = { status: 'delivered', error: null } as const

function wordsOf({ code, message }: StatusReport & { status: 'failed' }) {
  return { code, message }
}
