import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { newIdAt, timeOf } from '../ids.ts'

/** Makes a conversation and its contact this many days older. */
export async function age(database: Database, conversation_id: string, days: number): Promise<void> {
  const by = sql`${days}::integer * interval '1 day'`
  await database.run(sql`
    with conversation as (
      update conversations set created_at = created_at - ${by}, last_message_at = last_message_at - ${by},
        resolved_at = resolved_at - ${by} where id = ${conversation_id} returning contact_id)
    update contacts set created_at = created_at - ${by} where id in (select contact_id from conversation)`)
}

/** A contact in the first account's live mode, created this many days ago. */
export async function oldContact(database: Database, days: number): Promise<string> {
  const id = newIdAt('contact', Date.now() - days * 24 * 3600 * 1000)
  await database.run(sql`
    insert into contacts (environment_id, id, name, email, custom_attributes, created_at)
    select id, ${id}, 'Old Friend', ${`${id}@example.com`}, '{}', ${timeOf(id)} from environments where mode = 'live' order by id limit 1`)
  return id
}
