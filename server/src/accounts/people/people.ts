import { deleteIdentityKeysOf } from '../../channels/identity-keys-of.ts'
import type { Connection } from '../../db/connection.ts'
import { page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { ApiError, conflict, notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { revokeKeysOf, rightsChanged } from '../rights.ts'
import { isAtLeast, type Role } from '../roles.ts'
import { endSessions } from '../sessions.ts'
import { Person, type PersonChanges, type PersonQuery } from './people-schema.ts'

const shape = rendering(Person)

const columns = sql`users.id, users.name, email, role, totp_confirmed_at is not null as two_factor, password_hash is not null as can_sign_in,
  users.created_at, disabled_at, (select max(seen_at) from sessions where user_id = users.id) as seen_at`

export function listPeople(scope: DashboardScope, query: Static<typeof PersonQuery>) {
  return page(scope, {
    name: 'users',
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select * from (select ${columns} from users where account_id = ${scope.account_id}) people where true${after} ${tail}`,
  })
}

/** Changes what somebody is called or may do. Whoever may do more signs in anew; whoever may do less goes on with that. */
export function changePerson(
  scope: DashboardScope,
  id: string,
  changes: Static<typeof PersonChanges>,
): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    await lockAccount(connection, scope)
    const before = await findPerson(connection, sql`id = ${id} and account_id = ${scope.account_id}`)
    const { name = before.name, role = before.role } = changes
    const disabled = changes.disabled ?? before.disabled_at !== null
    requireRankFor(scope, before.role)
    requireRankFor(scope, role)
    await requireOwnerLeft(connection, scope, before, disabled ? null : role)
    await connection.query(sql`
      update users set name = ${name}, role = ${role},
        disabled_at = case when ${disabled}::boolean then coalesce(disabled_at, now()) end
      where id = ${id}`)
    const is_shut_out = disabled && before.disabled_at === null
    const keeps_sessions = !is_shut_out && isAtLeast(before.role, role)
    if (is_shut_out || role !== before.role) await rightsChanged(connection, scope, id, { keeps_sessions })
    const may_not_make_keys = isAtLeast(before.role, 'admin') && !isAtLeast(role, 'admin')
    const fate = changes.api_keys ?? (is_shut_out || may_not_make_keys ? 'revoke' : 'keep')
    if (fate === 'revoke') await revokeKeysOf(connection, scope, id)
    if (changes.identity_keys === 'delete') await deleteIdentityKeysOf(connection, scope, id)
    const was = { ...before, disabled: before.disabled_at !== null }
    const details = differences(was, { name, role, disabled })
    if (Object.keys(details).length > 0)
      await recordAudit(connection, { ...scope, action: 'user.updated', object: { type: 'user', id }, details })
    return personResource(await findPerson(connection, sql`id = ${id}`))
  })
}

/** Signs somebody out everywhere, but not whoever asks for it. */
export function endSessionsOf(scope: DashboardScope, id: string): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    await lockAccount(connection, scope)
    const before = await findPerson(connection, sql`id = ${id} and account_id = ${scope.account_id}`)
    requireRankFor(scope, before.role)
    await endSessions(connection, id, scope.session.id)
    await recordAudit(connection, { ...scope, action: 'user.sessions_ended', object: { type: 'user', id } })
    return personResource(before)
  })
}

/** Nobody makes, changes or invites somebody who ranks above them. */
export function requireRankFor({ session }: DashboardScope, role: Role): void {
  if (isAtLeast(session.role, role)) return
  throw new ApiError('insufficient_role', `Your role is ${session.role}, and this needs ${role}.`)
}

type PersonRow = Stored<Static<typeof Person>> & { role: Role; disabled_at: string | null }

/**
 * One at a time for an account: two owners who demote each other must not both succeed. A session is remembered for a moment;
 * whose role was taken meanwhile makes nothing here that would outlive it.
 */
export async function lockAccount(connection: Connection, { account_id, session }: DashboardScope): Promise<void> {
  await connection.query(sql`select from accounts where id = ${account_id} for no key update`)
  const [open] = await connection.query<{ role: Role }>(sql`
    select role from sessions join users on users.id = user_id where sessions.id = ${session.id} and ended_at is null`)
  if (!open) throw new ApiError('session_expired', 'Your session has expired. Sign in again.')
  if (open.role !== session.role)
    throw new ApiError('insufficient_role', `Your role is now ${open.role}, which doesn't allow this.`)
}

async function findPerson(connection: Connection, which: Sql): Promise<PersonRow> {
  const [row] = await connection.query<PersonRow>(sql`select ${columns} from users where ${which}`)
  if (!row) throw notFound('user')
  return row
}

async function requireOwnerLeft(
  connection: Connection,
  { account_id }: DashboardScope,
  before: PersonRow,
  role: Role | null,
): Promise<void> {
  if (before.role !== 'owner' || role === 'owner') return
  const [other] = await connection.query(sql`
    select from users where account_id = ${account_id} and id <> ${before.id} and role = 'owner' and disabled_at is null
      and password_hash is not null limit 1`)
  if (!other) throw conflict('last_owner', 'An account needs at least one owner. Make another user an owner first.')
}

/** What changed, as the audit log shows it. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return Object.fromEntries(changed.map(([name, to]) => [name, { from: before[name], to }]))
}

function personResource(row: PersonRow): Resource {
  return { json: shape.json(row), id: row.id }
}
