import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { colleaguesQuery, useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { Failed } from '../../ui/problem.tsx'
import { EmptyList } from './empty-list.tsx'
import { filterOf, type InboxSearch, type StatusChoice, statusChoices, views } from './filters.ts'
import { listQuery } from './queries.ts'
import { ResultList } from './result-list.tsx'
import { RowList } from './row-list.tsx'

interface Props {
  mode: Mode
  search: InboxSearch
  open: string | undefined
}

export function ListPane({ mode, search, open }: Props) {
  const t = useText()
  // Of what is open the name is the title of the page.
  const Title = open === undefined ? 'h1' : 'h2'
  return (
    <>
      <header className="flex flex-col gap-2 border-b border-line px-3 pt-3">
        <Title className="sr-only">{t.inbox.title}</Title>
        <SearchField mode={mode} search={search} />
        {search.q === undefined && <Views mode={mode} search={search} />}
      </header>
      {search.q === undefined ? (
        <Conversations key={JSON.stringify(search)} mode={mode} search={search} open={open} />
      ) : (
        <ResultList mode={mode} q={search.q} />
      )}
    </>
  )
}

function SearchField({ mode, search }: Omit<Props, 'open'>) {
  const t = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(search.q ?? '')
  const [shown, setShown] = useState(search.q)
  if (shown !== search.q) {
    setShown(search.q)
    setWords(search.q ?? '')
  }
  useShortcut('search', () => input.current?.select())
  useEffect(() => {
    if (words.trim() === (search.q ?? '')) return
    const calm = setTimeout(() => look(words), 200)
    return () => clearTimeout(calm)
  })
  function look(words: string) {
    const q = words.trim() || undefined
    navigate({ to: '/$mode/inbox', params: { mode }, search: { ...search, q }, replace: search.q !== undefined })
  }
  return (
    <search className="relative">
      <Search size={14} aria-hidden className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t.inbox.search}
        placeholder={t.inbox.search}
        dir="auto"
        maxLength={255}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') look(words)
          if (key !== 'Escape') return
          if (words === '') currentTarget.blur()
          else look('')
        }}
        className="field ps-8 pe-8 text-sm"
      />
      {words !== '' && (
        <IconButton
          icon={X}
          label={t.inbox.search_clear}
          size={14}
          onClick={() => {
            look('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-0.5 my-auto"
        />
      )}
    </search>
  )
}

function Views({ mode, search }: Omit<Props, 'open'>) {
  const t = useText()
  const navigate = useNavigate()
  const { view = 'all', status = 'open' } = search
  const choices = Object.fromEntries(
    statusChoices.map((one) => [one, one === 'any' ? t.inbox.any_status : t.inbox.statuses[one]]),
  )
  return (
    <>
      <nav
        aria-label={t.inbox.views_label}
        className="pane flex gap-0.5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
      >
        {views.map((one) => (
          <Link
            key={one}
            to="/$mode/inbox"
            params={{ mode }}
            search={{ ...search, view: one }}
            aria-current={view === one ? 'page' : undefined}
            className="flex min-h-8 shrink-0 items-center rounded-md px-2 text-sm text-muted -outline-offset-2 hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
          >
            {t.inbox.views[one]}
          </Link>
        ))}
      </nav>
      <div className="flex items-center justify-between gap-2 pb-2">
        {view === 'assistant' ? (
          <span className="min-h-8 px-2 text-sm leading-8 text-muted">{t.inbox.statuses.pending}</span>
        ) : (
          <Select
            label={t.inbox.status_filter}
            choices={choices}
            value={status}
            onChange={({ target }) =>
              navigate({
                to: '/$mode/inbox',
                params: { mode },
                search: { ...search, status: target.value as StatusChoice },
              })
            }
            className="min-h-8! w-auto! border-line! py-0.5! text-sm!"
          />
        )}
        {search.contact && (
          <Link
            to="/$mode/inbox"
            params={{ mode }}
            search={{ ...search, contact: undefined }}
            className="inline-flex min-h-6 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs text-muted hover:text-ink"
          >
            {t.inbox.contact}
            <X size={12} aria-hidden />
            <span className="sr-only">{t.inbox.search_clear}</span>
          </Link>
        )}
      </div>
    </>
  )
}

function Conversations({ mode, search, open }: Props) {
  const t = useText()
  const { user } = useSession()
  const filter = filterOf(search, user.id)
  const list = useInfiniteQuery(listQuery(mode, filter))
  const colleagues = useQuery(colleaguesQuery)
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  const names = useMemo(
    () => new Map((colleagues.data?.data ?? []).map(({ id, name }) => [id, name])),
    [colleagues.data],
  )
  if (list.isPending) return <Skeletons rows={8} className="h-15" />
  if (list.isError && rows.length === 0) return <Failed error={list.error} retry={() => list.refetch()} />
  if (rows.length === 0)
    return (
      <div className="pane flex-1">
        {search.status || search.contact ? (
          <Empty title={t.inbox.empty.all[0]} />
        ) : (
          <EmptyList mode={mode} view={search.view ?? 'all'} />
        )}
      </div>
    )
  return (
    <RowList
      mode={mode}
      search={search}
      rows={rows}
      names={names}
      open={open}
      has_more={list.hasNextPage}
      more={() => {
        if (!list.isFetchingNextPage) list.fetchNextPage()
      }}
    />
  )
}
