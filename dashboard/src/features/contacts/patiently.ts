import { responseOf } from '@parley/sdk'
import { ApiError, Unreachable } from '../../api/call.ts'

interface Patience {
  signal: AbortSignal
  /** Called when it has to wait, with the reason. Null when it continues. */
  waiting?: (why: 'limit' | 'network' | null) => void
}

const longest_ms = 15_000
const max_tries = 5

/** Retries until there is a response: waits as long as the service says, and while offline. */
export async function patiently<T>(ask: () => Promise<T>, { signal, waiting }: Patience): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask()
      if (tries > 1) waiting?.(null)
      return answer
    } catch (error) {
      const wait = waitAfter(error, tries)
      if (wait === null || signal.aborted) throw error
      waiting?.(error instanceof ApiError && error.status === 429 ? 'limit' : 'network')
      await sleep(wait, signal)
    }
  }
}

/** In milliseconds. Null if retrying wouldn't help. */
function waitAfter(error: unknown, tries: number): number | null {
  const later = Math.min(500 * 2 ** tries, longest_ms)
  if (error instanceof Unreachable) return later
  if (!(error instanceof ApiError)) return null
  const { status, code, retry_after_s } = error
  if (status === 429 || code === 'idempotency_key_in_use') return (retry_after_s ?? 1) * 1000
  return status >= 500 && tries < max_tries ? Math.max(later, (retry_after_s ?? 0) * 1000) : null
}

export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** Leaves some of a user's rate limit to the user: how long to wait before the next request, by the last response. */
export function pace(answer: object): number {
  const limit = responseOf(answer)?.rate_limit
  if (!limit || limit.remaining >= reserve) return 0
  return (limit.window_s * 1000 * 1.1) / limit.quota
}

const reserve = 60
