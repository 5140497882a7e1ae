// Made by scripts/generate.ts from openapi.dashboard.json: change the routes instead.

export interface AcceptedInvitation {
  /** The part of the link after `#token=`. 1 to 200 characters. Such as `text`. */
  token: string
  /** 1 to 255 characters. */
  name?: string
  /** 1 to 1000 characters. */
  password: string
  /** Six digits from the app, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code?: string
}

export interface Account {
  object: 'account'
  /** Such as `svcacc_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  /** Whether everyone must use two-factor authentication. */
  two_factor_required: boolean
  /** Whether a person's reply to an unassigned conversation assigns it to them. On in new accounts. */
  first_reply_assigns: boolean
}

export interface AccountChanges {
  /** 1 to 255 characters. */
  name?: string
  /** Whether everyone must use two-factor authentication. */
  two_factor_required?: boolean
  /** Whether a person's reply to an unassigned conversation assigns it to them. On in new accounts. */
  first_reply_assigns?: boolean
}

export interface ApiKey {
  object: 'api_key'
  /** Such as `svckey_01h455vb4pex5vsknk084sn02q`. */
  id: string
  mode: 'live' | 'test'
  name: string | null
  /** How the key begins. Such as `svc_live_`. */
  prefix: string
  /** How it ends. Such as `7Kq2`. */
  last_four: string
  scopes: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write' | 'files:read' | 'files:write')[]
  /** ISO 8601, UTC. */
  created_at: string
  /** The id of the user who created it. Null for the command line. */
  created_by: string | null
  /** ISO 8601, UTC. */
  expires_at: string | null
  /** ISO 8601, UTC. */
  revoked_at: string | null
  /** To the minute. ISO 8601, UTC. */
  last_used_at: string | null
  allowed_addresses: string[] | null
  /** Since when it reads only what its scopes allow, by any operation. Null for keys from an earlier version, which read more until an owner restricts them. ISO 8601, UTC. */
  restricted_at: string | null
}

export interface ApiKeyMade {
  object: 'api_key'
  /** Such as `svckey_01h455vb4pex5vsknk084sn02q`. */
  id: string
  mode: 'live' | 'test'
  name: string | null
  /** How the key begins. Such as `svc_live_`. */
  prefix: string
  /** How it ends. Such as `7Kq2`. */
  last_four: string
  scopes: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write' | 'files:read' | 'files:write')[]
  /** ISO 8601, UTC. */
  created_at: string
  /** The id of the user who created it. Null for the command line. */
  created_by: string | null
  /** ISO 8601, UTC. */
  expires_at: string | null
  /** ISO 8601, UTC. */
  revoked_at: string | null
  /** To the minute. ISO 8601, UTC. */
  last_used_at: string | null
  allowed_addresses: string[] | null
  /** Since when it reads only what its scopes allow, by any operation. Null for keys from an earlier version, which read more until an owner restricts them. ISO 8601, UTC. */
  restricted_at: string | null
  /** The key itself. Shown only once. */
  key: string
}

export interface AuditEntry {
  object: 'audit_entry'
  /** Such as `svcaud_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** `<object>.<action>`. Such as `api_key.created`. */
  action: string
  actor: {
    /** `system`: the command line. */
    type: 'user' | 'api_key' | 'system'
    id: string | null
    /** The name at that time. */
    name: string | null
  }
  mode: 'live' | 'test' | null
  /** Such as `api_key`. */
  object_type: string | null
  object_id: string | null
  /** Depends on the action. Never contains secrets. */
  details: Record<string, unknown>
  /** Such as `203.0.113.7`. */
  address: string | null
  request_id: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** The current name of the object. For a deleted object, its last known name, if any. */
  object_name: string | null
}

export interface Confirmation {
  /** 1 to 1000 characters. */
  password: string
}

