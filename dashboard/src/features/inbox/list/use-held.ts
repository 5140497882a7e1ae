import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { held } from '../data/held.ts'
import type { Conversation } from '../data/queries.ts'

/**
 * While the pointer or the keyboard's focus is in the list, nothing in it moves: what is new, and another order, wait until it is
 * left or they are asked for. A click leaves a focus behind that doesn't count: whoever clicks goes on elsewhere.
 */
export function useHeld(region: RefObject<HTMLElement | null>, rows: Conversation[]) {
  const { user } = useSession()
  const [pointer, setPointer] = useState<string | null>(null)
  const [has_focus, setFocus] = useState(false)
  const [before, setBefore] = useState(rows)
  const is_held = pointer !== null || has_focus
  // While it is drawn, not after: else the next change would be compared with an old list.
  if (!is_held && before !== rows) setBefore(rows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each change.
  useEffect(() => {
    // What is removed from the page says neither that the pointer left it nor that the focus did.
    if (has_focus && region.current?.contains(document.activeElement) !== true) setFocus(false)
    if (pointer === 'mouse' && region.current?.matches(':hover') !== true) setPointer(null)
  }, [region, rows, has_focus, pointer])
  const shown = useMemo(
    () => (is_held ? held(before, rows, user.id) : { rows, left: none, waiting: 0 }),
    [is_held, before, rows, user.id],
  )
  return {
    ...shown,
    apply: () => setBefore(rows),
    watch: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointer(pointerType),
      onPointerLeave: () => setPointer(null),
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false)
      },
    },
  }
}

const none: ReadonlySet<string> = new Set()

export type HeldList = ReturnType<typeof useHeld>
