// Made by scripts/generate.ts from openapi.json: change the routes instead.

export interface Acceptance {
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string
}

export interface Alarm {
  object: 'alarm'
  /** Such as `svcalm_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** What fails. More values may be added. */
  kind: 'mailbox_unread' | 'sending_failing' | 'queue_old' | 'mail_server_failing' | 'model_failing' | 'endpoint_failing' | 'crm_failing' | 'key_ends_soon'
  /** Why. Null if that is not known. More values may be added. */
  reason: 'login_refused' | 'sender_refused' | 'unreachable' | 'no_encryption' | 'rate_limited' | 'not_stored' | 'disabled' | 'refused' | null
  /** The same in English. */
  message: string
  /** What fails. More values may be added. */
  subject_type: 'channel' | 'mail_settings' | 'assistant' | 'webhook_endpoint' | 'crm_connection' | 'api_key'
  /** Its ID. Null for the assistant and for the email server of the account. */
  subject_id: string | null
  /** Its name when the alarm began. Such as `Support`. */
  subject_name: string | null
  /** Since when it fails. ISO 8601, UTC. */
  began_at: string
  /** When the alarm was raised. ISO 8601, UTC. */
  created_at: string
  /** When it worked again. Null while it fails. ISO 8601, UTC. */
  ended_at: string | null
}

export interface ApiKeyAlarmBeganEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'api_key.alarm_began'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface ApiKeyAlarmEndedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'api_key.alarm_ended'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface Article {
  object: 'article'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  id: string
  title: string
  /** Markdown. */
  body: string
  /** ISO 639-1. Such as `en`. */
  language: string
  /** `draft`: only your team sees it. `published`: the assistant answers from it. */
  status: 'draft' | 'published'
  /** The public URL. */
  url: string | null
  /** Where the original is, such as the path of a file. */
  source: string | null
  /** When the article was published. Null for a draft. ISO 8601, UTC. */
  published_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface ArticleChanges {
  /** What the article is about, in your readers' words. Words in the title carry the most weight. 1 to 255 characters. */
  title?: string
  /** Markdown. The text under one heading is found and quoted together. At most 100000 characters. */
  body?: string
  /** ISO 639-1, such as `en`. Such as `en`. */
  language?: string
  status?: 'draft' | 'published'
  /** The public URL. At most 2000 characters. */
  url?: string | null
  /** Where the original is, such as the path of a file. Unique within the environment. An import uses it to recognize its articles. 1 to 1024 characters. */
  source?: string | null
}

export interface ArticleReport {
  object: 'assistant.article_report'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  article_id: string
  /** The title when the article was last cited. */
  title: string
  /** The number of replies that cite the article and were rated down. */
  thumbs_down: number
  thumbs_up: number
  /** The newest of these replies, up to five. */
  message_ids: string[]
  /** The same replies, with their conversations and comments. */
  examples: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
    /** The comment on the rating. Null without `messages:read`. */
    comment: string | null
  }[]
}

export interface Assignment {
  object: 'assignment'
  /** Such as `svcasg_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Who got it. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string
  /** The team it was in. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team_id: string | null
  /** `sticky`: the person this contact had last. `round_robin`: whose last one was longest ago. `least_busy`: who had the fewest open conversations. `accepted`: they took it themselves. `by_hand`: by somebody, or by an API key. Such as `least_busy`. */
  reason: 'sticky' | 'round_robin' | 'least_busy' | 'accepted' | 'by_hand'
  /** How many people could have taken it. Null if nobody was chosen among others. */
  candidates: number | null
  /** Who gave it to them. Routing is the system. */
  actor: {
    /** Such as `system`. */
    type: 'api_key' | 'user' | 'assistant' | 'system'
    id: string | null
  }
  /** ISO 8601, UTC. */
  created_at: string
  /** When somebody else got it, or nobody. Null: this one is current. ISO 8601, UTC. */
  ended_at: string | null
}

export interface AssistantAlarmBeganEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'assistant.alarm_began'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface AssistantAlarmEndedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'assistant.alarm_ended'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

/** Fields you leave out don't change. Setting `provider` to null removes the model with its URL and key. */
export interface AssistantChanges {
  /** `off`: the assistant doesn't handle any conversations. */
  status?: 'on' | 'off'
  /** The name contacts see. 1 to 100 characters. Such as `Assistant`. */
  name?: string
  /** Your own words and phone numbers for someone who may be in danger. They follow the fixed sentence, as you write them. 1 to 1000 characters. */
  emergency_text?: string | null
  /** `openai_compatible`: OpenAI, Ollama, vLLM, the llama.cpp server and others that support OpenAI's chat completions. */
  provider?: 'openai_compatible' | 'anthropic' | null
  /** The URL up to and including the version, such as `https://api.openai.com/v1`. HTTPS, or HTTP in networks that the operator allows. 1 to 2048 characters. */
  base_url?: string | null
  /** The name of the model on its server. 1 to 200 characters. Such as `llama3.2`. */
  model?: string | null
  /** The embedding model on the same server. With it, articles are also found by meaning. Only with `openai_compatible`. 1 to 200 characters. Such as `nomic-embed-text`. */
  embedding_model?: string | null
  /** Stored encrypted and never shown again. If you change `provider` or `base_url`, send it again. 1 to 1000 characters. Such as `sk-example`. */
  api_key?: string | null
  /** When to replace email addresses, IBANs, and phone, card and other long numbers with placeholders before a call. `remote`: if the model isn't on the same machine (loopback). */
  redaction?: 'remote' | 'always' | 'never'
  /** null sets the default: 5000000. 0 to 1000000000000. */
  tokens_per_day?: number | null
  /** null sets the default: 200000. 0 to 1000000000000. */
  tokens_per_conversation?: number | null
}

export interface AssistantPreview {
  object: 'assistant.preview'
  /** The outcome the turn would have. `offered`: suggests articles that may help. `clarified`: asks a question. */
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over'
  /** The reply that the customer would get. */
  reply: string
  /** Why the conversation would be handed over, or why the language model that is set wasn't used. */
  reason: string | null
  /** The verdict of the article search. Null if no search was needed. */
  verdict: 'answer' | 'may_help' | 'none' | null
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** ISO 639-1; `und` if unknown. Such as `en`. */
  language: string
  /** The articles that the reply cites. */
  sources: Source[]
  /** The search's confidence in the best article. 0 to 1. */
  confidence: number | null
  /** How long the decision took, in milliseconds. */
  latency_ms: number
}

export interface AssistantQuestion {
  /** The question in a customer's words. 1 to 10000 characters. */
  question: string
  /** Whether to include drafts, as if they were published. Default: `false`. */
  include_drafts?: boolean
}

export interface AssistantSettings {
  object: 'assistant'
  /** `off`: the assistant doesn't handle any conversations. */
  status: 'on' | 'off'
  /** The name contacts see. Such as `Assistant`. */
  name: string
  /** Your own words and phone numbers for someone who may be in danger. They follow the fixed sentence, as you write them. */
  emergency_text: string | null
  /** What summarizes, replies and extracts: the name of the model, or `embedded`. Such as `embedded`. */
  engine: string
  /** `openai_compatible`: OpenAI, Ollama, vLLM, the llama.cpp server and others that support OpenAI's chat completions. */
  provider: 'openai_compatible' | 'anthropic' | null
  /** The URL up to and including the version, such as `https://api.openai.com/v1`. HTTPS, or HTTP in networks that the operator allows. */
  base_url: string | null
  /** The name of the model on its server. */
  model: string | null
  /** The embedding model on the same server. With it, articles are also found by meaning. Only with `openai_compatible`. */
  embedding_model: string | null
  /** Whether an API key is stored. The key is never shown. */
  has_api_key: boolean
  /** The kind of structured output that the server supports. Null until the model has been called once. */
  structured_output: 'json_schema' | 'tool' | 'json_object' | 'prompt' | null
  /** When to replace email addresses, IBANs, and phone, card and other long numbers with placeholders before a call. `remote`: if the model isn't on the same machine (loopback). */
  redaction: 'remote' | 'always' | 'never'
  /** The maximum number of tokens for all calls in a day (UTC). */
  tokens_per_day: number
  /** The maximum number of tokens for all calls about one conversation. */
  tokens_per_conversation: number
  /** Null if the settings were never changed. ISO 8601, UTC. */
  updated_at: string | null
}

export interface AssistantTest {
  object: 'assistant.test'
  ok: boolean
  /** The model that was tested. */
  engine: string | null
  /** The kind of structured output that its server supports. */
  structured_output: 'json_schema' | 'tool' | 'json_object' | 'prompt' | null
  /** The response time in milliseconds. */
  ms: number | null
  /** The kind of failure. */
  reason: 'no_model' | 'budget' | 'refused' | 'invalid' | 'timeout' | 'rate_limited' | 'unreachable' | 'unauthorized' | null
  /** What went wrong and what to do. */
  problem: string | null
  embeddings: {
    ok: boolean
    /** The embedding model that was tested. Such as `nomic-embed-text`. */
    engine: string
    /** The number of dimensions of its vectors. */
    dimensions: number | null
    /** The response time in milliseconds. */
    ms: number | null
    /** What went wrong and what to do. */
    problem: string | null
  } | null
}

export interface AssistantTurn {
  object: 'assistant.turn'
  /** Such as `svctrn_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Null while the turn is in progress. `offered`: it suggested articles that may help. `clarified`: it asked a question. `discarded`: the conversation changed in the meantime, so the reply wasn't sent. */
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over' | 'discarded' | null
  /** Why the conversation was handed over, the reply was discarded, or the language model that is set wasn't used. */
  reason: string | null
  /** The contact's messages that the turn is about. */
  message_ids: string[]
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  reply_message_id: string | null
  /** The verdict of the article search. Null if no search was needed. */
  verdict: 'answer' | 'may_help' | 'none' | null
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string | null
  /** ISO 639-1; `und` if unknown. Such as `en`. */
  language: string | null
  sources: Source[]
  /** The search's confidence in the best article. 0 to 1. */
  confidence: number | null
  /** How long the decision took, in milliseconds. */
  latency_ms: number | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface AssistantUsage {
  object: 'assistant.usage'
  /** The current day in UTC. Such as `2026-11-21`. */
  day: string
  /** The tokens used today, including tokens reserved for calls in progress. */
  tokens_today: number
  /** The maximum number of tokens per day. */
  tokens_per_day: number
  /** The maximum number of tokens for all calls about one conversation. */
  tokens_per_conversation: number
  /** Calls by day, newest first. The text of calls isn't stored. */
  calls: {
    /** Such as `2026-11-21`. */
    day: string
    /** Such as `summary`. */
    purpose: string
    /** Such as `llama3.2`. */
    engine: string
    /** `answered`, the kind of failure, or `interrupted`: in progress, or cut off because the process ended. Such as `answered`. */
    outcome: string
    /** The number of calls. */
    calls: number
    /** The number of tokens read. */
    input_tokens: number
    /** The number of tokens written. */
    output_tokens: number
    /** The number of calls whose tokens were estimated because the server didn't report them. */
    estimated: number
    /** The mean duration in milliseconds. */
    mean_ms: number | null
  }[]
}

export interface Attachment {
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
}

/** Present with `expand=attention`. */
export interface Attention {
  /** Whether there is an inbound message that the signed-in user has not seen. False with an API key. */
  unread: boolean
  /** When the first inbound message since the last reply came. Null if there is none. ISO 8601, UTC. */
  unanswered_since: string | null
}

export interface Availability {
  object: 'availability'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string
  /** `away` comes back soon, `off` has finished for the day. Neither is assigned anything by itself. Such as `available`. */
  state: 'available' | 'away' | 'off'
  /** `activity`: nobody set it, or what was set is over. Whoever did nothing in the dashboard for ten minutes is away. Such as `person`. */
  set_by: 'person' | 'activity'
  /** When this ends by itself. Then it follows from activity. ISO 8601, UTC. */
  until: string | null
  /** When this person last did something in the dashboard, to the minute. ISO 8601, UTC. */
  active_at: string | null
}

export interface BulkChange {
  object: 'bulk_change'
  /** Such as `svcblk_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** `prepared`: nothing changes before it is started. */
  status: 'prepared' | 'running' | 'finished' | 'canceled' | 'undoing' | 'undone'
  change: ConversationChange
  /** How many conversations it is about: those that matched when it was created, the newest 10000. 0 to 10000. */
  total: number
  /** How many were changed so far. 0 to 10000. */
  changed: number
  /** How many stay as they are: they were so already, can’t become so, or are deleted. 0 to 10000. */
  skipped: number
  /** How many are as before again. 0 to 10000. */
  undone: number
  /** How many stay changed when it is undone, because they were changed again since. 0 to 10000. */
  kept: number
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  started_at: string | null
  /** ISO 8601, UTC. */
  canceled_at: string | null
  /** ISO 8601, UTC. */
  finished_at: string | null
  /** ISO 8601, UTC. */
  undone_at: string | null
}

export interface CannedReply {
  object: 'canned_reply'
  /** Such as `svccan_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** The text as written, with placeholders. Such as `shipping`. */
  shortcut: string
  title: string
  content: string
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface CannedReplyChanges {
  /** What people type to insert it. Unique within the environment, ignoring case. 1 to 50 characters. Such as `shipping`. */
  shortcut?: string
  /** 1 to 100 characters. */
  title?: string
  /** Markdown. The dashboard fills in `{{contact.name}}`, `{{contact.first_name}}`, `{{contact.email}}`, `{{agent.name}}`, `{{agent.first_name}}` and `{{conversation.subject}}` when someone uses the reply. 1 to 10000 characters. */
  content?: string
}

export interface Channel {
  object: 'channel'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** The value of `channel` in its conversations. Such as `api`. */
  kind: 'api' | 'widget' | 'email' | 'practice'
  /** The name your team sees. 1 to 100 characters. */
  name: string
  /** Who handles a new conversation when the request that starts it doesn't say. Always `human` while the assistant is off. Such as `human`. */
  handled_by: 'assistant' | 'human'
  /** Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id: string | null
  /** Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  default_team_id: string | null
  /** What customers are told who write outside the [working hours](/hours), once until they get an answer. One text for each language; the first one is for customers of all others. Empty: nothing. At most 6 entries. */
  out_of_hours_replies: {
    /** Such as `en`. */
    language: 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ar'
    /** Markdown. `{next_opening}` becomes the day and time at which you open next. 1 to 2000 characters. */
    text: string
  }[]
  /** The number of conversations started in the last seven days, counted up to 10000. 0 to 10000. */
  recent_conversations: number
  widget: WidgetSettings | null
  email: EmailSettings | null
  practice: PracticeSettings | null
  health: ChannelHealth
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface ChannelAlarmBeganEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'channel.alarm_began'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface ChannelAlarmEndedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'channel.alarm_ended'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

/** Fields you leave out don't change. */
export interface ChannelChanges {
  /** The name your team sees. 1 to 100 characters. */
  name?: string
  /** Who handles a new conversation when the request that starts it doesn't say. Always `human` while the assistant is off. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** The [working hours](/hours) of whoever answers here. Null: at any time. 1 to 255 characters. Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id?: string | null
  /** The [team](/teams) that new conversations belong to. Null: none. 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  default_team_id?: string | null
  /** What customers are told who write outside the [working hours](/hours), once until they get an answer. One text for each language; the first one is for customers of all others. Empty: nothing. At most 6 entries. */
  out_of_hours_replies?: {
    /** Such as `en`. */
    language: 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ar'
    /** Markdown. `{next_opening}` becomes the day and time at which you open next. 1 to 2000 characters. */
    text: string
  }[]
  widget?: WidgetSettingsInput
  email?: EmailSettingsInput
  practice?: PracticeSettingsInput
}

export interface ChannelEmailCounts {
  object: 'channel.email_counts'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  last_7_days: EmailCounts
  last_30_days: EmailCounts
}

export interface ChannelHealth {
  status: 'ok' | 'attention'
  problem: {
    /** Such as `no_origins`. */
    code: string
    /** What is wrong, and what to do. */
    message: string
  } | null
}

export interface ChannelTest {
  object: 'channel.test'
  ok: boolean
  incoming: ChannelTestDirection
  outgoing: ChannelTestDirection
  authserv: ChannelTestAuthserv | null
}

/** Who checks senders of email. Null for other kinds, if the channel knows, if one direction doesn't work, and in test mode, which sends nothing. */
export interface ChannelTestAuthserv {
  /** The name under which your server notes who senders are. It is `trusted_authserv_id` of the channel now. */
  id: string | null
  problem: {
    code: 'not_arrived' | 'no_header' | 'forgeable'
    /** Why no name can be trusted. */
    message: string
  } | null
}

export interface ChannelTestDirection {
  ok: boolean
  problem: {
    /** Such as `login_refused`. */
    code: string
    /** What is wrong, and what to do. */
    message: string
  } | null
}

export interface Contact {
  object: 'contact'
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Display name. */
  name: string
  /** Email address. Stored in lowercase, unique within the environment. Such as `ana@example.com`. */
  email: string
  /** Phone number in E.164 format, such as +351210000000. Such as `+351210000000`. */
  phone_number: string | null
  /** Your own ID for the contact, unique within the environment. Such as `user-1042`. */
  identifier: string | null
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes: Record<string, unknown>
  /** ISO 8601, UTC. */
  created_at: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface ContactChanges {
  /** Display name. 1 to 255 characters. */
  name?: string
  /** Email address. Stored in lowercase, unique within the environment. 3 to 254 characters. Such as `ana@example.com`. */
  email?: string
  /** Phone number in E.164 format, such as +351210000000. Such as `+351210000000`. */
  phone_number?: string | null
  /** Your own ID for the contact, unique within the environment. 1 to 255 characters. Such as `user-1042`. */
  identifier?: string | null
  /** Merged key by key. null removes a key. */
  custom_attributes?: Record<string, unknown>
}

export interface ContactCreatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'contact.created'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Contact | null
    previous: null
  }
}

export interface ContactDeletedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'contact.deleted'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: DeletedContact | null
    previous: null
  }
}

