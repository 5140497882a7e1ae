import { queryOptions } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import type { SavedView } from '../../../api/generated/administration.ts'
import { pageOf } from '../../../api/pages.ts'
import { administration } from '../../../api/service.ts'
import { savedViewsKey } from '../../../queries/saved-views.ts'
import { type InboxSearch, inboxSearch } from './filters.ts'

export type { SavedView }

export const savedViewsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: savedViewsKey(mode),
    queryFn: ({ signal }) =>
      pageOf(administration.inbox.listSavedViews({ mode, limit: 100, order: 'asc' }, { signal })),
    // Colleagues share them, and no event tells.
    staleTime: 60_000,
  })

export const saveView = (mode: Mode, name: string, search: InboxSearch, shared: boolean) =>
  administration.inbox.saveView({ mode, name, query: queryOf(search), shared }, { idempotency_key: newKey() })

export const shareView = (mode: Mode, { id }: SavedView, shared: boolean) =>
  administration.inbox.changeSavedView(id, { mode, shared })

export const forgetView = (mode: Mode, id: string) => administration.inbox.deleteSavedView(id, { mode })

/** Without what was looked for, and which view it is: a view is not a search. */
export function queryOf({ q: _, saved: __, ...search }: InboxSearch): string {
  return new URLSearchParams(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}

/** What was kept is read as an address is: by whatever it may hold by now. */
export function searchIn({ query }: Pick<SavedView, 'query'>): InboxSearch {
  return inboxSearch(Object.fromEntries(new URLSearchParams(query)))
}
