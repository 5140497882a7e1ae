import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { Users } from '../../../ui/icons.tsx'
import { useCounted, useCounts } from '../data/counts.ts'
import { type InboxSearch, inboxSearch, views } from '../data/filters.ts'
import { queryOf, savedViewsQuery, searchIn } from '../data/saved-views.ts'
import { useRemembered } from '../data/view-memory.ts'

const open = 'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

/** The views of the inbox, those this person keeps and those that are shared, in the navigation. */
export function ViewLinks({ mode }: { mode: Mode }) {
  const t = useText()
  const saved = useQuery(savedViewsQuery(mode)).data?.data ?? []
  const now = useRouterState({ select: ({ location }) => searchAt(location) })
  const remembered = useRemembered(mode)
  const of_all: ViewLink[] = views.map((view) => ({
    name: view,
    words: t.inbox.views[view],
    search: { view },
    to: remembered.view(view),
  }))
  const own: ViewLink[] = saved.map((view) => ({
    name: view.id,
    words: view.name,
    search: searchIn(view),
    to: remembered.saved(view, now?.saved),
    is_shared: view.shared_at !== null,
  }))
  const links = [...of_all, ...own]
  const counts = useCounts(
    mode,
    links.map(({ search }) => search),
  )
  const counted = useCounted()
  const current = now && nameOf(now, own)
  return (
    <nav aria-label={t.inbox.views_label} className="flex flex-col gap-0.5 ps-6">
      {links.map(({ name, words, to, is_shared }, n) => (
        <Link
          key={name}
          to="/$mode/inbox"
          params={{ mode }}
          search={to}
          aria-current={name === current ? 'page' : undefined}
          className={`flex min-h-7 items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-sunken hover:text-ink ${open}`}
        >
          {is_shared && <span className="sr-only">{t.lists.shared}: </span>}
          <bdi className="min-w-0 flex-1 truncate">{words}</bdi>
          {is_shared && <Users size={12} aria-hidden className="shrink-0" />}
          {counts[n] && counts[n].count > 0 && <span className="text-xs tabular-nums">{counted(counts[n])}</span>}
        </Link>
      ))}
    </nav>
  )
}

interface ViewLink {
  name: string
  words: string
  search: InboxSearch
  /** As it was left. */
  to: InboxSearch
  is_shared?: boolean
}

function searchAt({ pathname, search }: { pathname: string; search: object }): InboxSearch | undefined {
  return /^\/\w+\/inbox/.test(pathname) ? inboxSearch(search as Record<string, unknown>) : undefined
}

/** Which view is open: one that was saved also where somebody came to the same filters in another way. */
function nameOf(now: InboxSearch, saved: readonly ViewLink[]): string {
  const query = queryOf({ view: 'all', ...now })
  const same = ({ search }: ViewLink) => queryOf({ view: 'all', ...search }) === query
  return now.saved ?? saved.find(same)?.name ?? now.view ?? 'all'
}