export interface ContactIdentity {
  object: 'contact.identity'
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string | null
  /** Whether your server signed who they are. Otherwise, name, email and phone number are only claimed. */
  verified: boolean
  name: string | null
  /** Such as `ana@example.com`. */
  email: string | null
  phone_number: string | null
  browser: string | null
  /** Such as `pt-PT`. */
  locale: string | null
  time_zone: string | null
  page: {
    url: string
    title: string | null
  } | null
  /** ISO 8601, UTC. */
  last_seen_at: string
  /** Since when they can no longer write. ISO 8601, UTC. */
  blocked_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface ContactImport {
  object: 'contact_import'
  /** The number of contacts created. */
  created: number
  /** The number of rows that updated an existing contact. */
  updated: number
  /** The number of rows that changed nothing. */
  unchanged: number
  /** The number of rows with errors. Nothing of these rows is stored. */
  failed: number
  /** One result per row, in the order of the request. */
  results: ContactImportRow[]
}

export interface ContactImportRow {
  /** The position in `contacts`, starting at 0. */
  index: number
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  /** The ID of the contact. Null if the row failed, or would create a contact in a dry run. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string | null
  error: {
    type: string
    /** Such as `parameter_invalid`. */
    code: string
    message: string
    /** Such as `req_01h455vb4pex5vsknk084sn02q`. */
    request_id: string
  } | null
}

export interface ContactMergeLostValue {
  /** The field of the contact, or `custom_attributes.` and the key. Such as `phone_number`. */
  field: string
  /** The value in the contact that is deleted. Such as `+351210000000`. */
  value: unknown
}

export interface ContactMergePreview {
  object: 'contact_merge_preview'
  contact: Contact
  merged: Contact
  /** The number of conversations that move, with their messages. */
  conversations: number
  /** `none`: neither contact is a lead. `kept`, `moved`: one contact is a lead and the merged contact keeps that lead. `joined`: both are leads; the lead of the contact that stays continues with the history of both. Null without `leads:read`. */
  lead: 'none' | 'kept' | 'moved' | 'joined' | null
  /** The values of the other contact that are lost because the contact that stays has different ones. */
  lost: ContactMergeLostValue[]
  /** CRM records of the other contact in a CRM where the contact that stays also has one. They stay unchanged in the CRM. Empty without `leads:read`. */
  crm_records_left: ContactMergeRecordLeft[]
}

export interface ContactMergeRecordLeft {
  connection_id: string
  provider: string
  remote_id: string
  remote_url: string | null
}

export interface ContactSession {
  object: 'contact.session'
  /** Such as `svcvss_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** Such as `svcvis_01h455vb4pex5vsknk084sn02q`. */
  identity_id: string
  /** Whether your server signed who they are. */
  verified: boolean
  /** Such as `svcidk_01h455vb4pex5vsknk084sn02q`. */
  identity_key_id: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** To the hour. ISO 8601, UTC. */
  last_used_at: string
  /** When it ends if it isn't used any more. ISO 8601, UTC. */
  ends_at: string
}

export interface ContactSessionsEnded {
  object: 'contact.sessions_ended'
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** How many there were. */
  ended: number
}

export interface ContactToMerge {
  /** The contact to merge into the one in the path. It is deleted by the merge. 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
}

export interface ContactUpdatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'contact.updated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Contact | null
    previous: PreviousContact | null
  }
}

export interface ContactsToImport {
  /** Up to 500 contacts, each as for `createContact`. They are processed in order. At most 500 entries. */
  contacts: NewContact[]
  /** The same in all requests of one import: the audit log shows them as one. 1 to 64 characters. Such as `customers-2026-11`. */
  import_id?: string
  /** Only shows what the import would do. Nothing is stored. Default: `false`. */
  dry_run?: boolean
  /** What to do when a contact with the same email address exists. `skip`: leave it unchanged. `update`: replace its values with the given ones, as `updateContact` does; a name that is only the email address doesn't replace an existing name. Default: `skip`. */
  existing?: 'skip' | 'update'
}

export interface Conversation {
  object: 'conversation'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Where the conversation takes place: `api`, `widget`, `email`. More values may be added. Such as `api`. */
  channel: string
  /** Which channel of that kind. It may have been deleted. Null, for minutes after an upgrade, in conversations that earlier versions started. Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string | null
  subject: string | null
  /** `pending`: the assistant handles it. `open`: it waits for a person. */
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  /** Who handles the conversation. Such as `human`. */
  handled_by: 'assistant' | 'human'
  /** Null: no team. A resolved one may name an archived team. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team: string | null
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee: string | null
  priority: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  labels: string[]
  /** When the snooze ends. Null while snoozed means until the next inbound message. ISO 8601, UTC. */
  snoozed_until: string | null
  handover: Handover | null
  /** ISO 8601, UTC. */
  resolved_at: string | null
  /** ISO 8601, UTC. */
  first_replied_at: string | null
  /** ISO 8601, UTC. */
  last_message_at: string | null
  /** The number of inbound messages since the last reply. */
  unread_count: number
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes: Record<string, unknown>
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** Present with `expand=contact`. Null if the key can't read contacts. */
  contact?: Contact | null
  /** Present with `expand=last_message`. Null if there is no message or the key can't read messages. */
  last_message?: Message | null
  attention?: Attention
}

export interface ConversationAssignedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.assigned'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Conversation | null
    previous: PreviousConversation | null
  }
}

/** One of `status`, `team`, `assignee`, `priority` and `label`. */
export interface ConversationChange {
  status?: 'open' | 'snoozed' | 'resolved'
  /** Only with `snoozed`. Null means until the next inbound message. ISO 8601, UTC. */
  snoozed_until?: string | null
  /** 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team?: string | null
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string | null
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** A label to add. 1 to 50 characters. */
  label?: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface ConversationChanges {
  /** Another team takes it from an `assignee` who is no member of it. 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team?: string | null
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string | null
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** At most 50 entries. */
  labels?: string[]
  /** What the conversation is about. 1 to 255 characters. */
  subject?: string | null
  /** Merged key by key. null removes a key. */
  custom_attributes?: Record<string, unknown>
}

export interface ConversationCountRequest {
  /** At most 50 entries. */
  filters: ConversationFilter[]
}

export interface ConversationCounts {
  object: 'conversation_counts'
  /** One per filter, in the same order. */
  data: {
    /** 0 to 10000. */
    count: number
    /** Whether there are more than 10000. */
    has_more: boolean
  }[]
}

export interface ConversationCreatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.created'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Conversation | null
    previous: null
  }
}

export interface ConversationDeletedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.deleted'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: DeletedConversation | null
    previous: null
  }
}

export interface ConversationFilter {
  /** One or more statuses, separated by commas. 1 to 255 characters. */
  status?: string
  /** At most 255 characters. */
  contact_id?: string
  /** Who handles the conversation. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** The kind of channel, such as `api`. At most 255 characters. */
  channel?: string
  /** Returns conversations of this channel, also if it has been deleted. At most 255 characters. */
  channel_id?: string
  /** A user ID, or `none` for unassigned conversations. At most 255 characters. */
  assignee?: string
  /** A team ID, or `none` for conversations of no team. At most 255 characters. */
  team_id?: string
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** Returns conversations with exactly this label. 1 to 50 characters. */
  label?: string
  /** Whether the customer has written since the last reply. Such as `true`. */
  unanswered?: 'true' | 'false'
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

export interface ConversationHandedOverEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.handed_over'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Conversation | null
    previous: PreviousConversation | null
  }
}

export interface ConversationRatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.rated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: ConversationRating | null
    previous: null
  }
}

export interface ConversationRating {
  object: 'conversation.rating'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Null if the customer gave none. 1 to 5. */
  score: number | null
  /** The customer's words. Null without `messages:read`. */
  comment: string | null
  /** ISO 8601, UTC. */
  rated_at: string | null
}

export interface ConversationReport {
  object: 'conversation_report'
  /** The start of the period, inclusive. ISO 8601, UTC. */
  since: string
  /** The end of the period, exclusive. ISO 8601, UTC. */
  until: string
  interval: 'hour' | 'day'
  time_zone: string
  /** Everything up to this time is counted. Usually about a second ago. Null while past data is still being counted. ISO 8601, UTC. */
  counted_until: string | null
  totals: ReportFigures
  /** The preceding period of the same length. */
  previous: {
    /** The start of the period, inclusive. ISO 8601, UTC. */
    since: string
    /** The end of the period, exclusive. ISO 8601, UTC. */
    until: string
    totals: ReportFigures
    /** How customers rated the conversations that started in the period: how many conversations have each score, best first. Excludes deleted conversations. */
    ratings: {
      /** 1 to 5. */
      score: number
      count: number
    }[]
  }
  /** The hours or days of the period, in order, including those without activity. */
  intervals: {
    /** The start of the period, inclusive. ISO 8601, UTC. */
    since: string
    /** The end of the period, exclusive. ISO 8601, UTC. */
    until: string
    figures: ReportFigures
  }[]
  /** The 20 most frequent reasons, most frequent first. Null means without a reason. Excludes deleted conversations. */
  handover_reasons: {
    reason: string | null
    /** As in the handover of a conversation. */
    reason_code: 'emergency' | 'calls_for_help' | 'asks_for_help' | 'asks_for_person' | 'not_helped' | 'same_reply' | 'legal_steps' | 'own_case' | 'no_article' | 'no_article_after_asking' | 'articles_insufficient' | 'reply_limit' | 'email_for_person' | 'assistant_switched_off' | 'no_answer_in_time' | 'assistant_failed' | null
    count: number
  }[]
  /** How customers rated the conversations that started in the period: how many conversations have each score, best first. Excludes deleted conversations. */
  ratings: {
    /** 1 to 5. */
    score: number
    count: number
  }[]
  /** When contacts write, by hour of the week in the time zone. Hours without messages are left out. */
  busiest_hours: {
    /** The day of the week. 1 is Monday. 1 to 7. */
    weekday: number
    /** 0 to 23. */
    hour: number
    messages_received: number
  }[]
}

export interface ConversationStatusChangedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.status_changed'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Conversation | null
    previous: PreviousConversation | null
  }
}

export interface ConversationSummary {
  object: 'conversation.summary'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Plain text: what the customer wants, what was done, and where it stands. Without a language model, sentences are quoted; `↳` marks yours. */
  summary: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface ConversationUpdatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'conversation.updated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Conversation | null
    previous: PreviousConversation | null
  }
}

export interface CreatedIdentityKey {
  object: 'identity_key'
  /** Such as `svcidk_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** The last four characters of the key. Such as `k3Zq`. */
  last_four: string
  /** ISO 8601, UTC. */
  created_at: string
  /** The secret that signs identities, as HMAC-SHA256 over the UTF-8 bytes of this text. Shown only once. Such as `svc_identity_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG`. */
  key: string
}

export interface CrmBackfill {
  object: 'crm_backfill'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  /** The number of leads queued. Leads that are already up to date in the CRM aren't sent. */
  leads: number
}

export interface CrmBackfillRequest {
  /** `all`: every lead. `failed`: leads whose sync failed and isn't retried. */
  which: 'all' | 'failed'
}

export interface CrmBackfillRun {
  which: 'all' | 'failed'
  /** The number of leads to sync. */
  leads: number
  /** The number of these leads still waiting to be synced. Null if more than 100,000. */
  left: number | null
  /** ISO 8601, UTC. */
  started_at: string
}

