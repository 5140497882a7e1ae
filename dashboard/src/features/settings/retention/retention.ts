import { queryOptions } from '@tanstack/react-query'
import { call, type Mode } from '../../../api/call.ts'
import type { Retention, RetentionChanges, RetentionPreview } from '../../../api/generated/administration.ts'

export type { Retention, RetentionPreview }

/** What is chosen on the page. */
export type Rules = Pick<Retention, 'conversation_days' | 'contact_days' | 'kept_label'>

export const most_days = 3650

export const retentionQuery = (mode: Mode) =>
  queryOptions({
    queryKey: ['retention', mode],
    queryFn: ({ signal }) => call<Retention>('/retention', { query: { mode }, signal }),
    // No event tells of settings: while somebody looks, it is looked again.
    refetchInterval: 15_000,
  })

export const changeRetention = (changes: RetentionChanges) =>
  call<Retention>('/retention', { method: 'PATCH', body: changes })

/** What would be deleted under these rules. */
export const previewRetention = (mode: Mode, { conversation_days, contact_days, kept_label }: Rules) =>
  call<RetentionPreview>('/retention/preview', {
    query: {
      mode,
      conversation_days: conversation_days ?? undefined,
      contact_days: contact_days ?? undefined,
      kept_label: kept_label ?? undefined,
    },
  })
