import type { Scope } from '../scope.ts'
import type { Model } from './chosen.ts'
import type { Manner } from './dialect.ts'
import type { Failure } from './failure.ts'

interface State {
  /** In a row, so far. */
  failures: number
  barred_until: number
  /** How often it was barred in a row. */
  bars: number
  reason: Failure['reason']
  manner: Manner | null
}

const failures_to_bar = 3
const shortest_ms = 15_000
const longest_ms = 300_000
const max_remembered = 10_000

const states = new Map<string, State>()

/** What this process has learnt of a model: how it wants to be asked, and whether it is worth asking at this moment. */
export interface Experience {
  /** Seconds until it is asked again, and why; null: ask. */
  barred(): { seconds: number; reason: Failure['reason'] } | null
  failed(failure: Failure): void
  answered(manner: Manner): void
  manner(): Manner | null
}

/** Changed settings are a new beginning. What is in a hurry learns for itself: too slow for it is not too slow for others. */
export function experienceWith({ environment_id }: Scope, model: Model, in_a_hurry = false): Experience {
  const { provider, base_url, name, own_version } = model
  const own = own_version === null ? 0 : environment_id
  const key = JSON.stringify([own, own_version, provider, base_url.href, name, in_a_hurry])
  const state = () => {
    let known = states.get(key)
    if (!known) {
      if (states.size >= max_remembered) states.clear()
      known = { failures: 0, barred_until: 0, bars: 0, reason: 'unreachable', manner: null }
      states.set(key, known)
    }
    return known
  }

  return {
    barred() {
      const it = state()
      const wait = it.barred_until - performance.now()
      if (wait > 0) return { seconds: Math.ceil(wait / 1000), reason: it.reason }
      // One finds out whether it answers again; the others do not wait with it.
      if (it.bars > 0) it.barred_until = performance.now() + shortest_ms
      return null
    },
    failed({ reason, retry_after_ms }) {
      const it = state()
      if (reason === 'rate_limited') return bar(it, reason, Math.min(retry_after_ms ?? shortest_ms, longest_ms))
      if (reason !== 'timeout' && reason !== 'unreachable') return
      it.failures++
      // Once barred, a single failure bars it again: each turn that waits out its limit is one too many.
      if (it.failures < failures_to_bar && it.bars === 0) return
      bar(it, reason, Math.min(shortest_ms * 2 ** Math.min(it.bars, 10), longest_ms))
      it.bars++
    },
    answered(manner) {
      Object.assign(state(), { failures: 0, barred_until: 0, bars: 0, manner })
    },
    manner: () => state().manner,
  }
}

function bar(state: State, reason: Failure['reason'], for_ms: number): void {
  Object.assign(state, { reason, failures: 0, barred_until: performance.now() + for_ms })
}