export interface CrmConnection {
  object: 'crm_connection'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  id: string
  provider: 'fake' | 'hubspot' | 'salesforce' | 'pipedrive' | 'espocrm' | 'twenty' | 'odoo' | 'zoho' | 'http'
  /** Such as `Sales`. */
  name: string | null
  /** `paused`: nothing is sent. Leads to sync wait. */
  status: 'active' | 'paused'
  /** `unauthorized`: the CRM refuses the credentials. Update them. */
  paused_reason: 'manual' | 'unauthorized' | null
  /** ISO 8601, UTC. */
  paused_at: string | null
  /** The name in the CRM of the account that the credentials belong to. */
  account: string | null
  /** The settings. Credentials are never shown. */
  settings: Record<string, unknown>
  /** Maps fields in Parley to fields in the CRM. Empty values are never sent. */
  mapping: {
    /** The field in Parley: one of name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, verification, summary, identifier, lead_id, contact_id, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The field's name in the CRM. 1 to 255 characters. Such as `email`. */
    to: string
    /** Maps values in Parley to values in the CRM. A value that isn't listed isn't sent. */
    values?: Record<string, unknown>
    /** The default sent when a record is created and the field is empty. 1 to 255 characters. */
    otherwise?: string
    /** Only moves the field forward through `values`, in their order, never back. */
    only_forward?: boolean
  }[]
  /** Reads the owner and status of synced leads from the CRM periodically. The owner appears in the lead's `crm`. A status moves the lead forward, never back, and never replaces an override. Null if nothing is read. */
  pull: CrmPull | null
  /** The number of leads to sync, including leads that failed and will be retried. */
  waiting: number
  /** The number of leads that failed and aren't retried until they change or you sync them. */
  failed: number
  /** The last backfill, running or finished. Null if there was none. */
  backfill: CrmBackfillRun | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface CrmConnectionAlarmBeganEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'crm_connection.alarm_began'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface CrmConnectionAlarmEndedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'crm_connection.alarm_ended'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

/** Fields you leave out don't change. `settings`, `credentials`, `mapping` and `pull` are replaced as a whole. */
export interface CrmConnectionChanges {
  /** 1 to 255 characters. Such as `Sales`. */
  name?: string | null
  /** The settings that aren't secret. */
  settings?: {
    /** The public HTTPS URL of the CRM's API. Required for `salesforce`, `pipedrive`, `espocrm`, `odoo`, `http`. 1 to 2048 characters. */
    base_url?: string
    /** `fake` (optional): How the practice CRM behaves. Default: `well`. */
    answers?: 'well' | 'unauthorized' | 'forbidden' | 'rejected' | 'rate_limited' | 'unavailable' | 'timeout'
    /** `salesforce` (optional): A text field of Lead, marked as external ID and unique, for Parley's lead ID. It prevents duplicate leads. At most 80 characters. */
    external_id_field?: string
    /** `pipedrive` (optional): Whether the first sync of a person creates a lead in the leads inbox. Default: true. */
    lead_inbox?: boolean
    /** `odoo` (optional): The name of the database, if the server has several. At most 128 characters. */
    database?: string
  }
  /** Stored encrypted and never shown again. */
  credentials?: {
    /** `fake` (optional) `espocrm`: From an API user whose role can create, read and edit leads and see their stream. `twenty`: From Settings → APIs & Webhooks, with a role that can see and edit people and notes. `odoo`: From a user who can create and edit leads (Preferences → Account security). Requires Odoo 19 or later. 1 to 10000 characters. */
    api_key?: string
    /** `hubspot`: A service key, or the access token of a private app, with the scopes crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read. 1 to 4096 characters. */
    access_token?: string
    /** `salesforce`: From an external client app that uses client credentials. `zoho`: From a self client in the API console. 1 to 10000 characters. */
    client_id?: string
    /** `salesforce` `zoho` 1 to 10000 characters. */
    client_secret?: string
    /** `pipedrive`: The personal API token of a user. 1 to 255 characters. */
    api_token?: string
    /** `zoho`: With the scopes ZohoCRM.modules.ALL, ZohoCRM.settings.fields.READ and ZohoCRM.org.READ. 1 to 512 characters. */
    refresh_token?: string
    /** `http`: Signs every call, like the secret of a webhook endpoint: whsec_ and at least 32 characters of base64. At most 255 characters. */
    secret?: string
  }
  /** Maps fields in Parley to fields in the CRM. Empty values are never sent. At most 200 entries. */
  mapping?: {
    /** The field in Parley: one of name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, verification, summary, identifier, lead_id, contact_id, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The field's name in the CRM. 1 to 255 characters. Such as `email`. */
    to: string
    /** Maps values in Parley to values in the CRM. A value that isn't listed isn't sent. */
    values?: Record<string, unknown>
    /** The default sent when a record is created and the field is empty. 1 to 255 characters. */
    otherwise?: string
    /** Only moves the field forward through `values`, in their order, never back. */
    only_forward?: boolean
  }[]
  pull?: {
    /** Maps statuses in the CRM to statuses in Parley. Default: the vendor's usual statuses. */
    statuses?: Record<string, unknown>
  } | null
}

export interface CrmConnectionTest {
  object: 'crm_connection.test'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  ok: boolean
  account: string | null
  /** What the CRM responded and what to do. */
  problem: string | null
}

export interface CrmDryRun {
  object: 'crm_dry_run'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** `create_or_match`: updates the record with the same email address, or creates one. `none`: nothing differs from what was last written. */
  action: 'create_or_match' | 'update' | 'none'
  remote_id: string | null
  fields: Record<string, unknown> | null
  on_create: Record<string, unknown> | null
  /** The fields that differ from what was last written. */
  changed: string[]
  skipped: {
    from: string
    to: string
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    reason: string | null
  }[]
  notes: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    action: 'create' | 'update' | 'none'
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    text: string | null
  }[]
}

export interface CrmDryRunRequest {
  /** 1 to 255 characters. Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
}

export interface CrmField {
  object: 'crm_field'
  /** Such as `email`. */
  name: string
  /** Such as `Email`. */
  label: string
  type: 'text' | 'long_text' | 'number' | 'boolean' | 'date' | 'enum' | 'email' | 'phone' | 'url' | 'other'
  /** The values that an enum accepts. */
  options: {
    value: string
    label: string
  }[]
  required: boolean
  read_only: boolean
  /** The fields in Parley that are mapped to this field. */
  mapped_from: string[]
}

export interface CrmPull {
  /** Maps statuses in the CRM to statuses in Parley. A status that isn't listed changes nothing. */
  statuses: Record<string, unknown>
}

