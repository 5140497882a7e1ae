import { setTimeout as pause } from 'node:timers/promises'

export interface Loop {
  /** Asks for a round: at once, or after the one under way. */
  wake(): void
  /** Starts nothing more and waits for what is under way; of a worker, not for long. */
  stop(): Promise<void>
}

interface LoopParts {
  /** Calls back whenever there may be work; answers how to stop that. */
  subscribe?: (wake: () => void) => () => void
  /** A round comes this often although no one asks: a backstop for a wake-up that was lost. */
  poll_ms: number
  /** The least time between two rounds, so that each does more at once. */
  pause_ms?: number
  round: () => Promise<void>
  failed: (error: unknown) => void
}

/** Runs a round whenever someone asks for one, one at a time. However many ask meanwhile, one more follows. */
export function startLoop({ subscribe, poll_ms, pause_ms = 0, round, failed }: LoopParts): Loop {
  let stopping = false
  let wanted = true
  let ring = () => {}
  const unsubscribe = subscribe?.(wake)
  const poll = setInterval(wake, poll_ms)
  const running = run()

  function wake(): void {
    wanted = true
    ring()
  }

  async function run(): Promise<void> {
    while (!stopping) {
      if (!wanted) await new Promise<void>((resolve) => (ring = resolve))
      wanted = false
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
  /** How many more pieces of work there is room for. */
  room: (running: ReadonlyMap<Lease, unknown>) => number
  /** Leases as many pieces of work as are due, at most `limit`, that no one has. */
  claim: (limit: number, running: ReadonlyMap<Lease, unknown>) => Promise<Lease[]>
  /** Does one piece of work. */
  work: (lease: Lease) => Promise<void>
  /** Gives up work that failed. */
  giveUp: (lease: Lease) => Promise<unknown>
  /** Gives back work that had not ended when the worker stopped. */
  giveBack?: (lease: Lease) => Promise<unknown>
}

// What has not ended by then is done again by whoever takes over its lease.
const patience_ms = 5000

/** Works on what is due, with as many other processes as there are. */
export function startWorker<Lease>({ room, claim, work, giveUp, giveBack, ...parts }: WorkerParts<Lease>): Loop {
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
      await work(lease)
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

/** Waits for work to end, but no longer than this. */
export async function within(limit_ms: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  await Promise.race([work, pause(limit_ms, undefined, { signal: ended.signal }).catch(() => {})])
  ended.abort()
}