export interface ContactExport {
  object: 'contact_export'
  mode: 'live' | 'test'
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface CrmProvider {
  object: 'crm_provider'
  provider: 'fake' | 'hubspot' | 'salesforce' | 'pipedrive' | 'espocrm' | 'twenty' | 'odoo' | 'zoho' | 'http'
  /** Such as `EspoCRM`. */
  title: string
  /** The fields of a connection's `settings`. */
  settings: CrmProviderField[]
  /** The fields of a connection's `credentials`. */
  credentials: CrmProviderField[]
  /** Whether Parley can read owner and status from this CRM. */
  can_pull: boolean
  /** The vendor's guide to getting the credentials. */
  help_url: string | null
  /** The fields of Parley that you can map, in addition to `custom_attributes.<key>`. */
  sources: ('name' | 'first_name' | 'last_name' | 'email' | 'phone_number' | 'company' | 'title' | 'status' | 'grade' | 'score' | 'score_reasons' | 'verification' | 'summary' | 'identifier' | 'lead_id' | 'contact_id')[]
}

export interface CrmProviderField {
  /** Such as `base_url`. */
  name: string
  /** `boolean`: true by default. `choice`: the first of `choices` by default. */
  type: 'text' | 'url' | 'boolean' | 'choice'
  required: boolean
  choices: string[]
  max_length: number | null
  example: string | null
}

export interface DeletedPushSubscription {
  object: 'push_subscription'
  /** Such as `svcpsh_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedSavedView {
  object: 'saved_view'
  /** Such as `svcviw_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface Done {
  object: 'done'
}

export interface FileUsage {
  object: 'file_usage'
  /** All files, in both modes, those that your team and API keys upload included. */
  account: {
    /** What the files and their previews take. */
    bytes: number
    /** `ACCOUNT_STORAGE_MB`, which the operator of the deployment sets. Null for no limit. */
    max_bytes: number | null
  }
  /** What customers sent through each channel. Channels of kind `api` have none: what API keys upload counts for the account. */
  channels: {
    /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
    channel_id: string
    /** What the files and their previews take. */
    bytes: number
    /** `CHANNEL_STORAGE_MB`, which the operator of the deployment sets. Null for no limit. */
    max_bytes: number | null
  }[]
}

export interface FirstSteps {
  object: 'first_steps'
  mode: 'live' | 'test'
  /** Whether the account is at most 30 days old and nobody has hidden the list. */
  shown: boolean
  website: {
    /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
    channel_id: string
    /** For the tag that websites load. */
    color: string
    /** Whether a website may show it. */
    has_origins: boolean
    /** The website on which somebody last opened the chat, as one of the origins of the channel. */
    seen_on: string | null
    /** When that was, to the minute. ISO 8601, UTC. */
    seen_at: string | null
  } | null
  mailbox: {
    /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
    channel_id: string
    /** Such as `Support`. */
    name: string
    /** Whether it can be read and sent from. */
    connected: boolean
  } | null
  /** Counted up to 3, which is enough to begin with. 0 to 3. */
  published_articles: number
  /** When the assistant's reply was first previewed. ISO 8601, UTC. */
  question_asked_at: string | null
  /** Whether there is another user, or a pending invitation. */
  team: 'alone' | 'invited' | 'joined'
}

export interface Invitation {
  object: 'invitation'
  /** Such as `svcinv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `jonas@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** The id of the user who invited them. Null for the command line. */
  invited_by: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface InvitationMade {
  object: 'invitation'
  /** Such as `svcinv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `jonas@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** The id of the user who invited them. Null for the command line. */
  invited_by: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  expires_at: string
  /** For the invited person only. Shown only once. */
  link: string
}

export interface InvitationPreview {
  object: 'invitation_preview'
  /** Whether the link is an invitation or resets a password. */
  kind: 'invitation' | 'password_reset'
  account_name: string
  /** Such as `jonas@example.com`. */
  email: string
  /** The name of the user, if known. */
  name: string | null
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface InvitationToken {
  /** The part of the link after `#token=`. 1 to 200 characters. Such as `text`. */
  token: string
}

export interface MailSettings {
  object: 'mail_settings'
  /** `operator`: email is sent through your host's mail server. */
  source: 'account' | 'operator' | 'none'
  host: string | null
  port: number | null
  /** `tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted. */
  security: 'tls' | 'starttls' | 'none' | null
  username: string | null
  /** The password is never shown. */
  has_password: boolean
  from_name: string | null
  from_address: string | null
  /** Why the last mail could not be sent. */
  failure: 'host_not_found' | 'address_not_allowed' | 'connection_refused' | 'timeout' | 'tls_failed' | 'login_refused' | 'sender_refused' | 'relay_denied' | 'recipient_refused' | 'not_smtp' | 'server_refused' | null
  /** ISO 8601, UTC. */
  failed_at: string | null
  /** ISO 8601, UTC. */
  updated_at: string | null
}

export interface MailTest {
  object: 'mail_settings.test'
  ok: boolean
  /** Your email address. */
  sent_to: string
  failure: 'host_not_found' | 'address_not_allowed' | 'connection_refused' | 'timeout' | 'tls_failed' | 'login_refused' | 'sender_refused' | 'relay_denied' | 'recipient_refused' | 'not_smtp' | 'server_refused' | null
  /** What went wrong and what to do. */
  message: string | null
  /** What the server said. */
  reply: string | null
}

export interface NewApiKey {
  mode: 'live' | 'test'
  /** 1 to 255 characters. */
  name: string
  scopes?: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write' | 'files:read' | 'files:write')[]
  /** Instead of `scopes`. */
  preset?: 'full' | 'read-only'
  /** When it expires. ISO 8601, UTC. */
  expires_at?: string | null
  allowed_addresses?: string[] | null
}

export interface NewContactExport {
  mode: 'live' | 'test'
}

export interface NewInvitation {
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
}

export interface NewMailSettings {
  /** 1 to 253 characters. Such as `smtp.example.com`. */
  host: string
  /** 1 to 65535. */
  port: number
  /** `tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted. */
  security: 'tls' | 'starttls' | 'none'
  /** 1 to 255 characters. */
  username?: string | null
  /** Stored encrypted and never shown again. Leave it out to keep it; if `host`, `port`, `security` or `username` changes, send it again. 1 to 1000 characters. */
  password?: string | null
  /** 1 to 100 characters. */
  from_name: string
  /** At most 254 characters. Such as `support@example.com`. */
  from_address: string
}

export interface NewPassword {
  /** 1 to 1000 characters. */
  current_password: string
  /** 1 to 1000 characters. */
  new_password: string
  /** Six digits from the app, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code?: string
}

export interface NewPushSubscription {
  /** The URL of the browser's push service. 1 to 2048 characters. */
  endpoint: string
  keys: {
    /** 86 to 90 characters. Such as `BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`. */
    p256dh: string
    /** 20 to 24 characters. Such as `AAAAAAAAAAAAAAAAAAAAAA`. */
    auth: string
  }
}

export interface NewSavedView {
  mode: 'live' | 'test'
  /** 1 to 60 characters. */
  name: string
  /** The query string of the inbox URL, without the `?`. At most 1000 characters. */
  query: string
  /** Whether everybody sees it, each with their own conversations where it is about mine. Takes an agent. */
  shared?: boolean
}

export interface NewSetup {
  /** The part of the link after `#token=`. 1 to 200 characters. Such as `text`. */
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

export interface Notification {
  object: 'notification'
  /** Such as `svcntf_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** More values may be added. */
  kind: 'assigned' | 'mentioned' | 'customer_replied' | 'customer_waiting' | 'handover_waiting' | 'delivery_failed' | 'alarm'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** The conversation's subject. */
  subject: string | null
  contact_name: string | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string | null
  /** The beginning of the message, if it is about one. */
  excerpt: string | null
  alarm: {
    /** Such as `svcalm_01h455vb4pex5vsknk084sn02q`. */
    id: string
    /** What fails. More values may be added. */
    kind: 'mailbox_unread' | 'sending_failing' | 'queue_old' | 'mail_server_failing' | 'model_failing' | 'endpoint_failing' | 'crm_failing' | 'key_ends_soon'
    /** Why. Null if that is not known. More values may be added. */
    reason: 'login_refused' | 'sender_refused' | 'unreachable' | 'no_encryption' | 'rate_limited' | 'not_stored' | 'disabled' | 'refused' | null
    /** What fails. More values may be added. */
    subject_type: 'channel' | 'mail_settings' | 'assistant' | 'webhook_endpoint' | 'crm_connection' | 'api_key'
    /** Its ID. Null for the assistant and for the email server of the account. */
    subject_id: string | null
    /** Its name when the alarm began. Such as `Support`. */
    subject_name: string | null
    /** Since when it fails. ISO 8601, UTC. */
    began_at: string
  } | null
  service_alarm: {
    /** What failed. More values may be added. */
    kind: 'database_unreachable' | 'disk_nearly_full' | 'backup_old'
    /** Since when. ISO 8601, UTC. */
    began_at: string
    /** When it was over. Null while it lasts. ISO 8601, UTC. */
    ended_at: string | null
  } | null
  /** The user who did it. Null if it was no user. */
  actor_name: string | null
  /** How many events it stands for. */
  events: number
  /** When the newest of them happened. ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  read_at: string | null
}

export interface NotificationSettings {
  object: 'notification_settings'
  channels: {
    assigned: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    mentioned: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    customer_replied: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    customer_waiting: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    handover_waiting: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    delivery_failed: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
    alarm: {
      /** In the notification center. */
      center: boolean
      /** As a push to your browsers. */
      push: boolean
      /** By email, grouped. */
      email: boolean
    }
  }
  /** When your quiet hours begin. Pushes and emails wait until they end. Null: none. */
  quiet_from: string | null
  /** When they end. */
  quiet_until: string | null
  /** An IANA time zone. At most 100 characters. */
  time_zone: string
  /** Whether the dashboard plays a sound. */
  sounds: boolean
  /** When emails about customers who wait for anybody come: `away`, only while nobody uses the dashboard, at most every 15 minutes, or `always`. */
  waiting_email: 'away' | 'always'
  /** Whether the account has an email server. */
  email_configured: boolean
}

/** What you leave out stays. */
export interface NotificationSettingsChanges {
  channels?: {
    assigned?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    mentioned?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    customer_replied?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    customer_waiting?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    handover_waiting?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    delivery_failed?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
    alarm?: {
      /** In the notification center. */
      center?: boolean
      /** As a push to your browsers. */
      push?: boolean
      /** By email, grouped. */
      email?: boolean
    }
  }
  /** Send it together with `quiet_until`. */
  quiet_from?: string | null
  /** Send it together with `quiet_from`. */
  quiet_until?: string | null
  /** An IANA time zone. At most 100 characters. */
  time_zone?: string
  /** Whether the dashboard plays a sound. */
  sounds?: boolean
  /** When emails about customers who wait for anybody come: `away`, only while nobody uses the dashboard, at most every 15 minutes, or `always`. */
  waiting_email?: 'away' | 'always'
}

/** One notification, those of a conversation, or all. */
export interface NotificationsRead {
  mode: 'live' | 'test'
  /** 1 to 255 characters. Such as `svcntf_01h455vb4pex5vsknk084sn02q`. */
  notification_id?: string
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
}

export interface OpenSession {
  object: 'open_session'
  /** Such as `svcses_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Whether this is the session of the request. */
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

export interface Person {
  object: 'user'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  /** Such as `maya@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** Whether two-factor authentication is on. */
  two_factor: boolean
  /** Whether the user has a password. Conversations can be assigned to users without one. */
  can_sign_in: boolean
  /** ISO 8601, UTC. */
  created_at: string
  /** Since when this user can't sign in or be assigned conversations. ISO 8601, UTC. */
  disabled_at: string | null
  /** The last request of a session, to the minute. ISO 8601, UTC. */
  seen_at: string | null
}

export interface PersonChanges {
  /** 1 to 255 characters. */
  name?: string
  role?: 'owner' | 'admin' | 'agent' | 'viewer'
  /** Whether this user is deactivated. */
  disabled?: boolean
  /** What happens to the API keys this user created. By default, they're revoked if the user is deactivated or gets a role that can't create keys. */
  api_keys?: 'revoke' | 'keep'
  /** What happens to the widgets' identity keys this user created, and may still know. Deleting one signs out the visitors it signed in. By default, they're kept. */
  identity_keys?: 'delete' | 'keep'
}

/** What you leave out stays. */
export interface Profile {
  /** 1 to 255 characters. */
  name?: string
  /** For email and pushes to the user. Such as `en`. */
  language?: 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ar'
  /** Added below every email you write to a customer, above the mailbox's own. Markdown. 1 to 2000 characters. */
  signature?: string | null
}

export interface PushKey {
  object: 'push_key'
  /** What `PushManager.subscribe` takes as `applicationServerKey`. */
  public_key: string
}

export interface PushSubscription {
  object: 'push_subscription'
  /** Such as `svcpsh_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface ReadThrough {
  mode: 'live' | 'test'
  /** The newest message you have seen. 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string
}

export interface RecoveryCodes {
  object: 'recovery_codes'
  /** At most 10 entries. */
  recovery_codes: string[]
}

export interface RequestLogEntry {
  object: 'request_log_entry'
  /** Such as `req_01h455vb4pex5vsknk084sn02q`. */
  id: string
  mode: 'live' | 'test'
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Without its query. */
  path: string
  status: number
  /** The `code` of the response. Such as `resource_not_found`. */
  error_code: string | null
  api_key: {
    /** Such as `svckey_01h455vb4pex5vsknk084sn02q`. */
    id: string
    name: string | null
    last_four: string
  } | null
  user: {
    /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
    id: string
    name: string
  } | null
  /** From the arrival of the request to the end of the response. */
  ms: number
  /** ISO 8601, UTC. */
  created_at: string
  /** The events it left. */
  event_ids: string[]
}

export interface Retention {
  object: 'retention'
  mode: 'live' | 'test'
  /** A resolved conversation is deleted this many days after its last message, or after it was resolved if that's later. Null means never. 1 to 3650. */
  conversation_days: number | null
  /** A contact without conversations and without a lead that is `new`, `working` or `qualified` is deleted this many days after it was created or changed, or after activity in its last conversation ended. Null means never. 1 to 3650. */
  contact_days: number | null
  /** Conversations with this label are kept. 1 to 50 characters. Such as `keep`. */
  kept_label: string | null
  /** Null if the settings were never changed. ISO 8601, UTC. */
  updated_at: string | null
  /** Events, webhook deliveries, the CRM sync log and language model calls. Set by the operator of the deployment, like the two fields below. */
  event_days: number
  /** Responses that are replayed for a repeated Idempotency-Key. */
  idempotency_days: number
  /** The request log. Null if none is kept. */
  request_log_days: number | null
}

/** Fields you leave out don't change. */
export interface RetentionChanges {
  mode: 'live' | 'test'
  /** A resolved conversation is deleted this many days after its last message, or after it was resolved if that's later. Null means never. 1 to 3650. */
  conversation_days?: number | null
  /** A contact without conversations and without a lead that is `new`, `working` or `qualified` is deleted this many days after it was created or changed, or after activity in its last conversation ended. Null means never. 1 to 3650. */
  contact_days?: number | null
  /** Conversations with this label are kept. 1 to 50 characters. Such as `keep`. */
  kept_label?: string | null
}

export interface RetentionPreview {
  object: 'retention_preview'
  mode: 'live' | 'test'
  conversations: {
    /** The number of conversations that would be deleted now. */
    count: number
    /** Whether there may be more, because not all were checked. */
    at_least: boolean
  }
  contacts: {
    /** The number of contacts that would be deleted, now or after these conversations are deleted. */
    count: number
    /** Whether there may be more, because not all were checked. */
    at_least: boolean
  }
}

export interface RolledApiKey {
  /** How long the old key keeps working. Default: `24`. 0 to 168. */
  grace_hours?: number
  allowed_addresses?: string[] | null
}

export interface SavedView {
  object: 'saved_view'
  /** Such as `svcviw_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  query: string
  /** Whose view it is. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string
  /** Since when everybody sees it. Null: only its owner does. ISO 8601, UTC. */
  shared_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface SavedViewChanges {
  mode: 'live' | 'test'
  /** 1 to 60 characters. */
  name?: string
  /** The query string of the inbox URL, without the `?`. At most 1000 characters. */
  query?: string
  /** Whether everybody sees it, each with their own conversations where it is about mine. Takes an agent. */
  shared?: boolean
}

export interface Session {
  object: 'session'
  /** Such as `svcses_01h455vb4pex5vsknk084sn02q`. */
  id: string
  user: User
  /** For email and pushes to the user. Such as `en`. */
  language: 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ar' | null
  /** Added below every email you write to a customer, above the mailbox's own. Markdown. */
  signature: string | null
  account: {
    /** Such as `svcacc_01h455vb4pex5vsknk084sn02q`. */
    id: string
    name: string
    /** Whether two-factor authentication must be turned on before anything else. */
    two_factor_required: boolean
    /** Whether a person's reply to an unassigned conversation assigns it to them. */
    first_reply_assigns: boolean
  }
  /** What the API allows under `/dashboard/api/live` and `/dashboard/api/test`. */
  permissions: {
    live: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write' | 'files:read' | 'files:write')[]
    test: ('contacts:read' | 'contacts:write' | 'conversations:read' | 'conversations:write' | 'messages:read' | 'messages:write' | 'leads:read' | 'leads:write' | 'webhook_endpoints:read' | 'webhook_endpoints:write' | 'events:read' | 'events:write' | 'knowledge:read' | 'knowledge:write' | 'channels:read' | 'channels:write' | 'crm:read' | 'crm:write' | 'files:read' | 'files:write')[]
  }
  /** The last event of each mode. To stay current, stream the events after it. */
  last_event_ids: {
    live: string | null
    test: string | null
  }
  /** ISO 8601, UTC. */
  created_at: string
  /** When it ends at the latest. It also ends after seven days without a request. ISO 8601, UTC. */
  expires_at: string
  /** Whether the connection is plain http, which others can read. */
  insecure: boolean
}

export interface Setup {
  object: 'setup'
  /** Whether the service still needs to be set up. */
  needed: boolean
  /** Whether an email server is set, so that too many attempts to sign in can be lifted by a code. */
  sends_email: boolean
}

export interface Sight {
  mode: 'live' | 'test'
  /** Identifies a window of this session. */
  window: string
  /** The conversation that the window shows. Null if it shows none or is closed. 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** Expires after six seconds unless you repeat it. Default: `looking`. */
  doing?: 'looking' | 'noting' | 'replying' | 'typing'
}

export interface SignIn {
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
  /** 1 to 1000 characters. */
  password: string
  /** Six digits from the app, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code?: string
}

export interface SignInCode {
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
  /** As in the email. 1 to 64 characters. Such as `7Q2KX-90TFM`. */
  code: string
}

export interface SignInCodeRequest {
  /** 3 to 254 characters. Such as `maya@example.com`. */
  email: string
}

export interface System {
  object: 'system'
  /** The version of Parley that runs. Such as `1.0.0`. */
  version: string
  checks: {
    /** `database`, `disk`, `backup` and `events` (the queue of the event log) are the same for all accounts. The others are queues of your account: messages of channels (`outgoing`), emails of Parley itself (`mail`), notifications in browsers (`push`), webhook deliveries, syncs to a CRM, and changes that search does not know yet. More values may be added. */
    name: 'database' | 'disk' | 'backup' | 'events' | 'outgoing' | 'mail' | 'push' | 'webhooks' | 'crm' | 'search'
    /** `unknown`: nothing can be said, such as about backups that `parley backup` does not make. */
    state: 'ok' | 'problem' | 'unknown'
    /** Free bytes of the disk, the age of the backup or of what waits longest, or how many are overdue by more than a minute. */
    value: number | null
    /** Of the value. */
    unit: 'seconds' | 'count' | 'bytes' | null
  }[]
}

export interface TwoFactorCode {
  /** Six digits from the app, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code: string
}

export interface TwoFactorPassword {
  /** 1 to 1000 characters. */
  password: string
}

export interface TwoFactorProof {
  /** 1 to 1000 characters. */
  password: string
  /** Six digits from the app, or a recovery code. 1 to 64 characters. Such as `287082`. */
  code?: string
}

export interface TwoFactorSecret {
  object: 'two_factor_secret'
  /** The secret to enter in the app, in base32. Such as `JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP`. */
  secret: string
  /** The secret as a link that apps can open. */
  uri: string
  /** The link as an image to scan. */
  qr_svg: string
}

export interface UnreadNotifications {
  object: 'notifications.unread'
  /** 100 stands for 100 or more. 0 to 100. */
  count: number
}

export interface User {
  object: 'user'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  /** Such as `maya@example.com`. */
  email: string
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** Whether two-factor authentication is on. */
  two_factor: boolean
}

export interface UserAccess {
  object: 'user.access'
  /** Such as `svcaud_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** What it is. More values may be added. */
  type: 'identity_key' | 'webhook_endpoint' | 'crm_connection' | 'channel' | 'assistant' | 'mail_settings'
  /** Null for settings, which there is one of. */
  object_id: string | null
  name: string | null
  mode: 'live' | 'test' | null
  /** When this user last created or changed it. ISO 8601, UTC. */
  last_change_at: string
}

export interface WaitingNotifications {
  object: 'notifications.waiting'
  /** How many customers. 100 stands for 100 or more. 0 to 100. */
  count: number
  /** Up to 3, newest first. */
  newest: Notification[]
}

/** What `listSessions` can be asked for. */
export interface ListSessionsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listUsers` can be asked for. */
export interface ListUsersQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listUserAccess` can be asked for. */
export interface ListUserAccessQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listInvitations` can be asked for. */
export interface ListInvitationsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `getFirstSteps` can be asked for. */
export interface GetFirstStepsQuery {
  mode: 'live' | 'test'
}

/** What `listApiKeys` can be asked for. */
export interface ListApiKeysQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  mode?: 'live' | 'test'
  /** The id of the user who created them. */
  created_by?: string
}

/** What `listRequests` can be asked for. */
export interface ListRequestsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
  /** Default: `live`. */
  mode?: 'live' | 'test'
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A status, `4xx`, `5xx`, or `error` for both. Such as `error`. */
  status?: string
  /** Exactly this path. 1 to 300 characters. */
  path?: string
  /** 1 to 255 characters. Such as `svckey_01h455vb4pex5vsknk084sn02q`. */
  key_id?: string
  /** API keys, or users of the dashboard. */
  by?: 'api_key' | 'user'
  /** 1 to 255 characters. Such as `req_01h455vb4pex5vsknk084sn02q`. */
  request_id?: string
}

/** What `listAuditEntries` can be asked for. */
export interface ListAuditEntriesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
  /** 1 to 100 characters. Such as `api_key.created`. */
  action?: string
  /** Who did it: the id of a user or an API key. 1 to 255 characters. */
  actor_id?: string
  /** What it was done to. 1 to 255 characters. */
  object_id?: string
}

/** What `exportAuditEntries` can be asked for. */
export interface ExportAuditEntriesQuery {
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
  /** 1 to 100 characters. Such as `api_key.created`. */
  action?: string
  /** Who did it: the id of a user or an API key. 1 to 255 characters. */
  actor_id?: string
  /** What it was done to. 1 to 255 characters. */
  object_id?: string
}

/** What `markUnread` can be asked for. */
export interface MarkUnreadQuery {
  mode: 'live' | 'test'
}

/** What `listSavedViews` can be asked for. */
export interface ListSavedViewsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  mode: 'live' | 'test'
}

/** What `deleteSavedView` can be asked for. */
export interface DeleteSavedViewQuery {
  mode: 'live' | 'test'
}

/** What `getRetention` can be asked for. */
export interface GetRetentionQuery {
  /** Default: `live`. */
  mode?: 'live' | 'test'
}

/** What `previewRetention` can be asked for. */
export interface PreviewRetentionQuery {
  /** Default: `live`. */
  mode?: 'live' | 'test'
  /** The setting to preview for conversations. Forever if you leave it out. 1 to 3650. */
  conversation_days?: number
  /** The setting to preview for contacts. Forever if you leave it out. 1 to 3650. */
  contact_days?: number
  /** Conversations with this label are kept. 1 to 50 characters. Such as `keep`. */
  kept_label?: string
}

/** What `getFileUsage` can be asked for. */
export interface GetFileUsageQuery {
  /** Whose channels. Default: `live`. */
  mode?: 'live' | 'test'
}

/** What `listCrmProviders` can be asked for. */
export interface ListCrmProvidersQuery {
  /** Returns the providers available in this mode. Default: `live`. */
  mode?: 'live' | 'test'
}

/** What `listNotifications` can be asked for. */
export interface ListNotificationsQuery {
  mode: 'live' | 'test'
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** Whether to list only unread ones. */
  unread?: boolean
  /** Whether to list only customers who wait for anybody (`customer_waiting`, `handover_waiting`), or only the others. */
  waiting?: boolean
}

/** What `countUnreadNotifications` can be asked for. */
export interface CountUnreadNotificationsQuery {
  mode: 'live' | 'test'
}

/** What `groupWaitingNotifications` can be asked for. */
export interface GroupWaitingNotificationsQuery {
  mode: 'live' | 'test'
}

/** What `getSystem` can be asked for. */
export interface GetSystemQuery {
  /** Whose queues. Default: `live`. */
  mode?: 'live' | 'test'
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
  | 'https_required'
  | 'password_needed'
  | 'export_needed'
  | 'two_factor_setup_required'
  | 'already_set_up'
  | 'user_already_exists'
  | 'last_owner'
  | 'two_factor_already_on'
  | 'two_factor_not_begun'
  | 'two_factor_required'
  | 'saved_view_already_exists'
  | 'saved_view_limit_reached'
  | 'api_key_ended'
  | 'api_key_limit_reached'
  | 'invitation_limit_reached'
  | 'mail_not_configured'
