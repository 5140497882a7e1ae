import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../text/page-text.ts'
import type { CountedSearch } from './report-search.ts'

interface Props extends Pick<CountedSearch, 'figure' | 'reason' | 'has_reason' | 'score'> {
  /** The period or the interval it counts. */
  of: { since: string; until: string }
  count: number
  children: ReactNode
}

/** A figure that leads to the conversations it counts, if there are any. */
export function FigureLink({ of: { since, until }, count, children, ...which }: Props) {
  const t = useText()
  const { mode } = useParams({ from: '/$mode' })
  const search = useSearch({ from: '/$mode/reports' })
  if (count === 0) return children
  return (
    <Link
      to="/$mode/reports/conversations"
      params={{ mode }}
      search={{ ...search, since, until, ...which }}
      preload={false}
      title={t.reports.show_conversations}
      className="rounded-sm underline decoration-edge decoration-1 underline-offset-4 hover:text-accent-ink hover:decoration-current"
    >
      {children}
    </Link>
  )
}
