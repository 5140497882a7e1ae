import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useEffectEvent } from 'react'
import { useStill } from './still.ts'

interface LongList {
  pane: RefObject<HTMLDivElement | null>
  rows: readonly { id: string }[]
  row_height: number
  /** How far down it begins. */
  top?: () => number
  has_more: boolean
  more: () => void
}

/** Only the rows in sight are in the page, however many there are; the next ones are read before the end is reached. */
export function useLongList({ pane, rows, row_height, top, has_more, more }: LongList) {
  // One and the same: with another one all rows are measured again.
  const getItemKey = useCallback((at: number) => rows[at]!.id, [rows])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane.current,
    estimateSize: () => row_height,
    getItemKey,
    initialOffset: top,
    overscan: 10,
  })
  useStill(pane, rows, row_height)
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0
  const loadMore = useEffectEvent(more)
  const is_near_end = has_more && last >= rows.length - 30
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it is asked again.
  useEffect(() => {
    if (is_near_end) loadMore()
  }, [is_near_end, rows.length])
  return virtual
}
