import { equals, filters, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { contactsLike } from '../search/contacts-like.ts'
import { reading } from '../search/reading.ts'
import { mergeAttributes, storableAttributes } from './custom-attributes.ts'
import { Contact, type ContactChanges, type ContactQuery, type NewContact } from './schema.ts'

const { columns, json } = rendering(Contact)

export { columns }

export type ContactRow = Omit<Stored<Contact>, 'object'> & { version: number }

export function listContacts(scope: Scope, query: ContactQuery) {
  const { q, email, phone_number, identifier } = query
  const where = filters([
    equals('email', email?.toLowerCase()),
    equals('phone_number', phone_number),
    equals('identifier', identifier),
    ...madeBetween('contact', query),
  ])
  const list = (scope: Scope) =>
    page(scope, {
      name: 'contacts',
      query,
      rows: (after, tail, order, most) =>
        q === undefined
          ? sql`select ${columns} from contacts where environment_id = ${scope.environment_id}${where}${after} ${tail}`
          : contactsLike(q, { environment_id: scope.environment_id, columns, where, after, order, most }),
      json,
    })
  return q === undefined ? list(scope) : reading(scope, (connection) => list({ ...scope, connection }))
}

/** The API objects of several contacts, as JSON. */
export async function contactsById(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await read<ContactRow>(
    scope,
    sql`select ${columns} from contacts where environment_id = ${scope.environment_id} and id = any (${[...new Set(ids)]}::text[])`,
  )
  return new Map(rows.map((row) => [row.id, json(row)]))
}

export async function getContact(scope: Scope, id: string): Promise<Resource> {
  return contactResource(await findContact(scope, id))
}

export async function createContact(scope: Scope, input: NewContact): Promise<Resource> {
  const row = newContact(input)
  const { id } = row
  const contact = contactResource(row)
  const created = await write(
    scope,
    sql`change as (
      insert into contacts (environment_id, id, name, email, phone_number, identifier, custom_attributes, created_at)
      values (${scope.environment_id}, ${id}, ${row.name}, ${row.email}, ${row.phone_number}, ${row.identifier}, ${row.custom_attributes}, ${row.created_at})
      on conflict do nothing returning id)`,
    [{ type: 'contact.created', object: contact.json, contact_id: id, about: id }],
    contact,
  )
  if (created.length === 0) throw await alreadyExists(scope, row)
  return contact
}

export function newContact(input: NewContact): ContactRow {
  const id = newId('contact')
  return {
    id,
    name: input.name,
    email: input.email.toLowerCase(),
    phone_number: input.phone_number ?? null,
    identifier: input.identifier ?? null,
    custom_attributes: storableAttributes(input.custom_attributes ?? {}),
    created_at: timeOf(id),
    version: 1,
  }
}

export async function updateContact(
  scope: Scope,
  id: string,
  changes: ContactChanges,
  expected: Expectation,
): Promise<Resource> {
  // Decided on what was read, written if that still holds: somebody else's change in between is met by deciding again.
  for (;;) {
    const before = await findContact(scope, id)
    requireVersion(expected, before.version)
    const after = changed(before, changes)
    const previous = differences(before, after)
    if (Object.keys(previous).length === 0) return contactResource(before)
    const contact = contactResource(after)
    const updated = await write(
      scope,
      sql`change as (
        update contacts set name = ${after.name}, email = ${after.email}, phone_number = ${after.phone_number},
          identifier = ${after.identifier}, custom_attributes = ${after.custom_attributes}, version = ${after.version}, touched_at = now()
        where environment_id = ${scope.environment_id} and id = ${id} and version = ${before.version} returning id)`,
      [{ type: 'contact.updated', object: contact.json, previous, contact_id: id, about: id }],
      contact,
    )
    if (updated.length > 0) return contact
  }
}

export async function findContact(scope: Scope, id: string): Promise<ContactRow> {
  if (!isId('contact', id)) throw notFound('contact')
  const [row] = await read<ContactRow>(
    scope,
    sql`select ${columns}, version from contacts where environment_id = ${scope.environment_id} and id = ${id}`,
  )
  if (!row) throw notFound('contact')
  return row
}

export function changed(before: ContactRow, changes: ContactChanges): ContactRow {
  const { custom_attributes, email, ...rest } = changes
  return {
    ...before,
    ...rest,
    email: email?.toLowerCase() ?? before.email,
    custom_attributes: custom_attributes
      ? storableAttributes(mergeAttributes(before.custom_attributes, custom_attributes))
      : before.custom_attributes,
    version: before.version + 1,
  }
}

/** Which of the fields changed, as they were. */
export function differences(before: ContactRow, after: ContactRow): Record<string, unknown> {
  const names = ['name', 'email', 'phone_number', 'identifier', 'custom_attributes'] as const
  const different = names.filter((name) => before[name] !== after[name])
  return Object.fromEntries(
    different.map((name) => [name, name === 'custom_attributes' ? JSON.parse(before[name]) : before[name]]),
  )
}

async function alreadyExists(scope: Scope, { email }: ContactRow) {
  const [same] = await scope.database.run(
    sql`select id from contacts where environment_id = ${scope.environment_id} and email = ${email}`,
  )
  const field = same ? 'email' : 'identifier'
  return conflict('contact_already_exists', `There is a contact with this \`${field}\` already.`)
}

export function contactResource(row: ContactRow): Resource {
  return { json: json(row), id: row.id, version: row.version, contact_id: row.id }
}
