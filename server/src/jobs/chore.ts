/** Recurring work. */
export interface Chore {
  name: string
  every_ms: number
  /**
   * The pause if `run` reports no more work and no event was numbered since it began: what it follows comes with events. In case an
   * announcement was lost, it looks all the same.
   */
  idle_ms?: number
  /** The share of time it may use: if both cores are busy, its work is at the expense of requests. */
  share_when_busy?: number
  /** The pause if `run` reports more work. */
  behind_ms?: number
  /** Aborts on stop, which waits for it. Resolves to true if there is more work. */
  run: (stopping: AbortSignal) => Promise<unknown>
}

/** How long what follows events rests without one. */
export const idle_ms = 5000
