import { spanned } from '../log/tracing/tracer.ts'
import type { Bell } from './bell.ts'
import type { Chore } from './chore.ts'
import { rest } from './rest.ts'

interface Parts {
  /** Rings when events were numbered. */
  events: Bell
  stopping: AbortSignal
  failed: (name: string, error: unknown) => void
}

/** Runs a chore again and again until it's stopped. */
export async function recur(chore: Chore, { events, stopping, failed }: Parts): Promise<void> {
  const { name, every_ms, idle_ms, behind_ms = every_ms, share_when_busy = 1, run } = chore
  while (!stopping.aborted) {
    const began = performance.now()
    const rings = events.rings()
    let is_idle = idle_ms !== undefined
    const more = await spanned(`chore ${name}`, () => run(stopping)).catch((error) => {
      // It may be behind: others don't wait for what failed.
      is_idle = false
      failed(name, error)
    })
    const took = performance.now() - began
    const min_ms = more === true ? behind_ms : every_ms
    await rest({ min_ms, max_ms: took / share_when_busy - took }, stopping)
    if (is_idle && more !== true) await events.next(rings, idle_ms! - every_ms, stopping)
  }
}
