/** What a load tool saw in one round. */
export interface Measured {
  /** Requests or transactions that succeeded. */
  count: number
  per_second: number
  p50_ms?: number
  p99_ms?: number
}

export const callers = 16
