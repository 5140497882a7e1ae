import { call, type List, type Mode } from '../../api/call.ts'
import type { RequestLogEntry } from '../../api/generated/administration.ts'
import type { LogSearch } from './log-search.ts'

export type { RequestLogEntry }

export const logQuery = (mode: Mode, { open: _, by, ...filters }: LogSearch) => ({
  queryKey: [mode, 'request_log', by, filters],
  page: (cursor: string | undefined, signal: AbortSignal) =>
    call<List<RequestLogEntry>>('/request_log', {
      query: { mode, limit: 50, by: whose(by, filters), ...filters, cursor },
      signal,
    }),
})

/** What these pages ask themselves would bury the rest; a request that is named is shown, whosever it was. */
function whose(by: string | undefined, { request_id }: LogSearch): string | undefined {
  if (by === 'all' || (by === undefined && request_id !== undefined)) return undefined
  return by ?? 'api_key'
}
