import { ofKey } from '../db/of-key.ts'
import { rendering, type Stored } from '../db/render.ts'
import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { changeRow, type Noun } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { mergeAttributes, storableAttributes } from './custom-attributes.ts'
import { changedNames, hadOtherNames, type NamesSet, namesSetNow, notingNames, setNow } from './named-by-others.ts'
import { Contact, type ContactChanges, type NewContact } from './schema.ts'

const { columns, names, json, values, previous } = rendering(Contact)

export { columns, json, previous as differences }

type Field = Exclude<keyof Contact, 'object' | 'id' | 'custom_attributes' | 'created_at'>
/** The fields that identify a contact. */
export const fields = names.filter((name) => !['id', 'custom_attributes', 'created_at'].includes(name)) as Field[]

export type ContactRow = Omit<Stored<Contact>, 'object'> & { version: number }

const noun: Noun<ContactRow> = {
  table: 'contacts',
  find: findContact,
  resource: contactResource,
  // Retention uses the time when a contact was last active.
  touch: () => ({ touched_at: sql`now()` }),
}

/** The API objects of several contacts, as JSON. */
export async function contactsById(scope: Scope, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await read<ContactRow>(
    scope,
    sql`
    select contact.* from unnest(${[...new Set(ids)]}::text[]) wanted
    cross join lateral (select ${columns} from contacts where ${ofKey(scope.environment_id, sql`wanted`)}) contact`,
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
      insert into contacts (environment_id, ${columns}) values (${scope.environment_id}, ${values(row)})
      on conflict do nothing returning id)`,
    [{ type: 'contact.created', object: contact.json, contact_id: id, about: id }],
    contact,
  )
  if (created.length === 0) throw await alreadyExists(scope, row)
  return contact
}

const empty = Object.fromEntries(names.map((name) => [name, null]))

export function newContact({ custom_attributes = {}, ...input }: NewContact): ContactRow {
  const id = newId('contact')
  const email = input.email.toLowerCase()
  const attributes = storableAttributes(custom_attributes)
  const row = { ...empty, ...input, id, email, custom_attributes: attributes, created_at: timeOf(id), version: 1 }
  return row as ContactRow
}

export function updateContact(
  scope: Scope,
  id: string,
  changes: ContactChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, noun, id, expected, async (before) => {
    const { version: _, ...set } = changed(before, changes)
    const names = scope.actor.type === 'visitor' ? [] : changedNames(before, set)
    return {
      set,
      ...(names.length > 0 && { hidden: setNow(names) }),
      details: names.length > 0 && (await hadOtherNames(scope, before, names)) ? { fields: names } : null,
      events: (after) => [
        { type: 'contact.updated', object: json(after), previous: previous(before, after), contact_id: id, about: id },
      ],
    }
  })
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

async function alreadyExists(scope: Scope, { email }: ContactRow) {
  const [same] = await scope.database.run(
    sql`select id from contacts where environment_id = ${scope.environment_id} and email = ${email}`,
  )
  const field = same ? 'email' : 'identifier'
  return conflict('contact_already_exists', `\`${field}\` is already used by another contact.`)
}

export function contactResource(row: ContactRow): Resource {
  return { json: json(row), id: row.id, version: row.version, contact_id: row.id }
}

/** Writes several changed contacts in one statement. The caller has locked them, and says when new names were set. */
export function replaced(
  { environment_id }: Scope,
  rows: readonly ContactRow[],
  set_at: NamesSet = namesSetNow(),
): Sql {
  const assignments = names.filter((name) => name !== 'id').map((name) => verbatim(`${name} = given.${name}`))
  return sql`
    update contacts set ${join([...assignments, ...notingNames(set_at)], ', ')}, version = contacts.version + 1, touched_at = now()
    from ${recordset(rows)} given where contacts.environment_id = ${environment_id} and contacts.id = given.id
    returning contacts.id`
}

/** Records activity of a contact that doesn't change otherwise: retention counts from there. */
export function touched(environment_id: number, id: string, at: Sql = sql`now()`): Sql {
  return sql`
    update contacts set touched_at = greatest(touched_at, ${at}) where environment_id = ${environment_id} and id = ${id}
    returning id`
}

/** Notes that everybody was signed out who is this contact. */
export function sessionsEnded(environment_id: number, id: string): Sql {
  return sql`
    update contacts set sessions_ended_at = clock_timestamp() where environment_id = ${environment_id} and id = ${id}
    returning id`
}

/** Writes several new contacts. */
export function inserted({ environment_id }: Pick<Scope, 'environment_id'>, rows: readonly ContactRow[]): Sql {
  return sql`
    insert into contacts (environment_id, ${columns}) select ${environment_id}::integer, ${columns} from ${recordset(rows)} given
    returning id`
}

/** Rows as a table, however many: the columns take their types from the table. */
function recordset(rows: readonly ContactRow[]): Sql {
  return sql`json_populate_recordset(null::contacts, ${`[${rows.map(json).join(',')}]`}::json)`
}
