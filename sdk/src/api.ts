import type { List } from './pages.ts'
import type { StreamOptions } from './stream.ts'

export type { StreamOptions }

export interface ParleyOptions {
  /** An API key: `svc_live_…` or `svc_test_…`. It stays on your servers and is never shown again by this client. */
  api_key: string
  /** Where the API is, ending in its version, such as `https://parley.example.com/v1`. */
  base_url: string
  /** Milliseconds that one attempt may take, its whole answer included. Default: 30000. */
  timeout_ms?: number
  /** How often a request that failed for the moment is sent again. Default: 2; 0 switches it off. */
  max_retries?: number
  /** Stands in for the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

export interface RequestOptions {
  /** Gives the request up, and every retry of it; the promise is rejected with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds that one attempt may take; overrules the client's. */
  timeout_ms?: number
  /** How often to try again; overrules the client's. */
  max_retries?: number
}

export interface WriteOptions extends RequestOptions {
  /**
   * 1 to 255 printable ASCII characters. The work is done once per key, however often it is asked for: give one made of
   * your own data (such as an order number) to be safe across restarts of your program. Default: a random UUID, the same
   * for every retry of one call.
   */
  idempotency_key?: string
}

export interface ConditionalOptions extends WriteOptions {
  /** The `etag` of the version you know (see `responseOf`): a change in between is answered `precondition_failed`. */
  if_match?: string
}

/** One call of an operation. */
export interface Call {
  /** What stands in the places of the path. */
  places?: Record<string, string>
  query?: object
  body?: object
  options: ConditionalOptions
}

/** What the resources are made on. */
export interface Api {
  send<T>(method: string, path: string, call: Call): Promise<T>
  list<T>(method: string, path: string, call: Call): List<T>
  stream<T>(path: string, query: object & StreamOptions): AsyncIterable<T>
}
