import type { Connection } from '../../db/connection.ts'
import { page } from '../../db/page.ts'
import { rendering } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict, notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { newId, timeOf } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { type AuditDraft, recordAudit } from '../audit.ts'
import { done } from '../inbox/done-response.ts'
import { transactOnce } from '../keys/once.ts'
import { revokePasswordLinks } from '../rights.ts'
import { isAtLeast, type Role } from '../roles.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import { lockAccount, requireRankFor } from './people.ts'
import { Invitation, type InvitationQuery, type NewInvitation } from './people-schema.ts'

const shape = rendering(Invitation)
const invitation_hours = 7 * 24
/** The requester waits for it. */
const reset_hours = 1

export function listInvitations(scope: DashboardScope, query: Static<typeof InvitationQuery>) {
  return page(scope, {
    name: 'invitations',
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select ${shape.columns} from invitations
      where account_id = ${scope.account_id} and user_id is null and accepted_at is null and revoked_at is null and expires_at > now()${after} ${tail}`,
  })
}

export function invitePerson(scope: DashboardScope, input: Static<typeof NewInvitation>): Promise<Resource> {
  requireRankFor(scope, input.role)
  return transactOnce(scope, async (connection) => {
    await lockAccount(connection, scope)
    await requireRoom(connection, scope, input.email.toLowerCase())
    const { token, ...row } = await invite(connection, { ...scope, ...input, invited_by: scope.session.user_id })
    requireRankFor(scope, row.role)
    const link = `${scope.base_url}${invitation_path}${token}`
    return { json: shape.json(row).replace(/\}$/, `,"link":${JSON.stringify(link)}}`), id: row.id, secret: true }
  })
}

export function revokeInvitation(scope: DashboardScope, id: string): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    const rows = await connection.query(sql`
      update invitations set revoked_at = coalesce(revoked_at, now())
      where account_id = ${scope.account_id} and id = ${id} and accepted_at is null and user_id is null returning id`)
    if (rows.length === 0) throw notFound('invitation')
    await recordAudit(connection, { ...scope, action: 'invitation.revoked', object: { type: 'invitation', id } })
    return done
  })
}

/** Each is a way in for whoever finds the link. */
export const max_pending = 200

/** The invitation that a new one replaces doesn't count. */
async function requireRoom(connection: Connection, { account_id }: DashboardScope, email: string): Promise<void> {
  const [there] = await connection.query<{ count: number }>(sql`
    select count(*)::integer as count from invitations
    where account_id = ${account_id} and user_id is null and accepted_at is null and revoked_at is null and expires_at > now()
      and email <> ${email}`)
  if (there!.count >= max_pending)
    throw conflict('invitation_limit_reached', `At most ${max_pending} invitations can be pending. Revoke one first.`)
}

/** The URL of a link, without its token: the part after `#` isn't sent to servers or logged. */
export const invitation_path = '/dashboard/invitation#token='

type Origin = Pick<AuditDraft, 'account_id' | 'actor' | 'address' | 'request_id'>

/**
 * Invites someone. An earlier invitation of the same person stops working. A user with a higher role who has no password yet
 * keeps that role.
 */
export async function invite(
  connection: Connection,
  invited: Origin & { email: string; role: Role; invited_by: string | null },
) {
  const { account_id, invited_by } = invited
  const email = invited.email.toLowerCase()
  // One at a time: of two invitations of the same person, one remains.
  await connection.query(sql`select from accounts where id = ${account_id} for no key update`)
  const [somebody] = await connection.query(sql`
    select from users where account_id = ${account_id} and email = ${email} and password_hash is not null`)
  if (somebody) throw conflict('user_already_exists', 'A user with this email address already exists.')
  const [previous] = await connection.query<{ role: Role }>(
    sql`select role from users where account_id = ${account_id} and email = ${email}`,
  )
  const role = previous && !isAtLeast(invited.role, previous.role) ? previous.role : invited.role
  await connection.query(sql`
    update invitations set revoked_at = now()
    where account_id = ${account_id} and email = ${email} and user_id is null and accepted_at is null and revoked_at is null`)
  const invitation = await add(connection, {
    account_id,
    email,
    role,
    user_id: null,
    invited_by,
    hours: invitation_hours,
  })
  await recordAudit(connection, {
    ...invited,
    action: 'invitation.created',
    object: { type: 'invitation', id: invitation.id },
    details: { email, role },
  })
  return invitation
}

/** A link for resetting a forgotten password. */
export async function offerPasswordReset(
  connection: Connection,
  origin: Origin,
  user: { id: string; email: string; role: Role },
) {
  await revokePasswordLinks(connection, user.id)
  const { account_id } = origin
  const invitation = await add(connection, {
    account_id,
    email: user.email,
    role: user.role,
    user_id: user.id,
    invited_by: null,
    hours: reset_hours,
  })
  await recordAudit(connection, {
    ...origin,
    action: 'user.password_reset_offered',
    object: { type: 'user', id: user.id },
  })
  return invitation
}

interface NewLink {
  account_id: string
  email: string
  role: Role
  user_id: string | null
  invited_by: string | null
  hours: number
}

async function add(connection: Connection, { account_id, email, role, user_id, invited_by, hours }: NewLink) {
  const id = newId('invitation')
  const token = newToken()
  const created_at = timeOf(id)
  const expires_at = new Date(Date.parse(created_at) + hours * 3600_000).toISOString()
  await connection.query(sql`
    insert into invitations (id, account_id, user_id, email, role, token_hash, invited_by, created_at, expires_at)
    values (${id}, ${account_id}, ${user_id}, ${email}, ${role}, ${hashOfToken(token)}, ${invited_by}, ${created_at}, ${expires_at})`)
  return { id, email, role, invited_by, created_at, expires_at, token }
}
