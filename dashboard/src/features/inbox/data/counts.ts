import type { ConversationCounts } from '@parley/sdk'
import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { firstOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { followed } from '../../../queries/freshness.ts'
import { useSession } from '../../../session/session.ts'
import { localeFor, useLanguage } from '../../../text/text.tsx'
import { type Filter, filterOf, type InboxSearch, matches, views } from './filters.ts'
import { type Conversation, expand } from './queries.ts'
import { savedViewsQuery, searchIn } from './saved-views.ts'

/** How many conversations a filter finds, as far as the service counts. */
export type Count = ConversationCounts['data'][number] & { filter: Filter }

const countsKey = (mode: Mode) => [mode, 'conversation_counts'] as const
const allKey = (mode: Mode) => [...countsKey(mode), 'all'] as const

/** Whatever is counted anywhere on the pages is counted by one request. */
const countsQuery = (mode: Mode, filters: Filter[]) =>
  queryOptions({
    queryKey: [...allKey(mode), filters] as const,
    queryFn: async ({ signal }): Promise<Count[]> => {
      const began = performance.now()
      const { data } = await service[mode].conversations.count({ filters }, { signal })
      pause_ms = Math.min(longest_pause_ms, Math.max(shortest_pause_ms, pauses_per_count * (performance.now() - began)))
      return data.map((count, n) => ({ ...count, filter: filters[n]! }))
    },
    // While a view is added or left out the others keep their number.
    placeholderData: (known, query) => (query?.queryKey[0] === mode ? known : undefined),
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

/** How many conversations each of these lists. Undefined until it is known. */
export function useCounts(mode: Mode, searches: readonly InboxSearch[]): readonly (Count | undefined)[] {
  return useAllCounts(mode, searches).counts
}

/** Whether there was never a conversation. Undefined until it is known, and false where it can't be counted. */
export function useIsNew(mode: Mode): boolean | undefined {
  const { counts, has_failed } = useAllCounts(mode, whole)
  const [ever] = counts
  return ever ? ever.count === 0 : has_failed ? false : undefined
}

function useAllCounts(mode: Mode, searches: readonly InboxSearch[]) {
  const { user } = useSession()
  const saved = useQuery(savedViewsQuery(mode))
  const counted = [...always, ...(saved.data?.data ?? []).map(searchIn)].slice(0, max_filters)
  const filters = counted.map((search) => filterOf(search, user.id))
  const { data, isError } = useQuery({ ...countsQuery(mode, filters), enabled: !saved.isPending })
  const counts = searches.map((search) => {
    const filter = filterOf(search, user.id)
    return data?.find((one) => areAlike(one.filter, filter))
  })
  return { counts, has_failed: isError }
}

/** How many of a list there are, where more are than it has loaded. */
export function useCountOf(
  mode: Mode,
  filter: Filter,
  enabled: boolean,
): Pick<Count, 'count' | 'has_more'> | undefined {
  const query = queryOptions({
    queryKey: [...countsKey(mode), 'list', filter] as const,
    queryFn: async ({ signal }) =>
      (await service[mode].conversations.count({ filters: [filter] }, { signal })).data[0]!,
    ...followed,
  })
  return useQuery({ ...query, enabled }).data
}

/** What waits for a reply from me, or from whoever takes it. */
export function useInboxCount(mode: Mode): Pick<Count, 'count' | 'has_more'> {
  const counts = useCounts(mode, awaiting)
  return {
    count: counts.reduce((sum, one) => sum + (one?.count ?? 0), 0),
    has_more: counts.some((one) => one?.has_more),
  }
}

const awaiting: readonly InboxSearch[] = [
  { view: 'mine', unanswered: 'true' },
  { view: 'unassigned', unanswered: 'true' },
]

/** Whether there was ever a conversation. */
export const everything: InboxSearch = { view: 'all', status: 'any' }
const whole = [everything]

const always: readonly InboxSearch[] = [...awaiting, everything, ...views.map((view) => ({ view }))]

// As many as the service counts at once.
const max_filters = 50

const areAlike = (one: Filter, other: Filter) => hashKey([one]) === hashKey([other])

/** In the digits of the page's language, with a plus where the service counts no further. */
export function useCounted(): (count: Pick<Count, 'count' | 'has_more'>) => string {
  const format = new Intl.NumberFormat(localeFor(useLanguage()))
  return ({ count, has_more }) => `${format.format(count)}${has_more ? '+' : ''}`
}

/** The numbers move with what is done or told, before they are counted anew: also where nobody looks, but at the title. */
export function tally(queries: QueryClient, mode: Mode, before: Conversation | null, after: Conversation): void {
  const moved = (one: Count): Count => {
    const step = Number(matches(one.filter, after)) - Number(before !== null && matches(one.filter, before))
    return step === 0 || one.has_more ? one : { ...one, count: Math.max(0, one.count + step) }
  }
  queries.setQueriesData<Count[]>({ queryKey: allKey(mode) }, (counts) => counts?.map(moved))
}

const waiting = new Set<Mode>()
const shortest_pause_ms = 1000
const longest_pause_ms = 30_000
// So that however many views count however much, the service spends little of its time on it.
const pauses_per_count = 20
let pause_ms = shortest_pause_ms

/** Counts again what is on the page, once for all that happens within a second or more, or while nobody sees it. */
export async function recount(queries: QueryClient, mode: Mode): Promise<void> {
  if (waiting.has(mode)) return
  waiting.add(mode)
  await new Promise((resolve) => setTimeout(resolve, pause_ms))
  await inSight()
  waiting.delete(mode)
  queries.invalidateQueries({ queryKey: countsKey(mode) })
}

/** As soon as somebody can see the page. */
async function inSight(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
