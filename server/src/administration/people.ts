import { recordAudit } from '../accounts/audit.ts'
import { rightsChanged } from '../accounts/rights.ts'
import { isAtLeast, type Role } from '../accounts/roles.ts'
import type { Connection } from '../db/connection.ts'
import { page } from '../db/page.ts'
import { type Sql, sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { ApiError, conflict, notFound } from '../errors.ts'
import type { Administered, Desk } from '../http/administration.ts'
import { rendering, type Stored } from '../render.ts'
import type { Static } from '../schema.ts'
import { Person, type PersonChanges, type PersonQuery } from './people-schema.ts'

const shape = rendering(Person)

const columns = sql`users.id, users.name, email, role, totp_confirmed_at is not null as two_factor, password_hash is not null as can_sign_in,
  users.created_at, disabled_at, (select max(seen_at) from sessions where user_id = users.id) as seen_at`

export function listPeople(desk: Desk, query: Static<typeof PersonQuery>) {
  return page(desk, {
    name: 'users',
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select * from (select ${columns} from users where account_id = ${desk.account_id}) people where true${after} ${tail}`,
  })
}

/** Changes what somebody is called or may do. Whoever may do more signs in anew; whoever may do less goes on with that. */
export function changePerson(desk: Desk, id: string, changes: Static<typeof PersonChanges>): Promise<Administered> {
  return transaction(desk.database, async (connection) => {
    await lockAccount(connection, desk)
    const before = await findPerson(connection, sql`id = ${id} and account_id = ${desk.account_id}`)
    const { name = before.name, role = before.role } = changes
    const disabled = changes.disabled ?? before.disabled_at !== null
    requireRankFor(desk, before.role)
    requireRankFor(desk, role)
    await requireOwnerLeft(connection, desk, before, disabled ? null : role)
    await connection.query(sql`
      update users set name = ${name}, role = ${role},
        disabled_at = case when ${disabled}::boolean then coalesce(disabled_at, now()) end
      where id = ${id}`)
    const is_shut_out = disabled && before.disabled_at === null
    const keeps_sessions = !is_shut_out && isAtLeast(before.role, role)
    if (is_shut_out || role !== before.role) await rightsChanged(connection, desk, id, { keeps_sessions })
    const details = differences(before, { name, role, disabled })
    if (Object.keys(details).length > 0)
      await recordAudit(connection, { ...desk, action: 'user.updated', object: { type: 'user', id }, details })
    return personResource(await findPerson(connection, sql`id = ${id}`))
  })
}

/** Nobody makes, changes or invites somebody who ranks above them. */
export function requireRankFor({ session }: Desk, role: Role): void {
  if (isAtLeast(session.role, role)) return
  throw new ApiError('insufficient_role', `Your role is ${session.role}: this needs ${role}.`)
}

type PersonRow = Stored<Static<typeof Person>> & { role: Role; disabled_at: string | null }

/**
 * One at a time for an account: two owners who demote each other must not both succeed. A session is remembered for a moment;
 * whose role was taken meanwhile makes nothing here that would outlive it.
 */
export async function lockAccount(connection: Connection, { account_id, session }: Desk): Promise<void> {
  await connection.query(sql`select from accounts where id = ${account_id} for no key update`)
  const [open] = await connection.query<{ role: Role }>(sql`
    select role from sessions join users on users.id = user_id where sessions.id = ${session.id} and ended_at is null`)
  if (!open) throw new ApiError('session_expired', 'The session is over. Sign in again.')
  if (open.role !== session.role)
    throw new ApiError('insufficient_role', `Your role is ${open.role} by now: look again at what it allows.`)
}

async function findPerson(connection: Connection, which: Sql): Promise<PersonRow> {
  const [row] = await connection.query<PersonRow>(sql`select ${columns} from users where ${which}`)
  if (!row) throw notFound('user')
  return row
}

async function requireOwnerLeft(
  connection: Connection,
  { account_id }: Desk,
  before: PersonRow,
  role: Role | null,
): Promise<void> {
  if (before.role !== 'owner' || role === 'owner') return
  const [other] = await connection.query(sql`
    select from users where account_id = ${account_id} and id <> ${before.id} and role = 'owner' and disabled_at is null
      and password_hash is not null limit 1`)
  if (!other) throw conflict('last_owner', 'An account must have an owner. Make somebody else an owner first.')
}

function differences(before: PersonRow, after: Record<string, unknown>): Record<string, unknown> {
  const was: Record<string, unknown> = { ...before, disabled: before.disabled_at !== null }
  const changed = Object.entries(after).filter(([name, value]) => was[name] !== value)
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: was[name], to }]))
}

function personResource(row: PersonRow): Administered {
  return { json: shape.json(row), id: row.id }
}
