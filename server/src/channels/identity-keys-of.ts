import { type AuditDraft, recordAudit } from '../accounts/audit.ts'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'

type Origin = Pick<AuditDraft, 'account_id' | 'actor' | 'address' | 'request_id'>

/** Identity keys that this user was shown, in both modes. Who they signed in is signed out. */
export async function deleteIdentityKeysOf(connection: Connection, origin: Origin, user_id: string): Promise<void> {
  const deleted = await connection.query<{ id: string; mode: Mode }>(sql`
    delete from identity_keys using environments
    where environments.id = environment_id and account_id = ${origin.account_id} and identity_keys.id in (
      select object_id from audit_entries
      where account_id = ${origin.account_id} and actor_id = ${user_id} and action = 'identity_key.created')
    returning identity_keys.id, mode`)
  for (const { id, mode } of deleted) {
    const object = { type: 'identity_key', id }
    await recordAudit(connection, {
      ...origin,
      action: 'identity_key.deleted',
      mode,
      object,
      details: { with: user_id },
    })
  }
}
