import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'

/**
 * Data sent to a CRM stays there. Our copy is deleted: the logged calls, which contain notes and summaries, and the summary
 * among the last sent fields.
 */
export async function forgetSent(connection: Connection, environment_id: number, contact_id: string): Promise<void> {
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
