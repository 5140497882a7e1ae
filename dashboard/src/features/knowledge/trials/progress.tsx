import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type TrialSet, trialsKey } from '../../../queries/trials.ts'
import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { Results } from './results.tsx'
import { comparisonQuery, isGood, type Trial, trialsQuery } from './trials.ts'

interface Props {
  mode: Mode
  set: TrialSet
  may_write: boolean
  may_read: boolean
}

/** The newest trial of a set. */
export function Progress({ mode, set, may_write, may_read }: Props) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const trials = useQuery(trialsQuery(mode, set.id))
  const onSuccess = () => queries.invalidateQueries({ queryKey: trialsKey(mode) })
  const start = useMutation({
    mutationFn: () => service[mode].trials.create({ trial_set_id: set.id }, { idempotency_key: newKey() }),
    onSuccess,
  })
  const stop = useMutation({ mutationFn: (id: string) => service[mode].trials.cancel(id), onSuccess })
  if (trials.isPending) return <Skeletons rows={2} className="h-12" />
  if (trials.isError) return <Failed error={trials.error} retry={() => trials.refetch()} />
  const [trial, earlier] = trials.data.data
  const number = new Intl.NumberFormat(localeFor(language))
  const is_running = trial?.status === 'running'
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {may_write && !is_running && (
          <Button kind="primary" busy={start.isPending} disabled={set.cases === 0} onClick={() => start.mutate()}>
            {t.trials.run}
          </Button>
        )}
        {may_write && is_running && (
          <Button busy={stop.isPending} onClick={() => stop.mutate(trial.id)}>
            {t.trials.cancel}
          </Button>
        )}
        {trial && (
          <p role="status" className="text-sm text-muted tabular-nums">
            {t.trials.progress(number.format(trial.done), number.format(trial.total))}
          </p>
        )}
        {trial && is_running && (
          <progress aria-label={t.trials.results} value={trial.done} max={trial.total} className="h-1.5 w-32" />
        )}
      </div>
      <p className="text-xs text-muted">{t.trials.no_model}</p>
      {(start.error ?? stop.error) && <Problem error={(start.error ?? stop.error)!} />}
      {trial && !is_running && earlier && may_read && <Comparison mode={mode} trial={trial} earlier={earlier} />}
      {trial && !is_running && may_read && <Results key={trial.id} mode={mode} trial={trial} may_write={may_write} />}
    </>
  )
}

function Comparison({ mode, trial, earlier }: { mode: Mode; trial: Trial; earlier: Trial }) {
  const t = useText()
  const comparison = useQuery(comparisonQuery(mode, trial.id, earlier.id)).data
  if (!comparison) return null
  const { worse, better, chance, flips } = comparison
  return (
    <section aria-label={t.trials.comparison(worse, better)} className="rounded-lg border border-line bg-surface p-4">
      <p className="text-sm font-medium">{t.trials.comparison(worse, better)}</p>
      <p className="text-xs text-muted">{t.trials.chances[chance]}</p>
      <ul className="divide-y divide-line">
        {flips.slice(0, 20).map(({ case_id, turn, question, before, after }) => (
          <li key={`${case_id} ${turn}`} className="flex flex-wrap items-center gap-2 py-2 text-sm">
            <Badge tone="plain">{t.trials.verdicts[before.verdict]}</Badge>
            <span aria-hidden>→</span>
            <Badge tone={isGood(after.verdict) ? 'good' : 'danger'}>{t.trials.verdicts[after.verdict]}</Badge>
            <span dir="auto" className="words line-clamp-2 min-w-0">
              {question}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
