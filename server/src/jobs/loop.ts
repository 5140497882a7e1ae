import { setTimeout as pause } from 'node:timers/promises'
import { spanned } from '../log/tracing/tracer.ts'

export interface Loop {
  /** Requests a round: now, or after the current one. */
  wake(): void
  /** Starts nothing more and waits for running work. A worker waits only briefly. */
  stop(): Promise<void>
}

interface LoopParts {
  /** Calls back whenever there may be work. Returns a function that stops it. */
  subscribe?: (wake: () => void) => () => void
  /** A round also runs this often without a request, in case a wake-up was lost. */
  poll_ms: number
  /** The minimum pause between rounds, so that each one does more. */
  pause_ms?: number
  round: () => Promise<void>
  failed: (error: unknown) => void
}

/** Runs rounds on request, one at a time. Any number of requests during a round cause one more. */
export function startLoop({ subscribe, poll_ms, pause_ms = 0, round, failed }: LoopParts): Loop {
  let stopping = false
  let has_request = true
  let ring = () => {}
  const unsubscribe = subscribe?.(wake)
  const poll = setInterval(wake, poll_ms)
  const running = run()

  function wake(): void {
    has_request = true
    ring()
  }

  async function run(): Promise<void> {
    while (!stopping) {
      if (!has_request) await new Promise<void>((resolve) => (ring = resolve))
      has_request = false
      if (stopping) return
      await round().catch(failed)
      if (pause_ms > 0) await pause(pause_ms)
    }
  }

  return {
    wake,
    async stop() {
      stopping = true
      unsubscribe?.()
      clearInterval(poll)
      ring()
      await running
    },
  }
}

interface WorkerParts<Lease> extends Omit<LoopParts, 'round'> {
  /** What one piece of work is called in traces. */
  name: string
  /** How many more pieces of work there's room for. */
  room: (running: ReadonlyMap<Lease, unknown>) => number
  /** Leases due work that no one holds, up to `limit` pieces. */
  claim: (limit: number, running: ReadonlyMap<Lease, unknown>) => Promise<Lease[]>
  /** Does one piece of work. */
  work: (lease: Lease) => Promise<void>
  /** Gives up failed work. */
  giveUp: (lease: Lease) => Promise<unknown>
  /** Releases work that wasn't finished when the worker stopped. */
  giveBack?: (lease: Lease) => Promise<unknown>
}

// Unfinished work is repeated by whoever takes over its lease.
const patience_ms = 5000

/** Works on what is due, alongside any number of other processes. */
export function startWorker<Lease>({ name, room, claim, work, giveUp, giveBack, ...parts }: WorkerParts<Lease>): Loop {
  const { failed } = parts
  const running = new Map<Lease, Promise<void>>()
  const loop = startLoop({ ...parts, round })

  async function round(): Promise<void> {
    const limit = room(running)
    if (limit <= 0) return
    for (const lease of await claim(limit, running)) running.set(lease, run(lease))
  }

  async function run(lease: Lease): Promise<void> {
    try {
      await spanned(`job ${name}`, () => work(lease))
    } catch (error) {
      failed(error)
      await giveUp(lease).catch(failed)
    } finally {
      running.delete(lease)
      loop.wake()
    }
  }

  return {
    wake: loop.wake,
    async stop() {
      await loop.stop()
      await within(patience_ms, Promise.all(running.values()))
      if (giveBack) await Promise.all([...running.keys()].map((lease) => giveBack(lease).catch(failed)))
    },
  }
}

/** Waits for work to finish, up to this long. */
export async function within(limit_ms: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  await Promise.race([work, pause(limit_ms, undefined, { signal: ended.signal }).catch(() => {})])
  ended.abort()
}
