import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { announce, say } from '../../../ui/toasts.tsx'
import type { Change } from '../data/act.ts'
import { type Act, actOnAll, type Failure, type Outcome } from '../data/bulk.ts'
import type { Conversation } from '../data/queries.ts'
import type { Selection } from '../data/selection.ts'
import { backTo } from '../data/way-back.ts'

interface Failing {
  act: Act
  failures: Failure[]
  done: Change[]
}

type Rows = readonly Conversation[]

/** How far an act on many is. */
export interface Progress {
  done: number
  of: number
}

export type Bulk = ReturnType<typeof useBulk>

/** An act on many: how far it is, what failed, and one way back. */
export function useBulk(mode: Mode, selection: Selection) {
  const t = useText()
  const { progress, work: begin, stop } = useWork(mode)
  const [failing, setFailing] = useState<Failing | null>(null)
  const is_there = useIsThere()

  function work(rows: Rows, act: Act, is_later = false): Promise<Outcome> {
    setFailing(null)
    return begin(rows, act, is_later)
  }

  /** What was done of it already goes back together with what is done now. */
  async function run(rows: Rows, act: Act, already: readonly Change[] = []): Promise<void> {
    const announced = announce(stop)
    const { done, failed } = await work(rows, act)
    const all = [...already, ...done]
    if (failed.length === 0) selection.clear()
    else if (is_there.current) setFailing({ act, failures: failed, done: all })
    else say(t.teamwork.bulk_failed(failed.length), { tone: 'problem' })
    if (all.length > 0) announced.say(t.teamwork.bulk_done(all.length), { undo: () => undo(all), is_lasting: true })
    else if (failed.length === 0) announced.say(t.teamwork.bulk_nothing)
    announced.end()
  }

  async function undo(changes: readonly Change[]): Promise<void> {
    const rows = changes.map(({ after }) => after)
    const { act, conflicts } = backTo(changes)
    const { failed } = await work(rows, act, true)
    if (failed.length > 0) say(t.teamwork.bulk_failed(failed.length), { tone: 'problem' })
    else say(conflicts.size === 0 ? t.common.undone : t.teamwork.bulk_left(conflicts.size))
  }

  return {
    progress,
    run,
    stop,
    failures: failing?.failures ?? [],
    retry: () => failing && run(failing.failures.map(rowOf), failing.act, failing.done),
    forget: () => setFailing(null),
  }
}

const rowOf = ({ row }: Failure) => row

/** How far it is, and the way to stop it. */
function useWork(mode: Mode) {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopping = useRef(new AbortController())

  async function work(rows: Rows, act: Act, is_later: boolean): Promise<Outcome> {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const progress = (done: number) => setProgress({ done, of: rows.length })
    progress(0)
    const outcome = await actOnAll({ queries, mode, rows, act, is_later, progress, signal })
    setProgress(null)
    return outcome
  }

  return { progress, work, stop: () => stopping.current.abort() }
}

/** Whether this is still on the page when something is through. */
function useIsThere() {
  const is_there = useRef(false)
  useEffect(() => {
    is_there.current = true
    return () => {
      is_there.current = false
    }
  }, [])
  return is_there
}
