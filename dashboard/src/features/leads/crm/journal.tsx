import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { More } from '../../../ui/more.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Attempt } from './attempt.tsx'
import { type JournalFilter, journalQuery } from './connections.ts'

interface Props {
  mode: Mode
  connection_id: string
  label: string
  filter: JournalFilter
}

/** Attempts, newest first. In the list of all leads, each links to its own. */
export function Journal({ mode, connection_id, label, filter }: Props) {
  const t = useText()
  const found = useInfiniteQuery(journalQuery(mode, connection_id, filter))
  const attempts = rowsOf(found.data)
  if (found.isPending) return <Skeletons rows={3} className="h-10" />
  if (found.isError && attempts.length === 0) return <Failed error={found.error} retry={() => found.refetch()} />
  if (attempts.length === 0) return <Empty title={filter.status ? t.crm.journal_none : t.crm.journal_empty} />
  return (
    <>
      <ol aria-label={label} className="divide-y divide-line rounded-lg border border-line bg-surface">
        {attempts.map((attempt) => (
          <li key={attempt.id} className="px-4 py-3">
            <Attempt of={attempt} />
            {filter.lead_id === undefined && (
              <Link
                to="/$mode/leads/$lead_id"
                params={{ mode, lead_id: attempt.lead_id }}
                className="inline-flex min-h-6 items-center text-xs text-accent-ink underline underline-offset-2"
              >
                {t.leads.open}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <More of={found} />
    </>
  )
}
