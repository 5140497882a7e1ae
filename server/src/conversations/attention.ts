import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import type { FreshConversation } from './conversation.ts'

/**
 * What in these conversations is new to the person who asks, and since when each waits for a reply. What is new is found in the
 * messages themselves, by their key: from the newest back to the last one by the customer, which is seldom far.
 */
export async function attentionFor(scope: Scope, rows: readonly FreshConversation[]): Promise<Map<string, string>> {
  const { environment_id, actor } = scope
  const unread = actor.type === 'user' ? await unreadOf(environment_id, scope, actor.id, rows) : new Set<string>()
  return new Map(
    rows.map(({ id, unanswered_since }) => [id, JSON.stringify({ unread: unread.has(id), unanswered_since })]),
  )
}

async function unreadOf(
  environment_id: number,
  scope: Scope,
  user_id: string | null,
  rows: readonly FreshConversation[],
): Promise<Set<string>> {
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
