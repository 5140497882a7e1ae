import type { Database } from '../db/database.ts'
import type { Receiver, Result } from './attempt.ts'
import { type Due, fetchDue } from './due.ts'
import type { Lease } from './lease.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import { retryDelay } from './schedule.ts'

export const max_in_flight = 10
export const gone = 410
// Few while an endpoint fails, so that a hanging receiver ties up little memory. More after each success.
const smallest_batch = 10
const largest_batch = 160

/** The work on one leased endpoint, until nothing is due or the lease ends. */
export interface EndpointQueue {
  readonly lease: Lease
  /** Call it when there is a new delivery. */
  wake(): void
  /** Call it periodically: a retry may be due, or a renewed lease allows work to continue. */
  tick(): void
  /** Since when it has been idle, by `performance.now()`. Null while it isn't. */
  idleSince(): number | null
  /** Starts nothing more. Resolves once the running attempts have finished and are recorded. */
  drain(): Promise<void>
}

interface QueueParts {
  database: Database
  receiver: Receiver
  outcomes: Outcomes
  /** The headers of an attempt that starts now. */
  sign: (due: Due) => Record<string, string>
  /** Called with each result, in order of arrival. */
  ended: (result: Result, due: Due) => void
  /** Called if the endpoint was changed or deleted. */
  stale: () => void
  failed: (error: unknown) => void
}

export function openQueue(lease: Lease, parts: QueueParts): EndpointQueue {
  const in_hand = new Set<string>()
  /** Deliveries that wait for a running one about the same object. */
  const chains = new Map<string, Due[]>()
  const ready: Due[] = []
  const running = new Set<Promise<void>>()
  const unwritten = new Set<Promise<void>>()
  let batch = smallest_batch
  let more = true
  let fetching = false
  let draining = false
  let due_at = Number.POSITIVE_INFINITY
  let idle_since: number | null = null

  const over = () => draining || performance.now() >= lease.until

  function work(): void {
    while (running.size < max_in_flight && ready.length > 0 && !over()) start(ready.shift()!)
    if (more && !fetching && !over() && in_hand.size <= batch / 2) fetch()
    const idle = running.size === 0 && unwritten.size === 0 && !fetching && !more
    idle_since = idle ? (idle_since ?? performance.now()) : null
  }

  async function fetch(): Promise<void> {
    fetching = true
    more = false
    try {
      const { same, due, full, next_ms } = await fetchDue(parts.database, lease, [...in_hand], batch)
      if (!same) parts.stale()
      else take(due)
      if (full) more = true
      if (next_ms !== null) due_at = Math.min(due_at, performance.now() + next_ms)
    } catch (error) {
      parts.failed(error)
      due_at = performance.now() + 1000
    }
    fetching = false
    work()
  }

  function take(found: Due[]): void {
    for (const due of found) {
      in_hand.add(due.id)
      const chain = due.about === null ? undefined : chains.get(due.about)
      if (chain) chain.push(due)
      else {
        if (due.about !== null) chains.set(due.about, [])
        ready.push(due)
      }
    }
  }

  function start(due: Due): void {
    const attempt = run(due)
      .catch(parts.failed)
      .finally(() => {
        running.delete(attempt)
        work()
      })
    running.add(attempt)
  }

  async function run(due: Due): Promise<void> {
    const at = new Date().toISOString()
    const result = await parts.receiver.send({ headers: parts.sign(due), body: due.body })
    const outcome = outcomeOf(lease, due, result, at)
    const delivered = outcome.status === 'delivered'
    batch = delivered ? Math.min(batch * 2, largest_batch) : smallest_batch
    // 410 Gone: the receiver wants no more events.
    if (result.status === gone) draining = true
    parts.ended(result, due)
    const recorded = parts.outcomes.record(outcome).then(() => {
      in_hand.delete(due.id)
      unwritten.delete(recorded)
      // Not before it is recorded: a query in between wouldn't find it, and it would be forgotten.
      if (outcome.delay_ms !== null) due_at = Math.min(due_at, performance.now() + outcome.delay_ms)
      work()
    })
    unwritten.add(recorded)
    if (due.about === null) return
    // The deliveries behind it wait for its first retry. Once that is recorded, the query finds them blocked.
    if (outcome.status === 'pending' && due.tries === 0) await recorded.then(() => putBack(due.about!))
    else goOn(due.about)
  }

  function goOn(about: string): void {
    const next = chains.get(about)?.shift()
    if (next) ready.push(next)
    else chains.delete(about)
  }

  function putBack(about: string): void {
    for (const { id } of chains.get(about) ?? []) in_hand.delete(id)
    chains.delete(about)
    more = true
  }

  work()
  return {
    lease,
    wake() {
      more = true
      work()
    },
    tick() {
      if (performance.now() >= due_at) {
        due_at = Number.POSITIVE_INFINITY
        more = true
      }
      work()
    },
    idleSince: () => idle_since,
    async drain() {
      draining = true
      ready.length = 0
      while (running.size > 0) await Promise.all(running)
      await Promise.all(unwritten)
    },
  }
}

function outcomeOf(lease: Lease, due: Due, result: Result, at: string): Outcome {
  const attempt = {
    at,
    duration_ms: Math.round(result.duration_ms),
    status: result.status,
    error: result.error,
    body: result.body,
    manual: due.manual,
  }
  const delay_ms = result.error === null || due.manual ? null : retryDelay(lease.mode, due.tries + 1, result)
  return {
    lease,
    delivery_id: due.id,
    status: result.error === null ? 'delivered' : delay_ms === null ? 'failed' : 'pending',
    delay_ms,
    counts: !due.manual,
    attempt: JSON.stringify(attempt),
    attempt_alone: JSON.stringify({ ...attempt, body: null }),
  }
}