export interface DeletedArticle {
  object: 'article'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedCannedReply {
  object: 'canned_reply'
  /** Such as `svccan_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedChannel {
  object: 'channel'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedContact {
  object: 'contact'
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedConversation {
  object: 'conversation'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedCrmConnection {
  object: 'crm_connection'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedFile {
  object: 'file'
  /** Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedHours {
  object: 'hours'
  /** Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedIdentityKey {
  object: 'identity_key'
  /** Such as `svcidk_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedLabel {
  object: 'label'
  /** Such as `svclbl_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedLeadRule {
  object: 'lead_rule'
  /** Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedTrialCase {
  object: 'trial_case'
  /** Such as `svctcs_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedTrialSet {
  object: 'trial_set'
  /** Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedWebhookEndpoint {
  object: 'webhook_endpoint'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface EmailAddress {
  name: string | null
  /** Such as `maria@example.com`. */
  address: string
}

export interface EmailConsent {
  object: 'email_consent'
  /** `none`: nobody has signed in, or not for this client and these servers. `ended`: the provider no longer accepts it; sign in again. */
  status: 'none' | 'granted' | 'ended'
  /** Who signed in, if the provider says so. Such as `support@example.com`. */
  address: string | null
  /** ISO 8601, UTC. */
  granted_at: string | null
  /** ISO 8601, UTC. */
  ended_at: string | null
  /** Register it with the provider as the redirect URI of your client, exactly like this. */
  redirect_uri: string
}

export interface EmailConsentAnswer {
  /** As the provider sent it back. 1 to 4096 characters. Such as `q0WzJ3nYw1`. */
  state: string
  /** As the provider sent it back. It works once. 1 to 4096 characters. Such as `0.AXkA5f`. */
  code: string
}

export interface EmailConsentRequest {
  object: 'email_consent.request'
  /** Open it in a browser. The provider leads back to the redirect URI, with `state` and `code`. */
  authorization_url: string
  /** Comes back with the code. */
  state: string
  /** Register it with the provider as the redirect URI of your client, exactly like this. */
  redirect_uri: string
  /** ISO 8601, UTC. */
  expires_at: string
}

export interface EmailCounts {
  /** Became a message of a conversation. */
  stored: number
  /** Said to be from the channel's own address, and nothing sent is known of it. A message that nobody is answered for. */
  from_itself: number
  /** A conversation with the file as it came. */
  unreadable: number
  /** Told what became of an answer. Noted at the answer. */
  report: number
  /** From a blocked sender. */
  blocked: number
  /** A copy of what went out. */
  own: number
  /** In the folder of sent mail, and of no conversation. */
  unrelated: number
  /** From before the channel. */
  old: number
  /** The same mail once more. */
  duplicate: number
}

export interface EmailDetails {
  object: 'message.email'
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string
  /** For a sandboxed frame: nothing in it runs or loads. Remote images are in `data-remote-src`. Null without HTML. */
  html: string | null
  /** How many images of the HTML would be loaded from elsewhere. Loading one may tell the sender that the email was read. */
  remote_images: number
  /** All of the text. */
  text: string
  /** What was quoted of earlier mail. */
  quote: string | null
  signature: string | null
}

export interface EmailHeadersQuery {
  /** At most 25 entries. */
  ids: string[]
}

export interface EmailJournalEntry {
  object: 'channel.email_journal_entry'
  /** Such as `svceml_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** The folder in which it was read. */
  folder: 'inbox' | 'sent'
  /** What became of it, as `getChannelEmailCounts` counts it. More values may be added. */
  outcome: 'report' | 'blocked' | 'own' | 'unrelated' | 'old' | 'duplicate' | 'stored' | 'from_itself' | 'unreadable'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string | null
  /** When it was read. ISO 8601, UTC. */
  created_at: string
}

export interface EmailJournalHeaders {
  object: 'channel.email_journal_headers'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  data: {
    /** Such as `svceml_01h455vb4pex5vsknk084sn02q`. */
    id: string
    /** False if it was moved or deleted, if the server numbered its mail anew, or if the channel has another mailbox since. */
    is_in_mailbox: boolean
    from: EmailAddress | null
    subject: string | null
    /** As the mail says. ISO 8601, UTC. */
    sent_at: string | null
  }[]
}

export interface EmailOAuthClient {
  /** The endpoints and scopes of `microsoft` and `google` are known. For `other`, name them. */
  provider: 'microsoft' | 'google' | 'other'
  /** Of the client that you registered with the provider. 1 to 255 characters. Such as `5f8a0c2e-6d1b-4e7a-9a54-0c1f2b3d4e5f`. */
  client_id: string
  /** The client secret is never shown. */
  has_client_secret: boolean
  /** Of Microsoft: the tenant whose users sign in, `organizations` or `consumers`. Null: users of any (`common`). 1 to 253 characters. Such as `shop.example.com`. */
  tenant: string | null
  /** At most 2000 characters. */
  authorization_url: string
  /** At most 2000 characters. */
  token_url: string
  /** At most 20 entries. */
  scopes: string[]
}

export interface EmailOAuthClientInput {
  /** The endpoints and scopes of `microsoft` and `google` are known. For `other`, name them. */
  provider: 'microsoft' | 'google' | 'other'
  /** Of the client that you registered with the provider. 1 to 255 characters. Such as `5f8a0c2e-6d1b-4e7a-9a54-0c1f2b3d4e5f`. */
  client_id: string
  /** Stored encrypted and never shown again. Leave it out to keep it. Null: the client has none, and proves itself by PKCE alone. 1 to 1000 characters. */
  client_secret?: string | null
  /** Of Microsoft: the tenant whose users sign in, `organizations` or `consumers`. Null: users of any (`common`). 1 to 253 characters. Such as `shop.example.com`. */
  tenant?: string | null
  /** At most 2000 characters. */
  authorization_url?: string
  /** At most 2000 characters. */
  token_url?: string
  /** At most 20 entries. */
  scopes?: string[]
}

export interface EmailRecipients {
  object: 'conversation.email_recipients'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  to: EmailAddress[]
  cc: EmailAddress[]
  /** Addresses that mails of the conversation name as their sender, for answers or for copies, and that nobody vouches for. Answers leave them out until you name one in `email.to` or `email.cc` of a message. */
  unconfirmed: EmailAddress[]
  subject: string
}

export interface EmailServer {
  /** 1 to 253 characters. Such as `smtp.example.com`. */
  host: string
  /** 1 to 65535. */
  port: number
  /** `tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted. */
  security: 'tls' | 'starttls' | 'none'
  /** 1 to 255 characters. */
  username: string | null
  /** The password is never shown. */
  has_password: boolean
}

export interface EmailServerInput {
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
}

export interface EmailSettings {
  /** At most 254 characters. Such as `support@example.com`. */
  address: string
  /** 1 to 100 characters. */
  from_name: string
  /** The folder in which your email app keeps sent mail. Null: detected automatically. 1 to 255 characters. Such as `Sent`. */
  sent_folder: string | null
  /** Whether a copy of each answer is filed in the folder of sent mail, unless your provider files one by itself. By default, yes, except with Google and Microsoft. */
  file_sent: boolean
  /** Added below every reply. 1 to 2000 characters. */
  signature: string | null
  /** The name under which your own server notes whether senders are who they say (`Authentication-Results`). Null: no one's note is trusted, and no sender counts as verified. 1 to 253 characters. Such as `mx.example.com`. */
  trusted_authserv_id: string | null
  /** Whether answers ask for replies to an address such as `support+abc@example.com`, which finds its conversation whatever else a mail program changes. Only if your server delivers such addresses. */
  plus_addressing: boolean
  imap: EmailServer
  smtp: EmailServer
  oauth: EmailOAuthClient | null
}

/** A new channel needs `address`, `imap` and `smtp`. Fields you leave out don't change; a server is given whole. With `oauth`, somebody signs in with the provider, and the servers have no password. */
export interface EmailSettingsInput {
  /** At most 254 characters. Such as `support@example.com`. */
  address?: string
  /** 1 to 100 characters. */
  from_name?: string
  /** The folder in which your email app keeps sent mail. Null: detected automatically. 1 to 255 characters. Such as `Sent`. */
  sent_folder?: string | null
  /** Whether a copy of each answer is filed in the folder of sent mail, unless your provider files one by itself. By default, yes, except with Google and Microsoft. */
  file_sent?: boolean
  /** Added below every reply. 1 to 2000 characters. */
  signature?: string | null
  /** The name under which your own server notes whether senders are who they say (`Authentication-Results`). Null: no one's note is trusted, and no sender counts as verified. 1 to 253 characters. Such as `mx.example.com`. */
  trusted_authserv_id?: string | null
  /** Whether answers ask for replies to an address such as `support+abc@example.com`, which finds its conversation whatever else a mail program changes. Only if your server delivers such addresses. */
  plus_addressing?: boolean
  imap?: EmailServerInput
  smtp?: EmailServerInput
  oauth?: EmailOAuthClientInput | null
}

export interface EmailSetup {
  object: 'email_setup'
  /** At most 254 characters. Such as `support@example.com`. */
  address: string
  /** Such as `Google`. */
  provider: string | null
  /** `known`: the provider is known. `autoconfig`, `srv`: the domain says so itself. `guess`: hosts of the usual names exist. Null: nothing was found. */
  found_by: 'known' | 'autoconfig' | 'srv' | 'guess' | null
  imap: {
    /** 1 to 253 characters. Such as `smtp.example.com`. */
    host: string
    /** 1 to 65535. */
    port: number
    /** `tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted. */
    security: 'tls' | 'starttls' | 'none'
    /** Such as `support@example.com`. */
    username: string
  } | null
  smtp: {
    /** 1 to 253 characters. Such as `smtp.example.com`. */
    host: string
    /** 1 to 65535. */
    port: number
    /** `tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted. */
    security: 'tls' | 'starttls' | 'none'
    /** Such as `support@example.com`. */
    username: string
  } | null
  remarks: ('app_password' | 'imap_may_be_off' | 'oauth_only' | 'no_imap')[]
  /** Empty if the address is at a provider's own domain. */
  records: SendingRecord[]
}

export interface EmailSetupRequest {
  /** At most 254 characters. Such as `support@example.com`. */
  address: string
}

export interface Feedback {
  object: 'message.feedback'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string
  rating: 'up' | 'down'
  comment: string | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface FoundArticle {
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  article_id: string
  title: string
  url: string | null
  language: string
  /** The part of the body that answers best, verbatim. */
  passage: string
  /** The share of the question that the article covers. Rare words count more. 0 to 1. */
  coverage: number
  /** coverage × min(1, 0.4 + 1.5 × its lead over the next article, as a share of its score); 0.6 with a word in the title. 0 to 1. */
  confidence: number
  /** The similarity in meaning to the question, measured by the embedding model. Null without an embedding model or if the similarity is low. 0 to 1. */
  nearness: number | null
}

export interface Handover {
  reason: string | null
  /** The assistant's reason as a code, so that you can translate it. Null if someone gave their own reason. Absent in handovers made by earlier versions. */
  reason_code?: 'emergency' | 'calls_for_help' | 'asks_for_help' | 'asks_for_person' | 'not_helped' | 'same_reply' | 'legal_steps' | 'own_case' | 'no_article' | 'no_article_after_asking' | 'articles_insufficient' | 'reply_limit' | 'email_for_person' | 'assistant_switched_off' | 'no_answer_in_time' | 'assistant_failed' | null
  /** Null without `messages:read`. */
  note: string | null
  /** Null without `messages:read`. */
  summary: string | null
  /** The articles that the assistant offered or considered before the handover. */
  tried: Source[]
  open_question: {
    /** Verbatim from the message. */
    quote: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  } | null
  requested_by: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  /** ISO 8601, UTC. */
  requested_at: string
  /** ISO 8601, UTC. */
  due_at: string | null
  /** ISO 8601, UTC. */
  accepted_at: string | null
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  accepted_by: string | null
}

export interface HandoverRequest {
  /** Why a person is needed. 1 to 500 characters. */
  reason?: string | null
  /** What the person should know. 1 to 10000 characters. */
  note?: string | null
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string | null
}

export interface HolidayFile {
  /** The text of an iCalendar file (.ics). 1 to 1000000 characters. */
  ics: string
}

export interface Holidays {
  object: 'holidays'
  exceptions: HoursException[]
  /** The number of events that are not whole days, or not understood. */
  skipped: number
}

export interface Hours {
  object: 'hours'
  /** Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `Support`. */
  name: string
  /** An IANA time zone. Daylight saving time is taken into account. 1 to 100 characters. */
  time_zone: string
  /** When it is open in an ordinary week, as local times. A day can have several rows, which must not overlap. At most 70 entries. */
  weekly: {
    /** Such as `monday`. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    from: string
    /** After `from`. Past midnight needs a second row on the next day. */
    to: string
  }[]
  exceptions: HoursException[]
  /** Whether it is open now. */
  open: boolean
  /** When it opens. Null while it is open, and if it never opens in the next ten years. ISO 8601, UTC. */
  next_open_at: string | null
  /** When it closes. Null while it is closed, and if it never closes. ISO 8601, UTC. */
  next_close_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface HoursCalendar {
  object: 'hours_calendar'
  /** 2000 to 2099. */
  year: number
  /** An IANA time zone. Daylight saving time is taken into account. 1 to 100 characters. */
  time_zone: string
  /** Each day of the year. */
  days: {
    /** Such as `2026-12-25`. */
    date: string
    open: {
      from: string
      /** After `from`. Past midnight needs a second row on the next day. */
      to: string
    }[]
    /** The name of the exception. Such as `Christmas`. */
    exception: string | null
    /** Whether an exception decides on this day. */
    is_exception: boolean
  }[]
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change, and lists are replaced as a whole. */
export interface HoursChanges {
  /** The name your team sees. 1 to 100 characters. Such as `Support`. */
  name?: string
  /** An IANA time zone. Daylight saving time is taken into account. 1 to 100 characters. */
  time_zone?: string
  /** When it is open in an ordinary week, as local times. A day can have several rows, which must not overlap. At most 70 entries. */
  weekly?: {
    /** Such as `monday`. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    from: string
    /** After `from`. Past midnight needs a second row on the next day. */
    to: string
  }[]
  /** Days that are different, such as holidays. Of two about the same day, the later one in the list counts. At most 400 entries. */
  exceptions?: {
    /** 1 to 200 characters. Such as `Christmas`. */
    name?: string | null
    /** Such as `2026-12-25`. */
    from: string
    /** The last day. The same as `from` for a single day. Such as `2026-12-25`. */
    to: string
    /** Whether it repeats every year, by month and day. 29 February exists in leap years only. */
    yearly?: boolean
    /** When it is open on these days, instead of what the week says. Empty: closed. At most 10 entries. */
    intervals?: {
      from: string
      /** After `from`. Past midnight needs a second row on the next day. */
      to: string
    }[]
  }[]
}

export interface HoursException {
  /** 1 to 200 characters. Such as `Christmas`. */
  name: string | null
  /** Such as `2026-12-25`. */
  from: string
  /** The last day. The same as `from` for a single day. Such as `2026-12-25`. */
  to: string
  /** Whether it repeats every year, by month and day. 29 February exists in leap years only. */
  yearly: boolean
  /** When it is open on these days, instead of what the week says. Empty: closed. At most 10 entries. */
  intervals: {
    from: string
    /** After `from`. Past midnight needs a second row on the next day. */
    to: string
  }[]
}

export interface HoursPreview {
  /** The name your team sees. 1 to 100 characters. Such as `Support`. */
  name?: string
  /** An IANA time zone. Daylight saving time is taken into account. 1 to 100 characters. */
  time_zone: string
  /** When it is open in an ordinary week, as local times. A day can have several rows, which must not overlap. At most 70 entries. */
  weekly: {
    /** Such as `monday`. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    from: string
    /** After `from`. Past midnight needs a second row on the next day. */
    to: string
  }[]
  /** Days that are different, such as holidays. Of two about the same day, the later one in the list counts. At most 400 entries. */
  exceptions?: {
    /** 1 to 200 characters. Such as `Christmas`. */
    name?: string | null
    /** Such as `2026-12-25`. */
    from: string
    /** The last day. The same as `from` for a single day. Such as `2026-12-25`. */
    to: string
    /** Whether it repeats every year, by month and day. 29 February exists in leap years only. */
    yearly?: boolean
    /** When it is open on these days, instead of what the week says. Empty: closed. At most 10 entries. */
    intervals?: {
      from: string
      /** After `from`. Past midnight needs a second row on the next day. */
      to: string
    }[]
  }[]
  /** 2000 to 2099. */
  year: number
}

export interface IdentityKey {
  object: 'identity_key'
  /** Such as `svcidk_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** The last four characters of the key. Such as `k3Zq`. */
  last_four: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface KnowledgeQuestion {
  /** The question in a customer's words. 1 to 10000 characters. */
  query: string
  /** Returns only articles in this language (ISO 639-1). Such as `en`. */
  language?: string
  /** The maximum number of articles. Default: `3`. 1 to 10. */
  limit?: number
  /** Whether to include drafts, as if they were published. Default: `false`. */
  include_drafts?: boolean
}

export interface KnowledgeSearchResult {
  object: 'knowledge.search_result'
  /** `answer`: confident enough to give as the answer. `may_help`: worth a link. `none`: about something else. */
  verdict: 'answer' | 'may_help' | 'none'
  /** Best first. Empty if the verdict is `none`. */
  articles: FoundArticle[]
  /** How articles were searched. `words` if no embedding model is set or it didn't respond in time. */
  by: 'words' | 'words_and_meaning'
  /** Why an embedding model that is set wasn't used. */
  problem: string | null
}

export interface Label {
  object: 'label'
  /** Such as `svclbl_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `delivery`. */
  name: string
  /** Such as `blue`. */
  color: 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface LabelChanges {
  /** As conversations have it in `labels`. Unique within the environment. 1 to 50 characters. Such as `delivery`. */
  name?: string
  /** Such as `blue`. */
  color?: 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'
}

export interface LabelMerge {
  /** The label that stays. 1 to 255 characters. Such as `svclbl_01h455vb4pex5vsknk084sn02q`. */
  into: string
}

export interface Lead {
  object: 'lead'
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  status: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted'
  /** `hot`: a score of 50 or more. `warm`: 30 or more. `cold`: less than 30. */
  grade: 'hot' | 'warm' | 'cold'
  /** 0 to 100. */
  score: number
  /** How sure it is that the contact wrote the messages it was scored by: the weakest of them counts. What strangers wrote never does. Null if you sent them all by the API. */
  verification: 'verified' | 'claimed' | null
  /** What a person decided. Overrides the rules until it is cleared. */
  override: LeadOverride | null
  qualification: LeadQualification
  /** The CRM records that the lead is synced to. */
  crm: LeadLink[]
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** Present with `expand=contact`. Null if the key can't read contacts. */
  contact?: Contact | null
  /** Present with `expand=evidence`: the messages quoted in the qualification. Empty if the key can't read messages. */
  evidence?: Message[]
  /** Present with `expand=sync_states`: the sync state for each CRM that the lead is in or will be synced to. */
  sync_states?: LeadSyncState[]
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. null clears an override. If you set `score` without `grade`, the grade follows the score. */
export interface LeadChanges {
  status?: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted' | null
  grade?: 'hot' | 'warm' | 'cold' | null
  /** 0 to 100. */
  score?: number | null
  /** 1 to 1000 characters. */
  note?: string | null
}

export interface LeadCriterion {
  /** The rule that produced it. Such as `budget`. */
  name: string
  /** False if the contact said the opposite. Null if nothing was said. */
  met: boolean | null
  /** The points added to the score. Negative points lower it. */
  points: number
  /** An amount, a number or a date. Null without `contacts:read` and `messages:read`. */
  value: string | null
  /** Verbatim. Null without `messages:read`. */
  evidence: string | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string | null
}

export interface LeadLink {
  connection_id: string
  provider: string
  remote_id: string
  remote_url: string | null
  /** ISO 8601, UTC. */
  synced_at: string
  /** The owner in the CRM, by name or ID. Read if the connection has `pull`. */
  owner: string | null
  /** The status in the CRM. Read if the connection has `pull`. */
  status: string | null
}

export interface LeadOverride {
  status: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted' | null
  grade: 'hot' | 'warm' | 'cold' | null
  /** 0 to 100. */
  score: number | null
  note: string | null
  actor: {
    type: 'api_key' | 'user' | 'assistant' | 'system'
    id: string | null
  }
  /** ISO 8601, UTC. */
  at: string
}

export interface LeadQualification {
  object: 'lead.qualification'
  /** Such as `svcqua_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** `qualified`: has a score of 40 or more, can be reached, and has a known need. `unqualified`: see `reason`. Otherwise, too little is known. */
  status: 'qualified' | 'unqualified' | 'insufficient_information'
  /** Why the lead is `unqualified`: always something the contact said. */
  reason: 'opt_out' | 'abuse' | 'refusal' | 'job_seeker' | 'vendor' | 'student' | 'no_budget' | 'support_question' | null
  /** 0 to 100. */
  score: number
  /** `hot`: a score of 50 or more. `warm`: 30 or more. `cold`: less than 30. */
  grade: 'hot' | 'warm' | 'cold'
  /** The part of the score for who the contact is. 0 to 50. */
  fit: number
  /** The part of the score for what the contact says. Halves every 14 days. 0 to 50. */
  intent: number
  criteria: LeadCriterion[]
  /** The engine that read the messages. Such as `embedded`. */
  engine: string
  /** The time as of which the lead is scored. ISO 8601, UTC. */
  as_of: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface LeadQualifiedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'lead.qualified'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Lead | null
    previous: PreviousLead | null
  }
}

export interface LeadRule {
  object: 'lead_rule'
  /** Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** The name of the criterion. Such as `budget`. */
  name: string
  /** `fit`: who the contact is. `intent`: what the contact says; halves every 14 days. */
  part: 'fit' | 'intent'
  description: string | null
  points: number
  enabled: boolean
  /** Your own words, in addition to the built-in phrases. */
  words: string[]
  /** The built-in phrases. The sentence around a phrase also affects whether it matches. */
  vocabulary: string[]
  /** `service`: a built-in rule. `own`: a rule you created. */
  origin: 'service' | 'own'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface LeadRuleChanges {
  /** The points added to the score when the rule matches. Negative points lower the score. -50 to 50. */
  points?: number
  enabled?: boolean
  /** Words and phrases that match when the contact writes them. Case and accents are ignored. A `*` at the end of a word of four letters or more matches any ending. At most 100 entries. */
  words?: string[]
}

/** A change to the rule with this `id`, or, without `id`, a new rule with `name`, `part`, `points` and `words`. */
export interface LeadRuleDraft {
  /** 1 to 255 characters. Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id?: string
  /** The name of the criterion. Such as `wants_cargo_bikes`. */
  name?: string
  /** `fit`: who the contact is. `intent`: what the contact says; halves every 14 days. */
  part?: 'fit' | 'intent'
  /** The points added to the score when the rule matches. Negative points lower the score. -50 to 50. */
  points?: number
  enabled?: boolean
  /** Words and phrases that match when the contact writes them. Case and accents are ignored. A `*` at the end of a word of four letters or more matches any ending. At most 100 entries. */
  words?: string[]
}

export interface LeadRuleDryRun {
  object: 'lead_rule.dry_run'
  /** The total number of leads. */
  leads_total: number
  leads_examined: number
  /** How many leads were checked and would change, in words. */
  message: string
  changes: {
    /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
    lead_id: string
    /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
    contact_id: string
    /** Whether an override hides the change. */
    overridden: boolean
    before: LeadScore
    after: LeadScore
  }[]
}

export interface LeadRuleTrial {
  /** At most 50 entries. */
  rules: LeadRuleDraft[]
  /** The number of leads to check, newest first. Default: `500`. 1 to 500. */
  limit?: number
}

export interface LeadScore {
  status: 'qualified' | 'unqualified' | 'insufficient_information'
  grade: 'hot' | 'warm' | 'cold'
  /** 0 to 100. */
  score: number
}

export interface LeadScoring {
  object: 'lead_scoring'
  /** Such as `svclsc_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** `superseded`: another one was started before it was finished. */
  status: 'running' | 'finished' | 'superseded'
  /** The number of leads when it started. */
  leads_total: number
  /** The number of leads scored so far. */
  leads_done: number
  /** The number of these leads whose score or status is another one. */
  leads_changed: number
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface LeadSync {
  object: 'lead.sync'
  /** Such as `svcsyn_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  provider: 'fake' | 'hubspot' | 'salesforce' | 'pipedrive' | 'espocrm' | 'twenty' | 'odoo' | 'zoho' | 'http'
  /** `unchanged`: nothing differed, so nothing was sent. */
  status: 'created' | 'updated' | 'unchanged'
  /** The ID of the record in the CRM. Such as `10151`. */
  remote_id: string
  /** The URL of the record in the CRM. */
  remote_url: string | null
  /** Fields that the CRM accepted but didn't store, and what to do. The sync succeeded without them. */
  warnings: {
    /** The field's name in the CRM. */
    name: string
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    problem: string | null
  }[]
  /** ISO 8601, UTC. */
  created_at: string
}

export interface LeadSyncFailedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'lead.sync_failed'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: LeadSyncFailure | null
    previous: null
  }
}

export interface LeadSyncFailure {
  object: 'lead.sync_record'
  /** Such as `svcsyn_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  cause: 'automatic' | 'manual' | 'backfill' | 'pull'
  status: 'running' | 'created' | 'updated' | 'unchanged' | 'pulled' | 'failed'
  /** The ID of the record in the CRM. Such as `10151`. */
  remote_id: string | null
  /** The URL of the record in the CRM. */
  remote_url: string | null
  error: {
    kind: 'unauthorized' | 'forbidden' | 'not_found' | 'rejected' | 'duplicate' | 'rate_limited' | 'unavailable' | 'timeout' | 'interrupted' | 'internal'
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    message: string | null
    /** What to do. */
    advice: string
    fields: {
      /** The field's name in the CRM. */
      name: string
      /** Null without the read scopes of contacts, conversations, messages and leads. */
      problem: string | null
    }[]
  } | null
  changes: {
    /** The fields that got a new value in the CRM. */
    written: string[]
    /** The fields that the CRM didn't store although it reported success. */
    dropped: string[]
    /** The fields left unchanged because Parley's value would have moved them back. */
    kept: string[]
    /** The conversations whose notes were written. */
    notes: string[]
  }
  /** Fields that the CRM accepted but didn't store, and what to do. The sync succeeded without them. */
  warnings: {
    /** The field's name in the CRM. */
    name: string
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    problem: string | null
  }[]
  /** What was read from the CRM, in words. */
  pulled: string[]
  /** ISO 8601, UTC. */
  next_try_at: string | null
  /** The request that started the sync. Null if it was automatic. */
  request_id: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface LeadSyncRecord {
  object: 'lead.sync_record'
  /** Such as `svcsyn_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  cause: 'automatic' | 'manual' | 'backfill' | 'pull'
  status: 'running' | 'created' | 'updated' | 'unchanged' | 'pulled' | 'failed'
  /** The ID of the record in the CRM. Such as `10151`. */
  remote_id: string | null
  /** The URL of the record in the CRM. */
  remote_url: string | null
  error: {
    kind: 'unauthorized' | 'forbidden' | 'not_found' | 'rejected' | 'duplicate' | 'rate_limited' | 'unavailable' | 'timeout' | 'interrupted' | 'internal'
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    message: string | null
    /** What to do. */
    advice: string
    fields: {
      /** The field's name in the CRM. */
      name: string
      /** Null without the read scopes of contacts, conversations, messages and leads. */
      problem: string | null
    }[]
  } | null
  changes: {
    /** The fields that got a new value in the CRM. */
    written: string[]
    /** The fields that the CRM didn't store although it reported success. */
    dropped: string[]
    /** The fields left unchanged because Parley's value would have moved them back. */
    kept: string[]
    /** The conversations whose notes were written. */
    notes: string[]
  }
  /** Fields that the CRM accepted but didn't store, and what to do. The sync succeeded without them. */
  warnings: {
    /** The field's name in the CRM. */
    name: string
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    problem: string | null
  }[]
  /** What was read from the CRM, in words. */
  pulled: string[]
  /** ISO 8601, UTC. */
  next_try_at: string | null
  /** The request that started the sync. Null if it was automatic. */
  request_id: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
  /** The requests and responses, shortened and without secrets. */
  calls: {
    /** ISO 8601, UTC. */
    at: string
    duration_ms: number
    method: string
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    path: string | null
    /** The HTTP status. Null if there was no response. */
    status: number | null
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    request: string | null
    /** Null without the read scopes of contacts, conversations, messages and leads. */
    answer: string | null
  }[]
}

export interface LeadSyncRequest {
  /** 1 to 255 characters. Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id?: string
}

export interface LeadSyncState {
  object: 'lead.sync_state'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  /** Such as `hubspot`. */
  provider: string
  /** The name of the connection. Such as `Sales`. */
  name: string | null
  /** `waiting`: there are changes to write, including retries after a temporary failure. `failed`: not retried until the lead changes or you sync it. */
  state: 'synced' | 'waiting' | 'failed'
  /** The ID of the record in the CRM, if there is one. */
  remote_id: string | null
  /** The URL of the record in the CRM. */
  remote_url: string | null
  /** When the lead was last fully synced. ISO 8601, UTC. */
  synced_at: string | null
  /** The time since which every attempt has failed. ISO 8601, UTC. */
  failing_since: string | null
  /** When the next attempt is due. Null if nothing waits. ISO 8601, UTC. */
  next_try_at: string | null
}

export interface LeadSyncedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'lead.synced'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: LeadSync | null
    previous: null
  }
}

export interface LeadToQualify {
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Reads only this conversation instead of all conversations with the contact. 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
  /** Scores as of this time: later messages are ignored, and earlier ones count by their age. Default: now. ISO 8601, UTC. */
  as_of?: string
}

export interface LeadUpdatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'lead.updated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Lead | null
    previous: PreviousLead | null
  }
}

export interface Message {
  object: 'message'
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** `inbound`: from the contact; `outbound`: to the contact. */
  direction: 'inbound' | 'outbound'
  sender: {
    type: 'contact' | 'user' | 'assistant' | 'api' | 'system'
    id: string | null
    /** The contact's name is null without `contacts:read`. */
    name: string | null
  }
  /** How sure it is that the sender is who they say they are. `verified`: your server signed it, or the domain of their email vouches for it. `claimed`: they only say so. `stranger`: they wrote into a conversation that they are no participant of. Null for outbound messages, and for inbound ones that you sent by the API. */
  verification: 'verified' | 'claimed' | 'stranger' | null
  content: string
  content_type: 'text'
  /** Whether this is a private note for your team, never shown to the contact. */
  private: boolean
  /** The files of the message. */
  attachments: Attachment[]
  status: 'received' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'
  error: {
    code: string
    message: string
  } | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  in_reply_to: string | null
  email: MessageEmail | null
  /** The articles that the assistant cites. */
  sources: Source[]
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface MessageCreatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'message.created'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Message | null
    previous: null
  }
}

export interface MessageEmail {
  /** `received` from the contact; `sent` from here; `mailbox`: sent from your email app, and imported from the Sent folder. */
  origin: 'received' | 'sent' | 'mailbox'
  subject: string
  from: EmailAddress | null
  /** Where the sender wants answers, if elsewhere. */
  reply_to: EmailAddress[]
  /** The recipients. */
  to: EmailAddress[]
  /** Those who got a copy. */
  cc: EmailAddress[]
  /** Those who got a copy that the others know nothing of. Only of mail sent from here. */
  bcc: EmailAddress[]
  /** When it goes out. Only while it waits for that. ISO 8601, UTC. */
  send_at?: string
  /** The message that it passes on. */
  forward?: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }
  /** The `Message-ID` header, without angle brackets. */
  message_id: string | null
  /** The mails before it, newest last. */
  references: string[]
  /** What kind of machine wrote it, if one did: the assistant never answers that. */
  automatic: 'bounce' | 'auto_reply' | 'bulk' | 'no_reply' | null
  /** Whether the sender is the contact, or was a recipient before. Others may have read along: check who they are before you tell them anything. */
  is_participant: boolean
  /** Whether nobody was known by the address of the sender before, so that they pose as nobody known. */
  is_new_contact: boolean
  /** Whether the sender's domain vouches for the address (DMARC passed, as your own server noted). Never true without a `trusted_authserv_id` of the channel, or of a website's form, where nobody vouches for what somebody typed. */
  is_verified: boolean
  authentication: {
    spf: 'pass' | 'fail' | 'none'
    dkim: 'pass' | 'fail' | 'none'
    dmarc: 'pass' | 'fail' | 'none'
  }
  /** Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
  original: string | null
  /** Whether its HTML has tables, images or colors. Missing if unknown, as in older messages. */
  is_formatted?: boolean
  /** Whether quoted text or a signature was left out of `content`. Missing if unknown, as in older messages. */
  has_folded_text?: boolean
}

export interface MessageUpdatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'message.updated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Message | null
    previous: PreviousMessage | null
  }
}

