import type { Scope } from '../scope.ts'
import type { RequestStyle } from './dialect.ts'
import type { Failure } from './failure.ts'
import type { Model } from './model.ts'

interface State {
  /** Consecutive failures. */
  failures: number
  blocked_until: number
  /** Consecutive times it was blocked. */
  blocks: number
  reason: Failure['reason']
  style: RequestStyle | null
}

const failures_to_block = 3
const shortest_ms = 15_000
const longest_ms = 300_000
const max_remembered = 10_000

const states = new Map<string, State>()

/** What this process knows about a model: its output mode, and whether to call it now. */
export interface Breaker {
  /** Seconds until the next call, and why. Null to call now. */
  blocked(): { seconds: number; reason: Failure['reason'] } | null
  failed(failure: Failure): void
  answered(style: RequestStyle): void
  style(): RequestStyle | null
}

/** Changed settings start afresh. Urgent calls have a breaker of their own: too slow for them isn't too slow for others. */
export function breakerFor({ environment_id }: Scope, model: Model, in_a_hurry = false): Breaker {
  const { provider, base_url, name, own_version } = model
  const own = own_version === null ? 0 : environment_id
  const key = JSON.stringify([own, own_version, provider, base_url.href, name, in_a_hurry])
  const state = () => {
    let known = states.get(key)
    if (!known) {
      if (states.size >= max_remembered) states.clear()
      known = { failures: 0, blocked_until: 0, blocks: 0, reason: 'unreachable', style: null }
      states.set(key, known)
    }
    return known
  }

  return {
    blocked() {
      const it = state()
      const wait = it.blocked_until - performance.now()
      if (wait > 0) return { seconds: Math.ceil(wait / 1000), reason: it.reason }
      // One call tests whether it responds again. The others don't wait for it.
      if (it.blocks > 0) it.blocked_until = performance.now() + shortest_ms
      return null
    },
    failed({ reason, retry_after_ms }) {
      const it = state()
      if (reason === 'rate_limited') return block(it, reason, Math.min(retry_after_ms ?? shortest_ms, longest_ms))
      if (reason !== 'timeout' && reason !== 'unreachable') return
      it.failures++
      // After a block, a single failure blocks it again: every turn that waits for the timeout is one too many.
      if (it.failures < failures_to_block && it.blocks === 0) return
      block(it, reason, Math.min(shortest_ms * 2 ** Math.min(it.blocks, 10), longest_ms))
      it.blocks++
    },
    answered(style) {
      Object.assign(state(), { failures: 0, blocked_until: 0, blocks: 0, style })
    },
    style: () => state().style,
  }
}

function block(state: State, reason: Failure['reason'], for_ms: number): void {
  Object.assign(state, { reason, failures: 0, blocked_until: performance.now() + for_ms })
}
