import type { StoredVisitor } from '../../accounts/visitors.ts'
import type { Conversation } from '../../conversations/schema.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { isId } from '../../ids.ts'
import { read } from '../../scope.ts'

/**
 * A visitor sees the conversations that were begun in their name, and those the business began with them on this channel if they're
 * signed in. Never others of the contact: it may have been merged with somebody's who only claimed a name.
 */
export function ownConversations({ environment_id, visitor }: VisitorScope, columns: Sql, after: Sql, tail: Sql): Sql {
  const begun_by_visitor = sql`
    select ${columns} from visitor_conversations own
    join conversations on conversations.environment_id = own.environment_id and conversations.id = own.conversation_id
    where own.environment_id = ${environment_id} and identity_id = ${visitor.id}${after} ${tail}`
  if (!visitor.is_verified || visitor.contact_id === null) return begun_by_visitor
  const begun_by_business = sql`
    select ${columns} from conversations
    where environment_id = ${environment_id} and ${begunWith(visitor)}${after}
      and not exists (
        select from visitor_conversations own
        where own.environment_id = conversations.environment_id and own.conversation_id = conversations.id)
    ${tail}`
  return sql`select own.* from ((${begun_by_visitor}) union all (${begun_by_business})) own ${tail}`
}

/**
 * Their contact may have become theirs only because somebody else put their identifier or address on it, or merged it: then what was begun
 * before is not for them, except with the contact they came from.
 */
function begunWith({ contact_id, channel_id, sees_since, merged_from }: StoredVisitor): Sql {
  const is_late = sees_since === null ? sql`` : sql` and conversations.created_at > ${sees_since}::timestamptz`
  return sql`
    conversations.contact_id = ${contact_id} and conversations.channel_id = ${channel_id}
      and (conversations.merged_from is null${is_late} or conversations.merged_from = ${merged_from})`
}

/** The same for one that is begun now, or was lately. */
export function isBegunWith(visitor: StoredVisitor, begun: Begun): boolean {
  const { contact_id, channel_id, sees_since } = visitor
  const is_theirs = visitor.is_verified && begun.contact_id === contact_id && begun.channel_id === channel_id
  return is_theirs && (sees_since === null || begun.created_at > sees_since)
}

type Begun = Pick<Conversation, 'contact_id' | 'channel_id' | 'created_at'>

export interface OwnConversation {
  contact_id: string
  contact_name: string
  /** Null where the business began it and it has not been opened yet. */
  identity_id: string | null
}

/** As for any other ID that isn't the caller's: it doesn't exist. */
export async function requireOwn(scope: VisitorScope, id: string): Promise<OwnConversation> {
  const { environment_id, visitor } = scope
  const [row] = isId('conversation', id)
    ? await read<OwnConversation>(
        scope,
        sql`
        select contact_id, contacts.name as contact_name, identity_id from conversations
        join contacts on contacts.environment_id = conversations.environment_id and contacts.id = conversations.contact_id
        left join visitor_conversations own on own.environment_id = conversations.environment_id and own.conversation_id = conversations.id
        where conversations.environment_id = ${environment_id} and conversations.id = ${id}
          and (identity_id = ${visitor.id} or ${visitor.is_verified} and identity_id is null and ${begunWith(visitor)})`,
      )
    : []
  if (!row) throw notFound('conversation')
  return row
}
