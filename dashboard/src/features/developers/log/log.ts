import type { Mode } from '../../../api/call.ts'
import type { ListRequestsQuery, RequestLogEntry } from '../../../api/generated/administration.ts'
import { pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'
import type { LogSearch } from './log-search.ts'

export type { RequestLogEntry }

export const logQuery = (mode: Mode, { open: _, by, ...filters }: LogSearch) => ({
  queryKey: [mode, 'request_log', by, filters],
  page: (cursor: string | undefined, signal: AbortSignal) =>
    pageOf(
      administration.logs.listRequests({ mode, limit: 50, by: whose(by, filters), ...filters, cursor }, { signal }),
    ),
})

/** The dashboard's own requests would bury the others. A specific request is always shown, whoever sent it. */
function whose(by: LogSearch['by'], { request_id }: LogSearch): ListRequestsQuery['by'] {
  if (by === 'all' || (by === undefined && request_id !== undefined)) return undefined
  return by ?? 'api_key'
}
