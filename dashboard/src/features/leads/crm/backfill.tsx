import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { Card } from '../card.tsx'
import { type CrmConnection, connectionCalls } from './connections.ts'

/** All leads, or those that failed, in the background; how far it is can be seen. */
export function Backfill({ mode, connection }: { mode: Mode; connection: CrmConnection }) {
  const t = useText()
  const queries = useQueryClient()
  const [begun, setBegun] = useState(0)
  const { id, waiting, failed, status } = connection
  const run = useMutation({
    mutationFn: (which: 'all' | 'failed') => connectionCalls(mode).backfill({ id, which, key: newKey() }),
    onSuccess: ({ leads }) => {
      setBegun(leads)
      queries.invalidateQueries({ queryKey: [mode, 'crm'] })
      say(leads === 0 ? t.crm.backfill_nothing : t.crm.backfill_started(leads))
    },
    onError: (error) => sayProblem(error, t),
  })
  const done = Math.max(0, begun - waiting)
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
      {begun > 0 && (
        <div className="pt-3 text-sm text-muted">
          <progress
            aria-label={t.crm.progress}
            max={begun}
            value={done}
            className="block h-1.5 w-full overflow-hidden rounded-full bg-sunken accent-(--accent)"
          />
          <p className="pt-1">{t.crm.progress_of(done, `${begun}`)}</p>
        </div>
      )}
    </Card>
  )
}