export interface NewArticle {
  /** What the article is about, in your readers' words. Words in the title carry the most weight. 1 to 255 characters. */
  title: string
  /** Markdown. The text under one heading is found and quoted together. At most 100000 characters. */
  body?: string
  /** ISO 639-1. Detected if you leave it out; `en` if detection fails. Such as `en`. */
  language?: string
  /** Default: `draft`. */
  status?: 'draft' | 'published'
  /** The public URL. At most 2000 characters. */
  url?: string | null
  /** Where the original is, such as the path of a file. Unique within the environment. An import uses it to recognize its articles. 1 to 1024 characters. */
  source?: string | null
}

export interface NewAvailability {
  /** Without `until`, `available` ends with ten minutes of inactivity, unless a browser takes notifications. Such as `away`. */
  state: 'available' | 'away' | 'off'
  /** When this ends by itself: in the future, at most a year from now. ISO 8601, UTC. */
  until?: string | null
}

export interface NewBulkChange {
  filter: ConversationFilter
  change: ConversationChange
}

export interface NewCannedReply {
  /** What people type to insert it. Unique within the environment, ignoring case. 1 to 50 characters. Such as `shipping`. */
  shortcut: string
  /** 1 to 100 characters. */
  title: string
  /** Markdown. The dashboard fills in `{{contact.name}}`, `{{contact.first_name}}`, `{{contact.email}}`, `{{agent.name}}`, `{{agent.first_name}}` and `{{conversation.subject}}` when someone uses the reply. 1 to 10000 characters. */
  content: string
}

export interface NewChannel {
  /** The value of `channel` in its conversations. Such as `api`. */
  kind: 'api' | 'widget' | 'email' | 'practice'
  /** The name your team sees. 1 to 100 characters. */
  name: string
  /** Who handles a new conversation when the request that starts it doesn't say. Always `human` while the assistant is off. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** The [working hours](/hours) of whoever answers here. Null: at any time. 1 to 255 characters. Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id?: string | null
  /** The [team](/teams) that new conversations belong to. Null: none. 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  default_team_id?: string | null
  /** What customers are told who write outside the [working hours](/hours), once until they get an answer. One text for each language; the first one is for customers of all others. Empty: nothing. At most 6 entries. */
  out_of_hours_replies?: {
    /** Such as `en`. */
    language: 'en' | 'de' | 'fr' | 'es' | 'zh' | 'ar'
    /** Markdown. `{next_opening}` becomes the day and time at which you open next. 1 to 2000 characters. */
    text: string
  }[]
  widget?: WidgetSettingsInput
  email?: EmailSettingsInput
  practice?: PracticeSettingsInput
}

export interface NewContact {
  /** Display name. 1 to 255 characters. */
  name: string
  /** Email address. Stored in lowercase, unique within the environment. 3 to 254 characters. Such as `ana@example.com`. */
  email: string
  /** Phone number in E.164 format, such as +351210000000. Such as `+351210000000`. */
  phone_number?: string | null
  /** Your own ID for the contact, unique within the environment. 1 to 255 characters. Such as `user-1042`. */
  identifier?: string | null
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes?: Record<string, unknown>
}

export interface NewConversation {
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** The channel it comes in through. By default, the oldest channel of kind `api`. 1 to 255 characters. Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id?: string
  /** What the conversation is about. 1 to 255 characters. */
  subject?: string | null
  /** Who handles the conversation. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes?: Record<string, unknown>
}

export interface NewCrmConnection {
  /** `fake` is a practice CRM inside this service. It's the only provider in test mode. */
  provider: 'fake' | 'hubspot' | 'salesforce' | 'pipedrive' | 'espocrm' | 'twenty' | 'odoo' | 'zoho' | 'http'
  /** 1 to 255 characters. Such as `Sales`. */
  name?: string | null
  /** The settings that aren't secret. */
  settings?: {
    /** The public HTTPS URL of the CRM's API. Required for `salesforce`, `pipedrive`, `espocrm`, `odoo`, `http`. 1 to 2048 characters. */
    base_url?: string
    /** `fake` (optional): How the practice CRM behaves. Default: `well`. */
    answers?: 'well' | 'unauthorized' | 'forbidden' | 'rejected' | 'rate_limited' | 'unavailable' | 'timeout'
    /** `salesforce` (optional): A text field of Lead, marked as external ID and unique, for Parley's lead ID. It prevents duplicate leads. At most 80 characters. */
    external_id_field?: string
    /** `pipedrive` (optional): Whether the first sync of a person creates a lead in the leads inbox. Default: true. */
    lead_inbox?: boolean
    /** `odoo` (optional): The name of the database, if the server has several. At most 128 characters. */
    database?: string
  }
  /** Stored encrypted and never shown again. */
  credentials?: {
    /** `fake` (optional) `espocrm`: From an API user whose role can create, read and edit leads and see their stream. `twenty`: From Settings → APIs & Webhooks, with a role that can see and edit people and notes. `odoo`: From a user who can create and edit leads (Preferences → Account security). Requires Odoo 19 or later. 1 to 10000 characters. */
    api_key?: string
    /** `hubspot`: A service key, or the access token of a private app, with the scopes crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read. 1 to 4096 characters. */
    access_token?: string
    /** `salesforce`: From an external client app that uses client credentials. `zoho`: From a self client in the API console. 1 to 10000 characters. */
    client_id?: string
    /** `salesforce` `zoho` 1 to 10000 characters. */
    client_secret?: string
    /** `pipedrive`: The personal API token of a user. 1 to 255 characters. */
    api_token?: string
    /** `zoho`: With the scopes ZohoCRM.modules.ALL, ZohoCRM.settings.fields.READ and ZohoCRM.org.READ. 1 to 512 characters. */
    refresh_token?: string
    /** `http`: Signs every call, like the secret of a webhook endpoint: whsec_ and at least 32 characters of base64. At most 255 characters. */
    secret?: string
  }
  /** Maps fields in Parley to fields in the CRM. Empty values are never sent. At most 200 entries. */
  mapping?: {
    /** The field in Parley: one of name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, verification, summary, identifier, lead_id, contact_id, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The field's name in the CRM. 1 to 255 characters. Such as `email`. */
    to: string
    /** Maps values in Parley to values in the CRM. A value that isn't listed isn't sent. */
    values?: Record<string, unknown>
    /** The default sent when a record is created and the field is empty. 1 to 255 characters. */
    otherwise?: string
    /** Only moves the field forward through `values`, in their order, never back. */
    only_forward?: boolean
  }[]
  pull?: {
    /** Maps statuses in the CRM to statuses in Parley. Default: the vendor's usual statuses. */
    statuses?: Record<string, unknown>
  } | null
}

export interface NewFeedback {
  /** Such as `up`. */
  rating: 'up' | 'down'
  /** 1 to 2000 characters. */
  comment?: string | null
}

export interface NewFile {
  /** 1 to 255 characters. Such as `receipt.pdf`. */
  name: string
  /** In bytes. 1 to 2147483647. */
  size: number
}

export interface NewHours {
  /** The name your team sees. 1 to 100 characters. Such as `Support`. */
  name: string
  /** An IANA time zone. Daylight saving time is taken into account. 1 to 100 characters. */
  time_zone: string
  /** When it is open in an ordinary week, as local times. A day can have several rows, which must not overlap. At most 70 entries. */
  weekly: {
    /** Such as `monday`. */
    day: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'
    from: string
    /** After `from`. Past midnight needs a second row on the next day. */
    to: string
  }[]
  /** Days that are different, such as holidays. Of two about the same day, the later one in the list counts. At most 400 entries. */
  exceptions?: {
    /** 1 to 200 characters. Such as `Christmas`. */
    name?: string | null
    /** Such as `2026-12-25`. */
    from: string
    /** The last day. The same as `from` for a single day. Such as `2026-12-25`. */
    to: string
    /** Whether it repeats every year, by month and day. 29 February exists in leap years only. */
    yearly?: boolean
    /** When it is open on these days, instead of what the week says. Empty: closed. At most 10 entries. */
    intervals?: {
      from: string
      /** After `from`. Past midnight needs a second row on the next day. */
      to: string
    }[]
  }[]
}

export interface NewLabel {
  /** As conversations have it in `labels`. Unique within the environment. 1 to 50 characters. Such as `delivery`. */
  name: string
  /** Chosen by the name unless given. Such as `blue`. */
  color?: 'gray' | 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink'
}

export interface NewLeadRule {
  /** The name of the criterion. Such as `wants_cargo_bikes`. */
  name: string
  /** `fit`: who the contact is. `intent`: what the contact says; halves every 14 days. */
  part: 'fit' | 'intent'
  /** The points added to the score when the rule matches. Negative points lower the score. -50 to 50. */
  points: number
  /** Words and phrases that match when the contact writes them. Case and accents are ignored. A `*` at the end of a word of four letters or more matches any ending. At most 100 entries. */
  words: string[]
  /** 1 to 500 characters. */
  description?: string | null
  /** Default: `true`. */
  enabled?: boolean
}

