import type { List } from '@parley/sdk'
import type { InfiniteData } from '@tanstack/react-query'

/** One page of a list. */
export interface Page<T> {
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

/** How a long list is loaded: page after page, each from the previous one's cursor. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: Page<unknown>) => next_cursor ?? undefined,
}

/** A plain object, so that React Query keeps what didn't change. */
export async function pageOf<T>(list: List<T>): Promise<Page<T>> {
  const { data, has_more, next_cursor } = await list
  return { data, has_more, next_cursor }
}

/** The first of a list, if any. */
export async function firstOf<T>(list: List<T>): Promise<T | null> {
  return (await list).data[0] ?? null
}

/** All rows of the loaded pages. */
export function rowsOf<T>(list: InfiniteData<Page<T>> | undefined): T[] {
  return list?.pages.flatMap(({ data }) => data) ?? []
}
