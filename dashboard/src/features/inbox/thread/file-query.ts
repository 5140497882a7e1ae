import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'

const half_an_hour_ms = 1_800_000

/** Its addresses work for an hour at least. */
export const fileQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'file', id] as const,
    queryFn: ({ signal }) => service[mode].files.get(id, { signal }),
    staleTime: half_an_hour_ms,
    refetchInterval: half_an_hour_ms,
  })
