import type { Channel, ChannelChanges } from '@parley/sdk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type Versioned, versioned } from '../../../api/versioned.ts'
import { polled } from '../../../queries/freshness.ts'
import { useText } from '../../../text/page-text.ts'
import { say } from '../../../ui/toasts.tsx'

export type { Channel }

/** Past so many the service does not count. */
export const most_counted = 10_000

/** Each with the version that it is: there is one. */
export const channelsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'channels'],
    queryFn: async ({ signal }) => {
      const { channels } = service[mode]
      const { data } = await channels.list({ limit: 100 }, { signal })
      return Promise.all(data.map(({ id }) => versioned(channels.get(id, { signal }))))
    },
    ...polled,
  })

/** Changes what is named, where nobody changed anything since it was shown. */
export function useChange(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = channelsQuery(mode)
  return useMutation({
    mutationFn: ({ changes, since: { object, etag } }: { changes: ChannelChanges; since: Versioned<Channel> }) =>
      versioned(
        service[mode].channels.update(object.id, changes, { idempotency_key: newKey(), if_match: etag ?? undefined }),
      ),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, (all) => all?.map((one) => (one.object.id === after.object.id ? after : one)))
      say(t.channels.saved)
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