export interface NewMessage {
  /** May be left out or empty only if there are `attachments`. At most 10000 characters. */
  content?: string
  /** Up to 10 files that were uploaded, each for one message. At most 10 entries. */
  attachments?: {
    /** 1 to 255 characters. Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
    file_id: string
  }[]
  /** Default: `false`. */
  private?: boolean
  /** 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  in_reply_to?: string | null
  email?: NewMessageEmail
  /** `inbound` writes on behalf of the contact, if the channel is `api`. Default: `outbound`. */
  direction?: 'inbound' | 'outbound'
}

/** Only in conversations whose channel is `email`. */
export interface NewMessageEmail {
  /** By default, the contact, and others who wrote into the conversation and got mail from here before. Addresses that only a mail names are left out until you name them here. At most 50 entries. */
  to?: string[]
  /** By default, no one. At most 50 entries. */
  cc?: string[]
  /** Others do not see them. At most 50 entries. */
  bcc?: string[]
  /** By default, that of the mail being answered. 1 to 250 characters. */
  subject?: string
  /** A message to pass on: its text, as it came, and its files follow below `content`, which may be left out. Also requires the scopes `contacts:read` and `files:read`. */
  forward?: {
    /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }
  /** It waits for so long before it goes out, so that it can still be canceled. Not with `send_at`. 1 to 60. */
  delay_seconds?: number
  /** When it goes out: in the future, at most 30 days from now. By default, at once. Until then, it can be canceled. ISO 8601, UTC. */
  send_at?: string
}

export interface NewPracticeMessage {
  /** What the messenger calls the customer. It isn't a telephone number. 1 to 100 characters. Such as `vera`. */
  customer_id: string
  /** The name that the messenger shows of a new customer. 1 to 255 characters. */
  customer_name?: string
  /** What the messenger calls the message. If it comes again under the same name, nothing happens. By default, a name of its own. 1 to 255 characters. Such as `m-1`. */
  external_id?: string
  /** What it says. At most 10000 characters. */
  content?: string
  /** Up to 10 files that were uploaded, each for one message. At most 10 entries. */
  attachments?: {
    /** 1 to 255 characters. Such as `svcfil_01h455vb4pex5vsknk084sn02q`. */
    file_id: string
  }[]
}

export interface NewStatus {
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  /** When the snooze ends: in the future, at most a year from now. Only with `snoozed`. Null means until the next inbound message. ISO 8601, UTC. */
  snoozed_until?: string | null
}

export interface NewTeam {
  /** Unique among the teams that are not archived, ignoring case. 1 to 100 characters. Such as `Deliveries`. */
  name: string
  /** What it is for. 1 to 500 characters. */
  description?: string | null
  /** Who sees its conversations. */
  visibility?: 'everyone'
  /** How its conversations find a person. `manual`: people take them. `round_robin`: whoever got none for longest. `least_busy`: whoever has the fewest open ones. Such as `least_busy`. */
  routing?: 'manual' | 'round_robin' | 'least_busy'
  /** For how many days a customer comes back to the same person. Null: never. 1 to 365. */
  sticky_days?: number | null
  /** How many open conversations of all teams a person has before routing gives them no more. Null: no limit. 0 to 1000. */
  capacity?: number | null
  /** Whether it routes only during its working hours. */
  respect_hours?: boolean
  /** When the team works. Null: at any time. 1 to 255 characters. Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id?: string | null
  /** Which team gets its conversations when it is archived. Null: none, they are in no team. 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  fallback_team_id?: string | null
}

export interface NewTrial {
  /** 1 to 255 characters. Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  trial_set_id: string
}

/** A scripted case needs `turns`. A replay needs `conversation_id` and `message_id`, a message by the contact, and may have `expect`. */
export interface NewTrialCase {
  /** `scripted`: what a customer writes, message by message. `replay`: a moment of a past conversation. */
  kind: 'scripted' | 'replay'
  /** 1 to 200 characters. */
  name?: string | null
  /** Only with `scripted`. At most 20 entries. */
  turns?: {
    /** In a customer's words. 1 to 10000 characters. */
    content: string
    expect?: TrialExpectation
  }[]
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
  /** 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id?: string
  expect?: TrialExpectation
}

export interface NewTrialSample {
  /** From how many of the newest resolved conversations. Those in the set already are left out. 1 to 200. */
  count: number
}

export interface NewTrialSet {
  /** Unique within the environment. 1 to 100 characters. Such as `Returns`. */
  name: string
}

export interface NewTrialVerdict {
  /** 1 to 255 characters. Such as `svctrs_01h455vb4pex5vsknk084sn02q`. */
  result_id: string
  /** Such as `good`. */
  verdict: 'good' | 'acceptable' | 'wrong' | 'should_hand_over' | 'should_answer'
}

export interface NewWebhookEndpoint {
  /** An HTTPS URL; in test mode, HTTP also works. It must resolve to a public address. 1 to 2048 characters. */
  url: string
  /** What the endpoint is for. 1 to 500 characters. Such as `Orders`. */
  description?: string | null
  /** The event types, or only `*`. The key needs permission to read the objects in these events. At most 50 entries. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | '*')[]
}

export interface PingEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'ping'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: WebhookEndpoint | null
    previous: null
  }
}

export interface PracticeMessage {
  object: 'practice_message'
  /** Such as `svcprm_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id: string
  /** What the messenger calls the customer. It isn't a telephone number. 1 to 100 characters. Such as `vera`. */
  customer_id: string
  /** `inbound`: from the customer; `outbound`: to the customer. */
  direction: 'inbound' | 'outbound'
  /** What its sender calls it. What comes again under the same name is the same message. Such as `m-1`. */
  external_id: string
  /** What it says. At most 10000 characters. */
  content: string
  /** Its files. */
  attachments: Attachment[]
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface PracticeSettings {
  /** How the messenger takes your messages. `well`: it delivers them; `rejected`: it refuses them for good; `unavailable`: it is down, so they are tried again; `unanswered`: it delivers them, but its response is lost, so they are sent again under the same key. Such as `well`. */
  answers: 'well' | 'rejected' | 'unavailable' | 'unanswered'
}

/** Fields you leave out don't change. */
export interface PracticeSettingsInput {
  /** How the messenger takes your messages. `well`: it delivers them; `rejected`: it refuses them for good; `unavailable`: it is down, so they are tried again; `unanswered`: it delivers them, but its response is lost, so they are sent again under the same key. Such as `well`. */
  answers?: 'well' | 'rejected' | 'unavailable' | 'unanswered'
}

/** The previous values of the fields that changed. */
export interface PreviousContact {
  /** Display name. */
  name?: string
  /** Email address. Stored in lowercase, unique within the environment. Such as `ana@example.com`. */
  email?: string
  /** Phone number in E.164 format, such as +351210000000. Such as `+351210000000`. */
  phone_number?: string | null
  /** Your own ID for the contact, unique within the environment. Such as `user-1042`. */
  identifier?: string | null
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes?: Record<string, unknown>
}

/** The previous values of the fields that changed. */
export interface PreviousConversation {
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id?: string
  /** Where the conversation takes place: `api`, `widget`, `email`. More values may be added. Such as `api`. */
  channel?: string
  /** Which channel of that kind. It may have been deleted. Null, for minutes after an upgrade, in conversations that earlier versions started. Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  channel_id?: string | null
  subject?: string | null
  /** `pending`: the assistant handles it. `open`: it waits for a person. */
  status?: 'open' | 'pending' | 'snoozed' | 'resolved'
  /** Who handles the conversation. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** Null: no team. A resolved one may name an archived team. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team?: string | null
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string | null
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  labels?: string[]
  /** When the snooze ends. Null while snoozed means until the next inbound message. ISO 8601, UTC. */
  snoozed_until?: string | null
  handover?: Handover | null
  /** ISO 8601, UTC. */
  resolved_at?: string | null
  /** ISO 8601, UTC. */
  first_replied_at?: string | null
  /** ISO 8601, UTC. */
  last_message_at?: string | null
  /** The number of inbound messages since the last reply. */
  unread_count?: number
  /** Your own data: up to 100 keys of 1 to 255 characters. Values can be any JSON, nested up to 8 levels deep, 16 KiB in total. */
  custom_attributes?: Record<string, unknown>
}

/** The previous values of the fields that changed. */
export interface PreviousLead {
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id?: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string | null
  status?: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted'
  /** `hot`: a score of 50 or more. `warm`: 30 or more. `cold`: less than 30. */
  grade?: 'hot' | 'warm' | 'cold'
  /** 0 to 100. */
  score?: number
  /** How sure it is that the contact wrote the messages it was scored by: the weakest of them counts. What strangers wrote never does. Null if you sent them all by the API. */
  verification?: 'verified' | 'claimed' | null
  /** What a person decided. Overrides the rules until it is cleared. */
  override?: LeadOverride | null
  qualification?: LeadQualification
  /** The CRM records that the lead is synced to. */
  crm?: LeadLink[]
}

/** The previous values of the fields that changed. */
export interface PreviousMessage {
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
  /** `inbound`: from the contact; `outbound`: to the contact. */
  direction?: 'inbound' | 'outbound'
  sender?: {
    type: 'contact' | 'user' | 'assistant' | 'api' | 'system'
    id: string | null
    /** The contact's name is null without `contacts:read`. */
    name: string | null
  }
  /** How sure it is that the sender is who they say they are. `verified`: your server signed it, or the domain of their email vouches for it. `claimed`: they only say so. `stranger`: they wrote into a conversation that they are no participant of. Null for outbound messages, and for inbound ones that you sent by the API. */
  verification?: 'verified' | 'claimed' | 'stranger' | null
  content?: string
  content_type?: 'text'
  /** Whether this is a private note for your team, never shown to the contact. */
  private?: boolean
  /** The files of the message. */
  attachments?: Attachment[]
  status?: 'received' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'
  error?: {
    code: string
    message: string
  } | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  in_reply_to?: string | null
  email?: MessageEmail | null
  /** The articles that the assistant cites. */
  sources?: Source[]
}

/** The previous values of the fields that changed. */
export interface PreviousTeam {
  /** Such as `Deliveries`. */
  name?: string
  description?: string | null
  /** Who sees its conversations. */
  visibility?: 'everyone'
  /** How its conversations find a person. `manual`: people take them. `round_robin`: whoever got none for longest. `least_busy`: whoever has the fewest open ones. Such as `least_busy`. */
  routing?: 'manual' | 'round_robin' | 'least_busy'
  /** For how many days a customer comes back to the same person. Null: never. 1 to 365. */
  sticky_days?: number | null
  /** How many open conversations of all teams a person has before routing gives them no more. Null: no limit. 0 to 1000. */
  capacity?: number | null
  /** Whether it routes only during its working hours. */
  respect_hours?: boolean
  /** Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id?: string | null
  /** Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  fallback_team_id?: string | null
  /** Whoever joined first comes first. */
  members?: TeamMember[]
  /** Since when it takes no conversations. ISO 8601, UTC. */
  archived_at?: string | null
}

export interface QueueEntry {
  object: 'queue_entry'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Urgent ones come first. */
  is_urgent: boolean
  /** Since when the customer waits for a reply. Null: they have one, so it comes last. ISO 8601, UTC. */
  waiting_since: string | null
}

export interface ReplayRequest {
  /** Replays events from this time on, but none from before the endpoint was created. ISO 8601, UTC. */
  since: string
  /** Replays events before this time. ISO 8601, UTC. */
  until?: string
  /** Replays only these event types. At most 50 entries. */
  event_types?: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived')[]
}

/** A distribution of durations. */
export interface ReportDuration {
  /** The number of measurements. */
  count: number
  /** The median. Null if nothing was measured. */
  median_seconds: number | null
  /** The 90th percentile. Null if nothing was measured. */
  p90_seconds: number | null
}

export interface ReportFigures {
  /** The number of conversations started. */
  conversations_started: number
  /** The number of messages from contacts. */
  messages_received: number
  /** The number of messages from the assistant. */
  messages_sent_by_assistant: number
  /** The number of messages sent by people or with an API key. Notes don't count. */
  messages_sent_by_people: number
  first_reply: ReportDuration
  first_reply_by_assistant: ReportDuration
  first_reply_by_people: ReportDuration
  resolution: ReportDuration
  resolution_by_assistant: ReportDuration
  resolution_by_people: ReportDuration
  /** The share of resolved conversations. Null if none was resolved. 0 to 1. */
  solved_by_assistant_share: number | null
  /** The number of handovers to a person. */
  handovers: number
}

export interface RoutingPreview {
  object: 'routing_preview'
  /** Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  team_id: string
  /** The first of the queue. Null: nothing waits. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** Who would get it. Null: nobody. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string | null
  /** Why they would, or why nobody would. Such as `least_busy`. */
  reason: 'sticky' | 'round_robin' | 'least_busy' | 'routing_manual' | 'outside_hours' | 'nobody_available' | 'all_full'
  /** How many could take it. */
  candidates: number
  members: {
    /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
    user_id: string
    /** Such as `available`. */
    availability: 'available' | 'away' | 'off'
    /** How many open conversations they have, of all teams. */
    load: number
    /** How many they may have. Null: no limit. */
    capacity: number | null
    /** When they last got one, from any team. ISO 8601, UTC. */
    last_assigned_at: string | null
    /** Why they get none. Null: they may. */
    obstacle: 'not_available' | 'full' | null
  }[]
}

export interface SearchResult {
  object: 'search_result'
  /** The type of the matching object. */
  type: 'contact' | 'conversation' | 'message'
  /** The ID of the matching object. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** The name of the contact, or the subject of the conversation. Null if the key can't read either. */
  title: string | null
  /** The name of the contact. Null if the key can't read contacts. */
  contact_name: string | null
  /** Plain text around the first match, at most 200 UTF-16 code units. “…” marks where it was cut. */
  snippet: string
  /** The positions of the matching words in `snippet`: offsets in UTF-16 code units, as in JavaScript. `end` is exclusive. */
  matches: {
    start: number
    end: number
  }[]
  /** ISO 8601, UTC. */
  created_at: string
}

export interface SecretRotation {
  /** The hours during which the previous secret also signs. 0 ends it immediately. Default: `24`. 0 to 168. */
  grace_hours?: number
}

export interface SendingRecord {
  /** `mx`: where mail arrives. `spf`, `dkim`, `dmarc`: what makes receivers believe that mail is from this domain. */
  kind: 'mx' | 'spf' | 'dkim' | 'dmarc'
  /** `incomplete`: it is there, but lacks something. `unknown`: it cannot be told from outside. */
  status: 'found' | 'missing' | 'incomplete' | 'unknown'
  found: string | null
  suggestion: {
    type: 'TXT'
    name: string
    value: string
  } | null
}

export interface Source {
  object: 'article'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  id: string
  title: string
  /** The public URL. */
  url: string | null
}

export interface StoredFile {
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
  /** ISO 8601, UTC. */
  created_at: string
  /** Opens the file without a key, until `url_expires_at`. Everyone who has the address can. Null until the file is complete. */
  url: string | null
  /** The same for a smaller picture of an image. */
  preview_url: string | null
  /** ISO 8601, UTC. */
  url_expires_at: string | null
}

export interface Suggestion {
  object: 'conversation.suggestion'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  kind: 'reply' | 'rewrite' | 'translate'
  /** The draft. Nothing is sent. Null if no article answers the question. */
  text: string | null
  sources: Source[]
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** The search's confidence in the best article. 0 to 1. */
  confidence: number | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface SuggestionRequest {
  /** `reply`: answers the contact's last question. `rewrite` and `translate` work on `text` and need a language model. Such as `reply`. */
  kind: 'reply' | 'rewrite' | 'translate'
  /** The text to rewrite or translate. 1 to 10000 characters. */
  text?: string | null
  /** The language to translate into (ISO 639-1). Such as `de`. */
  language?: string | null
  /** Only with `rewrite`. */
  tone?: 'friendly' | 'formal' | 'brief' | 'plain' | null
}

export interface SummaryRecord {
  object: 'conversation.summary_record'
  /** Such as `svcsum_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Null without `messages:read`. */
  summary: string | null
  points: {
    /** `change`: of the request. Only a language model tells it from another request or a `fact`. */
    kind: 'request' | 'change' | 'fact' | 'answer' | 'open_question' | 'outcome'
    /** Verbatim from the message. Null without `messages:read`. */
    quote: string | null
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
    /** Null without `messages:read`. */
    text: string | null
  }[]
  entities: {
    kind: 'order_number' | 'amount' | 'date' | 'link' | 'email' | 'phone'
    /** Null without `messages:read`. */
    text: string | null
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  open_questions: {
    /** Verbatim from the message. Null without `messages:read`. */
    quote: string | null
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  outcome: 'resolved' | 'waiting_for_customer' | 'waiting_for_agent' | 'unknown'
  /** ISO 639-1; `und` if unknown. Such as `en`. */
  language: string
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** Why the embedded engine wrote the summary although a language model is set. `invalid`: none of the model's points could be found in the messages, or its response had the wrong structure. `unconfirmed`: its own second check confirmed none of them. `not_asked`: there was no time. */
  fallback: 'not_asked' | 'budget' | 'refused' | 'invalid' | 'unconfirmed' | 'timeout' | 'rate_limited' | 'unreachable' | 'unauthorized' | null
  /** How sure it is that the contact wrote what it rests on: the weakest message counts. `stranger`: somebody else wrote into the conversation, too; their messages aren't part of the summary. */
  verification: 'verified' | 'claimed' | 'stranger' | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  covers_through_message_id: string
  /** Whether there are newer messages. */
  stale: boolean
  /** ISO 8601, UTC. */
  created_at: string
}

export interface Team {
  object: 'team'
  /** Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `Deliveries`. */
  name: string
  description: string | null
  /** Who sees its conversations. */
  visibility: 'everyone'
  /** How its conversations find a person. `manual`: people take them. `round_robin`: whoever got none for longest. `least_busy`: whoever has the fewest open ones. Such as `least_busy`. */
  routing: 'manual' | 'round_robin' | 'least_busy'
  /** For how many days a customer comes back to the same person. Null: never. 1 to 365. */
  sticky_days: number | null
  /** How many open conversations of all teams a person has before routing gives them no more. Null: no limit. 0 to 1000. */
  capacity: number | null
  /** Whether it routes only during its working hours. */
  respect_hours: boolean
  /** Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id: string | null
  /** Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  fallback_team_id: string | null
  /** Whoever joined first comes first. */
  members: TeamMember[]
  /** Since when it takes no conversations. ISO 8601, UTC. */
  archived_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface TeamArchivedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'team.archived'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Team | null
    previous: PreviousTeam | null
  }
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface TeamChanges {
  /** Unique among the teams that are not archived, ignoring case. 1 to 100 characters. Such as `Deliveries`. */
  name?: string
  /** What it is for. 1 to 500 characters. */
  description?: string | null
  /** Who sees its conversations. */
  visibility?: 'everyone'
  /** How its conversations find a person. `manual`: people take them. `round_robin`: whoever got none for longest. `least_busy`: whoever has the fewest open ones. Such as `least_busy`. */
  routing?: 'manual' | 'round_robin' | 'least_busy'
  /** For how many days a customer comes back to the same person. Null: never. 1 to 365. */
  sticky_days?: number | null
  /** How many open conversations of all teams a person has before routing gives them no more. Null: no limit. 0 to 1000. */
  capacity?: number | null
  /** Whether it routes only during its working hours. */
  respect_hours?: boolean
  /** When the team works. Null: at any time. 1 to 255 characters. Such as `svchrs_01h455vb4pex5vsknk084sn02q`. */
  hours_id?: string | null
  /** Which team gets its conversations when it is archived. Null: none, they are in no team. 1 to 255 characters. Such as `svctea_01h455vb4pex5vsknk084sn02q`. */
  fallback_team_id?: string | null
}

export interface TeamCreatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'team.created'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Team | null
    previous: null
  }
}

export interface TeamMember {
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string
  /** `lead`: is told what the team does not manage. Such as `member`. */
  role: 'member' | 'lead'
  /** Instead of the team's. 0 to 1000. */
  capacity: number | null
}

/** Fields you leave out stay as they are. Whoever is new is a `member` without a capacity of their own. */
export interface TeamMembership {
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  user_id: string
  /** `lead`: is told what the team does not manage. Such as `member`. */
  role?: 'member' | 'lead'
  /** Instead of the team's. 0 to 1000. */
  capacity?: number | null
}

export interface TeamUpdatedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'team.updated'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Team | null
    previous: PreviousTeam | null
  }
}

export interface Trial {
  object: 'assistant.trial'
  /** Such as `svctri_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  trial_set_id: string
  status: 'running' | 'finished' | 'canceled'
  /** The same if the settings and the published articles were the same at the start. Such as `3f9a1c5e2b7d8046`. */
  assistant_version: string
  /** How many cases it has. */
  total: number
  /** How many of them are done. */
  done: number
  verdicts: {
    good: number
    acceptable: number
    wrong: number
    should_hand_over: number
    should_answer: number
    none: number
  }
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  canceled_at: string | null
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface TrialCase {
  object: 'assistant.trial_case'
  /** Such as `svctcs_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  trial_set_id: string
  kind: 'scripted' | 'replay'
  name: string | null
  /** A replay has one, with personal data masked. */
  turns: {
    /** In a customer's words. 1 to 10000 characters. */
    content: string
    expect?: TrialExpectation
  }[]
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  message_id: string | null
  label: {
    reaction: 'answered' | 'handed_over' | 'person'
    article_ids: string[]
  } | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface TrialComparison {
  object: 'assistant.trial_comparison'
  /** Such as `svctri_01h455vb4pex5vsknk084sn02q`. */
  trial_id: string
  /** Such as `svctri_01h455vb4pex5vsknk084sn02q`. */
  with_trial_id: string
  /** How many turns were good, and are not now. */
  worse: number
  /** How many turns were not good, and are now. */
  better: number
  unchanged: number
  /** How many have no verdict in one of the trials. */
  unjudged: number
  /** By McNemar’s exact test: `unlikely_chance` below 5 %. */
  chance: 'no_difference' | 'may_be_chance' | 'unlikely_chance'
  /** 0 to 1. */
  p_value: number
  /** Those that became worse first, up to 200. */
  flips: {
    /** Such as `svctcs_01h455vb4pex5vsknk084sn02q`. */
    case_id: string
    turn: number
    question: string
    before: {
      /** Such as `svctrs_01h455vb4pex5vsknk084sn02q`. */
      result_id: string
      decision: 'answer' | 'clarify' | 'hand_over' | 'silent'
      reply: string
      verdict: 'good' | 'acceptable' | 'wrong' | 'should_hand_over' | 'should_answer'
    }
    after: {
      /** Such as `svctrs_01h455vb4pex5vsknk084sn02q`. */
      result_id: string
      decision: 'answer' | 'clarify' | 'hand_over' | 'silent'
      reply: string
      verdict: 'good' | 'acceptable' | 'wrong' | 'should_hand_over' | 'should_answer'
    }
  }[]
}

/** What must be true of a reply. */
export interface TrialExpectation {
  /** What the assistant must do. */
  decision?: 'answer' | 'clarify' | 'hand_over'
  /** 1 to 255 characters. Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  cites?: string
  /** What the reply must contain, ignoring case. At most 10 entries. */
  contains?: string[]
  /** What the reply must not contain, ignoring case. At most 10 entries. */
  lacks?: string[]
  /** The language of the reply (ISO 639-1). Such as `en`. */
  language?: string
  /** In characters, for the whole reply. 1 to 10000. */
  max_length?: number
}

export interface TrialResult {
  object: 'assistant.trial_result'
  /** Such as `svctrs_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svctri_01h455vb4pex5vsknk084sn02q`. */
  trial_id: string
  /** Such as `svctcs_01h455vb4pex5vsknk084sn02q`. */
  case_id: string
  /** The place of the turn in its case. */
  turn: number
  question: string
  /** `silent`: it had handed over before, and a person is in charge. */
  decision: 'answer' | 'clarify' | 'hand_over' | 'silent'
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over' | null
  reply: string
  /** Why it would hand over. */
  reason: string | null
  /** Such as `en`. */
  language: string
  /** Such as `embedded`. */
  engine: string
  /** 0 to 1. */
  confidence: number | null
  sources: Source[]
  why: {
    doubt: {
      rule: 'reads_otherwise' | 'other_name' | 'confidence' | 'own_words' | 'single_word' | 'title_of_another' | 'coverage'
      /** 0 to 1. */
      needs: number | null
      /** 0 to 1. */
      has: number | null
    } | null
    /** The best by words, whether or not they were good enough. */
    articles: {
      /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
      article_id: string
      title: string
      /** 0 to 1. */
      confidence: number
      /** 0 to 1. */
      coverage: number
      /** The words of the question that it has. */
      words: string[]
    }[]
    /** `own_case`: a case of the customer’s own, so an answer is only offered. `same_reply`: it was said before. `call_for_help`: somebody may need help. */
    guards: ('own_case' | 'same_reply' | 'call_for_help')[]
  } | null
  rules: {
    rule: 'decision' | 'cites' | 'contains' | 'lacks' | 'language' | 'max_length'
    passed: boolean
  }[]
  /** Whether it would do what was done then. That need not be right. */
  label: 'agrees' | 'differs' | null
  verdict: 'good' | 'acceptable' | 'wrong' | 'should_hand_over' | 'should_answer' | null
  verdict_by: 'rule' | 'person' | null
  latency_ms: number
  /** ISO 8601, UTC. */
  created_at: string
}

export interface TrialSet {
  object: 'assistant.trial_set'
  /** Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `Returns`. */
  name: string
  /** How many cases it has. */
  cases: number
  /** ISO 8601, UTC. */
  created_at: string
}

export interface UnansweredReport {
  object: 'assistant.unanswered_report'
  /** The newest question of the group, in the contact's words. Null without `messages:read`. */
  question: string | null
  /** The number of similar questions. */
  count: number
  /** The newest of these questions, up to five. */
  message_ids: string[]
  /** The same questions, with their conversations. */
  examples: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  /** When it was last asked. ISO 8601, UTC. */
  asked_at: string
}

export interface User {
  object: 'user'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  id: string
  name: string
  /** Such as `maya@example.com`. */
  email: string
  /** Viewers can't be assigned conversations. Such as `agent`. */
  role: 'owner' | 'admin' | 'agent' | 'viewer'
  /** ISO 8601, UTC. */
  created_at: string
  /** Since when this person can't sign in or be assigned conversations. ISO 8601, UTC. */
  disabled_at: string | null
}

export interface WebhookDelivery {
  object: 'webhook_delivery'
  /** Such as `svcdlv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  webhook_endpoint_id: string
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  event_id: string
  event_type: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | 'ping'
  /** The sequence number of the event. */
  sequence: number
  /** `pending`: the next attempt is at `next_attempt_at`. `failed`: no attempts are left in the schedule. `canceled`: the endpoint was disabled first. */
  status: 'pending' | 'delivered' | 'failed' | 'canceled'
  /** Why the event hasn't been delivered, in words. */
  reason: string | null
  /** All attempts, oldest first. */
  attempts: WebhookDeliveryAttempt[]
  /** ISO 8601, UTC. */
  next_attempt_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface WebhookDeliveryAttempt {
  /** Such as `svcatt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** ISO 8601, UTC. */
  at: string
  duration_ms: number
  /** The HTTP status of the response. Null if there was none. */
  status: number | null
  /** Null on success, which is a status from 200 to 299. */
  error: 'dns_error' | 'connection_refused' | 'connection_reset' | 'timeout' | 'tls_error' | 'blocked_address' | 'bad_response' | 'http_status' | null
  /** The first bytes of the response. Cleared when the contact of the event is deleted. Null without the read scopes of contacts, conversations, messages and leads. */
  body: string | null
  /** Whether the attempt was requested manually, outside the schedule. */
  manual: boolean
}

export interface WebhookEndpoint {
  object: 'webhook_endpoint'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  id: string
  url: string
  /** Such as `Orders`. */
  description: string | null
  /** The event types, or `*` for all, including future ones. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | '*')[]
  status: 'enabled' | 'disabled'
  /** `manual`: disabled by a request. `gone`: the endpoint responded with 410. `failing`: every attempt failed for five days. */
  disabled_reason: 'manual' | 'gone' | 'failing' | null
  /** ISO 8601, UTC. */
  disabled_at: string | null
  /** The time since which every attempt has failed. After five days, the endpoint is disabled. ISO 8601, UTC. */
  failing_since: string | null
  mode: 'live' | 'test'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface WebhookEndpointAlarmBeganEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'webhook_endpoint.alarm_began'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

export interface WebhookEndpointAlarmEndedEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'webhook_endpoint.alarm_ended'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: Alarm | null
    previous: null
  }
}

/** A JSON merge patch (RFC 7396). Fields you leave out don't change. */
export interface WebhookEndpointChanges {
  /** An HTTPS URL; in test mode, HTTP also works. It must resolve to a public address. 1 to 2048 characters. */
  url?: string
  /** What the endpoint is for. 1 to 500 characters. Such as `Orders`. */
  description?: string | null
  /** The event types, or only `*`. The key needs permission to read the objects in these events. At most 50 entries. */
  events?: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | '*')[]
}

export interface WebhookEndpointDisabledEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'webhook_endpoint.disabled'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: WebhookEndpoint | null
    previous: null
  }
}

export interface WebhookEndpointFailingEvent {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'webhook_endpoint.failing'
  /** The event's number within the environment. Increases without gaps. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused the event. Null if none did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'visitor' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    object: WebhookEndpoint | null
    previous: null
  }
}

export interface WebhookEndpointReplay {
  object: 'webhook_endpoint.replay'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  webhook_endpoint_id: string
  /** The number of deliveries that are now pending. */
  queued: number
  /** Whether there are more than 10,000 deliveries. If so, send the request again. */
  has_more: boolean
}

export interface WebhookEndpointTest {
  object: 'webhook_endpoint.test'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  webhook_endpoint_id: string
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  event_id: string
}

export interface WebhookEndpointWithSecret {
  object: 'webhook_endpoint'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  id: string
  url: string
  /** Such as `Orders`. */
  description: string | null
  /** The event types, or `*` for all, including future ones. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | '*')[]
  status: 'enabled' | 'disabled'
  /** `manual`: disabled by a request. `gone`: the endpoint responded with 410. `failing`: every attempt failed for five days. */
  disabled_reason: 'manual' | 'gone' | 'failing' | null
  /** ISO 8601, UTC. */
  disabled_at: string | null
  /** The time since which every attempt has failed. After five days, the endpoint is disabled. ISO 8601, UTC. */
  failing_since: string | null
  mode: 'live' | 'test'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** The secret that signs deliveries. Shown in this response and never again. Such as `whsec_0123456789ab0123456789ab0123456789ab01234567`. */
  secret: string
}

export interface WidgetSettings {
  /** The websites that may show the widget. At most 50 entries. */
  origins: string[]
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
  /** Whether the query and fragment of visitors' pages are stored with the address. They may hold secrets, such as tokens that reset passwords. */
  page_queries: boolean
  /** `required`: a signed identity must have the claims `aud`, which is the ID of this channel, and `iat`. Channels from before these claims existed begin with `optional`. Such as `required`. */
  identity_claims: 'optional' | 'required'
}

/** Fields you leave out don't change. */
export interface WidgetSettingsInput {
  /** The websites that may show the widget. At most 50 entries. */
  origins?: string[]
  /** The brand color. */
  color?: string
  /** What visitors read before they write. 1 to 500 characters. */
  greeting?: string | null
  /** When someone is there. 1 to 500 characters. */
  office_hours_text?: string | null
  /** The languages of the widget. The first one is for visitors who prefer none of them. At most 6 entries. */
  languages?: ('en' | 'de' | 'fr' | 'es' | 'zh' | 'ar')[]
  /** What visitors are asked for before their first message. At most 3 entries. */
  pre_chat?: {
    field: 'name' | 'email' | 'phone_number'
    required: boolean
  }[]
  /** Whether visitors can rate a conversation. */
  rating?: boolean
  /** Whether visitors can ask for a person while the assistant handles the conversation. */
  talk_to_person?: boolean
  /** `required`: only visitors whose identity your server signed can write. Such as `optional`. */
  identity?: 'optional' | 'required'
  /** Whether the query and fragment of visitors' pages are stored with the address. They may hold secrets, such as tokens that reset passwords. */
  page_queries?: boolean
  /** `required`: a signed identity must have the claims `aud`, which is the ID of this channel, and `iat`. Channels from before these claims existed begin with `optional`. Such as `required`. */
  identity_claims?: 'optional' | 'required'
}

/**
 * Something that happened. Its `type` says what `data.object` is. More types may be added: have a default case.
 */
export type Event =
  | ContactCreatedEvent
  | ContactUpdatedEvent
  | ContactDeletedEvent
  | ConversationCreatedEvent
  | ConversationUpdatedEvent
  | ConversationStatusChangedEvent
  | ConversationHandedOverEvent
  | ConversationAssignedEvent
  | ConversationRatedEvent
  | ConversationDeletedEvent
  | MessageCreatedEvent
  | MessageUpdatedEvent
  | LeadQualifiedEvent
  | LeadUpdatedEvent
  | LeadSyncedEvent
  | LeadSyncFailedEvent
  | WebhookEndpointFailingEvent
  | WebhookEndpointDisabledEvent
  | ChannelAlarmBeganEvent
  | ChannelAlarmEndedEvent
  | AssistantAlarmBeganEvent
  | AssistantAlarmEndedEvent
  | WebhookEndpointAlarmBeganEvent
  | WebhookEndpointAlarmEndedEvent
  | CrmConnectionAlarmBeganEvent
  | CrmConnectionAlarmEndedEvent
  | ApiKeyAlarmBeganEvent
  | ApiKeyAlarmEndedEvent
  | TeamCreatedEvent
  | TeamUpdatedEvent
  | TeamArchivedEvent
  | PingEvent

/** What `listContacts` can be asked for. */
export interface ListContactsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns contacts where every word of the query is the beginning of a word in the name, email address, phone number or identifier. Case and accents are ignored. New and changed contacts are searchable within about a second. 1 to 255 characters. */
  q?: string
  /** Returns the contact with exactly this email address. Case is ignored. At most 254 characters. */
  email?: string
  /** At most 255 characters. */
  phone_number?: string
  /** At most 255 characters. */
  identifier?: string
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

/** What `previewContactMerge` can be asked for. */
export interface PreviewContactMergeQuery {
  /** The contact to merge into the one in the path. It is deleted by the merge. 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
}

/** What `listConversations` can be asked for. */
export interface ListConversationsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Objects to include in the response: `contact`, `last_message`, `attention`. Separate several with commas. 1 to 255 characters. */
  expand?: string
  /** One or more statuses, separated by commas. 1 to 255 characters. */
  status?: string
  /** At most 255 characters. */
  contact_id?: string
  /** Who handles the conversation. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** The kind of channel, such as `api`. At most 255 characters. */
  channel?: string
  /** Returns conversations of this channel, also if it has been deleted. At most 255 characters. */
  channel_id?: string
  /** A user ID, or `none` for unassigned conversations. At most 255 characters. */
  assignee?: string
  /** A team ID, or `none` for conversations of no team. At most 255 characters. */
  team_id?: string
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** Returns conversations with exactly this label. 1 to 50 characters. */
  label?: string
  /** Whether the customer has written since the last reply. Such as `true`. */
  unanswered?: 'true' | 'false'
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
  /** `unanswered_since` with `order=asc` starts with the customer who has waited longest; conversations nobody waits in come last. `priority` starts with urgent conversations. Default: `created_at`. */
  sort?: 'created_at' | 'last_message_at' | 'unanswered_since' | 'priority'
}

/** What `getConversation` can be asked for. */
export interface GetConversationQuery {
  /** Objects to include in the response: `contact`, `last_message`, `attention`. Separate several with commas. 1 to 255 characters. */
  expand?: string
}

/** What `listAssignments` can be asked for. */
export interface ListAssignmentsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listMessages` can be asked for. */
export interface ListMessagesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listCannedReplies` can be asked for. */
export interface ListCannedRepliesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns the canned reply with this shortcut. Case is ignored. 1 to 50 characters. */
  shortcut?: string
}

