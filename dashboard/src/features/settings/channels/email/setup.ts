import type { EmailSetup } from '@parley/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../../api/call.ts'
import { service } from '../../../../api/service.ts'
import { channelsQuery } from '../../../../queries/channels.ts'

export type { EmailSetup }

/** Asks for the servers of an address, and what its domain lacks. */
export function useSetup(mode: Mode) {
  return useMutation({
    mutationFn: (address: string) =>
      service[mode].channels.detectEmailSetup({ address }, { idempotency_key: newKey() }),
  })
}

/** Logs in to both servers of a channel. */
export function useTest(mode: Mode) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (channel_id: string) => service[mode].channels.test(channel_id, { idempotency_key: newKey() }),
    // The channel may know now who checks its senders.
    onSuccess: ({ authserv }) => authserv?.id && queries.invalidateQueries({ queryKey: channelsQuery(mode).queryKey }),
  })
}
