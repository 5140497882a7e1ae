import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import type { ConversationRow } from './conversation.ts'

/**
 * What in these conversations is new to the person who asks, and since when each waits for a reply. Found in the messages
 * themselves, by their key and from the newest: whichever version wrote them, it is exact.
 */
export async function attentionFor(scope: Scope, rows: readonly ConversationRow[]): Promise<Map<string, string>> {
  const { environment_id, actor } = scope
  const user_id = actor.type === 'user' ? actor.id : null
  const ids = rows.map(({ id }) => id)
  const counts = rows.map(({ unread_count }) => unread_count)
  const those = await read<{ id: string; unread: boolean; unanswered_since: string | null }>(
    scope,
    sql`
    select wanted.id,
      exists (
        select from messages
        where environment_id = ${environment_id} and conversation_id = wanted.id and direction = 'inbound'
          and messages.id > coalesce(through_message_id, '') and created_at > inbox_read_before) as unread,
      case when unread_count > 0 then (
        select created_at from messages
        where environment_id = ${environment_id} and conversation_id = wanted.id and direction = 'inbound'
        order by messages.id desc offset unread_count - 1 limit 1) end as unanswered_since
    from unnest(${ids}::text[], ${counts}::integer[]) wanted (id, unread_count)
    left join users on users.id = ${user_id}
    left join conversation_reads reads
      on reads.environment_id = ${environment_id} and reads.conversation_id = wanted.id and reads.user_id = ${user_id}`,
  )
  return new Map(those.map(({ id, ...attention }) => [id, JSON.stringify(attention)]))
}
