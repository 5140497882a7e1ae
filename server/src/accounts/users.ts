import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import { newId, timeOf } from '../ids.ts'
import { read, type Scope } from '../scope.ts'
import type { Role } from './roles.ts'

export const roles = ['owner', 'admin', 'agent', 'viewer'] as const satisfies readonly Role[]

export interface NewUser {
  account_id: string
  name: string
  email: string
  role: Role
}

export async function createUser(
  database: Pick<Database, 'run'>,
  { account_id, name, email, role }: NewUser,
): Promise<string> {
  const id = newId('user')
  const rows = await database.run(sql`
    insert into users (id, account_id, name, email, role, created_at)
    values (${id}, ${account_id}, ${name}, ${email.toLowerCase()}, ${role}, ${timeOf(id)})
    on conflict (account_id, email) do nothing returning id`)
  if (rows.length === 0) throw new Error(`A user with the email address ${email} already exists.`)
  return id
}

/** A user of this account whom conversations can be assigned to. */
export async function requireUser(scope: Scope, id: string): Promise<void> {
  const [user] = await read(
    scope,
    sql`select role, disabled_at from users where account_id = ${scope.account_id} and id = ${id}`,
  )
  if (!user) throw invalid('assignee', "isn't a user of this account.")
  if (user.disabled_at !== null) throw invalid('assignee', "has left, so you can't assign conversations to them.")
  if (user.role === 'viewer') throw invalid('assignee', "may only read, so you can't assign conversations to them.")
}

export interface UserRow {
  id: string
  name: string
  email: string
  role: Role
}

export function listUsers(database: Database, account_id: string): Promise<UserRow[]> {
  return database.run<UserRow>(
    sql`select id, name, email, role from users where account_id = ${account_id} order by id`,
  )
}
