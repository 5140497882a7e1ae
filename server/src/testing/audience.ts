import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Streams to open. `first` is the sequence number that each must start with, if known. */
export interface Opening {
  open: number
  port: number
  key: string
  query: string
  first: number | null
}

export type Order = Opening | { reach: number }

export interface AudienceReport {
  /** Events received, over all streams. */
  heard: number
  /** Streams that didn't receive all of them. */
  behind: number
  /** What was wrong, up to five. */
  faults: string[]
  /** From the creation time in an event to its receipt. */
  p50_ms: number
  p99_ms: number
  max_ms: number
}

/** Many open streams in a separate process, which checks the order of the events and measures their delay. */
export interface Audience {
  open(opening: Opening): Promise<void>
  /** What was received since the last call, once all streams have the event with this number, or one has a fault. */
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
