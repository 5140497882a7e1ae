import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import type { SummaryMessage } from './embedded/summarize.ts'

// Enough to tell what it began with and where it stands, of a conversation of any length.
const first_messages = 50
const last_messages = 1000

/** What the contact could read: private notes are left out. Oldest first. */
export async function publicMessages(scope: Scope, conversation_id: string): Promise<SummaryMessage[]> {
  const within = sql`environment_id = ${scope.environment_id} and conversation_id = ${conversation_id}`
  const rows = await scope.database.run<MessageText>(sql`
    select id, direction, sender, content, sources, created_at from messages
    where ${within} and id = any (
      array(select id from messages where ${within} and not private order by id limit ${first_messages})
      || array(select id from messages where ${within} and not private order by id desc limit ${last_messages}))
    order by id`)
  return rows.map(({ sender, direction, sources, ...message }) => {
    const { type, name } = JSON.parse(sender) as { type: string; name: string | null }
    return {
      ...message,
      name,
      author: direction === 'inbound' ? 'customer' : type === 'assistant' || type === 'system' ? type : 'agent',
      aside: type === 'assistant' && sources === '[]',
    }
  })
}

interface MessageText {
  id: string
  direction: 'inbound' | 'outbound'
  sender: string
  content: string
  sources: string
  created_at: string
}
