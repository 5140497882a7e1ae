import { spanned } from '../log/tracing/tracer.ts'
import type { Chore } from './chore.ts'
import { type Loop, startLoop } from './loop.ts'
import { rest } from './rest.ts'

interface Parts {
  /** Calls back when events were numbered. */
  subscribe: (wake: () => void) => () => void
  stopping: AbortSignal
  failed: (name: string, error: unknown) => void
  /** How long what follows events rests without one, in case an announcement was lost. */
  idle_ms?: number
}

/** Runs a chore again and again until it's stopped. */
export function recur(chore: Chore, { subscribe, stopping, failed, idle_ms = 5000 }: Parts): Loop {
  const { name, every_ms, follows_events = false, behind_ms = every_ms, share_when_busy = 1, run } = chore
  const loop = startLoop({
    ...(follows_events && { subscribe }),
    poll_ms: idle_ms,
    failed: (error) => failed(name, error),
    async round() {
      const began = performance.now()
      let goes_on = !follows_events
      const more = await spanned(`chore ${name}`, () => run(stopping)).catch((error) => {
        // It may be behind: others don't wait for what failed.
        goes_on = true
        failed(name, error)
      })
      const took = performance.now() - began
      const min_ms = more === true ? behind_ms : every_ms
      await rest({ min_ms, max_ms: took / share_when_busy - took }, stopping)
      if (goes_on || more === true) loop.wake()
    },
  })
  return loop
}
