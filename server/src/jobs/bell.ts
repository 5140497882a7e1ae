/** Tells whoever waits that something happened, and whoever was busy that they missed it. */
export interface Bell {
  /** How often it rang. */
  rings(): number
  /** Resolves with the next ring after `rings`, at once if that was before, or when `limit_ms` are over. */
  next(rings: number, limit_ms: number, stopping: AbortSignal): Promise<void>
}

export function bellOf(subscribe: (ring: () => void) => unknown): Bell {
  let rung = 0
  const waiting = new Set<() => void>()
  subscribe(() => {
    rung++
    for (const wake of [...waiting]) wake()
  })
  return {
    rings: () => rung,
    async next(rings, limit_ms, stopping) {
      if (rung > rings || stopping.aborted) return
      const { promise, resolve } = Promise.withResolvers<void>()
      const wake = () => resolve()
      const timer = setTimeout(wake, limit_ms)
      waiting.add(wake)
      // The signal lives as long as the process: what isn't taken off stays for good.
      stopping.addEventListener('abort', wake)
      await promise
      waiting.delete(wake)
      stopping.removeEventListener('abort', wake)
      clearTimeout(timer)
    },
  }
}
