import type { BulkChange, ConversationChange } from '@parley/sdk'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { conversationListsKey } from '../../../queries/conversations.ts'
import { stored, useStored } from '../../../stored.ts'
import { useText } from '../../../text/text.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { recount } from '../data/counts.ts'
import type { Filter } from '../data/filters.ts'
import type { Progress } from './use-bulk.ts'

/** The bulk change that runs, so that a page that is loaded anew goes on showing it. */
const followed_ids: Record<Mode, ReturnType<typeof idFor>> = { live: idFor('live'), test: idFor('test') }

function idFor(mode: Mode) {
  return stored<string | null>(`parley.bulk_change.${mode}`, null, (value) => typeof value === 'string')
}

const bulkChangeQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'bulk_change', id] as const,
    queryFn: ({ signal }) => service[mode].bulkChanges.get(id, { signal }),
    refetchInterval: ({ state }) => (state.data === undefined || isGoingOn(state.data) ? 500 : false),
  })

const isGoingOn = ({ status }: BulkChange) => status === 'running' || status === 'undoing'

/** A change of all that match, which the service makes: confirmed by its number, followed to its end, and undone. */
export function useBulkChange(mode: Mode, onEnd: () => void) {
  const t = useText()
  const { bulkChanges } = service[mode]
  const [proposed, setProposed] = useState<BulkChange | null>(null)
  const { progress, follow, stop } = useFollowing(mode, onEnd)
  const propose = useMutation({
    mutationFn: (input: { filter: Filter; change: ConversationChange }) =>
      bulkChanges.create(input, { idempotency_key: newKey() }),
    onSuccess: (one) => (one.total === 0 ? say(t.teamwork.bulk_nothing) : setProposed(one)),
    onError: (error) => sayProblem(error, t),
  })
  const start = useMutation({
    mutationFn: ({ id }: BulkChange) => bulkChanges.start(id, { idempotency_key: newKey() }),
    onSuccess: (one) => {
      setProposed(null)
      follow(one)
    },
  })
  return {
    progress,
    stop,
    is_preparing: propose.isPending,
    propose: propose.mutate,
    proposed,
    start: () => proposed && start.mutate(proposed),
    is_starting: start.isPending,
    error: start.error,
    forget: () => setProposed(null),
  }
}

/** How far the one is that runs, and what is said at its end. */
function useFollowing(mode: Mode, onEnd: () => void) {
  const t = useText()
  const queries = useQueryClient()
  const { bulkChanges } = service[mode]
  const [id, setId] = useStored(followed_ids[mode])
  const { data, isError } = useQuery({ ...bulkChangeQuery(mode, id ?? ''), enabled: id !== null })
  const problem = (error: unknown) => sayProblem(error, t)

  function follow(one: BulkChange): void {
    queries.setQueryData(bulkChangeQuery(mode, one.id).queryKey, one)
    setId(one.id)
  }

  const stop = () => id !== null && bulkChanges.cancel(id, { idempotency_key: newKey() }).then(follow, problem)
  const undo = (id: string) => bulkChanges.undo(id, { idempotency_key: newKey() }).then(follow, problem)

  function tellEnd({ id, status, changed, kept }: BulkChange): void {
    if (status === 'undone') say(kept > 0 ? `${t.common.undone} ${t.lists.bulk_kept(kept)}` : t.common.undone)
    else if (changed > 0) say(t.teamwork.bulk_done(changed), { undo: () => undo(id) })
    else say(t.teamwork.bulk_nothing)
  }

  // After any change on the page: what has ended is told once, because it is followed no longer.
  useEffect(() => {
    if (id === null || (!isError && (data === undefined || isGoingOn(data)))) return
    setId(null)
    if (data === undefined) return
    tellEnd(data)
    queries.invalidateQueries({ queryKey: conversationListsKey(mode) })
    recount(queries, mode)
    onEnd()
  })

  return { progress: id === null ? null : progressOf(data), follow, stop }
}

function progressOf(one: BulkChange | undefined): Progress {
  if (one === undefined) return { done: 0, of: 0 }
  const { status, total, changed, skipped, undone, kept } = one
  return status === 'undoing' ? { done: undone + kept, of: changed } : { done: changed + skipped, of: total }
}
