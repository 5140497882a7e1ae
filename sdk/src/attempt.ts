import { ConnectionError, errorOf, ParleyError } from './errors.ts'
import { type RateLimit, type ResponseInfo, remember } from './response.ts'

export interface Settings {
  base: string
  /** Undefined for a visitor who has no token yet. */
  authorization: string | undefined
  /** Undefined where the browser says what it is: websites may not. */
  user_agent?: string
  timeout_ms: number
  max_retries: number
  fetch: typeof globalThis.fetch
}

interface Limits {
  timeout_ms: number
  signal: AbortSignal | undefined
  attempts: number
}

/** Sends a request once and reads the whole response, within the timeout. */
export async function attempt<T>(
  fetch: typeof globalThis.fetch,
  target: string,
  init: RequestInit,
  { timeout_ms, signal, attempts }: Limits,
): Promise<T> {
  signal?.throwIfAborted()
  const control = new AbortController()
  const stop = () => control.abort(signal!.reason)
  const timer = setTimeout(() => control.abort(), timeout_ms)
  signal?.addEventListener('abort', stop)
  try {
    // A redirect could send the request, and the key, to an address that nobody chose.
    const response = await fetch(target, { ...init, signal: control.signal, redirect: 'manual' })
    return read<T>(response, await response.text(), attempts)
  } catch (error) {
    signal?.throwIfAborted()
    if (control.signal.aborted) throw new ConnectionError('timed_out', `There was no answer within ${timeout_ms} ms.`)
    throw error instanceof ParleyError
      ? error
      : new ConnectionError('connection_failed', 'The service could not be reached.', error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

function read<T>(response: Response, text: string, attempts: number): T {
  const info = infoOf(response, attempts)
  const body = parse(text)
  if (!response.ok) throw errorOf(info, body, response.headers)
  if (typeof body !== 'object' || body === null)
    throw new ConnectionError(
      'answer_unreadable',
      'The answer is not JSON: something other than the service gave it, or it was cut off.',
    )
  return remember(body as T & object, info)
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function infoOf({ status, headers }: Response, attempts = 1): ResponseInfo {
  return {
    status,
    attempts,
    request_id: headers.get('service-request-id'),
    replayed: headers.get('idempotent-replayed') === 'true',
    original_request: headers.get('original-request'),
    etag: headers.get('etag'),
    retry_after_s: secondsOf(headers.get('retry-after')),
    rate_limit: rateLimitOf(headers),
  }
}

/** `RateLimit: "…";r=59;t=1` and `RateLimit-Policy: "…";q=60;w=60` (draft-ietf-httpapi-ratelimit-headers). */
function rateLimitOf(headers: Headers): RateLimit | null {
  const parameter = (header: string, name: string) =>
    Number(new RegExp(`;\\s*${name}=(\\d+)`).exec(headers.get(header) ?? '')?.[1] ?? Number.NaN)
  const remaining = parameter('ratelimit', 'r')
  const quota = parameter('ratelimit-policy', 'q')
  const window_s = parameter('ratelimit-policy', 'w')
  return [remaining, quota, window_s].every(Number.isFinite) ? { remaining, quota, window_s } : null
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, section 10.2.3). */
function secondsOf(retry_after: string | null): number | null {
  if (retry_after === null) return null
  if (/^\d+$/.test(retry_after)) return Number(retry_after)
  const moment = Date.parse(retry_after)
  return Number.isNaN(moment) ? null : Math.max(0, (moment - Date.now()) / 1000)
}
