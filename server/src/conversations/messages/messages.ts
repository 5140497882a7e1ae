import { channelKinds, type Kind } from '../../channels/kinds.ts'
import { page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { isId, newIdAfter, timeOf } from '../../ids.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { findConversation } from '../conversation.ts'
import type { MessageEmail } from './email-schema.ts'
import { Message, type MessageQuery, type NewMessage, type Source, type Verification } from './schema.ts'

const { columns, json } = rendering(Message)

export { columns as messageColumns, json as messageJson }

export type MessageRow = Omit<Stored<Message>, 'object'>

export async function listMessages(scope: Scope, conversation_id: string, query: MessageQuery) {
  if (!isId('conversation', conversation_id)) throw notFound('conversation')
  const messages = await page(scope, {
    name: `messages of ${conversation_id}`,
    query,
    rows: (after, tail) => sql`
      select ${columns} from messages
      where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}${after} ${tail}`,
    json,
  })
  // A message is proof enough of its conversation.
  if (messages.is_empty) await findConversation(scope, conversation_id)
  return messages
}

export async function getMessage(scope: Scope, conversation_id: string, id: string): Promise<Resource> {
  const [row] = await read<MessageRow>(
    scope,
    sql`
    select ${columns} from messages
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${id}`,
  )
  if (!row) throw notFound('message')
  // Ratings of assistant messages and delivery progress don't create a new version.
  return { ...messageResource(row), volatile: true }
}

/** The API objects of several messages as JSON, each with its conversation. */
export async function messagesById(scope: Scope, wanted: readonly (readonly string[])[]): Promise<Map<string, string>> {
  const [conversations, ids] = [wanted.map(([conversation]) => conversation), wanted.map(([, id]) => id)]
  const rows = await read<MessageRow>(
    scope,
    // One by one: a plan from the time when there were few would join all messages.
    sql`select message.* from unnest(${conversations}::text[], ${ids}::text[]) wanted (place, which)
      cross join lateral (
        select ${columns} from messages
        where environment_id = ${scope.environment_id} and conversation_id = place and id = which limit 1) message`,
  )
  return new Map(rows.map((row) => [row.id, json(row)]))
}

/** A reply must be in the same conversation as the message it answers. */
export async function requireMessage(scope: Scope, conversation_id: string, id: string): Promise<void> {
  const [message] = await read(
    scope,
    sql`
    select from messages where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and id = ${id}`,
  )
  if (message) return
  await findConversation(scope, conversation_id)
  throw invalid('in_reply_to', "isn't a message of this conversation.")
}

export interface Draft extends Omit<NewMessage, 'attachments' | 'content' | 'email'> {
  content: string
  /** The kind of the conversation's channel. */
  channel: Kind
  /** How it came or goes by email. */
  email?: MessageEmail | null
  verification?: Verification | undefined
  /** As JSON. */
  attachments?: string
  conversation_id: string
  sender: { type: 'contact' | 'user' | 'assistant' | 'api' | 'system'; id: string | null; name: string | null }
  /** The conversation's last message: the new one's id is greater, whichever process created it. */
  after: string | null
  sources?: readonly Source[]
}

export function draftMessage({
  conversation_id,
  sender,
  after,
  content,
  channel,
  direction = 'outbound',
  ...rest
}: Draft): MessageRow {
  const is_private = rest.private ?? false
  const left =
    channelKinds[channel].capabilities.is_queued && !is_private && rest.email?.origin !== 'mailbox' ? 'queued' : 'sent'
  const id = newIdAfter('message', after)
  return {
    id,
    conversation_id,
    direction,
    sender: JSON.stringify(sender),
    verification: rest.verification ?? null,
    content,
    content_type: 'text',
    private: is_private,
    attachments: rest.attachments ?? '[]',
    status: direction === 'inbound' ? 'received' : left,
    error: null,
    in_reply_to: rest.in_reply_to ?? null,
    email: rest.email ? JSON.stringify(rest.email) : null,
    sources: JSON.stringify(rest.sources ?? []),
    created_at: timeOf(id),
    updated_at: timeOf(id),
  }
}

export function messageResource(row: MessageRow): Resource {
  return { json: json(row), id: row.id }
}
