import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { trialsKey } from '../../../queries/trials.ts'
import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { Failed, Problem } from '../../../ui/problem.tsx'
import { type Filter, isGood, resultsQuery, type Trial, type TrialResult, type Verdict } from './trials.ts'
import { WhyOf } from './why.tsx'

interface Props {
  mode: Mode
  trial: Trial
  may_write: boolean
}

/** One result after another, to be judged by keyboard. */
export function Results({ mode, trial, may_write }: Props) {
  const t = useText()
  const language = useLanguage()
  const [filter, setFilter] = useState<Filter>('all')
  const [place, setPlace] = useState(0)
  const list = useQuery(resultsQuery(mode, trial.id, filter))
  if (list.isPending) return <Skeletons rows={2} className="h-24" />
  if (list.isError) return <Failed error={list.error} retry={() => list.refetch()} />
  const results = list.data.data
  const at = Math.max(0, Math.min(place, results.length - 1))
  const result = results[at]
  const number = new Intl.NumberFormat(localeFor(language))
  return (
    <>
      <SelectField
        label={t.trials.filter}
        choices={choicesOf(t.trials.results, t.trials.verdicts, trial, number)}
        value={filter}
        onChange={({ target }) => {
          setFilter(target.value as Filter)
          setPlace(0)
        }}
      />
      {!result && <p className="text-sm text-muted">{t.trials.none_left}</p>}
      {result && (
        <Grading
          mode={mode}
          trial={trial}
          may_write={may_write}
          results={results}
          at={at}
          onMove={setPlace}
          filter={filter}
        />
      )}
    </>
  )
}

interface GradingProps extends Props {
  results: TrialResult[]
  at: number
  filter: Filter
  onMove: (place: number) => void
}

/** The result at this place. Its keys work while it has the focus. */
function Grading({ mode, trial, may_write, results, at, filter, onMove }: GradingProps) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const result = results[at]!
  const number = new Intl.NumberFormat(localeFor(language))
  const judge = useMutation({
    mutationFn: ({ id, verdict }: { id: string; verdict: Verdict }) =>
      service[mode].trials.judgeResult(trial.id, { result_id: id, verdict }),
    onSuccess: () => queries.invalidateQueries({ queryKey: trialsKey(mode) }),
  })
  function give(verdict: Verdict) {
    if (!may_write) return
    judge.mutate({ id: result.id, verdict })
    // Where only those of one verdict are shown, this one leaves the list.
    if (filter === 'all' && at + 1 < results.length) onMove(at + 1)
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const verdict = verdictsFor(result)[Number(event.key) - 1]
    if (verdict) give(verdict)
    else if (event.key === 'j') onMove(Math.min(at + 1, results.length - 1))
    else if (event.key === 'k') onMove(Math.max(at - 1, 0))
  }
  return (
    <section
      aria-label={t.trials.results}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work while it has the focus.
      tabIndex={0}
      onKeyDown={press}
      className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <OneResult of={result} />
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={at === 0} onClick={() => onMove(at - 1)}>
          {t.trials.previous}
        </Button>
        <span className="text-xs text-muted tabular-nums">
          {t.trials.position(number.format(at + 1), number.format(results.length))}
        </span>
        <Button disabled={at === results.length - 1} onClick={() => onMove(at + 1)}>
          {t.trials.next}
        </Button>
      </div>
      {may_write && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="pb-1 text-xs text-muted">{t.trials.judge_hint}</legend>
          {verdictsFor(result).map((verdict, n) => (
            <Button key={verdict} aria-pressed={result.verdict === verdict} onClick={() => give(verdict)}>
              <kbd className="text-xs text-muted">{n + 1}</kbd>
              {t.trials.verdicts[verdict]}
            </Button>
          ))}
        </fieldset>
      )}
      {judge.isError && <Problem error={judge.error} />}
    </section>
  )
}

/** What it did not do is what it may have had to do. */
function verdictsFor({ decision }: TrialResult): Verdict[] {
  return ['good', 'acceptable', 'wrong', decision === 'hand_over' ? 'should_answer' : 'should_hand_over']
}

function choicesOf(all: string, names: Record<string, string>, { verdicts }: Trial, number: Intl.NumberFormat) {
  const counts = Object.entries(verdicts).map(([verdict, count]) => [
    verdict,
    `${names[verdict]} (${number.format(count)})`,
  ])
  return { all, ...Object.fromEntries(counts) } as Record<Filter, string>
}

function OneResult({ of }: { of: TrialResult }) {
  const t = useText()
  const { question, decision, reply, reason, verdict, why } = of
  return (
    <>
      <p dir="auto" className="words text-base font-medium whitespace-pre-line">
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        <Badge tone={decision === 'answer' ? 'accent' : 'warn'}>{t.trials.decisions[decision]}</Badge>
        <Badge tone={isGood(verdict) ? 'good' : verdict ? 'danger' : 'plain'}>
          {t.trials.verdicts[verdict ?? 'none']}
        </Badge>
      </div>
      {reply !== '' && (
        <div className="rounded-xl bg-accent-soft px-3 py-2 text-base">
          <Markdown text={reply} />
        </div>
      )}
      {reason && (
        <p dir="auto" className="words text-xs text-muted">
          {reason}
        </p>
      )}
      {why && <WhyOf why={why} />}
    </>
  )
}
