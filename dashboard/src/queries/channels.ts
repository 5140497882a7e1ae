import type { Channel } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { service } from '../api/service.ts'

export type { Channel }

/** All of them, the oldest first. */
export const channelsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'channels'] as const,
    queryFn: async ({ signal }) => (await service[mode].channels.list({ order: 'asc', limit: 100 }, { signal })).data,
    // No event tells of them.
    staleTime: 30_000,
  })

/** The name of a channel, if there are others to tell it from. */
export function useChannelName(mode: Mode, id: string | null): string | undefined {
  const channels = useQuery(channelsQuery(mode)).data ?? []
  return channels.length > 1 ? channels.find((one) => one.id === id)?.name : undefined
}
