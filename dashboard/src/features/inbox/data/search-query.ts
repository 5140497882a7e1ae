import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { SearchResult } from '../../api/generated/types.ts'

export const searchQuery = (mode: Mode, q: string) =>
  queryOptions({
    queryKey: [mode, 'search', q] as const,
    queryFn: ({ signal }) =>
      call<List<SearchResult>>(`/${mode}/search`, { query: { q: q.slice(0, 255), limit: 50 }, signal }),
    placeholderData: keepPreviousData,
    // Search learns of what is new a moment later, on a busy machine by seconds.
    refetchInterval: 5000,
  })
