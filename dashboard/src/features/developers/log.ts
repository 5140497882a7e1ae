import { infiniteQueryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { RequestLogEntry } from '../../api/generated/administration.ts'
import type { LogSearch } from './log-search.ts'

export type { RequestLogEntry }

export const logQuery = (mode: Mode, { open: _, ...filters }: LogSearch) =>
  infiniteQueryOptions({
    queryKey: [mode, 'request_log', filters],
    queryFn: ({ pageParam, signal }) =>
      call<List<RequestLogEntry>>('/request_log', {
        query: { mode, limit: 50, ...filters, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 0,
  })
