import { type Dispatcher, Pool } from 'undici'
import { readableText, retryAfter } from '../outbound/answer.ts'
import { type FailureClass, failureClass } from '../outbound/failure-class.ts'
import { type Allowed, readUrl } from '../outbound/public-address.ts'
import type { Resolve } from '../outbound/resolve.ts'
import { safeConnector } from '../outbound/safe-connector.ts'
import type { Mode } from '../scope.ts'

/** How one attempt ended. Whatever the outside world does is one of these. */
export interface Result {
  /** Of HTTP; null when there was no answer. */
  status: number | null
  /** Null is success: a status from 200 to 299, whatever came or did not come after it. */
  error: FailureClass | null
  /** The first bytes of the answer, as text; null when it had none. */
  body: string | null
  duration_ms: number
  /** What the receiver asks for before the next attempt. */
  retry_after_ms: number | null
}

export interface Receiver {
  /** Makes one attempt. Never throws. */
  send(request: { headers: Record<string, string>; body: string | Buffer }): Promise<Result>
  /** Lets what is under way end, then closes the connections. */
  close(): Promise<void>
  /** Breaks off what is under way. */
  destroy(): Promise<void>
}

export interface Terms {
  allowed: Allowed
  mode: Mode
  resolve?: Resolve
  /** For the name, the connection and TLS. */
  connect_ms?: number
  /** For everything, connecting included. */
  whole_ms?: number
}

const connections = 10
const max_read = 16 * 1024

/** Whoever takes the deliveries of one endpoint: with connections of its own, that no other endpoint shares. */
export function openReceiver(text: string, terms: Terms): Receiver {
  const { allowed, mode, resolve, connect_ms = 5000, whole_ms = 15_000 } = terms
  const url = readable(text)
  if (url === undefined) return unreachable
  const pool = new Pool(url.origin, {
    connections,
    pipelining: 1,
    connect: safeConnector(url, { allowed, mode, resolve, connect_ms }),
    // One clock for the whole attempt, below.
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

/** Dispatched by hand: `request` and `fetch` make a stream of each answer, at 0.8 and 0.2 of the speed. */
function attempt(pool: Pool, request: Dispatcher.DispatchOptions, protocol: string, whole_ms: number): Promise<Result> {
  const started = performance.now()
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
        // Its time was over before there was a connection.
        if (over) its.abort(new Error('The attempt is over.'))
      },
      onResponseStart(_, code, headers) {
        // Others announce that the answer is still to come.
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

/** The form of an endpoint's URL was checked when it was registered; a later version may be stricter. */
function readable(text: string): URL | undefined {
  try {
    const url = readUrl(text)
    // The dot at the end of a name is not part of the name in a certificate.
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
