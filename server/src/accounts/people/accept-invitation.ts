import type { Connection } from '../../db/connection.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { ApiError, conflict, invalid } from '../../errors.ts'
import type { SessionChange } from '../../http/answer.ts'
import type { BrowserScope } from '../../http/scopes.ts'
import { newId, timeOf } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { networksOf } from '../networks.ts'
import { requireGoodPassword } from '../passwords.ts'
import { revokePasswordLinks } from '../rights.ts'
import { type Role, roles_by_rank } from '../roles.ts'
import { endSessions } from '../sessions.ts'
import { hashPasswordOf } from '../shared-salt.ts'
import { beginSession, type Factor } from '../sign-in/begin-session.ts'
import { signedIn } from '../sign-in/session.ts'
import { end_of_setup } from '../sign-in/setup.ts'
import { telling } from '../sign-in/telling.ts'
import { requireSecondFactor, secondFactorMissing } from '../sign-in/two-factor.ts'
import { hashOfToken } from '../tokens.ts'
import type { AcceptedInvitation } from './people-schema.ts'

/** What a link is for. The token is sent in the body, because URLs end up in logs and histories. */
export async function previewInvitation({ database }: BrowserScope, token: string): Promise<Resource> {
  const { account_name, email, name, role, expires_at, user_id } = await findLink(database.read, token)
  const kind = user_id === null ? 'invitation' : 'password_reset'
  const preview = { object: 'invitation_preview', kind, account_name, email, name, role, expires_at }
  return { json: JSON.stringify(preview) }
}

/** Signs in whoever has the link: for the first time, or with a new password. The link works once. */
export async function acceptInvitation(
  scope: BrowserScope,
  input: Static<typeof AcceptedInvitation>,
): Promise<SessionChange> {
  const { database, address, request_id } = scope
  const link = await findLink(database.read, input.token)
  const name = input.name ?? link.name
  if (name === null) throw invalid('name', 'is required.', 'parameter_missing')
  requireGoodPassword('password', input.password, [link.email, name, link.account_name])
  const factors: Factor[] = ['link']
  if (link.second_factor_since !== null) {
    const user = { id: link.user_id!, account_id: link.account_id }
    factors.push(await telling(scope, [user], () => requireSecondFactor(scope, user.id, input.code)))
  }
  const password_hash = await hashPasswordOf(database, link, input.password, networksOf(address))
  const token = await transaction(database, async (connection) => {
    // Locks the user before the link, the same order as when a user is changed.
    if (!(await lockInvited(connection, link))) throw secondFactorMissing()
    const { id: link_id, account_id } = await takeLink(connection, input.token)
    await connection.query(end_of_setup)
    const user_id = await letIn(connection, { ...link, name, password_hash })
    const action = link.user_id === null ? 'invitation.accepted' : 'user.password_reset'
    const actor = { type: 'user', id: user_id, name } as const
    const object = link.user_id === null ? { type: 'invitation', id: link_id } : { type: 'user', id: user_id }
    await recordAudit(connection, { account_id, action, actor, object, address, request_id })
    return beginSession(connection, scope, { id: user_id, account_id, name }, factors)
  })
  return signedIn(scope, token)
}

interface Link {
  id: string
  account_id: string
  account_name: string
  user_id: string | null
  email: string
  name: string | null
  role: Role
  expires_at: string
  second_factor_since: string | null
}

type Ask = (query: Sql) => Promise<Link[]>

async function findLink(ask: Ask, token: string): Promise<Link> {
  const [link] = await ask(sql`
    select invitations.id, invitations.account_id, accounts.name as account_name, user_id, invitations.email, users.name, invitations.role,
      expires_at, totp_confirmed_at::text as second_factor_since
    from invitations join accounts on accounts.id = invitations.account_id left join users on users.id = user_id
    where token_hash = ${hashOfToken(token)} and accepted_at is null and revoked_at is null and expires_at > now()
      and users.disabled_at is null and suspended_at is null`)
  if (!link) throw expiredError()
  return link
}

/** Whether the link's user still has the second factor that was required, if any. */
async function lockInvited(connection: Connection, { account_id, email, second_factor_since }: Link): Promise<boolean> {
  const [user] = await connection.query<{ as_before: boolean }>(sql`
    select totp_confirmed_at is not distinct from ${second_factor_since}::timestamptz as as_before from users
    where account_id = ${account_id} and email = ${email} for no key update`)
  return user?.as_before ?? true
}

async function takeLink(connection: Connection, token: string): Promise<{ id: string; account_id: string }> {
  const [link] = await connection.query<{ id: string; account_id: string }>(sql`
    update invitations set accepted_at = now()
    where token_hash = ${hashOfToken(token)} and accepted_at is null and revoked_at is null and expires_at > now()
    returning id, account_id`)
  if (!link) throw expiredError()
  return link
}

/** A user created on the command line keeps their id and role. Nobody's role is lowered. */
async function letIn(
  connection: Connection,
  { user_id, account_id, email, role, name, password_hash }: Link & { name: string; password_hash: string },
): Promise<string> {
  if (user_id !== null) {
    await connection.query(sql`update users set password_hash = ${password_hash}, name = ${name} where id = ${user_id}`)
    await endSessions(connection, user_id, null)
    await revokePasswordLinks(connection, user_id)
    return user_id
  }
  const id = newId('user')
  const [user] = await connection.query<{ id: string }>(sql`
    insert into users (id, account_id, name, email, role, password_hash, created_at)
    values (${id}, ${account_id}, ${name}, ${email}, ${role}, ${password_hash}, ${timeOf(id)})
    on conflict (account_id, email) do update set name = excluded.name, role = excluded.role, password_hash = excluded.password_hash, disabled_at = null
    where users.password_hash is null and users.role = any (${roles_by_rank.slice(0, roles_by_rank.indexOf(role) + 1)}::text[])
    returning id`)
  if (!user) throw conflict('user_already_exists', 'A user with this email address already exists.')
  return user.id
}

function expiredError(): ApiError {
  return new ApiError('invitation_invalid', 'This link has expired, was used or was revoked. Ask for a new one.')
}
