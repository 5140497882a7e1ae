import type { Channel, ChannelChanges, NewChannel } from '@parley/sdk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type Versioned, versioned } from '../../../api/versioned.ts'
import { channelsQuery } from '../../../queries/channels.ts'
import { polled } from '../../../queries/freshness.ts'
import { useText } from '../../../text/page-text.ts'
import { say } from '../../../ui/toasts.tsx'

export type { Channel }

/** Past so many the service does not count. */
export const max_counted = 10_000

/** Each with the version that it is, the oldest first. */
export const versionedChannelsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [...channelsQuery(mode).queryKey, 'versioned'] as const,
    queryFn: async ({ signal }) => {
      const { channels } = service[mode]
      const { data } = await channels.list({ order: 'asc', limit: 100 }, { signal })
      return Promise.all(data.map(({ id }) => versioned(channels.get(id, { signal }))))
    },
    ...polled,
  })

/** Changes what is named, where nobody changed anything since it was shown. */
export function useChange(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = versionedChannelsQuery(mode)
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

export function useCreate(mode: Mode, onDone: () => void) {
  const t = useText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewChannel) => service[mode].channels.create(body, { idempotency_key: newKey() }),
    onSuccess: async () => {
      await queries.invalidateQueries(channelsQuery(mode))
      say(t.channels.added)
      onDone()
    },
  })
}

/** Deletes it where all is resolved, or where that does not matter. */
export function useRemove(mode: Mode, id: string, onDone: () => void) {
  const t = useText()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: (force: boolean) =>
      service[mode].channels.delete(id, { force: `${force}` }, { idempotency_key: newKey() }),
    onSuccess: async () => {
      await queries.invalidateQueries(channelsQuery(mode))
      say(t.channels.removed)
      onDone()
    },
  })
  return { ...remove, is_in_use: remove.error instanceof ApiError && remove.error.code === 'channel_in_use' }
}
