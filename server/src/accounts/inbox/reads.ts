import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Mode, Resource } from '../../scope.ts'
import { done } from './done-response.ts'
import type { ReadThrough } from './inbox-schema.ts'

/** Marks the conversation as read up to a message, for the calling user. A late request never makes it unread again. */
export async function markRead(
  scope: DashboardScope,
  conversation_id: string,
  { mode, message_id }: Static<typeof ReadThrough>,
): Promise<Resource> {
  const { user_id, [mode]: environment_id } = scope.session
  const rows = await scope.database.run(sql`
    insert into conversation_reads (environment_id, conversation_id, user_id, through_message_id)
    select environment_id, conversation_id, ${user_id}, id from messages
    where environment_id = ${environment_id} and conversation_id = ${conversation_id} and id = ${message_id}
    on conflict (environment_id, conversation_id, user_id) do update
      set through_message_id = greatest(conversation_reads.through_message_id, excluded.through_message_id), marked_unread_at = null
    returning conversation_id`)
  if (rows.length === 0) throw notFound('message')
  return done
}

/** Marks it as unread for the calling user, until they open it again. */
export async function markUnread(scope: DashboardScope, conversation_id: string, mode: Mode): Promise<Resource> {
  const { user_id, [mode]: environment_id } = scope.session
  const rows = await scope.database.run(sql`
    insert into conversation_reads (environment_id, conversation_id, user_id, through_message_id, marked_unread_at)
    select environment_id, id, ${user_id}, '', now() from conversations
    where environment_id = ${environment_id} and id = ${conversation_id}
    on conflict (environment_id, conversation_id, user_id) do update set marked_unread_at = excluded.marked_unread_at
    returning conversation_id`)
  if (rows.length === 0) throw notFound('conversation')
  return done
}
