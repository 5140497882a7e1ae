/** After failing for this long, a lead is no longer retried automatically. */
export const give_up_ms = 24 * 3600 * 1000

const longest_ms = 3600 * 1000

/** Milliseconds until the next attempt: doubles from a second to an hour, with jitter from half to one and a half. */
export function backOff(tries: number, retry_after_ms: number | null, random = Math.random()): number {
  const wait = Math.min(1000 * 2 ** Math.min(tries, 20), longest_ms) * (0.5 + random)
  return Math.round(Math.max(Math.min(wait, longest_ms), Math.min(retry_after_ms ?? 0, give_up_ms)))
}
