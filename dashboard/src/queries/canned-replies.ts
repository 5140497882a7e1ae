import type { CannedReply, NewCannedReply } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { type Mode, newKey } from '../api/call.ts'
import { service } from '../api/service.ts'

export type { CannedReply, NewCannedReply }

/** All of them: there are a thousand at most, and the picker looks through what it has. */
export const cannedRepliesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'canned_replies'] as const,
    queryFn: async ({ signal }) => {
      const all = await Array.fromAsync(service[mode].cannedReplies.list({ limit: 100 }, { signal }))
      return all.sort((a, b) => a.shortcut.localeCompare(b.shortcut))
    },
    // Colleagues change them, and no event tells.
    staleTime: 30_000,
  })

export const createCannedReply = (mode: Mode, body: NewCannedReply) =>
  service[mode].cannedReplies.create(body, { idempotency_key: newKey() })

export const updateCannedReply = (mode: Mode, id: string, body: NewCannedReply) =>
  service[mode].cannedReplies.update(id, body, { idempotency_key: newKey() })

export const deleteCannedReply = (mode: Mode, id: string) => service[mode].cannedReplies.delete(id)
