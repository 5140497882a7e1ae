import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { useLabelColors } from '../../../queries/labels.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLongList } from '../../../ui/long-list.ts'
import type { InboxSearch } from '../data/filters.ts'
import { useListed } from '../data/next.ts'
import type { Conversation } from '../data/queries.ts'
import type { Selection } from '../data/selection.ts'
import { type Beside, Row } from './row.tsx'
import type { HeldList } from './use-held.ts'

interface Props {
  pane: RefObject<HTMLDivElement | null>
  mode: Mode
  search: InboxSearch
  /** The list with its button for what waits: nothing moves while somebody is in it. */
  region: RefObject<HTMLDivElement | null>
  list: HeldList
  /** Two lines instead of three. */
  is_compact: boolean
  /** Of colleagues, by their id. */
  names: ReadonlyMap<string, string>
  open: string | undefined
  has_more: boolean
  more: () => void
  /** Undefined where this person may do nothing with them. */
  selection: Selection | undefined
}

/** Only the rows in sight are in the page, however many there are. */
export function RowList(props: Props) {
  const { pane, mode, search, region, list, is_compact, names, open, has_more, more, selection } = props
  const { rows, left } = list
  const t = useText()
  const navigate = useNavigate()
  const row_height = is_compact ? 52 : 74
  useListed(rows, left, open)
  const virtual = useLongList({ pane, rows, row_height, has_more, more })
  const beside = useBeside(mode, search)
  const { at, place } = usePlace(rows, open)
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
  useFocusInRows(pane, open)
  const choose = useChooser(selection)
  useShortcut('choose', selection && open !== undefined ? () => selection.toggle(open) : null)
  useShortcut('next', () => go(1))
  useShortcut('previous', () => go(-1))

  return (
    <div ref={region} {...list.watch} className="relative flex min-h-0 flex-1 flex-col short:min-h-[60dvh]">
      <Arrived list={list} pane={pane} is_at_top={search.sort === undefined} />
      <div ref={pane} tabIndex={-1} className="pane flex-1 outline-none">
        <ul aria-label={t.inbox.list} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start }) => (
            <li
              key={key}
              aria-setsize={has_more ? -1 : rows.length}
              aria-posinset={index + 1}
              data-left={left.has(rows[index]!.id) || undefined}
              className="absolute inset-x-0 top-0 data-left:bg-sunken data-left:[&_[data-name]]:text-muted data-left:[&_[data-name]]:line-through"
              style={{ transform: `translateY(${start}px)`, height: row_height }}
            >
              <Row
                beside={beside}
                row={rows[index]!}
                is_compact={is_compact}
                assignee={names.get(rows[index]!.assignee ?? '')}
                is_open={rows[index]!.id === open}
                choose={choose}
                is_chosen={selection?.ids.has(rows[index]!.id) ?? false}
                is_choosing={selection !== undefined && selection.ids.size > 0}
              />
              {left.has(rows[index]!.id) && <span className="sr-only">{t.lists.left}</span>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ArrivedProps {
  list: HeldList
  pane: RefObject<HTMLDivElement | null>
  /** What is new stands at the top. */
  is_at_top: boolean
}

/** What waits until somebody asks for it, or leaves the list. On its upper edge: it lies on no row's words. */
function Arrived({ list, pane, is_at_top }: ArrivedProps) {
  const t = useText()
  const show = () => {
    if (is_at_top) pane.current!.scrollTop = 0
    pane.current!.focus({ preventScroll: true })
    list.apply()
  }
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-0 z-10 flex h-0 justify-center">
      {list.waiting > 0 && (
        <Button
          kind="primary"
          onClick={show}
          className="pointer-events-auto min-h-6! -translate-y-1/2 self-start rounded-full! py-0! text-xs! shadow-raised"
        >
          {t.lists.arrived(list.waiting)}
        </Button>
      )}
    </div>
  )
}

function useBeside(mode: Mode, search: InboxSearch): Beside {
  const router = useRouter()
  const { user } = useSession()
  const colors = useLabelColors(mode)
  return useMemo(() => {
    const to = (conversation_id: string) =>
      ({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id }, search }) as const
    // They differ in the id alone.
    const address = router.history.createHref(router.buildLocation(to('_id_')).publicHref)
    const addressOf = (id: string) => address.replace('_id_', id)
    return { mode, me: user.id, colors, addressOf, go: (id) => router.navigate(to(id)) }
  }, [router, mode, search, user.id, colors])
}

/** Where the open one stands, and where it stood, should it leave the list: the next one is then at its place. */
function usePlace(rows: readonly Conversation[], open: string | undefined) {
  const place = useRef(-1)
  const at = open === undefined ? -1 : rows.findIndex(({ id }) => id === open)
  useEffect(() => {
    if (at !== -1) place.current = at
    else if (open === undefined) place.current = -1
  }, [at, open])
  return { at, place }
}

/**
 * The focus goes along with what is opened from the list, and comes back to it from what is closed; never away from where somebody
 * works. A row that was far away comes a moment later, when it is scrolled to.
 */
function useFocusInRows(pane: RefObject<HTMLDivElement | null>, open: string | undefined): void {
  const last = useRef(open)
  useEffect(() => {
    const left = last.current
    last.current = open
    if (open === left || !isFree(pane.current)) return
    const id = open ?? left!
    const focus = () => {
      const row = document.getElementById(`row-${id}`)
      if (isFree(pane.current)) (row ?? pane.current)?.focus({ preventScroll: true })
      return row !== null
    }
    let frames = 20
    let later = 0
    const look = () => {
      if (!focus() && frames-- > 0) later = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(later)
  }, [pane, open])
}

/** The focus is in the list, or nowhere in particular. */
function isFree(pane: HTMLElement | null): boolean {
  const here = document.activeElement
  return here === document.body || here?.id === 'content' || pane?.contains(here) === true
}

/** The same function for every row and every selection: a row is drawn anew only where it changes. */
function useChooser(selection: Selection | undefined) {
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  const choose = useCallback((id: string, is_range: boolean) => latest.current?.toggle(id, is_range), [])
  return selection && choose
}
