import { reach } from '../../conversations/messages/progress.ts'
import { sql, verbatim } from '../../db/sql.ts'
import { type Scope, transact } from '../../scope.ts'
import type { Progress } from '../channel.ts'

const cursors = { delivered: verbatim('delivered_through'), read: verbatim('read_through') }

/** Notes that everything up to a message reached its visitor, and tells the business of each message. */
export async function noteProgress(scope: Scope, identity_id: string, progress: Progress): Promise<void> {
  for (let is_more = true; is_more; ) is_more = await transact(scope, (scope) => advance(scope, identity_id, progress))
}

/** Returns whether there may be more. */
async function advance(scope: Scope, identity_id: string, progress: Progress): Promise<boolean> {
  const { environment_id, connection } = scope
  const { conversation_id, through_message_id, status } = progress
  const cursor = cursors[status]
  await connection!.query(sql`
    insert into visitor_conversations (environment_id, conversation_id, identity_id)
    select c.environment_id, c.id, i.id from conversations c
    join contact_identities i on i.environment_id = c.environment_id and i.id = ${identity_id}
    where c.environment_id = ${environment_id} and c.id = ${conversation_id} for key share on conflict do nothing`)
  // Of two tabs that read at once, the second finds what the first left.
  const [held] = await connection!.query<{ since: string }>(sql`
    select ${cursor} as since from visitor_conversations
    where environment_id = ${environment_id} and conversation_id = ${conversation_id} for update`)
  // It was just deleted.
  if (!held) return false
  if (held.since >= through_message_id) return false
  const reached = await reach(scope, { conversation_id, after: held.since, through: through_message_id }, status)
  await connection!.query(sql`
    update visitor_conversations set ${cursor} = ${reached}
    where environment_id = ${environment_id} and conversation_id = ${conversation_id}`)
  return reached < through_message_id
}
