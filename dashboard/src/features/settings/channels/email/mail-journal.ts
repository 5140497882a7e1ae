import type { EmailJournalEntry, ListEmailJournalQuery } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../../api/call.ts'
import { byCursor, pageOf } from '../../../../api/pages.ts'
import { service } from '../../../../api/service.ts'
import { channelsQuery } from '../../../../queries/channels.ts'

export type { EmailJournalEntry }
export type Reason = NonNullable<ListEmailJournalQuery['outcome']>

const journalKey = (mode: Mode, id: string) => [...channelsQuery(mode).queryKey, id, 'email_journal'] as const

const page_size = 20

/** The mails that became no message, the newest first. */
export const mailJournalQuery = (mode: Mode, id: string, outcome: Reason | undefined) =>
  infiniteQueryOptions({
    queryKey: [...journalKey(mode, id), outcome] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].channels.listEmailJournal(id, { outcome, limit: page_size, cursor: pageParam }, { signal })),
    ...byCursor,
  })

/** Who the mails of a page are from, and what they are about: in the mailbox, at this moment. */
export const mailHeadersQuery = (mode: Mode, id: string, ids: string[]) =>
  queryOptions({
    queryKey: [...channelsQuery(mode).queryKey, id, 'email_headers', ids] as const,
    queryFn: async ({ signal }) => {
      const options = { signal, idempotency_key: newKey() }
      const { data } = await service[mode].channels.getEmailJournalHeaders(id, { ids }, options)
      return new Map(data.map((one) => [one.id, one]))
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Makes a message of one. It stays in the list that is shown, with the way to its conversation. */
export function useTakeIn(mode: Mode, channel_id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (mail_id: string) =>
      service[mode].channels.takeInEmail(channel_id, mail_id, { idempotency_key: newKey() }),
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: [...channelsQuery(mode).queryKey, channel_id, 'email_counts'] }),
  })
}
