import { type ErrorCode, errorCodes, typeOf } from '../../errors.ts'
import { named, oneOf, Type } from '../../schema.ts'
import type { Example } from './document.ts'

const request_id = 'req_01h455vb4pex5vsknk084sn02q'
const codes = Object.keys(errorCodes) as ErrorCode[]

/** The one body every error has; the codes are those of a document. */
export function errorBodyWith(known: readonly ErrorCode[]) {
  return named(
    'Error',
    Type.Object({
      error: Type.Object(
        {
          type: oneOf([...new Set(known.map((code) => typeOf(errorCodes[code])))].sort(), {
            description: 'The kind of error; begins with `service/`.',
          }),
          code: oneOf(known, { description: 'What exactly went wrong, for programs. More codes may be added.' }),
          message: Type.String({
            description: 'What went wrong, for people. Where one parameter is at fault it stands first, in back-ticks.',
          }),
          request_id: Type.String({
            pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$',
            description: 'The value of the header `Service-Request-Id`. Quote it when asking for help.',
          }),
        },
        { additionalProperties: false },
      ),
    }),
  )
}

/** What is answered on the connection, before a request has reached its operation. */
export const beforeRouting: readonly ErrorCode[] = [
  'request_timeout',
  'uri_too_long',
  'expectation_failed',
  'headers_too_large',
]

