import type { Team } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { service } from '../api/service.ts'

export type { Team }

/** All that are not archived, the oldest first. */
export const teamsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'teams'] as const,
    queryFn: async ({ signal }) => (await service[mode].teams.list({ order: 'asc', limit: 100 }, { signal })).data,
    staleTime: 30_000,
  })

export const useTeams = (mode: Mode): readonly Team[] => useQuery(teamsQuery(mode)).data ?? none

const none: readonly Team[] = []
