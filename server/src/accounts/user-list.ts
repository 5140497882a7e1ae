import { equals, filters, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import type { Static } from '../schema.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { User, type UserQuery } from './user-schema.ts'

const { columns, json } = rendering(User)

/** The users of the account, for assigning conversations. */
export function listUsersOf(scope: Scope, query: UserQuery) {
  const where = filters([equals('email', query.email?.toLowerCase())])
  return page(scope, {
    name: 'users',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from users where account_id = ${scope.account_id}${where}${after} ${tail}`,
    json,
  })
}

export async function getUser(scope: Scope, id: string): Promise<Resource> {
  const [row] = await read<Omit<Stored<Static<typeof User>>, 'object'>>(
    scope,
    sql`select ${columns} from users where account_id = ${scope.account_id} and id = ${id}`,
  )
  if (!row) throw notFound('user')
  return { json: json(row), id: row.id }
}
