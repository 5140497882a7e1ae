import { sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { findContact } from './contacts.ts'
import { forgetAnswers } from './forget-answers.ts'

// What a repeat of a request about the contact is answered from now on.
const gone = JSON.stringify({ code: 'resource_not_found', message: 'What this request made was deleted since.' })

// Measured in thousands of messages a second; the usual limit is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/** Deletes a contact with its conversations, messages, summaries and lead, and empties the events and kept answers that tell of them. */
export async function deleteContact(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const contact = await erased(scope, id, expected)
  await forgetAnswers(scope.database, scope.environment_id, id)
  return contact
}

function erased(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
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
      forgotten as (
        update idempotent_answers set status = 404, body = ${gone}, location = null, version = null, contact_id = null
        where environment_id = ${scope.environment_id} and contact_id = ${id} and exists (select from change))`,
      [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
      deleted,
    )
    // Changed between the two statements: whoever expects no version is not told, the others are.
    if (rows.length === 0) return erased(scope, id, expected)
    return deleted
  })
}
