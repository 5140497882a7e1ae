import { queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode, newKey } from '../../api/call.ts'
import type { SavedView } from '../../api/generated/administration.ts'
import { type InboxSearch, inboxSearch } from './filters.ts'

export type { SavedView }

export const savedViewsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'saved_views'] as const,
    queryFn: ({ signal }) =>
      call<List<SavedView>>('/saved_views', { query: { mode, limit: 100, order: 'asc' }, signal }),
    staleTime: 5 * 60_000,
  })

export const saveView = (mode: Mode, name: string, search: InboxSearch) =>
  call<SavedView>('/saved_views', { method: 'POST', body: { mode, name, query: queryOf(search) }, key: newKey() })

export const forgetView = (mode: Mode, id: string) => call(`/saved_views/${id}?mode=${mode}`, { method: 'DELETE' })

/** Without what was looked for: a view is not a search. */
export function queryOf({ q: _, ...search }: InboxSearch): string {
  return new URLSearchParams(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}

/** What was kept is read as an address is: by whatever it may hold by now. */
export function searchIn({ query }: SavedView): InboxSearch {
  return inboxSearch(Object.fromEntries(new URLSearchParams(query)))
}
