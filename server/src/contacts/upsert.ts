import { sql } from '../db/sql.ts'
import { ApiError, isNotFound } from '../errors.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { createContact, updateContact } from './contacts.ts'
import type { NewContact } from './schema.ts'

// Each attempt may collide with others that create or delete the same contact.
const max_tries = 5

/** Changes the contact with this identifier, otherwise the one with this email address. Creates one if neither exists. */
export async function upsertContact(scope: Scope, input: NewContact): Promise<Resource> {
  for (let tries = 1; ; tries++) {
    const id = await known(scope, input)
    const { audited: _, ...unnoted } = scope
    try {
      return await (id === undefined ? createContact(unnoted, input) : updateContact(scope, id, input, null))
    } catch (error) {
      const may_pass = id === undefined ? isTaken(error) : isNotFound(error)
      if (!may_pass || tries === max_tries) throw error
    }
  }
}

async function known(scope: Scope, { email, identifier }: NewContact): Promise<string | undefined> {
  const [row] = await read<{ id: string }>(
    scope,
    sql`
    select id from contacts
    where environment_id = ${scope.environment_id} and (identifier = ${identifier ?? null} or email = ${email.toLowerCase()})
    order by identifier is not distinct from ${identifier ?? null} desc limit 1`,
  )
  return row?.id
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'contact_already_exists'
}
