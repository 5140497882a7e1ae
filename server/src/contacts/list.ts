import { equals, filters, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { contactsLike } from '../search/contacts-like.ts'
import { reading } from '../search/read-transaction.ts'
import { columns, json } from './contacts.ts'
import type { ContactQuery } from './schema.ts'

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
      rows: (after, tail, order, limit) =>
        q === undefined
          ? sql`select ${columns} from contacts where environment_id = ${scope.environment_id}${where}${after} ${tail}`
          : contactsLike(q, { environment_id: scope.environment_id, columns, where, after, order, limit }),
      json,
    })
  return q === undefined ? list(scope) : reading(scope, (connection) => list({ ...scope, connection }))
}
