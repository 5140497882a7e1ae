import type { Connection } from '../../../db/connection.ts'
import { sql } from '../../../db/sql.ts'
import { newId } from '../../../ids.ts'

/**
 * Plans a mail to the visitors of these conversations, who may be gone. What they see before it goes out is left out of it. Part of
 * the transaction that follows the events. Nothing goes out from test mode.
 */
export async function planContinuity(
  connection: Connection,
  environment_id: number,
  conversation_ids: readonly string[],
  delay_ms: number,
): Promise<void> {
  if (conversation_ids.length === 0) return
  const sorted = [...new Set(conversation_ids)].sort()
  await connection.query(sql`
    insert into mails (environment_id, id, kind, conversation_id, due_at, created_at)
    select ${environment_id}::integer, planned.id, 'continuity', planned.conversation_id, now() + ${delay_ms} * interval '1 ms', now()
    from unnest(${sorted.map(() => newId('mail'))}::text[], ${sorted}::text[]) planned (id, conversation_id)
    join environments on environments.id = ${environment_id} and mode = 'live'
    join visitor_conversations v on v.environment_id = ${environment_id} and v.conversation_id = planned.conversation_id
    join contact_identities i on i.environment_id = ${environment_id} and i.id = identity_id
    where i.email is not null and i.blocked_at is null
    on conflict (environment_id, conversation_id) where kind = 'continuity' and due_at is not null and tries = 0 do nothing`)
}
