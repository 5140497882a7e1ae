import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Streams to open. `first` is the sequence that each must begin with, where that is known. */
export interface Opening {
  open: number
  port: number
  key: string
  query: string
  first: number | null
}

export type Order = Opening | { reach: number }

export interface AudienceReport {
  /** Events, over all streams. */
  heard: number
  /** Streams that were not told all of them. */
  behind: number
  /** What was wrong, the first few. */
  faults: string[]
  /** From the moment written into an event to its receipt. */
  p50_ms: number
  p99_ms: number
  max_ms: number
}

/** Many open streams in a process of their own, which look at the order of what they are told and at how long it took. */
export interface Audience {
  open(opening: Opening): Promise<void>
  /** What was told since the last time, once all have heard the event of this sequence, or one saw a fault. */
  reach(sequence: number, within_ms: number): Promise<AudienceReport>
  stop(): Promise<void>
}

export function startAudience(): Audience {
  const child: ChildProcess = fork(fileURLToPath(new URL('./audience-process.ts', import.meta.url)))
  const ask = async <T>(order: Order, within_ms: number): Promise<T> => {
    const answered = once(child, 'message', { signal: AbortSignal.timeout(within_ms) })
    child.send(order)
    const [answer] = await answered
    if (answer.failed) throw new Error(answer.failed)
    return answer
  }
  return {
    open: (opening) => ask(opening, 120_000),
    reach: (sequence, within_ms) => ask({ reach: sequence }, within_ms),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
