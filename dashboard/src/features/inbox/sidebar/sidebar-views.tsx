import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { Bookmark, Users } from 'lucide-react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { badgeOf, useCounts } from '../data/counts.ts'
import { inboxSearch } from '../data/filters.ts'
import { queryOf, savedViewsQuery, searchIn } from '../data/saved-views.ts'

/** Saved views, mine and those that are shared, with how many conversations each has. */
export function SidebarViews({ mode }: { mode: Mode }) {
  const t = useText()
  const views = (useQuery(savedViewsQuery(mode)).data?.data ?? []).map((view) => ({ view, search: searchIn(view) }))
  const counts = useCounts(
    mode,
    views.map(({ search }) => search),
  )
  const shown = useRouterState({
    select: ({ location }) =>
      /\/inbox(\/|$)/.test(location.pathname) ? queryOf(inboxSearch(location.search as Record<string, unknown>)) : null,
  })
  if (views.length === 0) return null
  return (
    <ul aria-label={t.desk.saved_views} className="ms-4 flex flex-col border-s border-line ps-2">
      {views.map(({ view: { id, name, shared_at }, search }, n) => {
        const Icon = shared_at ? Users : Bookmark
        return (
          <li key={id}>
            <Link
              to="/$mode/inbox"
              params={{ mode }}
              search={search}
              aria-current={queryOf(search) === shown ? 'page' : undefined}
              activeProps={{}}
              className="flex min-h-7 items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              <Icon size={14} aria-hidden className="shrink-0" />
              {shared_at && <span className="sr-only">{t.lists.shared}: </span>}
              <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
              {counts[n] && counts[n].count > 0 && <span className="text-xs tabular-nums">{badgeOf(counts[n])}</span>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
