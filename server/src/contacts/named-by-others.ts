import { type Sql, sql, verbatim } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'
import { isPlaceholder } from './placeholder.ts'
import type { Contact } from './schema.ts'

/** By these, whoever is signed in on a website joins a contact. */
const names = ['identifier', 'email'] as const
type Name = (typeof names)[number]
type Named = Pick<Contact, Name>

/** When somebody else than the person set them. Null: they were there from the start. */
export type NamesSet = Readonly<Record<Name, string | null>>

export function changedNames(before: Named, after: Partial<Named>): Name[] {
  return names.filter((name) => after[name] !== undefined && after[name] !== before[name])
}

/** Columns for contacts whose names change now. By the clock that dates conversations. */
export function setNow(changed: readonly Name[]): Record<string, unknown> {
  return Object.fromEntries(changed.map((name) => [`${name}_set_at`, new Date()]))
}

export function namesSetNow(): NamesSet {
  const now = new Date().toISOString()
  return { identifier: now, email: now }
}

/** Assignments for contacts that take the names of `given`. */
export function notingNames(set_at: NamesSet): Sql[] {
  return names.map((name) => {
    const [own, given, column] = [`contacts.${name}`, `given.${name}`, `${name}_set_at`].map(verbatim)
    return sql`${column!} = case when ${own!} is distinct from ${given!} then ${set_at[name]}::timestamptz else contacts.${column!} end`
  })
}

/** The later of two contacts that become one. */
export async function namesSet(scope: Scope, ...ids: [string, string]): Promise<NamesSet> {
  const [row] = await read<Record<Name, string | null>>(
    scope,
    sql`
    select max(identifier_set_at) as identifier, max(email_set_at) as email from contacts
    where environment_id = ${scope.environment_id} and id = any (${ids})`,
  )
  return row!
}

/** Whether others were there before, or conversations. If not, nobody can be confused with anybody. */
export async function hadOtherNames(
  scope: Scope,
  before: Named & { id: string },
  changed: readonly Name[],
): Promise<boolean> {
  if (changed.some((name) => before[name] !== null && !isPlaceholder(before[name]))) return true
  const rows = await read(
    scope,
    sql`select from conversations where environment_id = ${scope.environment_id} and contact_id = ${before.id} limit 1`,
  )
  return rows.length > 0
}
