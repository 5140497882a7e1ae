// Made by scripts/generate.ts from openapi.widget.json: change the routes instead.

export interface Challenge {
  object: 'challenge'
  /** 1 to 100 characters. Such as `1764106200.17.q1Jr0hkZ6nE3w8YxT2mVbA`. */
  challenge: string
  /** With how many zero bits the SHA-256 of `<challenge>.<nonce>` must begin. 1 to 32. */
  difficulty: number
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface ChangedVisitor {
  object: 'visitor'
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** Whether your server signed who they are. */
  verified: boolean
  /** 1 to 255 characters. */
  name: string | null
  /** 3 to 254 characters. Such as `ana@example.com`. */
  email: string | null
  /** Such as `+351210000000`. */
  phone_number: string | null
  /** A BCP 47 language tag. At most 35 characters. Such as `pt-PT`. */
  locale: string | null
  /** An IANA time zone. At most 64 characters. */
  time_zone: string | null
  page: {
    /** At most 2000 characters. */
    url: string
    /** At most 300 characters. */
    title: string | null
  } | null
  /** ISO 8601, UTC. */
  created_at: string
  /** What the browser sends from now on instead of its token. Null if it keeps that: without `new_token`, or where the visitor is the same as before. */
  token: string | null
}

export interface CreatedVisitor {
  object: 'visitor'
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** Whether your server signed who they are. */
  verified: boolean
  /** 1 to 255 characters. */
  name: string | null
  /** 3 to 254 characters. Such as `ana@example.com`. */
  email: string | null
  /** Such as `+351210000000`. */
  phone_number: string | null
  /** A BCP 47 language tag. At most 35 characters. Such as `pt-PT`. */
  locale: string | null
  /** An IANA time zone. At most 64 characters. */
  time_zone: string | null
  page: {
    /** At most 2000 characters. */
    url: string
    /** At most 300 characters. */
    title: string | null
  } | null
  /** ISO 8601, UTC. */
  created_at: string
  /** What the browser sends from now on, in `Authorization: Bearer`. Shown only once. */
  token: string
}

export interface DeletedFile {
  object: 'file'
  /** Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface EndedVisitorSession {
  object: 'visitor.session'
  /** Such as `svcvss_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface NewFile {
  /** 1 to 255 characters. Such as `receipt.pdf`. */
  name: string
  /** In bytes. 1 to 2147483647. */
  size: number
}

export interface NewVisitor {
  /** 1 to 255 characters. Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** A JSON Web Token that your server signed with an identity key of the channel. Then name, email address and phone number are its claims. 1 to 8192 characters. */
  identity_token?: string
  /** 1 to 255 characters. */
  name?: string | null
  /** 3 to 254 characters. Such as `ana@example.com`. */
  email?: string | null
  /** Such as `+351210000000`. */
  phone_number?: string | null
  /** A BCP 47 language tag. At most 35 characters. Such as `pt-PT`. */
  locale?: string | null
  /** An IANA time zone. At most 64 characters. */
  time_zone?: string | null
  page?: {
    /** At most 2000 characters. */
    url: string
    /** At most 300 characters. */
    title: string | null
  } | null
}

export interface NewVisitorConversation {
  /** Required unless the message has attachments. At most 10000 characters. */
  content?: string
  /** At most 10 entries. */
  attachments?: {
    /** 1 to 255 characters. Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
    file_id: string
  }[]
}

export interface NewVisitorMessage {
  /** Required unless the message has attachments. At most 10000 characters. */
  content?: string
  /** At most 10 entries. */
  attachments?: {
    /** 1 to 255 characters. Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
    file_id: string
  }[]
  /** The `value` of a button, instead of `content`. 1 to 1000 characters. */
  button?: string
}

export interface Proof {
  /** 1 to 100 characters. Such as `1764106200.17.q1Jr0hkZ6nE3w8YxT2mVbA`. */
  challenge: string
  /** Found by trying. 0 to 9007199254740991. */
  nonce: number
}

export interface PublicWidgetSettings {
  object: 'widget.settings'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  name: string
  /** The brand color. */
  color: string
  /** What visitors read before they write. 1 to 500 characters. */
  greeting: string | null
  /** When someone is there. 1 to 500 characters. */
  office_hours_text: string | null
  /** The languages of the widget. The first one is for visitors who prefer none of them. At most 6 entries. */
  languages: ('en' | 'de' | 'fr' | 'es' | 'zh' | 'ar')[]
  /** What visitors are asked for before their first message. At most 3 entries. */
  pre_chat: {
    field: 'name' | 'email' | 'phone_number'
    required: boolean
  }[]
  /** Whether visitors can rate a conversation. */
  rating: boolean
  /** Whether visitors can ask for a person while the assistant handles the conversation. */
  talk_to_person: boolean
  /** `required`: only visitors whose identity your server signed can write. Such as `optional`. */
  identity: 'optional' | 'required'
  hours: {
    open: boolean
    /** When it opens next. Null if it never does, or never closes. ISO 8601, UTC. */
    next_open_at: string | null
    /** When it closes next. Null if it never does, or never opens. ISO 8601, UTC. */
    next_close_at: string | null
  } | null
  attachments: {
    max_bytes: number
    max_count: number
  } | null
}

export interface Rating {
  /** 1 to 5. */
  score: number
  /** 1 to 2000 characters. */
  comment?: string | null
}

export interface ReadThrough {
  /** 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string
}

export interface SignedOutVisitor {
  object: 'visitor'
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface Visitor {
  object: 'visitor'
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** Whether your server signed who they are. */
  verified: boolean
  /** 1 to 255 characters. */
  name: string | null
  /** 3 to 254 characters. Such as `ana@example.com`. */
  email: string | null
  /** Such as `+351210000000`. */
  phone_number: string | null
  /** A BCP 47 language tag. At most 35 characters. Such as `pt-PT`. */
  locale: string | null
  /** An IANA time zone. At most 64 characters. */
  time_zone: string | null
  page: {
    /** At most 2000 characters. */
    url: string
    /** At most 300 characters. */
    title: string | null
  } | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface VisitorChanges {
  /** A JSON Web Token that your server signed with an identity key of the channel. Then name, email address and phone number are its claims. 1 to 8192 characters. */
  identity_token?: string
  /** Whether to answer with a new `token` if `identity_token` says somebody else than before. The one before ends: it only repeats this request, until the new one is used, for a minute at most. */
  new_token?: boolean
  /** 1 to 255 characters. */
  name?: string | null
  /** 3 to 254 characters. Such as `ana@example.com`. */
  email?: string | null
  /** Such as `+351210000000`. */
  phone_number?: string | null
  /** A BCP 47 language tag. At most 35 characters. Such as `pt-PT`. */
  locale?: string | null
  /** An IANA time zone. At most 64 characters. */
  time_zone?: string | null
  page?: {
    /** At most 2000 characters. */
    url: string
    /** At most 300 characters. */
    title: string | null
  } | null
}

export interface VisitorChat {
  object: 'visitor.chat'
  settings: PublicWidgetSettings
  visitor: Visitor
  conversations: VisitorConversation[]
  thread: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    messages: VisitorMessage[]
    next_cursor: string | null
  } | null
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  last_event_id: string | null
}

export interface VisitorConversation {
  object: 'conversation'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** `pending`: the assistant handles it. */
  status: 'open' | 'pending' | 'resolved'
  handled_by: 'assistant' | 'human'
  agent: {
    name: string
  } | null
  /** ISO 8601, UTC. */
  last_message_at: string | null
  /** What the visitor has not read, up to 100. 0 to 100. */
  unread_count: number
  last_message: VisitorMessage | null
  /** The last message of the visitor that somebody of the team has read in the dashboard. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  team_read_through: string | null
  rating: {
    /** 1 to 5. */
    score: number
  } | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface VisitorConversationStart {
  object: 'conversation.start'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  conversation: VisitorConversation
  message: VisitorMessage
}

export interface VisitorDone {
  object: 'done'
}

export interface VisitorFile {
  object: 'file'
  /** Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `receipt.pdf`. */
  name: string
  /** As the content shows, not the name. `application/octet-stream` if it is unknown, or until it arrived. */
  content_type: string
  /** In bytes. */
  size: number
  /** Of an image, in pixels. */
  width: number | null
  /** Of an image, in pixels. */
  height: number | null
  /** How much has arrived. The next part begins here. If it equals `size`, the file is complete. */
  received_bytes: number
  /** Opens the file without a key, until `url_expires_at`. Everyone who has the address can. Null until the file is complete. */
  url: string | null
  /** The same for a smaller picture of an image. */
  preview_url: string | null
}

export interface VisitorMessage {
  object: 'message'
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  from: 'visitor' | 'agent' | 'assistant' | 'system'
  name: string | null
  content: string
  attachments: {
    /** Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
    id: string
    /** Such as `receipt.pdf`. */
    name: string
    /** As the content shows, not the name. `application/octet-stream` if it is unknown, or until it arrived. */
    content_type: string
    /** In bytes. */
    size: number
    /** Of an image, in pixels. */
    width: number | null
    /** Of an image, in pixels. */
    height: number | null
    /** Opens the file, for an hour or two. */
    url: string
    /** A smaller picture of an image. */
    preview_url: string | null
  }[]
  /** Replies to choose from. Send the `value` as `button`. */
  buttons: {
    label: string
    value: string
  }[]
  sources: {
    /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
    id: string
    title: string
    url: string | null
  }[]
  status: 'received' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'
  /** ISO 8601, UTC. */
  created_at: string
}

export interface VisitorSession {
  object: 'visitor.session'
  /** Such as `svcvss_01h455vb4pex5vsknk084sn02q`. */
  id: string
  browser: string | null
  /** Whether it is the one that asks. */
  current: boolean
  /** ISO 8601, UTC. */
  created_at: string
  /** To the hour. ISO 8601, UTC. */
  last_used_at: string
  /** When it ends if it isn't used any more. ISO 8601, UTC. */
  ends_at: string
}

export interface VisitorSessionsEnded {
  object: 'visitor.sessions_ended'
  /** How many there were. */
  ended: number
}

/** What `signOutVisitor` can be asked for. */
export interface SignOutVisitorQuery {
  /** Also ends the sessions of the same signed-in visitor in other browsers. Default: `false`. */
  everywhere?: 'true' | 'false'
}

/** What `listVisitorSessions` can be asked for. */
export interface ListVisitorSessionsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listVisitorConversations` can be asked for. */
export interface ListVisitorConversationsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listVisitorMessages` can be asked for. */
export interface ListVisitorMessagesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns messages after this one. The limit is 100 as everywhere. At most 255 characters. */
  after?: string
}

/** What `getVisitorChat` can be asked for. */
export interface GetVisitorChatQuery {
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
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
  | 'host_not_found'
  | 'malformed_request'
  | 'idempotency_key_invalid'
  | 'api_key_missing'
  | 'api_key_invalid'
  | 'api_key_expired'
  | 'api_key_revoked'
  | 'insufficient_scope'
  | 'account_suspended'
  | 'address_not_allowed'
  | 'resource_not_found'
  | 'route_not_found'
  | 'method_not_allowed'
  | 'not_acceptable'
  | 'request_timeout'
  | 'contact_already_exists'
  | 'contacts_not_mergeable'
  | 'article_already_exists'
  | 'status_transition_not_allowed'
  | 'conversation_resolved'
  | 'conversation_already_assigned'
  | 'conversation_empty'
  | 'assistant_off'
  | 'message_not_by_assistant'
  | 'message_not_queued'
  | 'assistant_model_required'
  | 'crm_not_configured'
  | 'crm_connection_paused'
  | 'crm_connection_limit_reached'
  | 'webhook_endpoint_limit_reached'
  | 'webhook_endpoint_disabled'
  | 'webhook_secret_rotation_in_progress'
  | 'lead_rule_already_exists'
  | 'lead_rule_limit_reached'
  | 'lead_rule_not_own'
  | 'label_already_exists'
  | 'label_keeps_conversations'
  | 'canned_reply_already_exists'
  | 'canned_reply_limit_reached'
  | 'hours_in_use'
  | 'hours_limit_reached'
  | 'team_already_exists'
  | 'team_archived'
  | 'team_limit_reached'
  | 'team_member_limit_reached'
  | 'channel_already_exists'
  | 'channel_in_use'
  | 'channel_limit_reached'
  | 'channel_required'
  | 'email_consent_invalid'
  | 'email_consent_refused'
  | 'email_gone'
  | 'identity_key_limit_reached'
  | 'file_in_use'
  | 'idempotency_key_in_use'
  | 'events_expired'
  | 'precondition_failed'
  | 'body_too_large'
  | 'file_too_large'
  | 'storage_quota_reached'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'file_type_not_allowed'
  | 'expectation_failed'
  | 'conversation_contact_mismatch'
  | 'file_incomplete'
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
  | 'storage_unavailable'
  | 'mailbox_unavailable'
  | 'crm_timeout'
  | 'storage_full'
  | 'visitor_token_invalid'
  | 'identity_invalid'
  | 'identity_required'
  | 'origin_not_allowed'
  | 'visitor_blocked'
  | 'details_required'
  | 'proof_required'
  | 'proof_invalid'
  | 'not_offered'
  | 'file_limit_reached'
