import { type Sql, sql } from '../db/sql.ts'
import { isNotFound } from '../errors.ts'
import { emptyingEvents } from '../events/contact-events.ts'
import { forgetResponses } from '../events/forget-responses.ts'
import { write } from '../events/record.ts'
import { forgettingAnswers } from '../http/kept-answers.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { findContact } from './contacts.ts'

// Takes a second per few thousand messages. The usual timeout is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/**
 * Deletes a contact with its conversations, messages, summaries and lead, and empties the events and stored responses about
 * them.
 */
export async function deleteContact(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const contact = await erased(scope, id, expected)
  await forgetResponses(scope.database, scope.environment_id, id)
  return contact
}

/** The same, if a condition still holds once the contact is locked. Returns whether it did. */
export async function deleteContactIf(scope: Scope, id: string, condition: Sql): Promise<boolean> {
  try {
    await erased(scope, id, null, condition)
  } catch (error) {
    if (error === condition_failed || isNotFound(error)) return false
    throw error
  }
  await forgetResponses(scope.database, scope.environment_id, id)
  return true
}

// The record of a deleted conversation contains no text, and says what to clean up later.
const emptied = sql`exists (select from change) and type <> 'conversation.deleted'`

const condition_failed = new Error('The condition for deleting the contact does not hold any more.')

function erased(scope: Scope, id: string, expected: Expectation, condition?: Sql): Promise<Resource> {
  const deleted = { json: JSON.stringify({ object: 'contact', id, deleted: true }), id }
  // In a transaction and therefore on a separate connection: a contact may have many thousands of messages.
  return transact(scope, async (scope) => {
    await scope.connection!.query(patience)
    const { version } = await findContact(scope, id)
    requireVersion(expected, version)
    // Separate statements, so that writes in progress are awaited, and then seen and emptied, too.
    await scope.connection!.query(sql`
      select from contacts where environment_id = ${scope.environment_id} and id = ${id} for update`)
    await scope.connection!.query(sql`
      select from conversations where environment_id = ${scope.environment_id} and contact_id = ${id} for update`)
    await scope.connection!.query(sql`
      select from leads where environment_id = ${scope.environment_id} and contact_id = ${id} for update`)
    if (condition) await requireStill(scope, id, condition)
    const rows = await write(
      scope,
      sql`change as (
        delete from contacts where environment_id = ${scope.environment_id} and id = ${id} and version = ${version} returning id),
      emptied as (${emptyingEvents(scope.environment_id, id, emptied)}),
      forgotten as (${forgettingAnswers(scope.environment_id, id, sql`exists (select from change)`)})`,
      [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
      deleted,
    )
    // Changed between the two statements: only callers who expect a version are told.
    if (rows.length === 0) return erased(scope, id, expected, condition)
    return deleted
  })
}

async function requireStill({ connection, environment_id }: Scope, id: string, condition: Sql): Promise<void> {
  const [row] = await connection!.query(sql`
    select 1 as one from contacts where environment_id = ${environment_id} and id = ${id} and ${condition}`)
  if (!row) throw condition_failed
}
