import { type ErrorCode, errorCodes, typeOf } from '../../errors.ts'
import { define, oneOf, Type } from '../../schema.ts'
import type { Example } from './document.ts'

const request_id = 'req_01h455vb4pex5vsknk084sn02q'
const codes = Object.keys(errorCodes) as ErrorCode[]

/** The body of every error. The codes are those of one document. */
export function errorBodyWith(known: readonly ErrorCode[]) {
  return define(
    'Error',
    Type.Object({
      error: Type.Object(
        {
          type: oneOf([...new Set(known.map((code) => typeOf(errorCodes[code])))].sort(), {
            description: 'The kind of error; begins with `service/`.',
          }),
          code: oneOf(known, { description: 'The specific error, for your code to handle. More codes may be added.' }),
          message: Type.String({
            description:
              'What went wrong, for people. If a parameter is invalid, the message starts with its name in backticks. If several ' +
              'are, a sentence about each follows; type and code are those of the first.',
          }),
          request_id: Type.String({
            pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$',
            description: 'The value of the `Service-Request-Id` header. Include it when you ask for help.',
          }),
        },
        { additionalProperties: false },
      ),
    }),
  )
}

/** Errors of the connection, before a request reaches its operation. */
export const beforeRouting: readonly ErrorCode[] = [
  'request_timeout',
  'uri_too_long',
  'expectation_failed',
  'headers_too_large',
]

