import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../../api/call.ts'
import { service } from '../../../../api/service.ts'
import { channelsQuery } from '../../../../queries/channels.ts'
import { polled } from '../../../../queries/freshness.ts'

export const consentQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...channelsQuery(mode).queryKey, id, 'email_consent'] as const,
    queryFn: ({ signal }) => service[mode].channels.getEmailConsent(id, { signal }),
    ...polled,
  })

/** A sign-in that this window began. */
interface Begun {
  mode: Mode
  channel_id: string
  state: string
}

const place = 'parley:mailbox-sign-in'

/** Leads to the provider, which leads back to the page that completes the sign-in. */
export function useBegin(mode: Mode) {
  return useMutation({
    mutationFn: (channel_id: string) =>
      service[mode].channels.beginEmailConsent(channel_id, { idempotency_key: newKey() }),
    onSuccess: ({ state, authorization_url }, channel_id) => {
      const flow: Begun = { mode, channel_id, state }
      sessionStorage.setItem(place, JSON.stringify(flow))
      location.assign(authorization_url)
    },
  })
}

/** What this window began with the state that came back: nobody else's sign-in is completed here. */
export function begunWith(state: string | undefined): Begun | null {
  const flow: Begun | null = JSON.parse(sessionStorage.getItem(place) ?? 'null')
  return flow?.state === state ? flow : null
}

export function useComplete() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ mode, channel_id, state, code }: Begun & { code: string }) => {
      sessionStorage.removeItem(place)
      return service[mode].channels.completeEmailConsent(channel_id, { state, code }, { idempotency_key: newKey() })
    },
    onSuccess: (_consent, { mode }) => queries.invalidateQueries({ queryKey: channelsQuery(mode).queryKey }),
  })
}

export function useEnd(mode: Mode) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (channel_id: string) =>
      service[mode].channels.endEmailConsent(channel_id, { idempotency_key: newKey() }),
    onSuccess: () => queries.invalidateQueries({ queryKey: channelsQuery(mode).queryKey }),
  })
}
