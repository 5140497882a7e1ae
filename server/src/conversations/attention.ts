import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import type { FreshConversation } from './conversation.ts'

/**
 * What is new for the calling user in these conversations, and since when each has been waiting for a reply. New messages
 * are found by key: from the newest back to the customer's last one, which is rarely far.
 */
export async function attentionFor(scope: Scope, rows: readonly FreshConversation[]): Promise<Map<string, string>> {
  const { actor } = scope
  const unread = actor.type === 'user' ? await unreadOf(scope, actor.id, rows) : new Set<string>()
  return new Map(
    rows.map(({ id, unanswered_since }) => [id, JSON.stringify({ unread: unread.has(id), unanswered_since })]),
  )
}

async function unreadOf(
  scope: Scope,
  user_id: string | null,
  rows: readonly FreshConversation[],
): Promise<Set<string>> {
  const { environment_id } = scope
  const ids = rows.map(({ id }) => id)
  const those = await read<{ id: string }>(
    scope,
    sql`
    select wanted.id
    from unnest(${ids}::text[]) wanted (id)
    join users on users.id = ${user_id}
    left join conversation_reads reads
      on reads.environment_id = ${environment_id} and reads.conversation_id = wanted.id and reads.user_id = ${user_id}
    left join lateral (
      select created_at from messages
      where environment_id = ${environment_id} and conversation_id = wanted.id and direction = 'inbound'
        and messages.id > coalesce(through_message_id, '')
      order by messages.id desc limit 1) newest on true
    where marked_unread_at is not null or newest.created_at > inbox_read_before`,
  )
  return new Set(those.map(({ id }) => id))
}
