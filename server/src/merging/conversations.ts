import type { ContactRow } from '../contacts/contacts.ts'
import { type ConversationRow, columns, conversationResource } from '../conversations/conversation.ts'
import { sql } from '../db/sql.ts'
import { timeOfChange } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Scope } from '../scope.ts'

// Each has an event, and each event uses parameters of the statement.
const batch = 200

/** Moves the other's conversations to the contact, each with its event, and the messages they wrote. */
export async function moveConversations(
  scope: Scope,
  into: ContactRow,
  from: ContactRow,
  is_read: boolean,
): Promise<void> {
  const { environment_id, connection } = scope
  // Locks first and reads in a separate statement, so that writes in progress are awaited and then seen.
  await connection!.query(sql`
    select from conversations where environment_id = ${environment_id} and contact_id = ${from.id} order by id for update`)
  for (;;) {
    const rows = await connection!.query<ConversationRow>(sql`
      select ${columns}, version from conversations
      where environment_id = ${environment_id} and contact_id = ${from.id} order by id limit ${batch}::integer`)
    if (rows.length === 0) return
    await move(scope, rows, into, from, is_read)
  }
}

async function move(
  scope: Scope,
  rows: ConversationRow[],
  into: ContactRow,
  from: ContactRow,
  is_read: boolean,
): Promise<void> {
  const { environment_id, connection } = scope
  const ids = rows.map(({ id }) => id)
  const updated_at = timeOfChange(rows)
  const events = rows.map((row) => ({
    type: 'conversation.updated' as const,
    object: conversationResource({ ...row, contact_id: into.id, updated_at, version: row.version + 1 }).json,
    previous: { contact_id: from.id },
    contact_id: into.id,
    about: row.id,
  }))
  await write(
    scope,
    sql`change as (
      update conversations set contact_id = ${into.id}, merged_from = coalesce(merged_from, ${is_read ? null : from.id}), updated_at = ${updated_at}, version = version + 1
      where environment_id = ${environment_id} and id = any (${ids}) returning id)`,
    events,
    { json: '' },
  )
  // The name stays as it was at the time of writing.
  await connection!.query(sql`
    update messages set sender = replace(sender::text, ${`"id":"${from.id}"`}, ${`"id":"${into.id}"`})::json
    where environment_id = ${environment_id} and conversation_id = any (${ids}) and sender->>'id' = ${from.id}`)
}
