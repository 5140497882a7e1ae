import { type Sql, sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { findContact } from './contacts.ts'

// What a repeat of a request about the contact is answered from now on.
const gone = JSON.stringify({ code: 'resource_not_found', message: 'What this request made was deleted since.' })

// Measured in thousands of messages a second; the usual limit is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/** What receivers of its events answered, who may have sent back what they got. Endpoint by endpoint, for so runs the index. */
function bodiesEmptied({ environment_id }: Scope, contact_id: string): Sql {
  return sql`
    update webhook_deliveries delivery set attempts = (
      select json_agg(json_build_object('at', at, 'duration_ms', duration_ms, 'status', status, 'error', error,
        'body', null, 'manual', manual) order by place)
      from rows from (json_to_recordset(attempts)
        as (at text, duration_ms integer, status integer, error text, manual boolean)) with ordinality
        as attempt (at, duration_ms, status, error, manual, place))
    from events, webhook_endpoints endpoint
    where events.environment_id = ${environment_id} and events.contact_id = ${contact_id}
      and endpoint.environment_id = ${environment_id}
      and delivery.environment_id = ${environment_id} and delivery.endpoint_id = endpoint.id
      and delivery.event_id = events.id and delivery.attempts::text <> '[]'`
}

/** Deletes a contact with its conversations, messages, summaries and lead, and empties the events and kept answers that tell of them. */
export function deleteContact(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const deleted = { json: JSON.stringify({ object: 'contact', id, deleted: true }), id }
  // In a transaction, so on a connection of its own: a contact may have many thousands of messages.
  return transact(scope, async (scope) => {
    await scope.connection!.query(patience)
    const { version } = await findContact(scope, id)
    requireVersion(expected, version)
    // Statements of their own: what is being written at this moment is waited for, and then seen and emptied too.
    await scope.connection!.query(sql`
      select from contacts where environment_id = ${scope.environment_id} and id = ${id} for update`)
    await scope.connection!.query(sql`
      select from conversations where environment_id = ${scope.environment_id} and contact_id = ${id} for update`)
    await scope.connection!.query(sql`
      select from leads where environment_id = ${scope.environment_id} and contact_id = ${id} for update`)
    const rows = await write(
      scope,
      sql`change as (
        delete from contacts where environment_id = ${scope.environment_id} and id = ${id} and version = ${version} returning id),
      emptied as (
        update events set data = '{"object":null,"previous":null}'
        where environment_id = ${scope.environment_id} and contact_id = ${id} and exists (select from change)),
      unanswered as (${bodiesEmptied(scope, id)} and exists (select from change)),
      forgotten as (
        update idempotent_answers set status = 404, body = ${gone}, location = null, version = null, contact_id = null
        where environment_id = ${scope.environment_id} and contact_id = ${id} and exists (select from change))`,
      [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
      deleted,
    )
    // Changed between the two statements: whoever expects no version is not told, the others are.
    if (rows.length === 0) return deleteContact(scope, id, expected)
    return deleted
  })
}
