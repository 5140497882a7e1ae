import { type Dispatcher, Pool } from 'undici'
import { tracer } from '../log/tracing/tracer.ts'
import { readableText, retryAfter } from '../outbound/answer.ts'
import { type FailureClass, failureClass } from '../outbound/failure-class.ts'
import { type Allowed, readUrl } from '../outbound/public-address.ts'
import type { Resolve } from '../outbound/resolve.ts'
import { safeConnector } from '../outbound/safe-connector.ts'
import type { Mode } from '../scope.ts'

/** The outcome of one attempt. Every failure of the outside world is one of these. */
export interface Result {
  /** The HTTP status. Null without a response. */
  status: number | null
  /** Null on success: a status from 200 to 299, even if the body was cut off. */
  error: FailureClass | null
  /** The start of the response as text. Null if it had no body. */
  body: string | null
  duration_ms: number
  /** When the receiver asked to be called again (`Retry-After`). */
  retry_after_ms: number | null
}

export interface Receiver {
  /** Makes one attempt. Never throws. */
  send(request: { headers: Record<string, string>; body: string | Buffer }): Promise<Result>
  /** Lets running attempts finish, then closes the connections. */
  close(): Promise<void>
  /** Aborts running attempts. */
  destroy(): Promise<void>
}

export interface Terms {
  allowed: Allowed
  mode: Mode
  resolve?: Resolve
  /** The limit for DNS, connecting and TLS. */
  connect_ms?: number
  /** The limit for the whole attempt, including the connection. */
  whole_ms?: number
}

const connections = 10
const max_read = 16 * 1024

/** Delivers to one endpoint over connections of its own, which no other endpoint shares. */
export function openReceiver(text: string, terms: Terms): Receiver {
  const { allowed, mode, resolve, connect_ms = 5000, whole_ms = 15_000 } = terms
  const url = readable(text)
  if (url === undefined) return unreachable
  const pool = new Pool(url.origin, {
    connections,
    pipelining: 1,
    connect: safeConnector(url, { allowed, mode, resolve, connect_ms }),
    // One timer for the whole attempt instead, below.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const path = url.pathname + url.search
  return {
    send: ({ headers, body }) => attempt(pool, { path, method: 'POST', headers, body }, url.protocol, whole_ms),
    close: () => pool.close(),
    destroy: () => pool.destroy(),
  }
}

/** Uses `dispatch` directly: `request` and `fetch` create a stream per response, at 0.8 and 0.2 of the speed. */
function attempt(pool: Pool, request: Dispatcher.DispatchOptions, protocol: string, whole_ms: number): Promise<Result> {
  const started = performance.now()
  // Whom it is for stays out of it: a receiver's address may hold a token. It gets no traceparent.
  const span = tracer()?.begin('client', 'webhook delivery', { 'http.request.method': 'POST' })
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined
    let over = false
    let status: number | null = null
    let retry_after_ms: number | null = null
    let read = 0
    const chunks: Buffer[] = []

    function end(failure: FailureClass): void {
      if (over) return
      over = true
      clearTimeout(clock)
      const error = status === null ? failure : status < 300 ? null : 'http_status'
      span?.end({
        is_failed: error !== null,
        attributes: { 'http.response.status_code': status ?? undefined, 'error.type': error ?? undefined },
      })
      const duration_ms = Math.round(performance.now() - started)
      resolve({ status, error, body: readableText(chunks), duration_ms, retry_after_ms })
    }

    function cut(failure: FailureClass): void {
      end(failure)
      controller?.abort(new Error('The attempt is over.'))
    }

    const clock = setTimeout(cut, whole_ms, 'timeout')
    pool.dispatch(request, {
      onRequestStart(its) {
        controller = its
        // It timed out before there was a connection.
        if (over) its.abort(new Error('The attempt is over.'))
      },
      onResponseStart(_, code, headers) {
        // 1xx responses announce that the final one will follow.
        if (code < 200) return
        status = code
        if (code >= 300) retry_after_ms = retryAfter(headers['retry-after'])
      },
      onResponseData(_, chunk) {
        read += chunk.length
        chunks.push(chunk)
        if (read >= max_read) cut('bad_response')
      },
      onResponseEnd: () => end('bad_response'),
      onResponseError: (_, error) => end(failureClass(error, protocol)),
    })
  })
}

/** The URL was validated when the endpoint was created, but a later version may be stricter. */
function readable(text: string): URL | undefined {
  try {
    const url = readUrl(text)
    // The trailing dot of a host name isn't part of the name in a certificate.
    url.hostname = url.hostname.replace(/\.$/, '')
    return url
  } catch {
    return undefined
  }
}

const unreachable: Receiver = {
  send: async () => ({ status: null, error: 'blocked_address', body: null, duration_ms: 0, retry_after_ms: null }),
  close: async () => {},
  destroy: async () => {},
}
