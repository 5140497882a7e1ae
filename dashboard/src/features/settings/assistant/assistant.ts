import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callVersioned, type Mode, newKey, type Versioned } from '../../../api/call.ts'
import type {
  AssistantChanges,
  AssistantSettings,
  AssistantTest,
  AssistantUsage,
} from '../../../api/generated/types.ts'
import { useText } from '../../../text/text.tsx'
import { say } from '../../../ui/toasts.tsx'

export type { AssistantSettings, AssistantTest, AssistantUsage }

export const assistantQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'assistant', 'settings'],
    queryFn: ({ signal }) => callVersioned<AssistantSettings>(`/${mode}/assistant`, { signal }),
    // No event tells of settings: while somebody looks, it is looked again.
    refetchInterval: 15_000,
  })

export const usageQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'assistant', 'usage'],
    queryFn: ({ signal }) => call<AssistantUsage>(`/${mode}/assistant/usage`, { query: { days: 7 }, signal }),
    refetchInterval: 15_000,
  })

export const testModel = (mode: Mode) =>
  call<AssistantTest>(`/${mode}/assistant/test`, { method: 'POST', body: {}, key: newKey() })

/** Changes what is named, where nobody changed anything since it was shown. */
export function useChange(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { queryKey } = assistantQuery(mode)
  return useMutation({
    mutationFn: ({ changes, since }: { changes: AssistantChanges; since: Versioned<unknown> }) =>
      callVersioned<AssistantSettings>(`/${mode}/assistant`, {
        method: 'PATCH',
        body: changes,
        key: newKey(),
        if_match: since.etag,
      }),
    onSuccess: (after) => {
      queries.setQueryData(queryKey, after)
      queries.invalidateQueries({ queryKey: [mode, 'assistant', 'usage'] })
      say(t.assistant.saved)
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
