import type { NewTrialCase, Trial, TrialResult, TrialSet } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'

export type { NewTrialCase, Trial, TrialResult, TrialSet }
export type Verdict = NonNullable<TrialResult['verdict']>
/** Which results are filter. */
export type Filter = Verdict | 'none' | 'all'

const running_ms = 700

export const trialSetsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'trials', 'sets'],
    queryFn: ({ signal }) => pageOf(service[mode].trials.listSets({ limit: 100 }, { signal })),
  })

/** The two newest of a set: the second is what the first is compared with. */
export const trialsQuery = (mode: Mode, trial_set_id: string) =>
  queryOptions({
    queryKey: [mode, 'trials', 'of', trial_set_id],
    queryFn: ({ signal }) => pageOf(service[mode].trials.list({ trial_set_id, limit: 2 }, { signal })),
    refetchInterval: ({ state }) => (state.data?.data[0]?.status === 'running' ? running_ms : false),
  })

export const resultsQuery = (mode: Mode, trial_id: string, filter: Filter) =>
  queryOptions({
    queryKey: [mode, 'trials', 'results', trial_id, filter],
    queryFn: ({ signal }) => {
      const verdict = filter === 'all' ? undefined : filter
      return pageOf(service[mode].trials.listResults(trial_id, { verdict, limit: 100 }, { signal }))
    },
  })

export const comparisonQuery = (mode: Mode, trial_id: string, earlier: string) =>
  queryOptions({
    queryKey: [mode, 'trials', 'comparison', trial_id, earlier],
    queryFn: ({ signal }) => service[mode].trials.compare(trial_id, { with: earlier }, { signal }),
  })

export const trialsKey = (mode: Mode) => [mode, 'trials'] as const