/** What `listLabels` can be asked for. */
export interface ListLabelsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns the label with exactly this name. 1 to 50 characters. */
  name?: string
}

/** What `listUsers` can be asked for. */
export interface ListUsersQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns the user with exactly this email address. Case is ignored. At most 254 characters. */
  email?: string
}

/** What `listSummaryRecords` can be asked for. */
export interface ListSummaryRecordsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listAssistantTurns` can be asked for. */
export interface ListAssistantTurnsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listFeedback` can be asked for. */
export interface ListFeedbackQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `reportArticles` can be asked for. */
export interface ReportArticlesQuery {
  /** The maximum number of entries. 1 to 100. Default: `25`. */
  limit?: number
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

/** What `reportUnansweredQuestions` can be asked for. */
export interface ReportUnansweredQuestionsQuery {
  /** The maximum number of entries. 1 to 100. Default: `25`. */
  limit?: number
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

/** What `listTrialSets` can be asked for. */
export interface ListTrialSetsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Returns the set with this name. 1 to 100 characters. */
  name?: string
}

/** What `listTrialCases` can be asked for. */
export interface ListTrialCasesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listTrials` can be asked for. */
export interface ListTrialsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** 1 to 255 characters. Such as `svctst_01h455vb4pex5vsknk084sn02q`. */
  trial_set_id?: string
}

/** What `listTrialResults` can be asked for. */
export interface ListTrialResultsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** `none`: nobody has judged it yet. */
  verdict?: 'good' | 'acceptable' | 'wrong' | 'should_hand_over' | 'should_answer' | 'none'
}

/** What `compareTrials` can be asked for. */
export interface CompareTrialsQuery {
  /** 1 to 255 characters. Such as `svctri_01h455vb4pex5vsknk084sn02q`. */
  with?: string
}

/** What `listChannels` can be asked for. */
export interface ListChannelsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `deleteChannel` can be asked for. */
export interface DeleteChannelQuery {
  /** Also deletes a channel with conversations that aren't resolved. They stay as they are. Default: `false`. */
  force?: 'true' | 'false'
}

/** What `listHours` can be asked for. */
export interface ListHoursQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `getHoursCalendar` can be asked for. */
export interface GetHoursCalendarQuery {
  /** The current year by default. 2000 to 2099. */
  year?: number
}

/** What `listTeamQueue` can be asked for. */
export interface ListTeamQueueQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
}

/** What `listTeams` can be asked for. */
export interface ListTeamsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Whether to return archived teams instead of the others. Default: `false`. Such as `false`. */
  archived?: 'true' | 'false'
}

/** What `listIdentityKeys` can be asked for. */
export interface ListIdentityKeysQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listContactIdentities` can be asked for. */
export interface ListContactIdentitiesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listContactSessions` can be asked for. */
export interface ListContactSessionsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listEmailJournal` can be asked for. */
export interface ListEmailJournalQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Why it became no message. */
  outcome?: 'report' | 'blocked' | 'own' | 'unrelated' | 'old' | 'duplicate'
}

