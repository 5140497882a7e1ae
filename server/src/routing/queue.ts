import { type Sql, sql, verbatim } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import type { Waiting } from './choose.ts'

/** What waits for somebody of a team. */
export const is_queued = verbatim(`status = 'open' and assignee is null`)

/** Urgent ones first, then whoever waits longest: as `inOrder`. */
export const in_order = verbatim(`(priority <> 'urgent'), coalesce(unanswered_since, 'infinity'), conversations.id`)

/** Of how many conversations of a contact routing knows who had them. */
const max_looked = 20

export interface QueuedConversation extends Waiting {
  contact_id: string
}

interface Row {
  id: string
  contact_id: string
  is_urgent: boolean
  unanswered_since: string | null
  user_id: string | null
  since: string | null
}

/** The first of a queue. `lock`: keeps them, without waiting for those that are being changed. */
export async function firstOf(scope: Scope, team_id: string, limit: number, lock: Sql): Promise<QueuedConversation[]> {
  const rows = await read<Row>(
    scope,
    sql`
    select conversations.id, contact_id, priority = 'urgent' as is_urgent, unanswered_since, last.user_id, last.created_at as since
    from conversations left join lateral (
      select user_id, assignments.created_at from (
        select id from conversations other
        where other.environment_id = conversations.environment_id and other.contact_id = conversations.contact_id
        order by id desc limit ${max_looked}::integer) recent
      join assignments on assignments.environment_id = conversations.environment_id and conversation_id = recent.id
      order by assignments.created_at desc limit 1) last on true
    where conversations.environment_id = ${scope.environment_id} and team = ${team_id} and ${is_queued}
    order by ${in_order} limit ${limit}::integer ${lock}`,
  )
  return rows.map(({ user_id, since, unanswered_since, ...row }) => ({
    ...row,
    waiting_since: unanswered_since === null ? Infinity : Date.parse(unanswered_since),
    last: user_id === null ? null : { user_id, at: Date.parse(since!) },
  }))
}
