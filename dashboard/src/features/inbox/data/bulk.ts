import type { ConversationChange } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type Mode, newKey, Unreachable } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type Change, changeBy, perform } from './act.ts'
import { known, put } from './cache.ts'
import { type Conversation, expand } from './queries.ts'

export type Changes = Partial<Pick<Conversation, 'team' | 'assignee' | 'priority' | 'labels'>>
type Status = Conversation['status']

/** What is asked for one conversation: nothing, where it is so already. */
export type Step = { changes: Changes } | { status: Status; snoozed_until?: string | null }

export type Act = (row: Conversation) => Step[]

export interface Failure {
  row: Conversation
  error: unknown
}

export interface Outcome {
  /** Those that were changed. */
  done: Change[]
  failed: Failure[]
}

/** The change of one conversation, as the service makes it of all that match. */
export function actOf({ status, snoozed_until, assignee, priority, label }: ConversationChange): Act {
  return (row) => {
    if (status !== undefined) return row.status === status && status !== 'snoozed' ? [] : [{ status, snoozed_until }]
    const changes: Changes = {
      ...(assignee !== undefined && assignee !== row.assignee && { assignee }),
      ...(priority !== undefined && priority !== row.priority && { priority }),
      ...(label !== undefined && !row.labels.includes(label) && { labels: [...row.labels, label] }),
    }
    return Object.keys(changes).length > 0 ? [{ changes }] : []
  }
}

interface Work {
  queries: QueryClient
  mode: Mode
  rows: readonly Conversation[]
  act: Act
  /** Each is read first: much may have happened since it was seen. */
  is_later?: boolean
  progress?: (done: number) => void
  /** What has not begun by then is left as it is. */
  signal?: AbortSignal
}

const at_once = 4
const max_tries = 5

/** One after the other by the operations everybody uses, a few at a time; what one refuses does not stop the rest. */
export async function actOnAll({ queries, mode, rows, act, is_later, progress, signal }: Work): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  const waiting = rows.values()
  let through = 0
  /** Where the service asks for patience, all wait. */
  let patience = Promise.resolve()

  async function oneAfterOther(): Promise<void> {
    for (const given of waiting) {
      if (signal?.aborted) return
      // What has left every list is as it was last seen.
      let row = known(queries, mode, given.id) ?? given
      try {
        if (is_later) row = await readAgain(given.id)
        let after = row
        const steps = act(row)
        for (const step of steps) {
          after = { ...(known(queries, mode, row.id) ?? after), ...(await take(row.id, step)) }
          put(queries, mode, after)
        }
        if (after !== row) outcome.done.push(changeBy(steps, row, after))
      } catch (error) {
        outcome.failed.push({ row, error })
      }
      progress?.(++through)
    }
  }

  async function readAgain(id: string): Promise<Conversation> {
    const fresh = await patiently(() => service[mode].conversations.get(id, { expand }))
    put(queries, mode, fresh)
    return fresh
  }

  function take(id: string, step: Step): Promise<Conversation> {
    const key = newKey()
    return patiently(() => perform(mode, id, step, key))
  }

  async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      await patience
      try {
        return await ask()
      } catch (error) {
        const wait = waitAfter(error, tries)
        if (wait === null) throw error
        patience = new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  await Promise.all(Array.from({ length: at_once }, oneAfterOther))
  return outcome
}

/** For how long to wait before the same again, under the same key; null where that would change nothing. */
function waitAfter(error: unknown, tries: number): number | null {
  if (tries === max_tries) return null
  if (error instanceof Unreachable) return 500 * 2 ** tries
  if (!(error instanceof ApiError)) return null
  if (error.status === 429 || error.status === 503) return (error.retry_after_s ?? tries) * 1000
  return error.code === 'idempotency_key_in_use' ? 500 : null
}
