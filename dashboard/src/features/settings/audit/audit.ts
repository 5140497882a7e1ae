import type { AuditEntry } from '../../../api/generated/administration.ts'
import { pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'
import { readFile } from '../../../api/transport.ts'
import { saveFile } from '../../../ui/save-file.ts'
import type { AuditSearch } from './audit-search.ts'

export type { AuditEntry }

export const auditQuery = ({ open: _, ...filters }: AuditSearch) => ({
  queryKey: ['audit_log', filters],
  page: (cursor: string | undefined, signal: AbortSignal) =>
    pageOf(administration.logs.listAuditEntries({ limit: 50, ...asked(filters), cursor }, { signal })),
})

/** Has the browser keep the same as a file. */
export async function saveLog(filters: AuditSearch): Promise<void> {
  const file = await readFile(administration.logs.exportAuditEntries(asked(filters)))
  saveFile(`audit-log-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', file)
}

function asked({ action, actor, object, from, to }: AuditSearch) {
  return {
    action,
    actor_id: actor,
    object_id: object,
    created_after: beginOf(from, 0),
    created_before: beginOf(to, 1),
  }
}

/** The first moment of a day where the reader is, or of one so many days later. */
function beginOf(day: string | undefined, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? []
  if (year === undefined) return undefined
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString()
}
