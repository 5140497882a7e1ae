import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { colleaguesQuery, useMay, useSession } from '../../../session/session.ts'
import { useStored } from '../../../stored.ts'
import { useText } from '../../../text/text.tsx'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { allMatching } from '../data/bulk.ts'
import { filterOf, type InboxSearch, orderOf } from '../data/filters.ts'
import { is_compact } from '../data/preferences.ts'
import { listQuery } from '../data/queries.ts'
import { useSelection } from '../data/selection.ts'
import { useRemember } from '../data/view-memory.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { RowList } from './row-list.tsx'
import { useBulk } from './use-bulk.ts'
import { useHeld } from './use-held.ts'

interface Props {
  mode: Mode
  search: InboxSearch
  open: string | undefined
}

/** The list itself, and what is done with those that are chosen in it. */
export function Conversations({ mode, search, open }: Props) {
  const t = useText()
  const { user } = useSession()
  const filter = filterOf(search, user.id)
  const list = useInfiniteQuery(listQuery(mode, filter, orderOf(search)))
  const colleagues = useQuery(colleaguesQuery)
  const rows = useMemo(() => rowsOf(list.data), [list.data])
  const names = useMemo(
    () => new Map((colleagues.data?.data ?? []).map(({ id, name }) => [id, name])),
    [colleagues.data],
  )
  const [compact] = useStored(is_compact)
  const may_write = useMay(mode)('conversations:write')
  const region = useRef<HTMLDivElement>(null)
  const shown = useHeld(region, rows)
  const selection = useSelection(shown.rows)
  const remember = useRemember(mode)
  const bulk = useBulk(mode, selection)
  const is_choosing = selection.ids.size > 0 || bulk.progress !== null || bulk.failures.length > 0
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!is_choosing) return
    return () => {
      // Whoever worked in the bar, which is gone, goes on in the list.
      if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
    }
  }, [is_choosing])
  const all = { view: search.view, sort: search.sort, saved: search.saved }
  const is_narrowed = Object.keys(search).some((name) => !['view', 'sort', 'saved'].includes(name))
  if (list.isPending) return <Skeletons rows={8} className="h-15" />
  if (list.isError && shown.rows.length === 0) return <Failed error={list.error} retry={() => list.refetch()} />
  if (shown.rows.length === 0)
    return (
      <div className="pane flex-1">
        {is_narrowed ? (
          <Empty title={t.inbox.empty.all[0]} hint={t.teamwork.narrowed}>
            <Link
              to="/$mode/inbox"
              params={{ mode }}
              search={all}
              onClick={() => remember(all)}
              className="text-sm font-medium text-accent-ink underline underline-offset-2"
            >
              {t.teamwork.show_all}
            </Link>
          </Empty>
        ) : (
          <EmptyList mode={mode} view={search.view ?? 'all'} />
        )}
      </div>
    )
  return (
    <>
      {is_choosing && (
        <BulkBar
          mode={mode}
          rows={shown.rows.filter(({ id }) => !shown.left.has(id))}
          selection={selection}
          bulk={bulk}
          gather={list.hasNextPage ? (tell, signal) => allMatching(mode, filter, tell, signal) : undefined}
        />
      )}
      <RowList
        key={`${compact}`}
        is_compact={compact}
        pane={pane}
        mode={mode}
        search={search}
        region={region}
        list={shown}
        names={names}
        open={open}
        has_more={list.hasNextPage}
        more={() => {
          if (!list.isFetchingNextPage) list.fetchNextPage()
        }}
        selection={may_write ? selection : undefined}
      />
    </>
  )
}
