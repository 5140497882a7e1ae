/** Every error of the API: its HTTP status, its `type` and its machine-readable `code`. */
export const apiErrorCodes = {
  invalid_json: 400,
  parameter_missing: 400,
  parameter_unknown: 400,
  parameter_invalid: 400,
  cursor_invalid: 400,
  cursor_mismatch: 400,
  url_not_allowed: 400,
  host_not_found: 400,
  malformed_request: 400,
  idempotency_key_invalid: 400,
  api_key_missing: 401,
  api_key_invalid: 401,
  api_key_expired: 401,
  api_key_revoked: 401,
  insufficient_scope: 403,
  account_suspended: 403,
  address_not_allowed: 403,
  resource_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  contact_already_exists: 409,
  contacts_not_mergeable: 409,
  article_already_exists: 409,
  status_transition_not_allowed: 409,
  conversation_resolved: 409,
  conversation_already_assigned: 409,
  conversation_empty: 409,
  assistant_off: 409,
  message_not_by_assistant: 409,
  message_not_queued: 409,
  assistant_model_required: 409,
  crm_not_configured: 409,
  crm_connection_paused: 409,
  crm_connection_limit_reached: 409,
  webhook_endpoint_limit_reached: 409,
  webhook_endpoint_disabled: 409,
  webhook_secret_rotation_in_progress: 409,
  lead_rule_already_exists: 409,
  lead_rule_limit_reached: 409,
  lead_rule_not_own: 409,
  label_already_exists: 409,
  label_keeps_conversations: 409,
  canned_reply_already_exists: 409,
  canned_reply_limit_reached: 409,
  hours_in_use: 409,
  hours_limit_reached: 409,
  team_already_exists: 409,
  team_archived: 409,
  team_limit_reached: 409,
  team_member_limit_reached: 409,
  channel_already_exists: 409,
  channel_in_use: 409,
  channel_limit_reached: 409,
  channel_required: 409,
  email_consent_invalid: 409,
  email_consent_refused: 409,
  email_gone: 409,
  identity_key_limit_reached: 409,
  file_in_use: 409,
  idempotency_key_in_use: 409,
  events_expired: 410,
  precondition_failed: 412,
  body_too_large: 413,
  file_too_large: 413,
  storage_quota_reached: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  file_type_not_allowed: 415,
  expectation_failed: 417,
  conversation_contact_mismatch: 422,
  file_incomplete: 422,
  idempotency_key_reused: 422,
  crm_rejected: 422,
  rate_limited: 429,
  too_many_streams: 429,
  headers_too_large: 431,
  internal_error: 500,
  crm_unavailable: 502,
  assistant_unavailable: 503,
  database_unavailable: 503,
  overloaded: 503,
  streams_exhausted: 503,
  storage_unavailable: 503,
  mailbox_unavailable: 503,
  crm_timeout: 504,
  storage_full: 507,
} as const

/** Errors only dashboard users can get. */
export const dashboardErrorCodes = {
  password_not_allowed: 400,
  password_incorrect: 400,
  code_incorrect: 400,
  session_missing: 401,
  session_expired: 401,
  credentials_invalid: 401,
  second_factor_required: 401,
  second_factor_invalid: 401,
  setup_token_invalid: 401,
  invitation_invalid: 401,
  insufficient_role: 403,
  cross_site_request: 403,
  https_required: 403,
  password_needed: 403,
  export_needed: 403,
  two_factor_setup_required: 403,
  already_set_up: 409,
  user_already_exists: 409,
  last_owner: 409,
  two_factor_already_on: 409,
  two_factor_not_begun: 409,
  two_factor_required: 409,
  saved_view_already_exists: 409,
  saved_view_limit_reached: 409,
  api_key_ended: 409,
  api_key_limit_reached: 409,
  invitation_limit_reached: 409,
  mail_not_configured: 409,
} as const

/** Errors only visitors of a website can get. */
export const widgetErrorCodes = {
  visitor_token_invalid: 401,
  identity_invalid: 401,
  identity_required: 403,
  origin_not_allowed: 403,
  visitor_blocked: 403,
  details_required: 403,
  proof_required: 403,
  proof_invalid: 403,
  not_offered: 403,
  file_limit_reached: 409,
} as const

/** Errors only messengers can get, at their webhooks. */
export const hookErrorCodes = {
  signature_invalid: 401,
} as const

/** The list is closed: other codes can't be thrown, and the OpenAPI documents are generated from it. */
export const errorCodes = { ...apiErrorCodes, ...dashboardErrorCodes, ...widgetErrorCodes, ...hookErrorCodes } as const

export type ErrorCode = keyof typeof errorCodes

export type ErrorHeaders = Record<string, string>

export class ApiError extends Error {
  readonly code: ErrorCode
  readonly headers: ErrorHeaders

  constructor(code: ErrorCode, message: string, headers: ErrorHeaders = {}) {
    super(message)
    this.code = code
    this.headers = headers
  }

  get status(): number {
    return errorCodes[this.code]
  }
}

/** An error in one named parameter. The message starts with the parameter in backticks. */
export function invalid(parameter: string, problem: string, code: ErrorCode = 'parameter_invalid'): ApiError {
  return new ApiError(code, `\`${quotable(parameter)}\` ${problem}`)
}

/**
 * An id that doesn't exist, is malformed, or belongs to someone else: one error for all, so that they can't be told apart.
 */
export function notFound(noun: string): ApiError {
  return new ApiError('resource_not_found', `There is no such ${noun}.`)
}

/** Whether it was deleted in the meantime: not a failure for background work. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'resource_not_found'
}

export function conflict(code: ErrorCode, message: string): ApiError {
  return new ApiError(code, message)
}

/** Says that retrying soon makes sense, and when. */
export function unavailable(code: ErrorCode, message: string, seconds = 1): ApiError {
  return new ApiError(code, message, { 'retry-after': String(seconds) })
}

export function typeOf(status: number): string {
  if (status === 401) return 'service/authentication_error'
  if (status === 403) return 'service/permission_error'
  if (status === 404 || status === 410) return 'service/not_found_error'
  if (status === 409) return 'service/conflict_error'
  if (status === 422) return 'service/unprocessable_error'
  if (status === 429) return 'service/rate_limit_error'
  return status >= 500 ? 'service/api_error' : 'service/invalid_request_error'
}

/** The one body every error has. */
export function errorBody(code: ErrorCode, message: string, request_id: string): string {
  return JSON.stringify({ error: { type: typeOf(errorCodes[code]), code, message, request_id } })
}

/** A name from a request, short and printable enough for a message. */
export function quotable(name: string): string {
  const printable = name.toWellFormed().replace(/[\p{C}`]/gu, '?')
  return printable.length > 64 ? `${printable.slice(0, 61).toWellFormed()}...` : printable
}

/** Whether storage or database are the reason, not what is worked on: once they're back, it can be. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500
  const { code } = error as { code?: unknown }
  // Of the operating system; or of PostgreSQL: connections, conflicts, resources, and an operator who stops it.
  return typeof code === 'string' && /^(E[A-Z]+|(08|40|53|55|57|58)...)$/.test(code)
}
