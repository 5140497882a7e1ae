import type { ErrorHeaders } from '../errors.ts'
import { unavailable } from '../errors.ts'

export interface Policy {
  name: string
  /** Requests per window. 0 turns the limit off. */
  quota: number
  burst: number
}

export interface RateLimit {
  /** Counts one request of `who`. Returns the headers to send, and throws if the limit is exceeded. */
  take(who: string | number): ErrorHeaders | undefined
  /** Throws if the limit is reached, and counts nothing. */
  check(who: string | number): void
  /** Counts one unless the limit is reached. Returns whether it did. */
  allows(who: string | number): boolean
}

const window_ms = 60_000
const max_remembered = 100_000

/**
 * The generic cell rate algorithm: one number per caller, and no window edges for bursts. Headers as in
 * draft-ietf-httpapi-ratelimit-headers, written as structured fields.
 */
export function rateLimit(policy: Policy): RateLimit {
  if (policy.quota === 0) return { take: () => undefined, check: () => {}, allows: () => true }
  const interval = window_ms / policy.quota
  const tolerance = interval * policy.burst
  const described = `"${policy.name}";q=${policy.quota};w=${window_ms / 1000}`
  // When each caller's bucket will be full again.
  const full_at = new Map<string | number, number>()

  function look(who: string | number) {
    const now = performance.now()
    const next = Math.max(full_at.get(who) ?? 0, now) + interval
    const spare = tolerance - (next - now)
    return { has_room: spare >= -1e-6, spare, next, now }
  }

  function count(who: string | number) {
    const state = look(who)
    if (state.has_room) {
      if (full_at.size >= max_remembered) forget(full_at, state.now)
      full_at.set(who, state.next)
    }
    return state
  }

  const refusal = ({ spare, next, now }: ReturnType<typeof look>) =>
    tooMany(policy, described, -spare, next - interval - now)

  return {
    allows: (who) => count(who).has_room,
    check(who) {
      const state = look(who)
      if (!state.has_room) throw refusal(state)
    },
    take(who) {
      const state = count(who)
      if (!state.has_room) throw refusal(state)
      const { spare, next, now } = state
      return {
        'ratelimit-policy': described,
        ratelimit: `"${policy.name}";r=${Math.floor(spare / interval + 1e-6)};t=${seconds(next - now)}`,
      }
    },
  }
}

function tooMany(policy: Policy, described: string, wait_ms: number, full_ms: number) {
  const wait_s = Math.max(1, seconds(wait_ms))
  const error = unavailable('rate_limited', `Too many requests. Try again in ${wait_s} s.`, wait_s)
  error.headers['ratelimit-policy'] = described
  error.headers.ratelimit = `"${policy.name}";r=0;t=${Math.min(wait_s, Math.max(1, seconds(full_ms)))}`
  return error
}

/** Rounded up, except for floating-point errors: a whole minute is 60 s, not 61. */
function seconds(ms: number): number {
  return Math.ceil(ms / 1000 - 1e-6)
}

function forget(full_at: Map<string | number, number>, now: number): void {
  for (const [who, moment] of full_at) if (moment <= now) full_at.delete(who)
  if (full_at.size >= max_remembered) full_at.clear()
}
