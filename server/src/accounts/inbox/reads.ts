import { sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Mode, Resource } from '../../scope.ts'
import { team_read_through } from '../presence/read-marks.ts'
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
  await tellVisitor(scope, environment_id, conversation_id)
  return done
}

/** Those who write on a website see how far the team has read. */
async function tellVisitor(scope: DashboardScope, environment_id: number, conversation_id: string): Promise<void> {
  const [row] = await scope.database.run<{ team_read_through: string | null }>(sql`
    select ${team_read_through} from conversations
    join visitor_conversations own on own.environment_id = conversations.environment_id and own.conversation_id = conversations.id
    where conversations.environment_id = ${environment_id} and conversations.id = ${conversation_id}`)
  if (row?.team_read_through)
    scope.presence.tellRead({ environment_id, conversation_id, team_read_through: row.team_read_through })
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
