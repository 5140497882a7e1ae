import type { AssistantChanges, AssistantSettings, AssistantTest, AssistantUsage } from '@parley/sdk'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type Versioned, versioned } from '../../../api/versioned.ts'
import { assistantQuery } from '../../../queries/assistant.ts'
import { polled } from '../../../queries/freshness.ts'
import { useText } from '../../../text/page-text.ts'
import { say } from '../../../ui/toasts.tsx'

export type { AssistantSettings, AssistantTest, AssistantUsage }

export const usageQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'assistant', 'usage'],
    queryFn: ({ signal }) => service[mode].assistant.getUsage({ days: 7 }, { signal }),
    ...polled,
  })

export const testModel = (mode: Mode) => service[mode].assistant.test({ idempotency_key: newKey() })

/** Changes what is named, where nobody changed anything since it was shown. */
export function useChange(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = assistantQuery(mode)
  return useMutation({
    mutationFn: ({ changes, since }: { changes: AssistantChanges; since: Versioned<unknown> }) =>
      versioned(
        service[mode].assistant.update(changes, { idempotency_key: newKey(), if_match: since.etag ?? undefined }),
      ),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after)
      queries.invalidateQueries(usageQuery(mode))
      say(t.assistant.saved)
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
