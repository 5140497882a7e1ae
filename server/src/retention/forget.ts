import { emptiedEvent, forgottenAnswer } from '../contacts/forgotten.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'

/** Empties the events that tell of these conversations, and the kept answers to requests about them. */
export async function forgetConversations(
  connection: Connection,
  environment_id: number,
  contact_id: string,
  ids: string[],
): Promise<void> {
  await Promise.all([
    connection.query(sql`
    update events set ${emptiedEvent}
    where environment_id = ${environment_id} and contact_id = ${contact_id} and type <> 'conversation.deleted'
      and case when type like 'conversation.%' then data->'object'->>'id'
        when type like 'message.%' then data->'object'->>'conversation_id' end = any (${ids})`),
    // What an answer begins with tells what it is.
    connection.query(sql`
    update idempotent_answers set ${forgottenAnswer}
    where environment_id = ${environment_id} and contact_id = ${contact_id} and not sealed and status < 400
      and case when body like '{"object":"conversation",%' then body::json->>'id'
        when body like '{"object":"conversation%' or body like '{"object":"message%' then body::json->>'conversation_id'
        end = any (${ids})`),
  ])
}

/**
 * What CRMs were told of conversations stays there. What we kept of it goes: the calls, which hold notes and summaries, and the
 * summary among the fields that were last sent.
 */
export async function forgetSyncs(connection: Connection, environment_id: number, contact_id: string): Promise<void> {
  await Promise.all([
    connection.query(sql`
    update crm_syncs set calls = '[]' from leads
    where leads.environment_id = ${environment_id} and leads.contact_id = ${contact_id}
      and crm_syncs.environment_id = ${environment_id} and lead_id = leads.id and finished_at is not null and calls::text <> '[]'`),
    connection.query(sql`
    update crm_links link set sent = (
      select coalesce(json_object_agg(key, value), '{}') from json_each(sent) where not exists (
        select from crm_connections connection, json_array_elements(mapping) mapped
        where connection.environment_id = ${environment_id} and connection.id = link.connection_id
          and mapped->>'from' = 'summary' and mapped->>'to' = key))
    from leads
    where leads.environment_id = ${environment_id} and leads.contact_id = ${contact_id}
      and link.environment_id = ${environment_id} and link.lead_id = leads.id and sent is not null`),
  ])
}
