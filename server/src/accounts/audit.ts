import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { newId, timeOf } from '../ids.ts'
import type { Actor, Mode } from '../scope.ts'

export interface AuditDraft {
  account_id: string
  /** The action, as `<object>.<verb in the past>`. */
  action: string
  actor: Actor
  object: { type: string; id: string } | null
  mode?: Mode
  details?: Record<string, unknown>
  address: string | null
  request_id: string | null
}

/** Records who did what, in the transaction that does it. */
export async function recordAudit(connection: Connection, draft: AuditDraft): Promise<void> {
  await connection.query(sql`insert into audit_entries (${audit_columns}) ${auditRow(draft)}`)
}

export const audit_columns = sql`account_id, id, action, actor, mode, object_type, object_id, details, address, request_id, created_at`

/** The entry as a row, to be part of the statement that does it. */
export function auditRow(draft: AuditDraft): Sql {
  const id = newId('audit_entry')
  const { account_id, action, actor, object, mode = null, details = {}, address, request_id } = draft
  return sql`
    select ${account_id}, ${id}, ${action}, ${JSON.stringify(actor)}::json, ${mode}, ${object?.type ?? null}, ${object?.id ?? null},
      ${JSON.stringify(details)}::json, ${address}, ${request_id}, ${timeOf(id)}::timestamptz`
}
