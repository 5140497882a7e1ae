import {
  createKey,
  deleteKey,
  type NewKey,
  ownerOfKey,
  type RollChoice,
  revokeKey,
  rollKey,
} from '../accounts/api-keys.ts'
import { recordAudit } from '../accounts/audit.ts'
import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { operator } from './with-database.ts'

// Key operations of the command line, with their audit log entries.

export function createAuditedKey(database: Database, draft: NewKey) {
  return transaction(database, async (connection) => {
    const key = await createKey({ run: connection.query }, draft)
    const { name, scopes, expires_at, allowed_addresses } = draft
    const details = { name, scopes, expires_at, ...(allowed_addresses && { allowed_addresses }) }
    await record(connection, 'api_key.created', key.id, details)
    return key
  })
}

/** Returns whether the key exists. */
export function revokeAuditedKey(database: Database, id: string): Promise<boolean> {
  return transaction(database, async (connection) => {
    const key = await ownerOfKey({ run: connection.query }, id)
    if (!key) return false
    await revokeKey({ run: connection.query }, id)
    if (key.revoked_at === null) await record(connection, 'api_key.revoked', id)
    return true
  })
}

/** For keys that a command creates for itself, which would otherwise fill the list. */
export function deleteAuditedKey(database: Database, id: string): Promise<void> {
  return transaction(database, async (connection) => {
    await record(connection, 'api_key.revoked', id)
    await deleteKey({ run: connection.query }, id)
  })
}

export function rollAuditedKey(database: Database, id: string, grace_hours: number, choice: RollChoice = {}) {
  return transaction(database, async (connection) => {
    const key = await rollKey({ run: connection.query }, id, grace_hours, choice)
    if (key) await record(connection, 'api_key.rolled', id, { successor: key.id, grace_hours, ...choice })
    return key
  })
}

async function record(connection: Connection, action: string, id: string, details = {}): Promise<void> {
  const { account_id, mode } = (await ownerOfKey({ run: connection.query }, id))!
  const object = { type: 'api_key', id }
  await recordAudit(connection, { ...operator, account_id, action, mode, object, details })
}
