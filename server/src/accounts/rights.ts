import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'
import { type AuditDraft, recordAudit } from './audit.ts'
import { doubtSessions, endSessions } from './sessions.ts'

type Origin = Pick<AuditDraft, 'account_id' | 'actor' | 'address' | 'request_id'>

/**
 * When a user's role changes, links they created or received stop working and sessions end. With a lower role, sessions
 * continue: each request checks the role, and unsaved work isn't lost. But the password is required again.
 */
export async function rightsChanged(
  connection: Connection,
  origin: Origin,
  user_id: string,
  { keeps_sessions }: { keeps_sessions: boolean },
): Promise<void> {
  if (keeps_sessions) await doubtSessions(connection, user_id)
  else await endSessions(connection, user_id, null)
  const revoked = await connection.query<{ id: string }>(sql`
    update invitations set revoked_at = now() from users
    where users.id = ${user_id} and invitations.account_id = users.account_id and accepted_at is null and revoked_at is null
      and (user_id = users.id or invited_by = users.id or invitations.email = users.email)
    returning invitations.id`)
  for (const { id } of revoked) {
    const object = { type: 'invitation', id }
    await recordAudit(connection, { ...origin, action: 'invitation.revoked', object, details: { with: user_id } })
  }
}

/** Keys this user gave to integrations. */
export async function revokeKeysOf(connection: Connection, origin: Origin, user_id: string): Promise<void> {
  const revoked = await connection.query<{ id: string; mode: Mode }>(sql`
    update api_keys set revoked_at = now() from environments
    where environments.id = environment_id and account_id = ${origin.account_id} and created_by = ${user_id}
      and revoked_at is null and coalesce(expires_at > now(), true)
    returning api_keys.id, mode`)
  for (const { id, mode } of revoked) {
    const object = { type: 'api_key', id }
    await recordAudit(connection, { ...origin, action: 'api_key.revoked', mode, object, details: { with: user_id } })
  }
}

/** Password reset links: useless once there is a new password. */
export async function revokePasswordLinks(connection: Connection, user_id: string): Promise<void> {
  await connection.query(sql`
    update invitations set revoked_at = now() where user_id = ${user_id} and accepted_at is null and revoked_at is null`)
}
