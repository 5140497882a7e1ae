import type { List } from './pages.ts'

export interface ParleyOptions {
  /** An API key: `svc_live_…` or `svc_test_…`. Keep it on your servers. The client never logs or exposes it. */
  api_key: string
  /** The API's address, ending in its version, such as `https://parley.example.com/v1`. */
  base_url: string
  /** Timeout of one attempt in milliseconds, including the whole response. Default: 30000. */
  timeout_ms?: number
  /** How often to retry a request that failed temporarily. Default: 2; 0 turns retries off. */
  max_retries?: number
  /** A replacement for the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

export interface RequestOptions {
  /** Cancels the request and its retries. The promise is rejected with the signal's reason. */
  signal?: AbortSignal
  /** Timeout of one attempt in milliseconds. Overrides the client's. */
  timeout_ms?: number
  /** How often to retry. Overrides the client's. */
  max_retries?: number
}

export interface WriteOptions extends RequestOptions {
  /**
   * 1 to 255 printable ASCII characters. A write is done once per key, however often it is sent. To be safe across
   * restarts of your program, build the key from your own data, such as an order number. Default: a random UUID, the
   * same for all attempts of a call.
   */
  idempotency_key?: string
}

export interface ConditionalOptions extends WriteOptions {
  /** The `etag` you know (see `responseOf`). If the object changed since, the call fails with `precondition_failed`. */
  if_match?: string
}

export interface StreamOptions {
  /** Begins behind this event instead of now. */
  last_event_id?: string
  /** Ends the stream and the loop over it. */
  signal?: AbortSignal
}

/** One call of an operation. */
export interface Call {
  /** The values of the path parameters. */
  places?: Record<string, string>
  query?: object
  body?: object
  /** Bytes instead of a body of JSON, and their place in the whole. */
  part?: { bytes: Blob | Uint8Array; range: string }
  options: ConditionalOptions
}

/** What the generated resources call. */
export interface Api {
  send<T>(method: string, path: string, call: Call): Promise<T>
  list<T>(method: string, path: string, call: Call): List<T>
  stream<T>(path: string, query: object & StreamOptions): AsyncIterable<T>
}
