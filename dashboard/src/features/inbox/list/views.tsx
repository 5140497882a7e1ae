import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { ListFilter } from '../../../ui/icons.tsx'
import { late } from '../../../ui/late.tsx'
import { useCounted, useCounts } from '../data/counts.ts'
import { type InboxSearch, type StatusChoice, statusChoices, views } from '../data/filters.ts'
import { useRemember, useRemembered } from '../data/view-memory.ts'
import { DisplayMenu } from './display-menu.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ViewMenu } from './view-menu.tsx'

const FilterDialog = late(async () => (await import('./filter-dialog.tsx')).FilterDialog)

const each_view = views.map((view) => ({ view }))

const chosen = 'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink'

/** Which conversations are listed: by view, by status, by what else they are narrowed to. */
export function Views({ mode, search }: { mode: Mode; search: InboxSearch }) {
  const t = useText()
  const [is_filtering, setFiltering] = useState(false)
  const { view = 'all' } = search
  const counts = useCounts(mode, each_view)
  const counted = useCounted()
  const remembered = useRemembered(mode)
  return (
    <>
      <nav
        aria-label={t.inbox.views_label}
        className="pane flex gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none] in-data-[rail=wide]:md:hidden"
      >
        {views.map((one, n) => (
          <Link
            key={one}
            to="/$mode/inbox"
            params={{ mode }}
            search={view === one ? search : remembered.view(one)}
            aria-current={view === one ? 'page' : undefined}
            className={`flex min-h-8 shrink-0 items-center gap-1 rounded-md px-2 text-sm text-muted -outline-offset-2 hover:text-ink ${chosen}`}
          >
            {t.inbox.views[one]}
            {counts[n] && counts[n].count > 0 && <span className="text-xs tabular-nums">{counted(counts[n])}</span>}
          </Link>
        ))}
      </nav>
      <div className="flex items-center gap-1 pb-2">
        <StatusChooser mode={mode} search={search} />
        <DisplayMenu mode={mode} search={search} />
        <IconButton icon={ListFilter} label={t.teamwork.filter} onClick={() => setFiltering(true)} />
        <ViewMenu mode={mode} search={search} />
      </div>
      <FilterChips mode={mode} search={search} />
      {is_filtering && <FilterDialog mode={mode} search={search} onClose={() => setFiltering(false)} />}
    </>
  )
}

function StatusChooser({ mode, search }: { mode: Mode; search: InboxSearch }) {
  const t = useText()
  const navigate = useNavigate()
  const remember = useRemember(mode)
  if (search.view === 'assistant')
    return <span className="me-auto min-h-8 px-2 text-sm leading-8 text-muted">{t.inbox.statuses.pending}</span>
  const choices = Object.fromEntries(
    statusChoices.map((one) => [one, one === 'any' ? t.inbox.any_status : t.inbox.statuses[one]]),
  )
  return (
    <Select
      label={t.inbox.status_filter}
      choices={choices}
      value={search.status ?? 'open'}
      onChange={({ target }) => {
        const changed = { ...search, status: target.value as StatusChoice }
        remember(changed)
        navigate({ to: '/$mode/inbox', params: { mode }, search: changed })
      }}
      className="me-auto min-h-8! w-auto! border-line! py-0.5! text-sm!"
    />
  )
}
