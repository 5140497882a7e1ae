import { ConnectionError, ParleyError } from './errors.ts'

const first_wait_ms = 500
const longest_wait_ms = 8000
// For waits of more than a minute, the caller's own schedule is the better place.
const longest_asked_for_ms = 60_000

/** Milliseconds to wait before the next attempt; undefined if another attempt wouldn't help. */
export function waitBefore(error: unknown, attempts: number): number | undefined {
  if (!isPassing(error)) return undefined
  const asked_for_ms = ((error as ParleyError).retry_after_s ?? 0) * 1000
  if (asked_for_ms > longest_asked_for_ms) return undefined
  const backoff_ms = Math.min(longest_wait_ms, first_wait_ms * 2 ** (attempts - 1))
  // Spread out, so that clients that failed together don't retry together.
  const jitter_ms = (backoff_ms / 2) * Math.random()
  return asked_for_ms > 0 ? asked_for_ms + jitter_ms : backoff_ms / 2 + jitter_ms
}

function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ParleyError) || error.status === null) return false
  const { status, code } = error
  return status === 408 || status === 429 || status >= 500 || code === 'idempotency_key_in_use'
}

export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
