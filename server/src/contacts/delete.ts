import { type Sql, sql } from '../db/sql.ts'
import { isNotFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { findContact } from './contacts.ts'
import { forgetAnswers } from './forget-answers.ts'
import { emptiedEvent, forgottenAnswer } from './forgotten.ts'

// Measured in thousands of messages a second; the usual limit is meant for statements of milliseconds.
const patience = sql`set local statement_timeout = '120s'`

/** Deletes a contact with its conversations, messages, summaries and lead, and empties the events and kept answers that tell of them. */
export async function deleteContact(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const contact = await erased(scope, id, expected)
  await forgetAnswers(scope.database, scope.environment_id, id)
  return contact
}

/** The same, where a condition still holds of the contact once nobody can change it any more; answers whether it did. */
export async function deleteContactIf(scope: Scope, id: string, condition: Sql): Promise<boolean> {
  try {
    await erased(scope, id, null, condition)
  } catch (error) {
    if (error === kept || isNotFound(error)) return false
    throw error
  }
  await forgetAnswers(scope.database, scope.environment_id, id)
  return true
}

const kept = new Error('The condition for deleting the contact does not hold any more.')

function erased(scope: Scope, id: string, expected: Expectation, condition?: Sql): Promise<Resource> {
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
    if (condition) await requireStill(scope, id, condition)
    const rows = await write(
      scope,
      sql`change as (
        delete from contacts where environment_id = ${scope.environment_id} and id = ${id} and version = ${version} returning id),
      emptied as (
        update events set ${emptiedEvent}
        where environment_id = ${scope.environment_id} and contact_id = ${id} and exists (select from change)
          -- Holds nobody's words, and tells whoever comes later what to forget.
          and type <> 'conversation.deleted'),
      forgotten as (
        update idempotent_answers set ${forgottenAnswer}
        where environment_id = ${scope.environment_id} and contact_id = ${id} and exists (select from change))`,
      [{ type: 'contact.deleted', object: deleted.json, contact_id: null, about: id }],
      deleted,
    )
    // Changed between the two statements: whoever expects no version is not told, the others are.
    if (rows.length === 0) return erased(scope, id, expected, condition)
    return deleted
  })
}

async function requireStill({ connection, environment_id }: Scope, id: string, condition: Sql): Promise<void> {
  const [row] = await connection!.query(sql`
    select 1 as one from contacts where environment_id = ${environment_id} and id = ${id} and ${condition}`)
  if (!row) throw kept
}
