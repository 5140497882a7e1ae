import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import type { Notification } from '../../api/generated/administration.ts'
import { byCursor, pageOf } from '../../api/pages.ts'
import { administration } from '../../api/service.ts'

export type { Notification }

const key = (mode: Mode) => [mode, 'notifications'] as const

const unreadQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [...key(mode), 'unread'],
    queryFn: async ({ signal }) => (await administration.notifications.countUnread({ mode }, { signal })).count,
    staleTime: 0,
    // Counted when the stream opens and whenever it tells of new ones. A count from before could miss some.
    enabled: false,
  })

export function useUnread(mode: Mode): number {
  return useQuery(unreadQuery(mode)).data ?? 0
}

/** Customers who wait for anybody: one line, however many they are. */
export const waitingQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [...key(mode), 'waiting'] as const,
    queryFn: ({ signal }) => administration.notifications.groupWaiting({ mode }, { signal }),
  })

/** All others. */
export const notificationsQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [...key(mode), 'list'],
    queryFn: ({ pageParam, signal }) =>
      pageOf(administration.notifications.list({ mode, waiting: false, limit: 25, cursor: pageParam }, { signal })),
    ...byCursor,
  })

export async function refreshNotifications(queries: QueryClient, mode: Mode): Promise<void> {
  // A first request that is under way isn't repeated by itself, and may not know the newest.
  await queries.cancelQueries({ queryKey: key(mode) })
  // What fails is asked for again when the stream opens.
  await Promise.allSettled([
    queries.fetchQuery(unreadQuery(mode)),
    queries.invalidateQueries({ queryKey: notificationsQuery(mode).queryKey }),
    queries.invalidateQueries(waitingQuery(mode)),
  ])
}

/** One, those of a conversation, or all. */
export async function markNotificationsRead(
  queries: QueryClient,
  mode: Mode,
  which: { notification_id?: string; conversation_id?: string } = {},
): Promise<void> {
  await administration.notifications.read({ mode, ...which })
  await refreshNotifications(queries, mode)
}
