import type { BulkChange, ConversationChange } from '@parley/sdk'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { conversationListsKey } from '../../../queries/conversations.ts'
import { useSession } from '../../../session/session.ts'
import { type Stored, stored, useStored } from '../../../stored.ts'
import { useText } from '../../../text/text.tsx'
import { sayProblem } from '../../../ui/problem.tsx'
import { type Announced, announce, say } from '../../../ui/toasts.tsx'
import { recount } from '../data/counts.ts'
import type { Filter } from '../data/filters.ts'
import type { Progress } from './use-bulk.ts'

/** The bulk change that a tab follows, also after it is loaded anew: no other tab tells its end. */
const followed = new Map<string, Stored<string | null>>()

function followedBy(user_id: string, mode: Mode): Stored<string | null> {
  const name = `parley.bulk_change.${user_id}.${mode}`
  const isId = (value: unknown) => typeof value === 'string'
  const one = followed.get(name) ?? stored<string | null>(name, null, isId, 'sessionStorage')
  followed.set(name, one)
  return one
}

const bulkChangeQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'bulk_change', id] as const,
    queryFn: ({ signal }) => service[mode].bulkChanges.get(id, { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (error) return !isFinal(error) && 5000
      return data === undefined || isGoingOn(data) ? 500 : false
    },
  })

const isGoingOn = ({ status }: BulkChange) => status === 'running' || status === 'undoing'

/** A change of all that match, which the service makes: confirmed by its number, followed to its end, and undone. */
export function useBulkChange(mode: Mode, onStart: () => void) {
  const t = useText()
  const { bulkChanges } = service[mode]
  const [proposed, setProposed] = useState<BulkChange | null>(null)
  const { progress, follow, stop } = useFollowing(mode)
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
      onStart()
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
    forget() {
      setProposed(null)
      start.reset()
    },
  }
}

/** How far the one is that runs, and what is said at its end. */
function useFollowing(mode: Mode) {
  const t = useText()
  const queries = useQueryClient()
  const { user } = useSession()
  const { bulkChanges } = service[mode]
  const [id, setId] = useStored(followedBy(user.id, mode))
  const { data, error } = useQuery({ ...bulkChangeQuery(mode, id ?? ''), enabled: id !== null })
  const problem = (error: unknown) => sayProblem(error, t)

  function follow(one: BulkChange): void {
    queries.setQueryData(bulkChangeQuery(mode, one.id).queryKey, one)
    setId(one.id)
  }

  const ended = useRef<string | null>(null)
  // Its end may be seen, and told, before this is answered.
  const unlessEnded = (one: BulkChange) => ended.current !== one.id && follow(one)
  const stop = () => id !== null && bulkChanges.cancel(id, { idempotency_key: newKey() }).then(unlessEnded, problem)
  const undo = (id: string) => bulkChanges.undo(id, { idempotency_key: newKey() }).then(follow, problem)
  const is_undo = data?.status === 'undoing' || data?.status === 'undone'
  const announced = useAnnounced(id !== null && data !== undefined && !is_undo, stop)

  function tellEnd({ id, status, changed, kept }: BulkChange): void {
    const tell = announced.current?.say ?? say
    if (status === 'undone') tell(kept > 0 ? `${t.common.undone} ${t.lists.bulk_kept(kept)}` : t.common.undone)
    else if (changed > 0) tell(t.teamwork.bulk_done(changed), { undo: () => undo(id), is_lasting: true })
    else tell(t.teamwork.bulk_nothing)
  }

  // After any change on the page: what has ended is told once, because it is followed no longer.
  useEffect(() => {
    const is_lost = error !== null && isFinal(error)
    if (id === null || (!is_lost && (data === undefined || isGoingOn(data)))) return
    setId(null)
    ended.current = id
    if (is_lost || data === undefined) return
    tellEnd(data)
    queries.invalidateQueries({ queryKey: conversationListsKey(mode) })
    recount(queries, mode)
  })

  return {
    progress: id === null || data === undefined ? null : progressOf(data),
    follow,
    stop: data?.status === 'running' ? stop : undefined,
  }
}

/** While it runs, the undo key is meant for it. */
function useAnnounced(is_on: boolean, stop: () => void) {
  const announced = useRef<Announced | null>(null)
  const onUndo = useEffectEvent(stop)
  useEffect(() => {
    if (!is_on) return
    announced.current = announce(() => onUndo())
    return () => {
      announced.current?.end()
      announced.current = null
    }
  }, [is_on])
  return announced
}

/** Whoever asks again gets no other answer. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429
}

function progressOf({ status, total, changed, skipped, undone, kept }: BulkChange): Progress {
  return status === 'undoing' ? { done: undone + kept, of: changed } : { done: changed + skipped, of: total }
}
