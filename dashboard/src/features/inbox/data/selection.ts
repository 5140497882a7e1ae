import { createContext, useContext, useLayoutEffect, useState } from 'react'
import type { Conversation } from './queries.ts'

export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Takes it in or out; as far as from the one before, where a whole range is meant. */
  toggle(id: string, is_range?: boolean): void
  all(): void
  clear(): void
}

/** Which rows are chosen, among those that are loaded. */
export function useSelection(rows: readonly Conversation[]): Selection {
  const [{ ids, anchor }, set] = useState<{ ids: ReadonlySet<string>; anchor: string | null }>({
    ids: new Set(),
    anchor: null,
  })
  return {
    ids,
    toggle(id, is_range = false) {
      const chosen = new Set(ids)
      const from = is_range ? rows.findIndex((row) => row.id === anchor) : -1
      const to = rows.findIndex((row) => row.id === id)
      if (from !== -1 && to !== -1)
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) chosen.add(row.id)
      else if (!chosen.delete(id)) chosen.add(id)
      set({ ids: chosen, anchor: id })
    },
    all: () => set({ ids: new Set(rows.map(({ id }) => id)), anchor: null }),
    clear: () => set({ ids: new Set(), anchor: null }),
  }
}

/** Whether anything is chosen in the list: keys are then meant for that, and not for the conversation beside it. */
export const Choosing = createContext<readonly [is_choosing: boolean, tell: (is_choosing: boolean) => void]>([
  false,
  () => {},
])

/** While this is on the page, something is chosen; whether keys are meant for it. */
export function useChoosing(): boolean {
  const [is_choosing, tell] = useContext(Choosing)
  // With what is painted, not after it: the next key is meant for what is seen.
  useLayoutEffect(() => {
    tell(true)
    return () => tell(false)
  }, [tell])
  return is_choosing
}
