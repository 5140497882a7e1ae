import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callVersioned, type List, type Mode, newKey, type Versioned } from '../../../api/call.ts'
import type { Channel, ChannelChanges } from '../../../api/generated/types.ts'
import { useText } from '../../../text/text.tsx'
import { say } from '../../../ui/toasts.tsx'

export type { Channel }

/** Past so many the service does not count. */
export const most_counted = 10_000

/** Each with the version that it is: there is one. */
export const channelsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'channels'],
    queryFn: async ({ signal }) => {
      const { data } = await call<List<Channel>>(`/${mode}/channels`, { query: { limit: 100 }, signal })
      return Promise.all(data.map(({ id }) => callVersioned<Channel>(`/${mode}/channels/${id}`, { signal })))
    },
    // No event tells of settings: while somebody looks, it is looked again.
    refetchInterval: 15_000,
  })

/** Changes what is named, where nobody changed anything since it was shown. */
export function useChange(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = channelsQuery(mode)
  return useMutation({
    mutationFn: ({ changes, since: { object, etag } }: { changes: ChannelChanges; since: Versioned<Channel> }) =>
      callVersioned<Channel>(`/${mode}/channels/${object.id}`, {
        method: 'PATCH',
        body: changes,
        key: newKey(),
        if_match: etag,
      }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, (all) => all?.map((one) => (one.object.id === after.object.id ? after : one)))
      say(t.channels.saved)
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
