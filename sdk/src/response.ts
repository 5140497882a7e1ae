/** Response metadata. */
export interface ResponseInfo {
  status: number
  /** The `Service-Request-Id` header. Quote it when you ask for help. */
  request_id: string | null
  /** How many attempts the call took. */
  attempts: number
  /** Whether this is the stored response to an earlier request with the same idempotency key. */
  replayed: boolean
  /** The ID of that earlier request; null if this isn't a replay. */
  original_request: string | null
  /** The version of the object, for `if_match`. */
  etag: string | null
  /** The seconds to wait before a retry, from `Retry-After`. */
  retry_after_s: number | null
  /** How many requests the caller has left; null if the service sets no limit. */
  rate_limit: RateLimit | null
}

export interface RateLimit {
  /** Requests that may follow immediately. */
  remaining: number
  /** Requests allowed in `window_s` seconds. */
  quota: number
  window_s: number
}

const infos = new WeakMap<object, ResponseInfo>()

/**
 * The metadata of the response that an object or a page came with: request ID, version, whether it was replayed.
 * Undefined for anything that isn't the result of a call, such as one object of a page.
 *
 * @example
 * const contact = await parley.contacts.get(id)
 * await parley.contacts.update(id, { name: 'Ana' }, { if_match: responseOf(contact)?.etag ?? undefined })
 */
export function responseOf(answer: object): ResponseInfo | undefined {
  return infos.get(answer)
}

export function remember<T extends object>(answer: T, info: ResponseInfo): T {
  infos.set(answer, info)
  return answer
}
