import type { ConversationCounts } from '@parley/sdk'
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { firstOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { followed } from '../../../queries/freshness.ts'
import { useSession } from '../../../session/session.ts'
import { type Filter, filterOf, type InboxSearch } from './filters.ts'
import { expand } from './queries.ts'

export type Count = ConversationCounts['data'][number]

const countsKey = (mode: Mode) => [mode, 'conversation_counts'] as const

const countsQuery = (mode: Mode, filters: Filter[]) =>
  queryOptions({
    queryKey: [...countsKey(mode), filters] as const,
    queryFn: async ({ signal }) => (await service[mode].conversations.count({ filters }, { signal })).data,
    placeholderData: keepPreviousData,
    ...followed,
  })

/** Who has waited longest of those that nobody takes care of; null where nobody waits. */
export const oldestQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [...countsKey(mode), 'oldest'] as const,
    queryFn: ({ signal }) =>
      firstOf(
        service[mode].conversations.list(
          {
            assignee: 'none',
            status: 'open',
            unanswered: 'true',
            sort: 'unanswered_since',
            order: 'asc',
            limit: 1,
            expand,
          },
          { signal },
        ),
      ),
    ...followed,
  })

/** How many conversations each of these would list. Undefined until it is known. */
export function useCounts(mode: Mode, searches: readonly InboxSearch[]): readonly (Count | undefined)[] {
  const { user } = useSession()
  const filters = searches.slice(0, max_filters).map((search) => filterOf(search, user.id))
  const { data } = useQuery({ ...countsQuery(mode, filters), enabled: filters.length > 0 })
  return searches.map((_, n) => data?.[n])
}

// As many as the service counts at once.
const max_filters = 50

/** What waits for a reply from me, or from whoever takes it. */
export function useInboxCount(mode: Mode): number {
  const counts = useCounts(mode, awaiting)
  return counts.reduce((sum, one) => sum + (one?.count ?? 0), 0)
}

const awaiting: readonly InboxSearch[] = [
  { view: 'mine', unanswered: 'true' },
  { view: 'unassigned', unanswered: 'true' },
]

/** As a badge has room for it. */
export function badge(count: number): string {
  return count > 99 ? '99+' : `${count}`
}

export const badgeOf = ({ count, has_more }: Count): string => badge(has_more ? count + 1 : count)

const waiting = new Set<Mode>()
const pause_ms = 1000

/** Counts again what is on the page, once for all that happens within a second. */
export function recount(queries: QueryClient, mode: Mode): void {
  if (waiting.has(mode)) return
  waiting.add(mode)
  setTimeout(() => {
    waiting.delete(mode)
    queries.invalidateQueries({ queryKey: countsKey(mode) })
  }, pause_ms)
}
