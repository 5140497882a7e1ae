import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { Button } from '../../../ui/button.tsx'
import { type LeadScoring, scoringQuery } from './rules.ts'

interface Props {
  mode: Mode
  busy: boolean
  /** Absent if the user may not do this. */
  onRun?: () => void
}

/** Scores all leads by the current rules. Everyone sees the progress, even after a reload. */
export function Scoring({ mode, busy, onRun }: Props) {
  const t = useText()
  const { data } = useQuery(scoringQuery(mode))
  const is_running = data?.status === 'running'
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-base font-semibold">{t.rules.scoring}</h2>
        <p className="text-muted">{t.rules.scoring_lead}</p>
        {data && <HowFar of={data} />}
      </div>
      {onRun && (
        <Button busy={busy || is_running} onClick={onRun}>
          {t.rules.scoring_run}
        </Button>
      )}
    </section>
  )
}

function HowFar({ of: { status, leads_total, leads_done, leads_changed, finished_at } }: { of: LeadScoring }) {
  const t = useText()
  const ago = useAgo()
  if (status === 'running')
    return (
      <div className="pt-2">
        <progress
          aria-label={t.rules.scoring}
          max={Math.max(leads_total, 1)}
          value={leads_done}
          className="mb-1 block h-1.5 w-full overflow-hidden rounded-full bg-sunken accent-(--accent)"
        />
        <p className="text-muted">{t.rules.scoring_progress(leads_done, leads_total)}</p>
      </div>
    )
  return (
    <p role="status" className="pt-1">
      {t.rules.scoring_changed(leads_changed)}
      {finished_at && <span className="text-muted"> · {ago(finished_at)}</span>}
    </p>
  )
}
