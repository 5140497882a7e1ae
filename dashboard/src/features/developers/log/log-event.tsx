import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { useText } from '../../../text/page-text.ts'
import { Code, Skeleton } from '../../../ui/bits.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'

export const eventQuery = (mode: Mode, id: string) => ({
  queryKey: [mode, 'events', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => service[mode].events.get(id, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** An event caused by a request. Expands on demand. */
export function LogEvent({ mode, id }: { mode: Mode; id: string }) {
  const t = useText()
  const [is_open, setOpen] = useState(false)
  const event = useQuery(eventQuery(mode, id))
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-6 text-start font-mono text-xs [overflow-wrap:anywhere] text-accent-ink underline underline-offset-2"
      >
        {event.data?.type ?? id}
      </button>
      {is_open && (
        <Dialog
          title={event.data ? (t.webhooks.kinds[event.data.type] ?? event.data.type) : id}
          onClose={() => setOpen(false)}
          wide
        >
          {event.isPending && <Skeleton className="h-40" />}
          <Problem error={event.error} />
          {event.data && <Code label={event.data.type} text={JSON.stringify(event.data, null, 2)} />}
        </Dialog>
      )}
    </>
  )
}