/** What `getEmailRecipients` can be asked for. */
export interface GetEmailRecipientsQuery {
  /** `reply`: to the contact, and others who wrote and got mail from here before. `reply_all`: to the other recipients of the last mail as well. Default: `reply`. */
  how?: 'reply' | 'reply_all'
}

/** What `getMessageEmail` can be asked for. */
export interface GetMessageEmailQuery {
  /** `cid`: images that come with the email keep their `cid:` URL. `data`: PNG, JPEG, GIF and WebP images are in the HTML as `data:` URLs, up to 8 MB of them. Default: `cid`. */
  inline_images?: 'cid' | 'data'
}

/** What `listPracticeMessages` can be asked for. */
export interface ListPracticeMessagesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** What the messenger calls the customer. It isn't a telephone number. 1 to 100 characters. Such as `vera`. */
  customer_id?: string
}

/** What `getAssistantUsage` can be asked for. */
export interface GetAssistantUsageQuery {
  /** The number of days to return, including today. 1 to 31. Default: `7`. */
  days?: number
}

/** What `listArticles` can be asked for. */
export interface ListArticlesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Words, or beginnings of words, in the title or body. All must match. Only the first eight count, and very common words are ignored. At most 255 characters. */
  q?: string
  status?: 'draft' | 'published'
  /** ISO 639-1. At most 255 characters. */
  language?: string
  /** Returns the article with this source. At most 1024 characters. */
  source?: string
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

/** What `listLeads` can be asked for. */
export interface ListLeadsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Objects to include in the response: `contact`, `evidence`, `sync_states`. Separate several with commas. 1 to 255 characters. */
  expand?: string
  /** `score`: the best leads first. Default: `created_at`. */
  sort?: 'created_at' | 'score'
  /** One or more statuses, separated by commas. 1 to 255 characters. */
  status?: string
  grade?: 'hot' | 'warm' | 'cold'
  /** The minimum score. 0 to 100. */
  min_score?: number
  /** Returns leads with this sync state in at least one CRM. `none`: not in any CRM and not waiting to sync. */
  sync?: 'synced' | 'waiting' | 'failed' | 'none'
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id?: string
  /** Returns objects created at this time or later. ISO 8601, UTC. */
  created_after?: string
  /** Returns objects created before this time. ISO 8601, UTC. */
  created_before?: string
}

/** What `getLead` can be asked for. */
export interface GetLeadQuery {
  /** Objects to include in the response: `contact`, `evidence`, `sync_states`. Separate several with commas. 1 to 255 characters. */
  expand?: string
}

/** What `listLeadQualifications` can be asked for. */
export interface ListLeadQualificationsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listLeadRules` can be asked for. */
export interface ListLeadRulesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listLeadScorings` can be asked for. */
export interface ListLeadScoringsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listCrmConnections` can be asked for. */
export interface ListCrmConnectionsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  status?: 'active' | 'paused'
}

/** What `listLeadSyncs` can be asked for. */
export interface ListLeadSyncsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** 1 to 255 characters. Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id?: string
  status?: 'running' | 'created' | 'updated' | 'unchanged' | 'pulled' | 'failed'
}

/** What `listWebhookEndpoints` can be asked for. */
export interface ListWebhookEndpointsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  status?: 'enabled' | 'disabled'
}

/** What `listWebhookEndpointDeliveries` can be asked for. */
export interface ListWebhookEndpointDeliveriesQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by event: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** One or more statuses, separated by commas. 1 to 255 characters. */
  status?: string
  event_type?: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.rated' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'channel.alarm_began' | 'channel.alarm_ended' | 'assistant.alarm_began' | 'assistant.alarm_ended' | 'webhook_endpoint.alarm_began' | 'webhook_endpoint.alarm_ended' | 'crm_connection.alarm_began' | 'crm_connection.alarm_ended' | 'api_key.alarm_began' | 'api_key.alarm_ended' | 'team.created' | 'team.updated' | 'team.archived' | 'ping'
  /** At most 255 characters. */
  event_id?: string
}

/** What `listEvents` can be asked for. */
export interface ListEventsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** Oldest first by default. Default: `asc`. */
  order?: 'asc' | 'desc'
  /** Returns events after the event with this ID. 1 to 255 characters. */
  after?: string
  /** One or more event types, separated by commas. 1 to 1000 characters. */
  types?: string
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
}

/** What `streamEvents` can be asked for. */
export interface StreamEventsQuery {
  /** Starts after the event with this ID. Without it and without `Last-Event-ID`, the stream starts now. 1 to 255 characters. */
  after?: string
  /** One or more event types, separated by commas. 1 to 1000 characters. */
  types?: string
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
}

/** What `listAlarms` can be asked for. */
export interface ListAlarmsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by creation: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Whether to list only alarms that last, or only those that are over. */
  open?: boolean
  /** What fails. More values may be added. */
  kind?: 'mailbox_unread' | 'sending_failing' | 'queue_old' | 'mail_server_failing' | 'model_failing' | 'endpoint_failing' | 'crm_failing' | 'key_ends_soon'
}

/** What `search` can be asked for. */
export interface SearchQuery {
  /** What to search for, up to 255 characters: words or beginnings of words, an email address or a part of one, digits of a phone number. All words must match. Case and accents are ignored. If nothing else matches, one wrong letter per word is tolerated. Only the first 12 words count. */
  q: string
  /** `contact`, `conversation`, `message`, separated by commas. Default: all that the key can read. 1 to 255 characters. */
  types?: string
  /** The maximum number of matches per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same `q` and `types`. 1 to 512 characters. */
  cursor?: string
}

/** What `reportConversations` can be asked for. */
export interface ReportConversationsQuery {
  /** The start of the period: a date in the time zone, or a time on a quarter of an hour. Default: 28 days ago. 1 to 40 characters. Such as `2026-11-01`. */
  since?: string
  /** The end of the period, exclusive, in the same format. Default: the end of today. 1 to 40 characters. Such as `2026-11-22`. */
  until?: string
  /** The length of each interval. `day` for periods up to 366 days, `hour` for periods up to 31 days. Default: `day`. */
  interval?: 'hour' | 'day'
  /** An IANA time zone name. Determines days, hours and weekdays. 1 to 64 characters. Default: `UTC`. */
  time_zone?: string
}

/** What `listCountedConversations` can be asked for. */
export interface ListCountedConversationsQuery {
  /** The number of objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the previous page. Keep the same filters and order. 1 to 512 characters. */
  cursor?: string
  /** The order by when they counted: newest first (`desc`) or oldest first (`asc`). Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Objects to include in the response: `contact`, `last_message`, `attention`. Separate several with commas. 1 to 255 characters. */
  expand?: string
  /** A figure of the report. */
  figure: 'conversations_started' | 'first_reply' | 'first_reply_by_assistant' | 'first_reply_by_people' | 'resolution' | 'resolution_by_assistant' | 'resolution_by_people' | 'handovers' | 'ratings'
  /** The start of the period: a date in the time zone, or a time on a quarter of an hour. Default: 28 days ago. 1 to 40 characters. Such as `2026-11-01`. */
  since?: string
  /** The end of the period, exclusive, in the same format. Default: the end of today. 1 to 40 characters. Such as `2026-11-22`. */
  until?: string
  /** An IANA time zone name. Determines days, hours and weekdays. 1 to 64 characters. Default: `UTC`. */
  time_zone?: string
  /** With `handovers`: only those with exactly this reason. 1 to 500 characters. */
  reason?: string
  /** With `handovers`: whether a reason was given. Such as `true`. */
  has_reason?: 'true' | 'false'
  /** With `ratings`: only those with this score. 1 to 5. */
  score?: number
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
