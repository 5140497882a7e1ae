import { type InfiniteQueryObserverBaseResult, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { messagesQuery } from '../data/queries.ts'

/** The way to the start of the conversation: all that came before is read, shown at once, and scrolled through to its top. */
export function useStart(
  pane: RefObject<HTMLDivElement | null>,
  mode: Mode,
  id: string,
  { hasNextPage }: Pick<InfiniteQueryObserverBaseResult, 'hasNextPage'>,
) {
  const t = useText()
  const queries = useQueryClient()
  const [is_busy, setBusy] = useState(false)
  const is_there = is_busy && !hasNextPage
  useEffect(() => {
    const element = pane.current
    if (!is_there || !element) return
    element.scrollTo({ top: -element.scrollHeight })
    element.focus({ preventScroll: true })
    setBusy(false)
  }, [pane, is_there])

  async function go(): Promise<void> {
    setBusy(true)
    try {
      await queries.fetchInfiniteQuery({ ...messagesQuery(mode, id), pages: Number.POSITIVE_INFINITY, staleTime: 0 })
    } catch (error) {
      setBusy(false)
      sayProblem(error, t)
    }
  }
  return { is_busy, go }
}
