import type { ErrorCode } from './generated/types.ts'
import type { ResponseInfo } from './response.ts'

interface Told {
  status: number | null
  type: string
  code: ErrorCode | (string & {})
  message: string
  request_id: string | null
  retry_after_s?: number | null
  hints?: Hints
}

interface Hints {
  param: string | null
  hint: string | null
  doc: string | null
}

const no_hints: Hints = { param: null, hint: null, doc: null }

/**
 * The error that every failed call rejects with.
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
  /** The HTTP status; null if there was no response. */
  readonly status: number | null
  /** The kind of error. Starts with `service/`, or with `sdk/` if the response didn't come from the service. */
  readonly type: string
  /** What went wrong, for your code to check. */
  readonly code: ErrorCode | (string & {})
  /** Quote it when you ask for help. Null if there was no response. */
  readonly request_id: string | null
  /** The seconds to wait before a retry, from `Retry-After`. */
  readonly retry_after_s: number | null
  /** The parameter that the error is about, if the service named one. */
  readonly param: string | null
  /** What looks wrong about an ID, for whoever reads it: don't parse it. */
  readonly hint: string | null
  /** The operation in the API reference, as a path of the service. */
  readonly doc: string | null

  constructor(told: Told, options?: ErrorOptions) {
    super(told.message, options)
    this.name = new.target.name
    this.status = told.status
    this.type = told.type
    this.code = told.code
    this.request_id = told.request_id
    this.retry_after_s = told.retry_after_s ?? null
    const { param, hint, doc } = told.hints ?? no_hints
    this.param = param
    this.hint = hint
    this.doc = doc
  }

  /** For logs: `JSON.stringify` leaves out the message of other errors. */
  toJSON(): Record<string, unknown> {
    const { name, message, status, type, code, request_id, retry_after_s, param, hint, doc } = this
    return { name, message, status, type, code, request_id, retry_after_s, param, hint, doc }
  }
}

/** 401 and 403: the key is missing, invalid, revoked, expired or lacks a scope. */
export class AuthenticationError extends ParleyError {}

/** 404 and 410: there is no such object, or it is no longer stored. */
export class NotFoundError extends ParleyError {}

/** 409 and 412: not possible in the current state, or changed since the version in `if_match`. */
export class ConflictError extends ParleyError {}

/** 429, after all retries: too many requests. */
export class RateLimitError extends ParleyError {}

/**
 * There was no response, or none that could be read, after all retries. A write may still have been done: repeat it with
 * the same `idempotency_key` to find out.
 */
export class ConnectionError extends ParleyError {
  constructor(code: 'connection_failed' | 'timed_out' | 'answer_unreadable', message: string, cause?: unknown) {
    super({ status: null, type: 'sdk/connection_error', code, message, request_id: null }, { cause })
  }
}

/** The error in a response, or an `sdk/` error if something in between responded instead of the service. */
export function errorOf(info: ResponseInfo, body: unknown, headers: Headers): ParleyError {
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
  return new (classOf(status))({ ...told, status, retry_after_s, hints: hintsIn(headers) })
}

function hintsIn(headers: Headers): Hints {
  return { param: headers.get('x-error-param'), hint: headers.get('x-error-hint'), doc: headers.get('x-error-doc') }
}

function classOf(status: number): typeof ParleyError {
  if (status === 401 || status === 403) return AuthenticationError
  if (status === 404 || status === 410) return NotFoundError
  if (status === 409 || status === 412) return ConflictError
  return status === 429 ? RateLimitError : ParleyError
}
