import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { say } from '../../ui/toasts.tsx'
import { type Act, actOnAll, backTo, type Failure } from './bulk.ts'
import type { Conversation } from './queries.ts'
import type { Selection } from './selection.ts'

interface Failing {
  act: Act
  failures: Failure[]
}

export type Bulk = ReturnType<typeof useBulk>

/** An act on many: how far it is, what failed, and one way back. */
export function useBulk(mode: Mode, selection: Selection) {
  const t = useText()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [failing, setFailing] = useState<Failing | null>(null)

  async function run(rows: readonly Conversation[], act: Act, is_undo = false): Promise<void> {
    setFailing(null)
    setProgress({ done: 0, of: rows.length })
    const work = { queries, mode, rows, act, progress: (done: number) => setProgress({ done, of: rows.length }) }
    const { done, failed } = await actOnAll(work)
    setProgress(null)
    if (is_undo)
      return failed.length === 0 ? say(t.common.undone) : say(t.desk.bulk_failed(failed.length), { tone: 'problem' })
    if (failed.length > 0) setFailing({ act, failures: failed })
    if (done.length > 0) say(t.desk.bulk_done(done.length), { undo: () => run(done, backTo(done), true) })
    else if (failed.length === 0) say(t.desk.bulk_nothing)
    if (failed.length === 0) selection.clear()
  }

  return {
    progress,
    run,
    failures: failing?.failures ?? [],
    retry: () =>
      failing &&
      run(
        failing.failures.map(({ row }) => row),
        failing.act,
      ),
    forget: () => setFailing(null),
  }
}
