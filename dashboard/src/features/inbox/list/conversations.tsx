import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { colleaguesQuery, useMay, useSession } from '../../../session/session.ts'
import { useStored } from '../../../stored.ts'
import { Skeletons } from '../../../ui/bits.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { filterOf, type InboxSearch, orderOf } from '../data/filters.ts'
import { is_compact } from '../data/preferences.ts'
import { listQuery } from '../data/queries.ts'
import { useSelection } from '../data/selection.ts'
import { BulkBar } from './bulk-bar.tsx'
import { EmptyList } from './empty-list.tsx'
import { HowFar } from './how-far.tsx'
import { RowList } from './row-list.tsx'
import { useBulk } from './use-bulk.ts'
import { useBulkChange } from './use-bulk-change.ts'
import { useHeld } from './use-held.ts'

interface Props {
  mode: Mode
  search: InboxSearch
  open: string | undefined
}

/** The list itself, and what is done with those that are chosen in it. */
export function Conversations({ mode, search, open }: Props) {
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
  const bulk = useBulk(mode, selection)
  const whole = useBulkChange(mode, selection.clear)
  const is_choosing = selection.ids.size > 0 || bulk.progress !== null || bulk.failures.length > 0
  const has_progress = whole.progress !== null
  const pane = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!is_choosing && !has_progress) return
    return () => {
      // Whoever worked in the bar, which is gone, goes on in the list.
      if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true })
    }
  }, [is_choosing, has_progress])
  if (list.isPending) return <Skeletons rows={8} className="h-15" />
  if (list.isError && shown.rows.length === 0) return <Failed error={list.error} retry={() => list.refetch()} />
  const bar = (
    <>
      {is_choosing && (
        <BulkBar
          mode={mode}
          rows={shown.rows.filter(({ id }) => !shown.left.has(id))}
          selection={selection}
          bulk={bulk}
          whole={whole}
          filter={list.hasNextPage ? filter : undefined}
        />
      )}
      {whole.progress && (
        <div className="border-b border-line bg-accent-soft px-2 py-1">
          <HowFar progress={whole.progress} stop={whole.stop} />
        </div>
      )}
    </>
  )
  if (shown.rows.length === 0)
    return (
      <>
        {bar}
        <div className="pane flex-1">
          <EmptyList mode={mode} search={search} />
        </div>
      </>
    )
  return (
    <>
      {bar}
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
