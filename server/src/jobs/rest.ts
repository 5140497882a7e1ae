import { setTimeout as pause } from 'node:timers/promises'

const busy_from = 0.6
const slice_ms = 50
const longest_rest_ms = 5000

/** Waits, and goes on waiting while the process is busy with other things: work that fell behind catches up once it isn't. */
export async function rest(
  { min_ms, max_ms }: { min_ms: number; max_ms: number },
  stopping: AbortSignal,
): Promise<void> {
  const until = performance.now() + Math.min(max_ms, longest_rest_ms)
  for (let wait_ms = min_ms; !stopping.aborted; wait_ms = Math.min(slice_ms, until - performance.now())) {
    // While the chore itself rests: what it does is not what others are busy with.
    const before = performance.eventLoopUtilization()
    // Ends at once when the stop came while the chore was running.
    await pause(wait_ms, undefined, { signal: stopping }).catch(() => {})
    const is_busy = performance.eventLoopUtilization(before).utilization > busy_from
    if (!is_busy || performance.now() >= until) return
  }
}
