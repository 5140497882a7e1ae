import { begin, type Connection, rollback } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { DashboardScope } from '../http/scopes.ts'
import { firstIdAt } from '../ids.ts'
import type { Resource } from '../scope.ts'
import { by_index } from '../search/by-index.ts'
import { isAtRest, isForgotten, isGoing, isHeld, type Rules } from './due.ts'
import { day_ms } from './erase-contacts.ts'
import type { RetentionPreview } from './schema.ts'

// Beyond this number, an exact count doesn't matter.
const max_conversations = 50_000
const max_contacts = 20_000

type Counted = RetentionPreview['conversations']

/** What these rules would delete, found in the same way as by the deletion. */
export async function previewRetention(scope: DashboardScope, mode: 'live' | 'test', rules: Rules): Promise<Resource> {
  const environment_id = scope.session[mode]
  const [conversations, contacts] = await scope.database.session(async (connection) => {
    await connection.query(begin)
    try {
      await connection.query(by_index)
      return [
        await countConversations(connection, environment_id, rules),
        await countContacts(connection, environment_id, rules),
      ] as const
    } finally {
      // Nothing was written.
      connection.query(rollback).catch(() => {})
    }
  })
  const preview: RetentionPreview = { object: 'retention_preview', mode, conversations, contacts }
  return { json: JSON.stringify(preview) }
}

const none: Counted = { count: 0, at_least: false }

async function countConversations(connection: Connection, environment_id: number, rules: Rules): Promise<Counted> {
  if (rules.conversation_days === null) return none
  const [row] = await connection.query<{ count: number; walked: number }>(sql`
    select count(*) filter (where not ${isHeld(rules.kept_label)})::integer as count, count(*)::integer as walked
    from (
      select labels from conversations
      where environment_id = ${environment_id} and ${isAtRest(rules.conversation_days)}
      limit ${max_conversations}::integer) walked`)
  return { count: row!.count, at_least: row!.walked === max_conversations }
}

async function countContacts(connection: Connection, environment_id: number, rules: Rules): Promise<Counted> {
  const { contact_days } = rules
  if (contact_days === null) return none
  const [row] = await connection.query<{ count: number; walked: number }>(sql`
    select count(*) filter (where is_due)::integer as count, count(*)::integer as walked
    from (
      select ${isForgotten(contact_days, isGoing(rules))} as is_due from contacts
      where environment_id = ${environment_id} and id < ${firstIdAt('contact', Date.now() - contact_days * day_ms)}
      order by id limit ${max_contacts}::integer) walked`)
  return { count: row!.count, at_least: row!.walked === max_contacts }
}
