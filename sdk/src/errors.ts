import type { ErrorCode } from './generated/types.ts'
import type { ResponseInfo } from './response.ts'

interface Told {
  status: number | null
  type: string
  code: ErrorCode | (string & {})
  message: string
  request_id: string | null
  retry_after_s?: number | null
}

/**
 * What every failed call is rejected with.
 *
 * @example
 * try {
 *   await parley.contacts.create({ name: 'Ana Sousa', email: 'ana@example.com' })
 * } catch (error) {
 *   if (error instanceof ConflictError && error.code === 'contact_already_exists') return
 *   throw error
 * }
 */
export class ParleyError extends Error {
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null
  /** The kind of error; begins with `service/`, or with `sdk/` where the answer did not come from the service. */
  readonly type: string
  /** What exactly went wrong, for programs. */
  readonly code: ErrorCode | (string & {})
  /** To be quoted when asking for help; null when there was no answer. */
  readonly request_id: string | null
  /** Seconds after which the service asked to be tried again. */
  readonly retry_after_s: number | null

  constructor(told: Told, options?: ErrorOptions) {
    super(told.message, options)
    this.name = new.target.name
    this.status = told.status
    this.type = told.type
    this.code = told.code
    this.request_id = told.request_id
    this.retry_after_s = told.retry_after_s ?? null
  }
}

/** 401 and 403: the key is missing, wrong, revoked, expired, or may not do this. */
export class AuthenticationError extends ParleyError {}

/** 404 and 410: nothing has this id, or it is no longer kept. */
export class NotFoundError extends ParleyError {}

/** 409 and 412: not possible in the present state, or changed since the version in `if_match`. */
export class ConflictError extends ParleyError {}

/** 429, after the retries: too many requests. */
export class RateLimitError extends ParleyError {}

/**
 * There was no answer, or none that could be read, after the retries. A write may have been done all the same: repeat it
 * with the same `idempotency_key` to find out.
 */
export class ConnectionError extends ParleyError {
  constructor(code: 'connection_failed' | 'timed_out' | 'answer_unreadable', message: string, cause?: unknown) {
    super({ status: null, type: 'sdk/connection_error', code, message, request_id: null }, { cause })
  }
}

/** The error that an answer tells of; one of our own where something in between answered in other words. */
export function errorOf(info: ResponseInfo, body: unknown): ParleyError {
  const { status, request_id, retry_after_s } = info
  const { error } = (body ?? {}) as { error?: Partial<Told> }
  const told =
    typeof error?.code === 'string' && typeof error.message === 'string'
      ? {
          type: String(error.type),
          code: error.code,
          message: error.message,
          request_id: error.request_id ?? request_id,
        }
      : {
          type: 'sdk/unexpected_answer',
          code: 'unexpected_answer',
          message: `The answer has status ${status} and is not one of the service.`,
          request_id,
        }
  return new (classOf(status))({ ...told, status, retry_after_s })
}

function classOf(status: number): typeof ParleyError {
  if (status === 401 || status === 403) return AuthenticationError
  if (status === 404 || status === 410) return NotFoundError
  if (status === 409 || status === 412) return ConflictError
  return status === 429 ? RateLimitError : ParleyError
}
