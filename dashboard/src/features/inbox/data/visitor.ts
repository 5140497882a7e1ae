import type { ContactIdentity } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { polled } from '../../../queries/freshness.ts'
import { useMay } from '../../../session/session.ts'
import type { Conversation } from './queries.ts'

export const identitiesQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [mode, 'identities', contact_id] as const,
    queryFn: ({ signal }) => pageOf(service[mode].contacts.listIdentities(contact_id, { limit: 10 }, { signal })),
    ...polled,
  })

/** Who the contact is in the channel of the conversation, as seen last. */
export function useVisitor(mode: Mode, { contact_id, channel_id }: Conversation): ContactIdentity | undefined {
  const may = useMay(mode)
  const identities = useQuery({ ...identitiesQuery(mode, contact_id), enabled: may('contacts:read') })
  const of_channel = identities.data?.data.filter((identity) => identity.channel_id === channel_id) ?? []
  return of_channel.toSorted((a, b) => (a.last_seen_at < b.last_seen_at ? 1 : -1))[0]
}
