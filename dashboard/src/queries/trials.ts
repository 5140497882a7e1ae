import type { NewTrialCase, TrialSet } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import { type Mode, newKey } from '../api/call.ts'
import { pageOf } from '../api/pages.ts'
import { service } from '../api/service.ts'

export type { NewTrialCase, TrialSet }

/** What the assistant may have to do. */
export const expectations = ['answer', 'clarify', 'hand_over'] as const

export const trialsKey = (mode: Mode) => [mode, 'trials'] as const

export const trialSetsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'trials', 'sets'],
    queryFn: ({ signal }) => pageOf(service[mode].trials.listSets({ limit: 100 }, { signal })),
  })

export const createTrialSet = (mode: Mode, name: string) =>
  service[mode].trials.createSet({ name }, { idempotency_key: newKey() })

export const createTrialCase = (mode: Mode, set_id: string, body: NewTrialCase) =>
  service[mode].trials.createCase(set_id, body, { idempotency_key: newKey() })
