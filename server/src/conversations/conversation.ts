import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { isId, timeOf } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { type Conversation, StoredConversation } from './schema.ts'

export const { columns, json } = rendering(StoredConversation)

/** A conversation as stored. These fields aren't shown. `unanswered_since` is set by the database: see `0036_lists.sql`. */
export type ConversationRow = Omit<Stored<Conversation>, 'object'> & {
  version: number
  last_message_id: string | null
  assistant_due_at: string | null
  assistant_turn_at: string | null
  resolved_through_message_id: string | null
  handed_over_through_message_id: string | null
}

/** A conversation that was just read. */
export type FreshConversation = ConversationRow & { readonly unanswered_since: string | null }

export async function findConversation(scope: Scope, id: string): Promise<FreshConversation> {
  if (!isId('conversation', id)) throw notFound('conversation')
  const [row] = await read<FreshConversation>(
    scope,
    sql`
    select ${columns}, version, last_message_id, assistant_due_at, assistant_turn_at, resolved_through_message_id,
      handed_over_through_message_id, unanswered_since
    from conversations where environment_id = ${scope.environment_id} and id = ${id}`,
  )
  if (!row) throw notFound('conversation')
  return row
}

export function conversationResource(row: ConversationRow): Resource {
  return { json: json(row), id: row.id, version: row.version, contact_id: row.contact_id }
}

type Begun = Pick<
  ConversationRow,
  'id' | 'contact_id' | 'channel' | 'channel_id' | 'subject' | 'handled_by' | 'team' | 'custom_attributes'
>

/** A new conversation. */
export function newConversation(begun: Begun): ConversationRow {
  return {
    ...begun,
    status: begun.handled_by === 'assistant' ? 'pending' : 'open',
    assignee: null,
    priority: 'none',
    labels: '[]',
    snoozed_until: null,
    handover: null,
    resolved_at: null,
    first_replied_at: null,
    last_message_at: null,
    unread_count: 0,
    created_at: timeOf(begun.id),
    updated_at: timeOf(begun.id),
    version: 1,
    last_message_id: null,
    assistant_due_at: null,
    assistant_turn_at: null,
    resolved_through_message_id: null,
    handed_over_through_message_id: null,
  }
}
