/** Recurring work. */
export interface Chore {
  name: string
  every_ms: number
  /** Whether its work comes with events: while none is numbered and `run` reports no more work, it rests. */
  follows_events?: boolean
  /** The share of time it may use: if both cores are busy, its work is at the expense of requests. */
  share_when_busy?: number
  /** The pause if `run` reports more work. */
  behind_ms?: number
  /** Aborts on stop, which waits for it. Resolves to true if there is more work. */
  run: (stopping: AbortSignal) => Promise<unknown>
}