/** An example message for each code. */
const messages: Record<ErrorCode, string> = {
  invalid_json: "The body isn't valid JSON: see line 3, column 14.",
  parameter_missing: '`name` is required. `email` is required.',
  parameter_unknown: "`phone` isn't a parameter of this request. Did you mean `phone_number`?",
  parameter_invalid: '`limit` must be at most 100.',
  cursor_invalid: "`cursor` isn't a cursor of this list.",
  cursor_mismatch: '`cursor` belongs to other filters, another order or another list. Start again without it.',
  url_not_allowed:
    "`url` doesn't lead to a public address. The operator can allow other addresses (WEBHOOK_ALLOWED_NETWORKS).",
  host_not_found: "`url` has the host exmaple.com, which can't be resolved.",
  malformed_request: 'The request must have exactly one Host header.',
  idempotency_key_invalid: '`Idempotency-Key` must be 1 to 255 printable ASCII characters.',
  api_key_missing: 'Send your API key in the header "Authorization: Bearer <key>".',
  api_key_invalid: "This API key doesn't exist.",
  api_key_expired: 'This API key has expired.',
  api_key_revoked: 'This API key was revoked.',
  insufficient_scope: "This API key or role doesn't have the scope contacts:write.",
  account_suspended: 'This account is suspended. Contact the operator of this service.',
  address_not_allowed: "This API key can't be used from this address.",
  resource_not_found: 'There is no such contact.',
  route_not_found: 'There is nothing at this URL. The API is under /v1.',
  method_not_allowed: "This URL doesn't support PUT. Use GET, PATCH or DELETE.",
  not_acceptable: 'This service responds with application/json only.',
  request_timeout: "The request didn't arrive in time. Try again.",
  contact_already_exists: '`email` is already used by another contact.',
  contacts_not_mergeable: "You can't merge a contact with itself.",
  article_already_exists: 'An article with this `source` already exists.',
  status_transition_not_allowed: "A conversation that is resolved can't become snoozed. Allowed: open.",
  conversation_resolved: 'The conversation is resolved. Reopen it first: set its status to open.',
  conversation_already_assigned: 'The conversation is already assigned to someone else.',
  conversation_empty: 'The conversation has no messages yet, so there is nothing to summarize.',
  assistant_off: 'The assistant is off, so a person must handle the conversation.',
  message_not_by_assistant: 'You can only rate messages from the assistant.',
  message_not_queued: "The message has gone out already, or is going out right now. It can't be taken back.",
  assistant_model_required: 'To rewrite, set a language model first: PATCH /assistant.',
  crm_not_configured: 'No CRM is connected. Connect one first: POST /crm_connections.',
  crm_connection_limit_reached: 'You can have at most 50 CRM connections. Delete one first.',
  crm_connection_paused: 'The connection is paused. Resume it, or update its credentials if the CRM refuses them.',
  webhook_endpoint_limit_reached: 'At most 16 webhook endpoints can be enabled. Disable or delete one first.',
  conversation_contact_mismatch: 'The conversation belongs to another contact.',
  lead_rule_already_exists: 'A rule with this name already exists.',
  label_already_exists: 'A label with this name already exists. To unite two labels, merge them.',
  label_keeps_conversations:
    'Retention keeps conversations with this label. Choose another label in the retention rules first.',
  canned_reply_already_exists: 'A canned reply with this shortcut already exists.',
  canned_reply_limit_reached: 'You can have at most 1000 canned replies. Delete one first.',
  hours_in_use: 'A channel or a team uses these working hours. Give it others first.',
  hours_limit_reached: 'You can have at most 100 working hours. Delete some first.',
  team_already_exists: 'A team with this name already exists.',
  team_archived: 'The team is archived, so it stays as it is.',
  team_limit_reached: 'You can have at most 100 teams. Archive one first.',
  team_member_limit_reached: 'A team can have at most 200 members. Remove one first.',
  channel_already_exists: 'Another channel has this address already. Change or delete that one.',
  channel_in_use: "The channel has conversations that aren't resolved.",
  channel_limit_reached: 'You have as many channels as allowed. Delete one first.',
  identity_key_limit_reached:
    'A channel can have 2 identity keys: the one in use, and its successor. Delete one first.',
  signature_invalid: 'The signature is missing, wrong or too old.',
  visitor_token_invalid:
    'Send the token of a visitor in the header "Authorization: Bearer <token>". Create a visitor if you have none.',
  identity_invalid: "`identity_token` isn't signed with an identity key of this channel.",
  identity_required: 'This channel requires a signed identity. Send `identity_token`.',
  origin_not_allowed: "This website isn't listed in the channel. Add its origin in the channel's settings.",
  visitor_blocked: "You can't write here any more.",
  details_required:
    'This channel asks for `email` before the first message. Say so with PATCH /visitor, then repeat this request.',
  proof_required:
    'Very many new visitors write to this channel at the moment. Solve a challenge from POST /challenge, send it with POST /proof, then repeat this request.',
  proof_invalid: 'The challenge has expired. Get a new challenge with POST /challenge and solve that.',
  not_offered: "This channel doesn't offer it: `rating` is off.",
  file_limit_reached: '30 uploaded files wait for a message. Send them, or delete one first.',
  channel_required: 'The last channel of kind `api` stays.',
  email_consent_invalid:
    'The sign-in to the mailbox was not begun here, was used already, or took too long. Begin again.',
  email_consent_refused: 'The provider refused the sign-in to the mailbox. The message says why.',
  email_gone: 'The email is no longer in the folder in which it was read: it was moved or deleted.',
  saved_view_already_exists: 'You already have a saved view with this name.',
  saved_view_limit_reached: 'You can have at most 50 saved views. Delete one first.',
  lead_rule_limit_reached: 'You can have at most 100 rules of your own. Delete one first.',
  lead_rule_not_own: "This rule is built in and can't be deleted. To turn it off, set `enabled` to false.",
  webhook_endpoint_disabled: 'The webhook endpoint is disabled. Enable it first.',
  webhook_secret_rotation_in_progress:
    'The previous secret still signs until 2026-11-21T09:30:00.000Z. Rotate after that, or now with `grace_hours` 0 to end both immediately.',
  idempotency_key_in_use: 'A request with this Idempotency-Key is still in progress. Try again shortly.',
  events_expired:
    'The event in `after` is older than the events that are kept. Read the objects themselves, then continue from a newer event.',
  precondition_failed:
    'The object has changed since the version in If-Match. Read it again, then retry with its new ETag.',
  body_too_large: 'The body is larger than 1 MiB.',
  file_in_use: 'The file is attached to a message already.',
  file_too_large: 'The file is larger than 25 MiB.',
  storage_quota_reached:
    'You have stored as many files as allowed, 100 MiB. Delete some first, or ask the operator of this service for more.',
  file_type_not_allowed: 'Files of the type application/x-executable are not accepted.',
  file_incomplete: 'The next part must begin with byte 1048576.',
  mailbox_unavailable: "The mailbox can't be read. The server did not answer in time.",
  storage_unavailable: "Files can't be stored or read right now. Try again shortly.",
  storage_full: 'There is no room left for files. Contact the operator of this service.',
  uri_too_long: 'The URL is longer than 8 KiB.',
  unsupported_media_type: 'The body must be application/json, in UTF-8.',
  expectation_failed: 'The Expect header must be "100-continue".',
  idempotency_key_reused:
    'This Idempotency-Key was used for another request or by another caller. Use a new key for a new request.',
  crm_rejected: 'The CRM refused the lead: Company is required.',
  rate_limited: 'Too many requests. Try again in 2 s.',
  too_many_streams: 'This API key or session has 100 open streams, which is the limit. Close one first.',
  headers_too_large: 'The headers are larger than 16 KiB.',
  internal_error: 'Something went wrong on our side. It was logged with this request ID.',
  assistant_unavailable: 'Too many summaries are being written right now. Try again shortly.',
  database_unavailable: "The database can't be reached. Try again shortly.",
  overloaded: 'The database took too long to answer. Try again shortly.',
  crm_unavailable: 'HubSpot responded with 503.',
  crm_timeout: "The CRM didn't respond in time.",
  password_not_allowed:
    '`password` is one of the most common passwords. Choose another, such as four words of your own.',
  password_incorrect: "`password` isn't your password.",
  code_incorrect: '`code` is wrong or has expired. Send the code that your app shows now, or that was emailed last.',
  session_missing: 'Sign in first. For integrations, use the API under /v1 with an API key.',
  session_expired: 'Your session has expired. Sign in again.',
  credentials_invalid: 'The email address or password is wrong.',
  second_factor_required:
    'This user has two-factor authentication. Send `code` as well: the code from the app, or a recovery code.',
  second_factor_invalid: '`code` is wrong, expired or already used. Send the code that your app shows now.',
  setup_token_invalid: 'This setup link no longer works. Restart the service to get a new one.',
  invitation_invalid: 'This link has expired, was used or was revoked. Ask for a new one.',
  insufficient_role: 'Your role is agent, and this needs admin.',
  cross_site_request:
    "This API only works from the dashboard's own pages. For integrations, use the API under /v1 with an API key.",
  export_needed: 'Lists show at most 50 contacts a page here. To export more, start an export: POST /contact_exports.',
  password_needed: 'You entered your password too long ago. Confirm it first: POST /session/confirm.',
  already_set_up: 'This service is already set up. Sign in.',
  user_already_exists: 'A user with this email address already exists.',
  last_owner: 'An account needs at least one owner. Make another user an owner first.',
  https_required: 'The dashboard is only served at https://parley.example.com.',
  two_factor_setup_required: 'This account requires two-factor authentication. Turn it on first.',
  two_factor_required: "This account requires two-factor authentication, so you can't turn it off.",
  two_factor_already_on: 'Two-factor authentication is already on. Turn it off first.',
  two_factor_not_begun: 'Start the setup first: POST /two_factor.',
  api_key_limit_reached: 'You can have at most 100 API keys in each mode. Revoke one first.',
  invitation_limit_reached: 'At most 200 invitations can be pending. Revoke one first.',
  api_key_ended: 'This API key has already expired or been revoked.',
  mail_not_configured: 'There is no email server. Set one first.',
  streams_exhausted: 'This process has 10000 open streams, which is the limit. Try again later.',
}

export function errorExample(code: ErrorCode): Example {
  return { value: { error: { type: typeOf(errorCodes[code]), code, message: messages[code], request_id } } }
}

/** Codes by status, in list order. */
export function byStatus(of: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const wanted = new Set(of)
  return Map.groupBy(
    codes.filter((code) => wanted.has(code)).sort((a, b) => errorCodes[a] - errorCodes[b]),
    (code) => errorCodes[code],
  )
}
