import { type Sql, sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { isId } from '../../ids.ts'
import { read } from '../../scope.ts'

/**
 * A visitor sees the conversations that were begun in their name, and those the business began with their contact on this
 * channel if they're signed in. Never others of the contact: it may have been merged with somebody's who only claimed a name.
 */
export function ownConversations({ environment_id, visitor }: VisitorScope, columns: Sql, after: Sql, tail: Sql): Sql {
  const begun_by_visitor = sql`
    select ${columns} from visitor_conversations own
    join conversations on conversations.environment_id = own.environment_id and conversations.id = own.conversation_id
    where own.environment_id = ${environment_id} and identity_id = ${visitor.id}${after} ${tail}`
  if (!visitor.is_verified || visitor.contact_id === null) return begun_by_visitor
  const begun_by_business = sql`
    select ${columns} from conversations
    where environment_id = ${environment_id} and contact_id = ${visitor.contact_id} and channel_id = ${visitor.channel_id}${after}
      and not exists (
        select from visitor_conversations own
        where own.environment_id = conversations.environment_id and own.conversation_id = conversations.id)
    ${tail}`
  return sql`select own.* from ((${begun_by_visitor}) union all (${begun_by_business})) own ${tail}`
}

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
          and (identity_id = ${visitor.id} or ${visitor.is_verified} and identity_id is null
            and conversations.contact_id = ${visitor.contact_id} and channel_id = ${visitor.channel_id})`,
      )
    : []
  if (!row) throw notFound('conversation')
  return row
}
