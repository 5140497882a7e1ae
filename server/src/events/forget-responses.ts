import type { Database } from '../db/database.ts'
import { sql, verbatim } from '../db/sql.ts'

const batch = 500

const which = {
  'of all its events': verbatim('true'),
  'of emptied events': verbatim(`events.data::text like '{"object":null%'`),
}

/**
 * Empties the responses of receivers to a contact's events, because they may echo personal data. Works in small batches that
 * never wait for locks: writing outcomes waits for these rows, and numbering everyone's events waits for that.
 */
export async function forgetResponses(
  database: Database,
  environment_id: number,
  contact_id: string,
  those: keyof typeof which = 'of all its events',
): Promise<void> {
  let emptied = batch
  while (emptied === batch) {
    // One endpoint at a time, in index order.
    const rows = await database.run(sql`
      update webhook_deliveries set attempts = (
        select json_agg(json_build_object('at', at, 'duration_ms', duration_ms, 'status', status, 'error', error,
          'body', null, 'manual', manual) order by place)
        from rows from (json_to_recordset(attempts)
          as (at text, duration_ms integer, status integer, error text, manual boolean)) with ordinality
          as attempt (at, duration_ms, status, error, manual, place))
      where ctid = any (array(
        select delivery.ctid from events
          join webhook_endpoints endpoint on endpoint.environment_id = ${environment_id}
          join webhook_deliveries delivery on delivery.environment_id = ${environment_id}
            and delivery.endpoint_id = endpoint.id and delivery.event_id = events.id
        where events.environment_id = ${environment_id} and events.contact_id = ${contact_id} and ${which[those]}
          and attempts::text like '%"body":"%'
        limit ${batch}::integer for update of delivery skip locked))
      returning 1 as one`)
    emptied = rows.length
  }
}
