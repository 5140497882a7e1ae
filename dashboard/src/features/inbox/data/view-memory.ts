import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { type Stored, stored, useStored } from '../../../stored.ts'
import type { InboxSearch, View } from './filters.ts'
import { queryOf, type SavedView, searchIn } from './saved-views.ts'

/** How each view was left: its query, by the name of a view or the ID of one that was saved. */
type Memory = Readonly<Record<string, string>>

const nothing: Memory = {}
const of_person = new Map<string, Stored<Memory>>()

/** Each user of this browser has their own, in each mode. */
function memoryOf(user_id: string, mode: Mode): Stored<Memory> {
  const name = `parley.views.${mode}.${user_id}`
  const found = of_person.get(name) ?? stored(name, nothing, isMemory)
  of_person.set(name, found)
  return found
}

const isMemory = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((query) => typeof query === 'string')

/** Keeps the order and the filters that somebody chose for the view they are in. */
export function useRemember(mode: Mode): (search: InboxSearch) => void {
  const memory = memoryOf(useSession().user.id, mode)
  return ({ contact: _, ...search }) =>
    memory.set({ ...memory.get(), [search.saved ?? search.view ?? 'all']: queryOf(search) })
}

/** Views as they were left. One that was saved is there as it was saved, too: from itself. */
export function useRemembered(mode: Mode) {
  const [memory] = useStored(memoryOf(useSession().user.id, mode))
  return {
    view: (view: View): InboxSearch => ({
      ...searchIn({ query: memory[view] ?? '' }),
      ...(view !== 'all' && { view }),
    }),
    saved: (view: SavedView, open: string | undefined): InboxSearch => ({
      ...searchIn(open === view.id ? view : { query: memory[view.id] ?? view.query }),
      saved: view.id,
    }),
  }
}
