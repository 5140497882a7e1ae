// Made by scripts/generate.ts from openapi.dashboard.json: change the routes instead.

export interface Confirmation {
  /** 1 to 1000 characters. */
  password: string
}

export interface Done {
  object: 'done'
}

export interface NewPassword {
  /** 1 to 1000 characters. */
  current_password: string
  /** 1 to 1000 characters. */
  new_password: string
}

export interface NewSetup {
  /** From the link, behind `#token=`. 1 to 200 characters. Such as `text`. */
  token: string
  /** 1 to 255 characters. */
  account_name: string
  /** 1 to 255 characters. */
  name: string
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
  /** 1 to 1000 characters. */
  password: string
}

export interface OpenSession {
  object: 'open_session'
  /** Such as `svcses_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Whether it is the one that asks. */
  current: boolean
  /** Such as `203.0.113.7`. */
  address: string
  user_agent: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** When it was last used, to the minute. ISO 8601, UTC. */
  seen_at: string
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface Session {
  object: 'session'
  /** Such as `svcses_01h455vb4pex5vsknk084sn02q`. */
  id: string
  user: User
  account: {
    /** Such as `svcacc_01h455vb4pex5vsknk084sn02q`. */
    id: string
    name: string
  }
  /** What the API allows under `/dashboard/api/live` and `/dashboard/api/test`. */
  permissions: {
    live: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write')[]
    test: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write')[]
  }
  /** ISO 8601, UTC. */
  created_at: string
  /** When it ends however much it is used. Without a request for seven days it ends before. ISO 8601, UTC. */
  expires_at: string
  /** Whether it goes over plain http, for all to read on the way. */
  insecure: boolean
}

export interface Setup {
  object: 'setup'
  /** Whether nobody has set up this service yet. */
  needed: boolean
}

export interface SignIn {
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
  /** 1 to 1000 characters. */
  password: string
  /** Six digits of the device, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code?: string
}

export interface User {
  object: 'user'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  /** Such as `maya@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** Whether a second factor is asked for. */
  two_factor: boolean
}

/** What `listSessions` can be asked for. */
export interface ListSessionsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `error.code` may be. More may be added. */
export type ErrorCode =
  | 'invalid_json'
  | 'parameter_missing'
  | 'parameter_unknown'
  | 'parameter_invalid'
  | 'cursor_invalid'
  | 'cursor_mismatch'
  | 'url_not_allowed'
  | 'malformed_request'
  | 'idempotency_key_invalid'
  | 'api_key_missing'
  | 'api_key_invalid'
  | 'api_key_expired'
  | 'api_key_revoked'
  | 'insufficient_scope'
  | 'account_suspended'
  | 'resource_not_found'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'request_timeout'
  | 'contact_already_exists'
  | 'status_transition_not_allowed'
  | 'conversation_resolved'
  | 'conversation_already_assigned'
  | 'conversation_empty'
  | 'crm_not_configured'
  | 'crm_connection_paused'
  | 'webhook_endpoint_limit_reached'
  | 'webhook_endpoint_disabled'
  | 'webhook_secret_rotation_in_progress'
  | 'lead_rule_already_exists'
  | 'lead_rule_limit_reached'
  | 'lead_rule_not_own'
  | 'idempotency_key_in_use'
  | 'events_expired'
  | 'precondition_failed'
  | 'body_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'expectation_failed'
  | 'conversation_contact_mismatch'
  | 'idempotency_key_reused'
  | 'crm_rejected'
  | 'rate_limited'
  | 'too_many_streams'
  | 'headers_too_large'
  | 'internal_error'
  | 'crm_unavailable'
  | 'assistant_unavailable'
  | 'database_unavailable'
  | 'overloaded'
  | 'streams_exhausted'
  | 'crm_timeout'
  | 'password_not_allowed'
  | 'password_incorrect'
  | 'code_incorrect'
  | 'session_missing'
  | 'session_expired'
  | 'credentials_invalid'
  | 'second_factor_required'
  | 'second_factor_invalid'
  | 'setup_token_invalid'
  | 'invitation_invalid'
  | 'insufficient_role'
  | 'cross_site_request'
  | 'password_needed'
  | 'already_set_up'
  | 'user_already_exists'
  | 'last_owner'
  | 'two_factor_already_on'
  | 'two_factor_not_begun'
  | 'api_key_ended'
