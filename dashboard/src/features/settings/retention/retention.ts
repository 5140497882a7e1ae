import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { Retention, RetentionChanges, RetentionPreview } from '../../../api/generated/administration.ts'
import { administration } from '../../../api/service.ts'
import { polled } from '../../../queries/freshness.ts'

export type { Retention, RetentionPreview }

/** What is chosen on the page. */
export type Rules = Pick<Retention, 'conversation_days' | 'contact_days' | 'kept_label'>

export const max_days = 3650

export const retentionQuery = (mode: Mode) =>
  queryOptions({
    queryKey: ['retention', mode],
    queryFn: ({ signal }) => administration.retention.get({ mode }, { signal }),
    ...polled,
  })

export const changeRetention = (changes: RetentionChanges) => administration.retention.update(changes)

/** What would be deleted under these rules. */
export const previewRetention = (mode: Mode, { conversation_days, contact_days, kept_label }: Rules) =>
  administration.retention.preview({
    mode,
    conversation_days: conversation_days ?? undefined,
    contact_days: contact_days ?? undefined,
    kept_label: kept_label ?? undefined,
  })
