import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import type { Mode } from '../scope.ts'
import { recordAudit } from './audit.ts'

const action = 'api_key.unrestricted'

interface Unrestricted {
  id: string
  account_id: string
  mode: Mode
  name: string | null
  scopes: string
}

/** Keys from an earlier version that can read more than their scopes: each is recorded in the audit log, once. */
export async function noteUnrestrictedKeys(database: Database): Promise<void> {
  await transaction(database, async (connection) => {
    // Of several processes that start at once, the second one waits for the rows and then finds the entries.
    await connection.query(sql`select from api_keys where restricted_at is null order by id for update`)
    const keys = await connection.query<Unrestricted>(sql`
      select api_keys.id, account_id, mode, name, array_to_json(scopes) as scopes
      from api_keys join environments on environments.id = environment_id
      where restricted_at is null and revoked_at is null and coalesce(expires_at > now(), true) and not exists (
        select from audit_entries entry
        where entry.account_id = environments.account_id and object_id = api_keys.id and action = ${action})`)
    const actor = { type: 'system', id: null, name: null } as const
    for (const { id, account_id, mode, name, scopes } of keys) {
      const details = { name, scopes: JSON.parse(scopes) as string[] }
      const object = { type: 'api_key', id }
      await recordAudit(connection, {
        account_id,
        action,
        actor,
        object,
        mode,
        details,
        address: null,
        request_id: null,
      })
    }
  })
}
