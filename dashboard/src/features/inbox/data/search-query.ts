import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'

export const searchQuery = (mode: Mode, q: string) =>
  queryOptions({
    queryKey: [mode, 'search', q] as const,
    queryFn: ({ signal }) => pageOf(service[mode].search.search({ q: q.slice(0, 255), limit: 50 }, { signal })),
    placeholderData: keepPreviousData,
    // Search learns of what is new a moment later, on a busy machine by seconds.
    refetchInterval: 5000,
  })
