/** What the service answered where it refused: the four fields of its errors, and when to come again. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly request_id: string | null
  readonly retry_after_s: number | null
  constructor(status: number, code: string, message: string, request_id: string | null, retry_after_s: number | null) {
    super(message)
    this.status = status
    this.code = code
    this.request_id = request_id
    this.retry_after_s = retry_after_s
  }
}

/** No answer came: the network is cut, or the service is away. What was asked may or may not have been done. */
export class Unreachable extends Error {}

export type Mode = 'live' | 'test'

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  next_cursor: string | null
}

export interface Options {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** The Idempotency-Key: the same for every try of the same act. */
  key?: string
  /** Only where the object still has this entity tag. */
  if_match?: string | null
  signal?: AbortSignal
  /** Goes out though the page is on its way out. */
  keepalive?: boolean
}

/** An object, and which version of it. */
export interface Versioned<T> {
  object: T
  etag: string | null
}

export const base = '/dashboard/api'
const patience_ms = 30_000

export async function call<T>(path: string, options?: Options): Promise<T> {
  return (await callWhole<T>(path, options)).data
}

export async function callVersioned<T>(path: string, options?: Options): Promise<Versioned<T>> {
  const { data, headers } = await callWhole<T>(path, options)
  return { object: data, etag: headers.get('etag') }
}

/** The answer with what stands in its headers: the entity tag, how many requests are left. */
export async function callWhole<T>(
  path: string,
  { method = 'GET', query, body, key, if_match, signal, keepalive }: Options = {},
): Promise<{ data: T; headers: Headers }> {
  const patience = AbortSignal.timeout(patience_ms)
  let response: Response
  let text: string
  try {
    response = await fetch(base + path + search(query), {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(if_match && { 'if-match': if_match }),
      },
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable('No answer came.')
  }
  if (!response.ok) {
    const refused = refusal(response, text)
    if (refused instanceof ApiError && session_ended.has(refused.code)) for (const tell of listeners) tell()
    throw refused
  }
  return { data: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers }
}

const session_ended = new Set(['session_missing', 'session_expired'])
const listeners = new Set<() => void>()

/** Whatever was asked: it was refused, because nobody is signed in any more. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener)
}

export function search(query: Options['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`
}

export function newKey(): string {
  return `dashboard-${crypto.getRandomValues(new BigUint64Array(2)).join('-')}`
}

export function refusal({ status, headers }: Response, text: string): ApiError | Unreachable {
  const wait = Number(headers.get('retry-after') ?? Number.NaN)
  const retry_after_s = Number.isFinite(wait) ? wait : null
  try {
    const { error } = JSON.parse(text)
    return new ApiError(status, `${error.code}`, `${error.message}`, error.request_id ?? null, retry_after_s)
  } catch {
    // Not ours: a proxy in between speaks for a service that is away.
    if (status >= 502 && status <= 504) return new Unreachable('No answer came.')
    return new ApiError(status, 'unknown', '', headers.get('service-request-id'), retry_after_s)
  }
}
