import { connectionLost, unreachable } from '../db/connection.ts'
import { ApiError, conflict, type ErrorCode, unavailable } from '../errors.ts'
import { ThreadLost } from '../jobs/worker-thread.ts'

/** Unique violations, by the name of their constraint. */
const conflicts: Record<string, [code: ErrorCode, message: string]> = {
  contacts_email_key: ['contact_already_exists', '`email` is already used by another contact.'],
  contacts_identifier_key: ['contact_already_exists', '`identifier` is already used by another contact.'],
  canned_replies_by_shortcut: ['canned_reply_already_exists', 'A canned reply with this shortcut already exists.'],
  teams_by_name: ['team_already_exists', 'A team with this name already exists.'],
  labels_by_name: ['label_already_exists', 'A label with this name already exists. To unite two labels, merge them.'],
  saved_views_by_name: ['saved_view_already_exists', 'You already have a saved view with this name.'],
  articles_by_source: ['article_already_exists', 'An article with this `source` already exists.'],
}

/** Errors that the framework finds before a route does. */
const framework: Record<string, [code: ErrorCode, message: string]> = {
  FST_ERR_BAD_URL: ['malformed_request', "The path isn't a valid URL path."],
  FST_ERR_MAX_PARAM_LENGTH: ['uri_too_long', 'The path is too long.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than 1 MiB.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed_request', "The length of the body doesn't match Content-Length."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The body must be application/json.'],
  ENOSPC: ['storage_full', 'There is no room left for files. Contact the operator of this service.'],
  EDQUOT: ['storage_full', 'There is no room left for files. Contact the operator of this service.'],
  ECONNRESET: ['malformed_request', 'The connection was closed before the request was complete.'],
}

/** Turns every failure into an API error. Unexpected ones become `internal_error` and reveal nothing. */
export function failureOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  if (thrown instanceof ThreadLost)
    return withCause(unavailable('overloaded', 'This took too long and was ended. Try again shortly.', 2), thrown)
  const { code = '', constraint = '' } = thrown as { code?: string; constraint?: string }
  if (code === '23505' && conflicts[constraint]) return conflict(...conflicts[constraint])
  if (connectionLost(thrown)) return unreachable(thrown) as ApiError
  if (['57014', '55P03', '40P01', '40001'].includes(code))
    return withCause(unavailable('overloaded', 'The database took too long to answer. Try again shortly.', 2), thrown)
  const known = framework[code]
  if (known) return new ApiError(...known)
  return withCause(
    new ApiError('internal_error', 'Something went wrong on our side. It was logged with this request ID.'),
    thrown,
  )
}

function withCause(error: ApiError, cause: unknown): ApiError {
  error.cause = cause
  return error
}
