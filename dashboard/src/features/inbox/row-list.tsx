import { useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Mode } from '../../api/call.ts'
import { useShortcut } from '../../keyboard/shortcuts.ts'
import { useText } from '../../text/text.tsx'
import type { InboxSearch } from './filters.ts'
import type { Conversation } from './queries.ts'
import { Row, row_height } from './row.tsx'

interface Props {
  mode: Mode
  search: InboxSearch
  rows: Conversation[]
  /** Of colleagues, by their id. */
  names: ReadonlyMap<string, string>
  open: string | undefined
  has_more: boolean
  more: () => void
}

/** Only the rows in sight are in the page, however many there are. */
export function RowList({ mode, search, rows, names, open, has_more, more }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const pane = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => row_height,
    getItemKey: (at) => rows[at]!.id,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const loadMore = useEffectEvent(more)
  const is_near_end = has_more && last >= rows.length - 30
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is asked again.
  useEffect(() => {
    if (is_near_end) loadMore()
  }, [is_near_end, rows.length])

  // Where the open one stood, should it leave the list: the next one is then at its place.
  const place = useRef(-1)
  const at = rows.findIndex(({ id }) => id === open)
  useEffect(() => {
    if (at !== -1) place.current = at
    else if (open === undefined) place.current = -1
  }, [at, open])

  function go(step: 1 | -1) {
    const from = at !== -1 ? at + step : step === 1 ? Math.max(place.current, 0) : place.current - 1
    const to = Math.min(Math.max(from, 0), rows.length - 1)
    virtual.scrollToIndex(to)
    navigate({
      to: '/$mode/inbox/$conversation_id',
      params: { mode, conversation_id: rows[to]!.id },
      search,
      replace: open !== undefined,
    })
  }
  useShortcut('next', () => go(1))
  useShortcut('previous', () => go(-1))

  return (
    <div ref={pane} className="pane flex-1">
      <ul aria-label={t.inbox.list} className="relative" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ key, index, start }) => (
          <li
            key={key}
            aria-setsize={has_more ? -1 : rows.length}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start}px)`, height: row_height }}
          >
            <Row
              mode={mode}
              search={search}
              row={rows[index]!}
              assignee={names.get(rows[index]!.assignee ?? '')}
              is_open={rows[index]!.id === open}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
