import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { crmKey } from '../../../queries/crm.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { Button } from '../../../ui/button.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { Card } from '../card.tsx'
import { type CrmConnection, connectionCalls } from './connections.ts'

/**
 * All leads, or those that failed, in the background. The service reports the progress, so everyone sees it, even after a
 * reload.
 */
export function Backfill({ mode, connection }: { mode: Mode; connection: CrmConnection }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, failed, status, backfill } = connection
  const run = useMutation({
    mutationFn: (which: 'all' | 'failed') => connectionCalls(mode).backfill({ id, which, key: newKey() }),
    onSuccess: ({ leads }) => {
      queries.invalidateQueries({ queryKey: crmKey(mode) })
      say(leads === 0 ? t.crm.backfill_nothing : t.crm.backfill_started(leads))
    },
    onError: (error) => sayProblem(error, t),
  })
  return (
    <Card title={t.crm.backfill}>
      <p className="pb-3 text-sm text-muted">{t.crm.backfill_lead}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={run.isPending && run.variables === 'all'}
          disabled={status === 'paused'}
          onClick={() => run.mutate('all')}
        >
          {t.crm.backfill_all}
        </Button>
        {failed > 0 && (
          <Button
            busy={run.isPending && run.variables === 'failed'}
            disabled={status === 'paused'}
            onClick={() => run.mutate('failed')}
          >
            {t.crm.backfill_failed}
          </Button>
        )}
      </div>
      {backfill && backfill.leads > 0 && <HowFar of={backfill} />}
    </Card>
  )
}

function HowFar({ of: { leads, left, started_at } }: { of: NonNullable<CrmConnection['backfill']> }) {
  const t = useText()
  const ago = useAgo()
  const done = left === null ? undefined : Math.max(0, leads - left)
  return (
    <div className="pt-3 text-sm text-muted">
      {left !== 0 && (
        <progress
          aria-label={t.crm.progress}
          max={leads}
          value={done}
          className="mb-1 block h-1.5 w-full overflow-hidden rounded-full bg-sunken accent-(--accent)"
        />
      )}
      <p>
        {done !== undefined && <>{t.crm.progress_of(done, `${leads}`)} · </>}
        {t.crm.backfill_begun(ago(started_at))}
      </p>
    </div>
  )
}
