import { type InfiniteData, type QueryKey, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { byCursor, type Page, rowsOf } from '../api/pages.ts'

interface LogQuery<Entry> {
  queryKey: QueryKey
  page: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Entry>>
}

const every_ms = 4000

/**
 * A log that grows while it is looked at. What is new comes in at the top by itself; while somebody reads (an entry is open,
 * the list is scrolled, pointed at or has the focus) it waits until that is over, or is asked for.
 */
export function useLiveLog<Entry extends { id: string }>({ queryKey, page }: LogQuery<Entry>, is_open: boolean) {
  const queries = useQueryClient()
  const list = useRef<HTMLDivElement>(null)
  const log = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => page(pageParam, signal),
    ...byCursor,
    staleTime: 0,
  })
  const newest = useQuery({
    queryKey: [...queryKey, 'newest'],
    queryFn: ({ signal }) => page(undefined, signal),
    enabled: log.isSuccess,
    refetchInterval: every_ms,
    staleTime: every_ms,
  })
  const entries = rowsOf(log.data)
  const fresh = notAmong(newest.data?.data ?? [], entries)

  function show() {
    // None of what is shown is among the newest: there are more in between.
    if (entries.length > 0 && fresh.length === newest.data!.data.length) return void log.refetch()
    queries.setQueryData<InfiniteData<Page<Entry>>>(queryKey, (old) => old && withNew(old, fresh))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether somebody reads is asked at each look.
  useEffect(() => {
    if (fresh.length > 0 && !is_open && !isRead(list.current)) show()
  }, [newest.dataUpdatedAt, is_open, log.isSuccess])
  return {
    log,
    entries,
    list: {
      ref: list,
      waiting: entries.length > 0 ? fresh.length : 0,
      onShow: () => {
        show()
        list.current?.scrollIntoView({ block: 'nearest' })
      },
    },
  }
}

/** What came since; what is older than all that is loaded comes with its page. */
function notAmong<Entry extends { id: string }>(newest: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const known = new Set(entries.map(({ id }) => id))
  const oldest = entries.at(-1)?.id ?? ''
  return newest.filter(({ id }) => !known.has(id) && id > oldest)
}

function withNew<Entry extends { id: string }>(old: InfiniteData<Page<Entry>>, fresh: Entry[]) {
  const [first, ...rest] = old.pages
  const data = [...notAmong(fresh, first!.data), ...first!.data].sort((a, b) => (a.id < b.id ? 1 : -1))
  return { ...old, pages: [{ ...first!, data }, ...rest] }
}

function isRead(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover, :focus-within') || list.getBoundingClientRect().top < 0)
}
