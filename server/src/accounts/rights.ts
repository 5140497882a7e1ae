import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'
import { type AuditDraft, recordAudit } from './audit.ts'
import { doubtSessions, endSessions } from './sessions.ts'

type Origin = Pick<AuditDraft, 'account_id' | 'actor' | 'address' | 'request_id'>

/**
 * Someone may do other things than before: links that this person made or was given lead nowhere, and sessions end. Where it is less,
 * they may go on: each request asks for the role anew, and what was being written is not lost. But the password is asked for again.
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

/** What programs use that this person has given them. */
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

/** Links to choose a new password with: worth nothing once there is one. */
export async function revokePasswordLinks(connection: Connection, user_id: string): Promise<void> {
  await connection.query(sql`
    update invitations set revoked_at = now() where user_id = ${user_id} and accepted_at is null and revoked_at is null`)
}
