import { base, call, type List, search as queryText } from '../../../api/call.ts'
import type { AuditEntry } from '../../../api/generated/administration.ts'
import type { AuditSearch } from './audit-search.ts'

export type { AuditEntry }

export const auditQuery = ({ open: _, ...filters }: AuditSearch) => ({
  queryKey: ['audit_log', filters],
  page: (cursor: string | undefined, signal: AbortSignal) =>
    call<List<AuditEntry>>('/audit_log', { query: { limit: 50, ...asked(filters), cursor }, signal }),
})

/** Where the browser gets the same as a file: it may be long. */
export function fileAt(filters: AuditSearch): string {
  return `${base}/audit_log.csv${queryText(asked(filters))}`
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
