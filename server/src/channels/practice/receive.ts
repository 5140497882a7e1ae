import { startConversation } from '../../conversations/conversations.ts'
import { inTurn } from '../../conversations/in-turn.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { keepWith } from '../../http/idempotency.ts'
import { newId, timeOf } from '../../ids.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import type { Progress } from '../channel.ts'
import { getChannelKind } from '../row.ts'
import { noteProgress } from '../widget/receipts.ts'
import { type Customer, customerOf } from './customer.ts'
import { keepMessage, type PracticeRow, rendered, shownMessages } from './phone.ts'
import type { NewPracticeMessage, PracticeMessageQuery } from './schema.ts'

/** What the customer's telephone shows, the newest first. */
export async function listPracticeMessages(scope: Scope, channel_id: string, query: PracticeMessageQuery) {
  await requirePractice(scope, channel_id)
  const { customer_id } = query
  const of_customer = customer_id === undefined ? sql`` : sql` and address = ${customer_id}`
  return page(scope, {
    name: 'practice_messages',
    query,
    rows: (after, tail) => sql`
      select * from (
        ${shownMessages}
        where m.environment_id = ${scope.environment_id} and m.channel_id = ${channel_id}${of_customer}) practice_messages
      where true${after} ${tail}`,
    json: (row) => rendered.json(row as never),
  })
}

/**
 * A customer writes. The message is theirs and ours in one transaction, or neither: a messenger repeats what wasn't taken in, and what
 * comes again under the same name is the same. They have seen everything before it.
 */
export async function writeAsCustomer(scope: Scope, channel_id: string, input: NewPracticeMessage): Promise<Resource> {
  await requirePractice(scope, channel_id)
  const { customer_id, customer_name, content = '', attachments = [] } = input
  const id = newId('practice_message')
  const external_id = input.external_id ?? id
  let seen: Seen | null = null
  // In turn before there is a connection: many messages of one customer would take all of them, and wait.
  const result = await inTurn(`${channel_id} ${customer_id}`, () =>
    transact(scope, async (inside) => {
      // The response to a repeat is stored at the end.
      const { claim: _, ...inner } = inside
      const customer = await customerOf(inner, channel_id, customer_id, customer_name)
      const known = await repeated(inner, customer, external_id)
      const open = known ? null : await openConversation(inner, customer)
      if (open !== null) seen = await seenBy(inner, customer, open)
      const named = { id, channel_id, customer_id, external_id }
      const message = known ?? (await take(inner, named, { ...customer, open }, { content, attachments }))
      const result = { json: rendered.json(message), id: message.id, contact_id: customer.contact_id }
      await keepWith(inner.connection!, inside, result)
      return result
    }),
  )
  if (seen) await noteProgress(scope, ...(seen as Seen))
  return result
}

type Seen = [identity_id: string, progress: Progress]
type Named = Pick<PracticeRow, 'id' | 'channel_id' | 'customer_id' | 'external_id'>

async function take(
  scope: Scope,
  named: Named,
  customer: Customer & { open: string | null },
  message: Pick<NewPracticeMessage, 'content' | 'attachments'>,
): Promise<PracticeRow> {
  const { id, channel_id } = named
  const { identity_id, contact_id, name, open } = customer
  const conversation_id = open ?? (await startConversation(scope, { contact_id, channel_id })).id!
  const received = await receiveMessage(scope, conversation_id, message, { name, contact_id })
  const attachments = JSON.stringify(JSON.parse(received.json).attachments)
  const row: PracticeRow = {
    ...{ ...named, direction: 'inbound', content: message.content ?? '', attachments },
    ...{ conversation_id, message_id: received.id!, created_at: timeOf(id) },
  }
  await scope.connection!.query(keepMessage(scope, identity_id, row))
  return row
}

async function requirePractice(scope: Scope, channel_id: string): Promise<void> {
  const kind = await getChannelKind(scope, channel_id)
  if (kind !== 'practice')
    throw invalid('channel_id', `must be a channel of kind practice. This one's kind is ${kind}.`)
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

/** Whoever writes has seen everything that the messenger delivered before. */
async function seenBy(scope: Scope, { identity_id }: Customer, conversation_id: string): Promise<Seen | null> {
  const [row] = await scope.connection!.query<{ message_id: string }>(sql`
    select message_id from practice_messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and identity_id = ${identity_id}
      and direction = 'outbound'
    order by message_id desc limit 1`)
  return row ? [identity_id, { conversation_id, through_message_id: row.message_id, status: 'read' }] : null
}
