import { recordAudit } from '../accounts/audit.ts'
import { equals, filters, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import type { Desk, Download } from '../http/administration.ts'
import { rendering, type Stored } from '../render.ts'
import type { Static } from '../schema.ts'
import { csv } from './csv.ts'
import { AuditEntry, type AuditExportQuery, type AuditQuery } from './log-schema.ts'

const shape = rendering(AuditEntry)
type AuditRow = Stored<Static<typeof AuditEntry>>

export const most_exported = 50_000

export function listAudit(desk: Desk, query: Static<typeof AuditQuery>) {
  return page(desk, {
    name: 'audit_log',
    query,
    json: shape.json,
    rows: (after, tail) => sql`
      select ${shape.columns} from audit_entries where account_id = ${desk.account_id}${chosen(query)}${after} ${tail}`,
  })
}

/** To take it away is an entry of its own. */
export function exportAudit(desk: Desk, query: Static<typeof AuditExportQuery>): Promise<Download> {
  return transaction(desk.database, async (connection) => {
    const rows = await connection.query<AuditRow>(sql`
      select ${shape.columns} from audit_entries where account_id = ${desk.account_id}${chosen(query)} order by id desc limit ${most_exported}`)
    await recordAudit(connection, { ...desk, action: 'audit_log.exported', object: null, details: { ...query } })
    const names =
      'created_at action actor_type actor_id actor_name mode object_type object_id address request_id details'
    const lines = rows.map(({ actor, ...row }) => {
      const { type, id, name } = JSON.parse(actor) as { type: string; id: string | null; name: string | null }
      const { created_at, action, mode, object_type, object_id, address, request_id, details } = row
      return [created_at, action, type, id, name, mode, object_type, object_id, address, request_id, details]
    })
    return { csv: csv(names.split(' '), lines), file_name: `audit-log-${new Date().toISOString().slice(0, 10)}.csv` }
  })
}

function chosen(query: Static<typeof AuditExportQuery>) {
  const { action, actor_id, object_id } = query
  return filters([
    equals('action', action),
    equals('actor_id', actor_id),
    equals('object_id', object_id),
    ...madeBetween('audit_entry', query),
  ])
}
