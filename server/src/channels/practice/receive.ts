import { startConversation } from '../../conversations/conversations.ts'
import { inTurn } from '../../conversations/in-turn.ts'
import { receiveMessage } from '../../conversations/messages/send.ts'
import { page } from '../../db/page.ts'
import { sql } from '../../db/sql.ts'
import { invalid } from '../../errors.ts'
import { keepWith } from '../../http/idempotency.ts'
import { newId, timeOf } from '../../ids.ts'
import { rendering, type Stored } from '../../render.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import type { Progress } from '../channel.ts'
import { getChannelKind } from '../row.ts'
import { noteProgress } from '../widget/receipts.ts'
import { type Customer, customerOf } from './customer.ts'
import { type NewPracticeMessage, PracticeMessage, type PracticeMessageQuery } from './schema.ts'

const rendered = rendering(PracticeMessage)
type Row = Omit<Stored<PracticeMessage>, 'object'>

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
        select m.id, m.channel_id, address as customer_id, direction, external_id, content, attachments, conversation_id, message_id, m.created_at
        from practice_messages m join contact_identities i on i.environment_id = m.environment_id and i.id = identity_id
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
      if (!known) seen = await seenBy(inner, customer)
      const message =
        known ?? (await take(inner, { id, channel_id, customer_id, external_id }, customer, { content, attachments }))
      const result = { json: rendered.json(message), id: message.id, contact_id: customer.contact_id }
      await keepWith(inner.connection!, inside, result)
      return result
    }),
  )
  if (seen) await noteProgress(scope, ...(seen as Seen))
  return result
}

type Seen = [identity_id: string, progress: Progress]
type Named = Pick<Row, 'id' | 'channel_id' | 'customer_id' | 'external_id'>

async function take(
  scope: Scope,
  named: Named,
  customer: Customer,
  message: Pick<NewPracticeMessage, 'content' | 'attachments'>,
): Promise<Row> {
  const { id, channel_id, external_id } = named
  const { identity_id, contact_id, name } = customer
  const conversation_id =
    (await openConversation(scope, customer)) ?? (await startConversation(scope, { contact_id, channel_id })).id!
  const received = await receiveMessage(scope, conversation_id, message, { name, contact_id })
  const attachments = JSON.stringify(JSON.parse(received.json).attachments)
  const row: Row = {
    ...{ ...named, direction: 'inbound', content: message.content ?? '', attachments },
    ...{ conversation_id, message_id: received.id!, created_at: timeOf(id) },
  }
  await scope.connection!.query(sql`
    insert into practice_messages (environment_id, id, channel_id, identity_id, direction, external_id, content, attachments,
      conversation_id, message_id, created_at)
    values (${scope.environment_id}, ${id}, ${channel_id}, ${identity_id}, 'inbound', ${external_id}, ${row.content}, ${attachments}::json,
      ${conversation_id}, ${row.message_id}, ${row.created_at})`)
  return row
}

async function requirePractice(scope: Scope, channel_id: string): Promise<void> {
  const kind = await getChannelKind(scope, channel_id)
  if (kind !== 'practice')
    throw invalid('channel_id', `must be a channel of kind practice. This one's kind is ${kind}.`)
}

async function repeated(scope: Scope, { identity_id }: Customer, external_id: string): Promise<Row | undefined> {
  const [row] = await scope.connection!.query<Row>(sql`
    select m.id, m.channel_id, address as customer_id, direction, external_id, content, attachments, conversation_id, message_id, m.created_at
    from practice_messages m join contact_identities i on i.environment_id = m.environment_id and i.id = identity_id
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
async function seenBy(scope: Scope, customer: Customer): Promise<Seen | null> {
  const conversation_id = await openConversation(scope, customer)
  if (conversation_id === null) return null
  const [row] = await scope.connection!.query<{ message_id: string }>(sql`
    select message_id from practice_messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and identity_id = ${customer.identity_id}
      and direction = 'outbound'
    order by message_id desc limit 1`)
  return row ? [customer.identity_id, { conversation_id, through_message_id: row.message_id, status: 'read' }] : null
}