/** An example of each, as the service says it. */
const messages: Record<ErrorCode, string> = {
  invalid_json: 'The body is not valid JSON.',
  parameter_missing: '`email` is required.',
  parameter_unknown: '`nickname` is not a parameter of this request.',
  parameter_invalid: '`limit` must be at most 100.',
  cursor_invalid: '`cursor` is not a cursor of this service.',
  cursor_mismatch: '`cursor` belongs to another list, order or set of filters.',
  url_not_allowed: '`url` does not lead to a public address. The operator can allow others (WEBHOOK_ALLOWED_NETWORKS).',
  malformed_request: 'The request must have exactly one Host header.',
  idempotency_key_invalid: '`Idempotency-Key` must be 1 to 255 printable ASCII characters.',
  api_key_missing: 'Send your API key in the header "Authorization: Bearer <key>".',
  api_key_invalid: 'This API key does not exist.',
  api_key_expired: 'This API key has expired.',
  api_key_revoked: 'This API key was revoked.',
  insufficient_scope: 'This API key or role lacks the scope contacts:write.',
  account_suspended: 'This account is suspended.',
  resource_not_found: 'There is no such contact.',
  route_not_found: 'There is nothing at this address. The API lives under /v1.',
  method_not_allowed: 'This address does not support PUT.',
  not_acceptable: 'This service answers with application/json only.',
  request_timeout: 'The request did not arrive in time.',
  contact_already_exists: 'There is a contact with this `email` already.',
  contacts_not_mergeable: 'A contact cannot be merged with itself.',
  article_already_exists: 'There is an article with this `source` already.',
  status_transition_not_allowed: 'A resolved conversation cannot become snoozed: it may become open.',
  conversation_resolved: 'The conversation is resolved.',
  conversation_already_assigned: 'Somebody else has taken this conversation on.',
  conversation_empty: 'The conversation has no messages yet.',
  assistant_off: 'The assistant is switched off, so a person has to handle the conversation.',
  message_not_by_assistant: 'Only messages of the assistant can be rated.',
  assistant_model_required: 'To rewrite and to translate, a language model must be set.',
  crm_not_configured: 'No CRM is connected. Connect one first: POST /crm_connections.',
  crm_connection_paused: 'The connection is paused: the CRM refuses its credentials. Give it new ones, or resume it.',
  webhook_endpoint_limit_reached: 'At most 16 webhook endpoints may be enabled. Disable or delete one first.',
  conversation_contact_mismatch: 'The conversation is with another contact.',
  lead_rule_already_exists: 'There is a rule of this name already.',
  canned_reply_already_exists: 'There is a canned reply with this shortcut already.',
  canned_reply_limit_reached: 'At most 1000 canned replies are possible. Delete one first.',
  saved_view_already_exists: 'You have kept filters under this name already.',
  saved_view_limit_reached: 'At most 50 saved views are possible. Delete one first.',
  lead_rule_limit_reached: 'At most 100 rules of your own are possible. Delete one first.',
  lead_rule_not_own: 'This rule comes with the service and cannot be deleted. Switch it off with `enabled`.',
  webhook_endpoint_disabled: 'The webhook endpoint is disabled. Enable it first.',
  webhook_secret_rotation_in_progress:
    'The secret before the last rotation signs until 2026-11-21T09:30:00.000Z. Rotate then, or with `grace_hours` 0 to end both at once.',
  idempotency_key_in_use: 'A request with this Idempotency-Key is still being worked on. Try again shortly.',
  events_expired: 'The events after this one are no longer kept.',
  precondition_failed: 'The object has changed since the version named in If-Match. Read it again.',
  body_too_large: 'The body is larger than 1 MiB.',
  uri_too_long: 'The address is longer than 8 KiB.',
  unsupported_media_type: 'The body must be application/json, in UTF-8.',
  expectation_failed: 'The Expect header must be "100-continue".',
  idempotency_key_reused: 'This Idempotency-Key was used for another request. Use a new key for a new request.',
  crm_rejected: 'The CRM refused the lead: Company is required.',
  rate_limited: 'Too many requests. Try again in 2 s.',
  too_many_streams: 'This API key or session has 100 streams open, which is all it may.',
  headers_too_large: 'The headers are larger than 16 KiB.',
  internal_error: 'Something went wrong on our side. It has been logged under this request id.',
  assistant_unavailable: 'The assistant has too much to do. Try again shortly.',
  database_unavailable: 'The database cannot be reached. Try again shortly.',
  overloaded: 'The database took too long to answer. Try again shortly.',
  crm_unavailable: 'The CRM answered 503. It will be tried again by itself.',
  crm_timeout: 'The CRM gave no answer within 10 seconds. It will be tried again by itself.',
  password_not_allowed:
    '`password` is among the passwords that are tried first. Take another, such as four words of your own.',
  password_incorrect: '`password` is not your password.',
  code_incorrect: '`code` is not the code that your device shows now.',
  session_missing: 'Sign in first. A program uses the API under /v1, with a key.',
  session_expired: 'The session is over. Sign in again.',
  credentials_invalid: 'The e-mail address and the password do not belong together.',
  second_factor_required: 'The password is right. Send `code` as well: that of your device, or a recovery code.',
  second_factor_invalid: 'The code is not right, or was used already.',
  setup_token_invalid: 'This link is not valid. The newest start of the service printed the one that is.',
  invitation_invalid: 'This link is not valid any more. Ask for a new one.',
  insufficient_role: 'Your role is agent: this needs admin.',
  cross_site_request:
    'The dashboard can be used from its own pages only. A program uses the API under /v1, with a key.',
  password_needed: 'It is long since you gave your password. Give it again: POST /session/confirm.',
  already_set_up: 'This service is set up already. Sign in.',
  user_already_exists: 'There is somebody with this e-mail address already.',
  last_owner: 'An account must have an owner. Make somebody else an owner first.',
  two_factor_already_on: 'Two-factor sign-in is on already. Switch it off first.',
  two_factor_not_begun: 'Begin first: POST /two_factor.',
  api_key_ended: 'This API key does not work any more.',
  streams_exhausted: 'This process has 10000 streams open, which is all it may.',
}

export function errorExample(code: ErrorCode): Example {
  return { value: { error: { type: typeOf(errorCodes[code]), code, message: messages[code], request_id } } }
}

/** Codes by their status, in the order of the list. */
export function byStatus(of: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const wanted = new Set(of)
  return Map.groupBy(
    codes.filter((code) => wanted.has(code)).sort((a, b) => errorCodes[a] - errorCodes[b]),
    (code) => errorCodes[code],
  )
}
