import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '../api/pages.ts'

export type Pages<T> = InfiniteData<Page<T>, unknown>

/** The list with other rows; pages where nothing changes stay the same ones. */
export function withRows<T>(list: Pages<T>, change: (rows: T[]) => T[]): Pages<T> {
  return {
    ...list,
    pages: list.pages.map((page) => {
      const data = change(page.data)
      return data === page.data ? page : { ...page, data }
    }),
  }
}

export function withPage<T>(list: Pages<T>, at: number, data: T[]): Pages<T> {
  return { ...list, pages: list.pages.with(at, { ...list.pages[at]!, data }) }
}

/** What is being read at this moment may be from before: it is shown again when it is there. */
export function onceRead(queries: QueryClient, queryKey: QueryKey, show: () => void): void {
  for (const { promise } of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }))
    promise?.then(show, () => {})
}

/** Before all is read anew: of long lists only their beginning. */
export function shortenLists(queries: QueryClient, queryKey: QueryKey): void {
  for (const [key, list] of queries.getQueriesData<Pages<unknown>>({ queryKey })) {
    if (list && list.pages.length > 2)
      queries.setQueryData(key, { pages: list.pages.slice(0, 2), pageParams: list.pageParams.slice(0, 2) })
  }
}
