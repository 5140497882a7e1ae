/** What came along with an answer. */
export interface ResponseInfo {
  status: number
  /** The `Service-Request-Id` of the answer, to be quoted when asking for help. */
  request_id: string | null
  /** How many attempts the call took. */
  attempts: number
  /** Whether the answer had been given before, to a request with the same idempotency key. */
  replayed: boolean
  /** The id of the request that was answered first, where this is a repeat. */
  original_request: string | null
  /** The version of the object, for `if_match`. */
  etag: string | null
  /** Seconds after which the service asked to be tried again. */
  retry_after_s: number | null
}

const infos = new WeakMap<object, ResponseInfo>()

/**
 * What came along with the answer that an object or a page is: request id, version, whether it is a repeat. Undefined for
 * anything that a call did not resolve with, such as one object of a page.
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
