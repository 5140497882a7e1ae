import type { Trial, TrialResult } from '@parley/sdk'
import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'

export type { Trial, TrialResult }
export type Verdict = NonNullable<TrialResult['verdict']>
/** Which results are shown. */
export type Filter = Verdict | 'none' | 'all'

const running_ms = 700

export const isGood = (verdict: Verdict | null) => verdict === 'good' || verdict === 'acceptable'

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
