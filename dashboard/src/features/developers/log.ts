import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { RequestLogEntry } from '../../api/generated/administration.ts'
import type { LogSearch } from './log-search.ts'

export type { RequestLogEntry }

export const logQuery = (mode: Mode, { open: _, by, ...filters }: LogSearch) =>
  infiniteQueryOptions({
    queryKey: [mode, 'request_log', by, filters],
    queryFn: ({ pageParam, signal }) =>
      call<List<RequestLogEntry>>('/request_log', {
        query: { mode, limit: 50, by: whose(by, filters), ...filters, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  })

/** What these pages ask themselves would bury the rest; a request that is named is shown, whosever it was. */
function whose(by: string | undefined, { request_id }: LogSearch): string | undefined {
  if (by === 'all' || (by === undefined && request_id !== undefined)) return undefined
  return by ?? 'api_key'
}
