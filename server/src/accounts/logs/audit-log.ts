import { end_of_walk, equals, filters, madeBetween, narrowest, page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql, verbatim } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import type { Download } from '../../http/answer.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import { recordAudit } from '../audit.ts'
import { objectNames } from './audited-objects.ts'
import { csv } from './csv.ts'
import { type AuditExportQuery, type AuditQuery, StoredAuditEntry } from './log-schema.ts'

const shape = rendering(StoredAuditEntry)
type AuditRow = Stored<Static<typeof StoredAuditEntry>>

export const max_exported = 50_000

export function listAudit(scope: DashboardScope, query: Static<typeof AuditQuery>) {
  return page(scope, {
    name: 'audit_log',
    query,
    walks: true,
    expand: async (rows) => {
      const nameOf = await objectNames(scope, rows as never)
      return (row) => `${shape.json(row as never).slice(0, -1)},"object_name":${JSON.stringify(nameOf(row as never))}}`
    },
    json: shape.json,
    rows: (after, tail, order) => walk(scope, query, after, verbatim(order), end_of_walk, tail),
  })
}

/** The export is audited, too. Reads one page at a time, so that nobody waits for the whole. */
export async function exportAudit(scope: DashboardScope, query: Static<typeof AuditExportQuery>): Promise<Download> {
  const tail = sql`order by id desc limit ${at_a_time}`
  // Until the very end, because an incomplete file doesn't say so.
  const after = (id: string | null) =>
    scope.database.run<AuditRow>(walk(scope, query, id === null ? sql`` : sql` and id < ${id}`, sql`desc`, sql``, tail))
  const first = await after(null)
  await transaction(scope.database, (connection) =>
    recordAudit(connection, { ...scope, action: 'audit_log.exported', object: null, details: { ...query } }),
  )
  const day = new Date().toISOString().slice(0, 10)
  return { csv: linesOf(first, after), file_name: `audit-log-${day}.csv` }
}

const at_a_time = 500
const names = 'created_at action actor_type actor_id actor_name mode object_type object_id address request_id details'

async function* linesOf(first: AuditRow[], after: (id: string) => Promise<AuditRow[]>): AsyncGenerator<string> {
  yield csv([names.split(' ')])
  let rows = first
  for (let count = 0; rows.length > 0; rows = await after(rows.at(-1)!.id)) {
    const room = max_exported - count
    yield csv(rows.slice(0, room).map(cells))
    count += rows.length
    if (rows.length < at_a_time || count >= max_exported) return
  }
}

function cells({ actor, ...row }: AuditRow) {
  const { type, id, name } = JSON.parse(actor) as { type: string; id: string | null; name: string | null }
  const { created_at, action, mode, object_type, object_id, address, request_id, details } = row
  return [created_at, action, type, id, name, mode, object_type, object_id, address, request_id, details]
}

function walk(
  scope: DashboardScope,
  query: Static<typeof AuditExportQuery>,
  after: Sql,
  order: Sql,
  end: Sql,
  tail: Sql,
) {
  const { action, actor_id, object_id } = query
  const { served, rest } = narrowest([
    equals('object_id', object_id),
    equals('actor_id', actor_id),
    equals('action', action),
  ])
  const between = filters(madeBetween('audit_entry', query))
  return sql`
    select ${shape.columns} from (
      select ${shape.columns}, actor_id from audit_entries
      where account_id = ${scope.account_id}${served}${between}${after} order by id ${order} ${end}) walked
    where true${rest} ${tail}`
}
