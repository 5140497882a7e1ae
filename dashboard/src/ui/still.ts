import { type RefObject, useLayoutEffect, useRef } from 'react'

type Rows = readonly { id: string }[]

const max_in_sight = 24

/** Whoever reads further down in a list is not moved by what comes in above, or goes. */
export function useStill(pane: RefObject<HTMLElement | null>, rows: Rows, row_height: number): void {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const was = before.current
    before.current = rows
    const element = pane.current!
    const from = Math.floor(element.scrollTop / row_height)
    if (from === 0 || was === rows || rows[from]?.id === was[from]?.id) return
    element.scrollTop += shift(was, rows, from) * row_height
  }, [pane, rows, row_height])
}

/** By how many rows most of what was in sight went down: one that went to the top by itself is not followed there. */
export function shift(was: Rows, rows: Rows, from: number): number {
  const places = new Map(rows.map(({ id }, at) => [id, at]))
  const counts = new Map<number, number>()
  for (const [n, { id }] of was.slice(from, from + max_in_sight).entries()) {
    const now = places.get(id)
    if (now !== undefined) counts.set(now - from - n, (counts.get(now - from - n) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
