// Made by scripts/generate.ts from openapi.json: change the routes instead.

export interface Acceptance {
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string
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
  /** `draft`: people alone see it; `published`: the assistant answers from it. */
  status: 'draft' | 'published'
  /** Where people can read it. */
  url: string | null
  /** What whoever keeps the original calls it. */
  source: string | null
  /** Since when the assistant answers from it; null for a draft. ISO 8601, UTC. */
  published_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface ArticleChanges {
  /** What it is about, as its readers would say it: the words of the title count most. 1 to 255 characters. */
  title?: string
  /** Markdown. What is under one heading is found and quoted together. At most 100000 characters. */
  body?: string
  /** ISO 639-1, such as `en`. Such as `en`. */
  language?: string
  status?: 'draft' | 'published'
  /** Where people can read it. At most 2000 characters. */
  url?: string | null
  /** What whoever keeps the original calls it, such as the path of a file; unique within the environment. An import finds its articles again by it. 1 to 1024 characters. */
  source?: string | null
}

export interface ArticleReport {
  object: 'assistant.article_report'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  article_id: string
  /** As it was when it was cited last. */
  title: string
  /** Replies that cite it and were rated down. */
  thumbs_down: number
  thumbs_up: number
  /** The newest of those rated down, at most five. */
  message_ids: string[]
  /** The same, with where they stand and what was said of them. */
  examples: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
    /** What was said of it. */
    comment: string | null
  }[]
}

/** What is left out stays. `provider` null takes the model away, with its address and key. */
export interface AssistantChanges {
  /** `off`: no conversation is handled by the assistant. */
  status?: 'on' | 'off'
  /** As contacts see it. 1 to 100 characters. Such as `Assistant`. */
  name?: string
  /** `openai_compatible`: Ollama, vLLM, the server of llama.cpp, OpenAI and others that speak its chat completions. */
  provider?: 'openai_compatible' | 'anthropic' | null
  /** Up to and with the version, such as `https://api.openai.com/v1`. https, or http into networks that the operator allows. 1 to 2048 characters. */
  base_url?: string | null
  /** The model's name, as its server knows it. 1 to 200 characters. Such as `llama3.2`. */
  model?: string | null
  /** The model that turns articles and questions into vectors, on the same server: articles are then found by what they mean, too. Only with `openai_compatible`. 1 to 200 characters. Such as `nomic-embed-text`. */
  embedding_model?: string | null
  /** Encrypted, and never shown again. Another `provider` or `base_url` needs it again. 1 to 1000 characters. Such as `sk-example`. */
  api_key?: string | null
  /** When e-mail addresses, telephone, card and other long numbers and IBANs are replaced by placeholders before a call: `remote`, where the model is not on the same machine (loopback). */
  redaction?: 'remote' | 'always' | 'never'
  /** null: 5000000. 0 to 1000000000000. */
  tokens_per_day?: number | null
  /** null: 200000. 0 to 1000000000000. */
  tokens_per_conversation?: number | null
}

export interface AssistantPreview {
  object: 'assistant.preview'
  /** As of a turn: `offered`: articles that may help; `clarified`: it asks back. */
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over'
  /** What the customer would be told. */
  reply: string
  /** Why it would be handed over, or why the language model that is set was not used. */
  reason: string | null
  /** What the look-up of articles said; null where none was needed. */
  verdict: 'answer' | 'may_help' | 'none' | null
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** ISO 639-1; `und` where it is not known. Such as `en`. */
  language: string
  /** The articles that the reply cites. */
  sources: Source[]
  /** How sure the look-up of articles was of the best one. 0 to 1. */
  confidence: number | null
  /** How long it took to find the answer. */
  latency_ms: number
}

export interface AssistantQuestion {
  /** In a customer's words. 1 to 10000 characters. */
  question: string
  /** Drafts, too: what would be said if they were published. Default: `false`. */
  include_drafts?: boolean
}

export interface AssistantSettings {
  object: 'assistant'
  /** `off`: no conversation is handled by the assistant. */
  status: 'on' | 'off'
  /** As contacts see it. Such as `Assistant`. */
  name: string
  /** What summarizes, replies and extracts: the model's name, or `embedded`. Such as `embedded`. */
  engine: string
  /** `openai_compatible`: Ollama, vLLM, the server of llama.cpp, OpenAI and others that speak its chat completions. */
  provider: 'openai_compatible' | 'anthropic' | null
  /** Up to and with the version, such as `https://api.openai.com/v1`. https, or http into networks that the operator allows. */
  base_url: string | null
  /** The model's name, as its server knows it. */
  model: string | null
  /** The model that turns articles and questions into vectors, on the same server: articles are then found by what they mean, too. Only with `openai_compatible`. */
  embedding_model: string | null
  /** Whether there is a key. It is never shown. */
  has_api_key: boolean
  /** How the server makes the model keep to a shape; null until it was asked once. */
  structured_output: 'json_schema' | 'tool' | 'json_object' | 'prompt' | null
  /** When e-mail addresses, telephone, card and other long numbers and IBANs are replaced by placeholders before a call: `remote`, where the model is not on the same machine (loopback). */
  redaction: 'remote' | 'always' | 'never'
  /** What all calls of a day (UTC) may take. */
  tokens_per_day: number
  /** What all calls about one conversation may take. */
  tokens_per_conversation: number
  /** Null where nothing was ever set. ISO 8601, UTC. */
  updated_at: string | null
}

export interface AssistantTest {
  object: 'assistant.test'
  ok: boolean
  /** The model that was asked. */
  engine: string | null
  /** How its server makes it keep to a shape. */
  structured_output: 'json_schema' | 'tool' | 'json_object' | 'prompt' | null
  /** What its answer took. */
  ms: number | null
  /** What kind of thing went wrong. */
  reason: 'no_model' | 'budget' | 'refused' | 'invalid' | 'timeout' | 'rate_limited' | 'unreachable' | 'unauthorized' | null
  /** What went wrong, and what to do. */
  problem: string | null
  embeddings: {
    ok: boolean
    /** The embedding model that was asked. Such as `nomic-embed-text`. */
    engine: string
    /** Of its vectors. */
    dimensions: number | null
    /** What its answer took. */
    ms: number | null
    /** What went wrong, and what to do. */
    problem: string | null
  } | null
}

export interface AssistantTurn {
  object: 'assistant.turn'
  /** Such as `svctrn_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Null while it thinks. `offered`: articles that may help; `clarified`: it asked back; `discarded`: something was said or changed meanwhile, so it was not said. */
  outcome: 'answered' | 'offered' | 'clarified' | 'greeted' | 'handed_over' | 'discarded' | null
  /** Why it was handed over or discarded, or why the language model that is set was not used. */
  reason: string | null
  /** The messages of the contact that it is about. */
  message_ids: string[]
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  reply_message_id: string | null
  /** What the look-up of articles said; null where none was needed. */
  verdict: 'answer' | 'may_help' | 'none' | null
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string | null
  /** ISO 639-1; `und` where it is not known. Such as `en`. */
  language: string | null
  sources: Source[]
  /** How sure the look-up of articles was of the best one. 0 to 1. */
  confidence: number | null
  /** How long it took to find the answer. */
  latency_ms: number | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface AssistantUsage {
  object: 'assistant.usage'
  /** Today, in UTC. Such as `2026-11-21`. */
  day: string
  /** Taken today, with what is set aside for calls under way. */
  tokens_today: number
  /** What they may take. */
  tokens_per_day: number
  /** What all calls about one conversation may take. */
  tokens_per_conversation: number
  /** By day, newest first. No text of any call is kept. */
  calls: {
    /** Such as `2026-11-21`. */
    day: string
    /** Such as `summary`. */
    purpose: string
    /** Such as `llama3.2`. */
    engine: string
    /** `answered`, why not, or `interrupted`: under way, or cut off by the end of a process. Such as `answered`. */
    outcome: string
    /** How many. */
    calls: number
    /** What was read. */
    input_tokens: number
    /** What was written. */
    output_tokens: number
    /** Of how many the tokens were estimated, for the server did not tell. */
    estimated: number
    /** How long they took. */
    mean_ms: number | null
  }[]
}

export interface CannedReply {
  object: 'canned_reply'
  /** Such as `svccan_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** As it was written. Such as `shipping`. */
  shortcut: string
  title: string
  content: string
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface CannedReplyChanges {
  /** What people type to find it. No two in an environment have the same, in whatever case. 1 to 50 characters. Such as `shipping`. */
  shortcut?: string
  /** 1 to 100 characters. */
  title?: string
  /** Markdown. `{{contact.name}}`, `{{contact.first_name}}`, `{{contact.email}}`, `{{agent.name}}`, `{{agent.first_name}}` and `{{conversation.subject}}` are filled in by the dashboard when it is used. 1 to 10000 characters. */
  content?: string
}

export interface Channel {
  object: 'channel'
  /** Such as `svccha_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** What the `channel` of its conversations says. */
  kind: 'api'
  /** As your people see it. 1 to 100 characters. */
  name: string
  /** Who answers a new conversation whose start does not say. `human` in any case while the assistant is switched off. Such as `human`. */
  handled_by: 'assistant' | 'human'
  /** Conversations that began in the last seven days, counted up to 10000. 0 to 10000. */
  recent_conversations: number
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** What is left out stays. */
export interface ChannelChanges {
  /** As your people see it. 1 to 100 characters. */
  name?: string
  /** Who answers a new conversation whose start does not say. `human` in any case while the assistant is switched off. Such as `human`. */
  handled_by?: 'assistant' | 'human'
}

export interface Contact {
  object: 'contact'
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Display name. */
  name: string
  /** E-mail address. Such as `ana@example.com`. */
  email: string
  /** E.164. Such as `+351210000000`. */
  phone_number: string | null
  /** The client's own identifier. Such as `user-1042`. */
  identifier: string | null
  /** Free-form map: at most 100 keys of 1 to 255 characters, values of any JSON nested at most 8 deep, 16 KiB in all. */
  custom_attributes: Record<string, unknown>
  /** ISO 8601, UTC. */
  created_at: string
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface ContactChanges {
  /** Display name. 1 to 255 characters. */
  name?: string
  /** E-mail address; kept in lower case, unique within the environment. 3 to 254 characters. Such as `ana@example.com`. */
  email?: string
  /** E.164, such as +351210000000. Such as `+351210000000`. */
  phone_number?: string | null
  /** The client's own identifier, unique within the environment. 1 to 255 characters. Such as `user-1042`. */
  identifier?: string | null
  /** Merged key by key; null removes a key. */
  custom_attributes?: Record<string, unknown>
}

export interface ContactImport {
  object: 'contact_import'
  /** How many contacts were made. */
  created: number
  /** How many rows changed one that was there. */
  updated: number
  /** How many changed nothing. */
  unchanged: number
  /** How many could not be taken. Nothing of them is kept. */
  failed: number
  /** One for each row, in their order. */
  results: ContactImportRow[]
}

export interface ContactImportRow {
  /** Its place in `contacts`, from 0. */
  index: number
  outcome: 'created' | 'updated' | 'unchanged' | 'failed'
  /** Which contact it is. Null where it failed. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
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
  /** As it is in the contact that is no more then. Such as `+351210000000`. */
  value: unknown
}

export interface ContactMergePreview {
  object: 'contact_merge_preview'
  contact: Contact
  merged: Contact
  /** How many move, with their messages. */
  conversations: number
  /** `none`: neither is a lead. `kept`, `moved`: one is, and stays it. `joined`: both are; the lead of the contact that stays goes on, with the history of both. Null without `leads:read`. */
  lead: 'none' | 'kept' | 'moved' | 'joined' | null
  /** What the other says and the contact that stays says otherwise. */
  lost: ContactMergeLostValue[]
  /** Records of the other in a CRM where the contact that stays has one too: they are left as they are. Empty without `leads:read`. */
  crm_records_left: ContactMergeRecordLeft[]
}

export interface ContactMergeRecordLeft {
  connection_id: string
  provider: string
  remote_id: string
  remote_url: string | null
}

export interface ContactToMerge {
  /** The contact that becomes part of the one in the path, and is no more then. 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
}

export interface ContactsToImport {
  /** At most 500, each as for `createContact`. They are taken in their order. At most 500 entries. */
  contacts: NewContact[]
  /** What becomes of a contact that has the e-mail address already. `skip`: it stays as it is. `update`: what is given replaces what it has, as with `updateContact`; a name that is but the e-mail address replaces none. Default: `skip`. */
  existing?: 'skip' | 'update'
}

export interface Conversation {
  object: 'conversation'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Where it takes place: `api`, `widget`, `email` and others to come. Such as `api`. */
  channel: string
  subject: string | null
  /** `pending`: the assistant is handling it; `open`: it is a person’s turn. */
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  /** Whose turn it is to answer. Such as `human`. */
  handled_by: 'assistant' | 'human'
  /** Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee: string | null
  priority: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  labels: string[]
  /** Null while snoozed: until the next inbound message. ISO 8601, UTC. */
  snoozed_until: string | null
  handover: Handover | null
  /** ISO 8601, UTC. */
  resolved_at: string | null
  /** ISO 8601, UTC. */
  first_replied_at: string | null
  /** ISO 8601, UTC. */
  last_message_at: string | null
  /** Inbound messages since the last reply. */
  unread_count: number
  /** Free-form map: at most 100 keys of 1 to 255 characters, values of any JSON nested at most 8 deep, 16 KiB in all. */
  custom_attributes: Record<string, unknown>
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** Only with `expand=contact`. Null where the key may not read contacts. */
  contact?: Contact | null
  /** Only with `expand=last_message`. Null where there is none, or the key may not read messages. */
  last_message?: Message | null
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface ConversationChanges {
  /** 1 to 255 characters. Such as `svcusr_01h455vb4pex5vsknk084sn02q`. */
  assignee?: string | null
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** At most 50 entries. */
  labels?: string[]
  /** What it is about. 1 to 255 characters. */
  subject?: string | null
  /** Merged key by key; null removes a key. */
  custom_attributes?: Record<string, unknown>
}

export interface ConversationReport {
  object: 'conversation_report'
  /** The first moment that counts. ISO 8601, UTC. */
  since: string
  /** The first moment that counts no more. ISO 8601, UTC. */
  until: string
  interval: 'hour' | 'day'
  time_zone: string
  /** Whatever happened until then is counted; usually a second or so ago. Null while the past is counted. ISO 8601, UTC. */
  counted_until: string | null
  totals: ReportFigures
  /** The period of the same length just before. */
  previous: {
    /** The first moment that counts. ISO 8601, UTC. */
    since: string
    /** The first moment that counts no more. ISO 8601, UTC. */
    until: string
    totals: ReportFigures
  }
  /** The hours or days of the period, in order, also those in which nothing happened. */
  intervals: {
    /** The first moment that counts. ISO 8601, UTC. */
    since: string
    /** The first moment that counts no more. ISO 8601, UTC. */
    until: string
    figures: ReportFigures
  }[]
  /** The 20 most frequent first. Null: without a reason. Of conversations that were deleted nothing is known. */
  handover_reasons: {
    reason: string | null
    /** As in the hand-over of a conversation. */
    reason_code: 'asks_for_person' | 'legal_steps' | 'own_case' | 'no_article' | 'no_article_after_asking' | 'articles_insufficient' | 'reply_limit' | 'assistant_switched_off' | 'no_answer_in_time' | 'assistant_failed' | null
    count: number
  }[]
  /** When contacts write, in the time zone: the hours of the week in which anybody did. */
  busiest_hours: {
    /** 1 is Monday. 1 to 7. */
    weekday: number
    /** 0 to 23. */
    hour: number
    messages_received: number
  }[]
}

export interface ConversationSummary {
  object: 'conversation.summary'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  /** Plain text: what the customer wants, what was done, where it stands. */
  summary: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface CrmBackfill {
  object: 'crm_backfill'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  /** So many are to be synced. What is over there already, unchanged, is not sent. */
  leads: number
}

export interface CrmBackfillRequest {
  /** `all`: every lead; `failed`: those of which nothing more is tried. */
  which: 'all' | 'failed'
}

export interface CrmBackfillRun {
  which: 'all' | 'failed'
  /** So many were to be synced. */
  leads: number
  /** So many of them wait to be tried; null: more than 100,000. */
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
  /** `paused`: nothing is sent; what is to be sent waits. */
  status: 'active' | 'paused'
  /** `unauthorized`: the CRM refuses the credentials. Give new ones. */
  paused_reason: 'manual' | 'unauthorized' | null
  /** ISO 8601, UTC. */
  paused_at: string | null
  /** As the CRM calls the account that the credentials belong to. */
  account: string | null
  /** Everything but the credentials, which are never shown. */
  settings: Record<string, unknown>
  /** Which of our fields goes into which of theirs. What is empty is never sent. */
  mapping: {
    /** Ours: one of lead_id, contact_id, identifier, name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, summary, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The CRM's name of its field. 1 to 255 characters. Such as `email`. */
    to: string
    /** Our words → theirs. A word that is not here is not sent. */
    values?: Record<string, unknown>
    /** Sent where ours is empty, when a record is created. 1 to 255 characters. */
    otherwise?: string
    /** The field moves through `values` in their order and never back. */
    only_forward?: boolean
  }[]
  /** Reads owner and status of synced leads back, from time to time: the owner is shown in `crm` of the lead, and a status moves it forward, never back, and not where somebody here overrode it. null: nothing is read back. */
  pull: CrmPull | null
  /** Leads that are to be synced, those that failed for the moment included. */
  waiting: number
  /** Leads of which nothing more is tried until they change or somebody asks for it. */
  failed: number
  /** The one that was asked for last, running or done; null: none was yet. */
  backfill: CrmBackfillRun | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** What is left out stays; `settings`, `credentials`, `mapping` and `pull` are replaced as a whole. */
export interface CrmConnectionChanges {
  /** 1 to 255 characters. Such as `Sales`. */
  name?: string | null
  /** What is not secret. */
  settings?: {
    /** Where the CRM's API is: a public address of https. Needed for `salesforce`, `pipedrive`, `espocrm`, `odoo`, `http`. 1 to 2048 characters. */
    base_url?: string
    /** `fake` (may be left out): How it is to behave. Default: `well`. */
    answers?: 'well' | 'unauthorized' | 'forbidden' | 'rejected' | 'rate_limited' | 'unavailable' | 'timeout'
    /** `salesforce` (may be left out): A text field of Lead, marked as external id and unique, that takes our lead id: no lead is then made twice. At most 80 characters. */
    external_id_field?: string
    /** `pipedrive` (may be left out): Whether a person synced for the first time gets a lead in the inbox. By default, yes. */
    lead_inbox?: boolean
    /** `odoo` (may be left out): The name of the database, where the server has several. At most 128 characters. */
    database?: string
  }
  /** Encrypted, and never shown again. */
  credentials?: {
    /** `fake` (may be left out) `espocrm`: Of an API user whose role may create, read and edit leads and see their stream. `twenty`: Of Settings → APIs & Webhooks, with a role that sees and edits people and notes. `odoo`: Of a user who may make and change leads (Preferences → Account security). It takes Odoo 19 or later. 1 to 10000 characters. */
    api_key?: string
    /** `hubspot`: A service key, or the access token of a private app, with the scopes crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read. 1 to 4096 characters. */
    access_token?: string
    /** `salesforce`: Of an external client app with client credentials. `zoho`: Of a self client in the API console. 1 to 10000 characters. */
    client_id?: string
    /** `salesforce` `zoho` 1 to 10000 characters. */
    client_secret?: string
    /** `pipedrive`: The personal API token of a user. 1 to 255 characters. */
    api_token?: string
    /** `zoho`: With the scopes ZohoCRM.modules.ALL, ZohoCRM.settings.fields.READ and ZohoCRM.org.READ. 1 to 512 characters. */
    refresh_token?: string
    /** `http`: Signs every call, as that of a webhook endpoint does: whsec_ and at least 32 characters of base64. At most 255 characters. */
    secret?: string
  }
  /** Which of our fields goes into which of theirs. What is empty is never sent. At most 200 entries. */
  mapping?: {
    /** Ours: one of lead_id, contact_id, identifier, name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, summary, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The CRM's name of its field. 1 to 255 characters. Such as `email`. */
    to: string
    /** Our words → theirs. A word that is not here is not sent. */
    values?: Record<string, unknown>
    /** Sent where ours is empty, when a record is created. 1 to 255 characters. */
    otherwise?: string
    /** The field moves through `values` in their order and never back. */
    only_forward?: boolean
  }[]
  pull?: {
    /** Their words → ours. Left out: the usual ones of the vendor. */
    statuses?: Record<string, unknown>
  } | null
}

export interface CrmConnectionTest {
  object: 'crm_connection.test'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  ok: boolean
  account: string | null
  /** What the CRM said, and what to do. */
  problem: string | null
}

export interface CrmDryRun {
  object: 'crm_dry_run'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  connection_id: string
  /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id: string
  /** `create_or_match`: looked for by e-mail, else made; `none`: nothing differs from what was last written. */
  action: 'create_or_match' | 'update' | 'none'
  remote_id: string | null
  /** What would be written. */
  fields: Record<string, unknown>
  /** Written besides if the record is created. */
  on_create: Record<string, unknown>
  /** Fields that differ from what was last written. */
  changed: string[]
  skipped: {
    from: string
    to: string
    reason: string
  }[]
  notes: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    action: 'create' | 'update' | 'none'
    text: string
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
  /** Such as `E-mail`. */
  label: string
  type: 'text' | 'long_text' | 'number' | 'boolean' | 'date' | 'enum' | 'email' | 'phone' | 'url' | 'other'
  /** The words an enum takes. */
  options: {
    value: string
    label: string
  }[]
  required: boolean
  read_only: boolean
  /** Which of our fields the mapping puts there. */
  mapped_from: string[]
}

export interface CrmPull {
  /** Their words → ours. A word that is not here moves nothing. */
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

export interface DeletedContact {
  object: 'contact'
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedCrmConnection {
  object: 'crm_connection'
  /** Such as `svccrm_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedLeadRule {
  object: 'lead_rule'
  /** Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface DeletedWebhookEndpoint {
  object: 'webhook_endpoint'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  id: string
  deleted: true
}

export interface Event {
  object: 'event'
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  id: string
  type: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'ping'
  /** Grows without gaps within an environment. */
  sequence: number
  mode: 'live' | 'test'
  api_version: 'v1'
  /** ISO 8601, UTC. */
  created_at: string
  /** The request that caused it, if one did. */
  request_id: string | null
  actor: {
    type: 'api_key' | 'user' | 'assistant' | 'system'
    id: string | null
  }
  data: {
    /** The object as the API returned it at that moment; null once its contact or conversation was deleted. Of `contact.deleted` and `conversation.deleted`: `{object, id, deleted}`. */
    object: Record<string, unknown> | null
    /** The fields that changed, as they were before. */
    previous: Record<string, unknown> | null
  }
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
  /** The part of its body that answers best, letter by letter. */
  passage: string
  /** How much of the question it has, rare words counting for more. 0 to 1. */
  coverage: number
  /** coverage × min(1, 0.25 + 1.5 × its lead over the next, as a share of its score). 0 to 1. */
  confidence: number
  /** How near it is to what the question means, by the measure of the embedding model; null without one, or where it is far. 0 to 1. */
  nearness: number | null
}

export interface Handover {
  reason: string | null
  /** Which of the reasons the assistant has, for whoever tells them in another language. Null: somebody gave a reason of his own. Absent in hand-overs of earlier versions. */
  reason_code?: 'asks_for_person' | 'legal_steps' | 'own_case' | 'no_article' | 'no_article_after_asking' | 'articles_insufficient' | 'reply_limit' | 'assistant_switched_off' | 'no_answer_in_time' | 'assistant_failed' | null
  note: string | null
  summary: string | null
  /** Articles the assistant offered, or looked at, before it gave up. */
  tried: Source[]
  open_question: {
    /** Verbatim from the message. */
    quote: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  } | null
  requested_by: {
    type: 'api_key' | 'user' | 'assistant' | 'system'
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

export interface KnowledgeQuestion {
  /** In a customer's words. 1 to 10000 characters. */
  query: string
  /** Only articles in this language (ISO 639-1). Such as `en`. */
  language?: string
  /** At most so many articles. Default: `3`. 1 to 10. */
  limit?: number
  /** Drafts, too: what would be answered if they were published. Default: `false`. */
  include_drafts?: boolean
}

export interface KnowledgeSearchResult {
  object: 'knowledge.search_result'
  /** `answer`: sure enough to be told as the answer; `may_help`: worth a link; `none`: it is about something else. */
  verdict: 'answer' | 'may_help' | 'none'
  /** Best first; empty where the verdict is `none`. */
  articles: FoundArticle[]
  /** By `words` alone where no embedding model is set, or where it did not answer in time. */
  by: 'words' | 'words_and_meaning'
  /** Why not by meaning, where an embedding model is set. */
  problem: string | null
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
  /** `hot`: a score of 60 or more; `warm`: 30 or more; `cold`: less. */
  grade: 'hot' | 'warm' | 'cold'
  /** 0 to 100. */
  score: number
  /** What a person decided. It holds until it is cleared, whatever the rules say. */
  override: LeadOverride | null
  qualification: LeadQualification
  /** Where it was passed on to. */
  crm: LeadLink[]
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** Only with `expand=contact`. Null where the key may not read contacts. */
  contact?: Contact | null
  /** Only with `expand=evidence`: the messages that the quotes of its qualification stand in. Empty where the key may not read messages. */
  evidence?: Message[]
  /** Only with `expand=sync_states`: how it stands with each CRM that it is in, or is to go to. */
  sync_states?: LeadSyncState[]
}

/** A JSON merge patch (RFC 7396): what is left out stays. null clears what was overridden. Who gives a `score` but no `grade` gets the grade of that score. */
export interface LeadChanges {
  status?: 'new' | 'working' | 'qualified' | 'unqualified' | 'converted' | null
  grade?: 'hot' | 'warm' | 'cold' | null
  /** 0 to 100. */
  score?: number | null
  /** 1 to 1000 characters. */
  note?: string | null
}

export interface LeadCriterion {
  /** The rule it comes of. Such as `budget`. */
  name: string
  /** False where the contrary was said; null where nothing was. */
  met: boolean | null
  /** What it adds to the score, or takes from it. */
  points: number
  /** What was understood: a sum, a number, a day. */
  value: string | null
  /** Verbatim from the message. */
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
  /** Who has it over there, by name or id; read where the connection has `pull`. */
  owner: string | null
  /** As the CRM calls it; read where the connection has `pull`. */
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
  /** `qualified`: a score of 40 or more, can be reached, and is known to need something. `unqualified`: for a `reason`. Else too little is known. */
  status: 'qualified' | 'unqualified' | 'insufficient_information'
  /** Why `unqualified`: always something that was said. */
  reason: 'opt_out' | 'abuse' | 'refusal' | 'job_seeker' | 'vendor' | 'student' | 'no_budget' | 'support_question' | null
  /** 0 to 100. */
  score: number
  /** `hot`: a score of 60 or more; `warm`: 30 or more; `cold`: less. */
  grade: 'hot' | 'warm' | 'cold'
  /** Who they are: a part of the score. 0 to 50. */
  fit: number
  /** What they say: a part of the score that halves every 14 days. 0 to 50. */
  intent: number
  criteria: LeadCriterion[]
  /** What read the messages. Such as `embedded`. */
  engine: string
  /** The moment it is judged from. ISO 8601, UTC. */
  as_of: string
  /** ISO 8601, UTC. */
  created_at: string
}

export interface LeadRule {
  object: 'lead_rule'
  /** Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** The name of its criterion. Such as `budget`. */
  name: string
  /** `fit`: who they are; `intent`: what they say, which halves every 14 days. */
  part: 'fit' | 'intent'
  description: string | null
  points: number
  enabled: boolean
  /** Words of your own, beside those of the service. */
  words: string[]
  /** Phrases of the service that it goes by; the sentence around them decides as well. */
  vocabulary: string[]
  /** `service`: it comes with the service; `own`: you made it. */
  origin: 'service' | 'own'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface LeadRuleChanges {
  /** What it adds to the score where it is met, or takes from it. -50 to 50. */
  points?: number
  enabled?: boolean
  /** Words and phrases that meet it wherever the contact writes them, in any case, with or without accents. A `*` at the end of a word of four letters or more stands for any ending. At most 100 entries. */
  words?: string[]
}

/** A change of the rule with this `id`; or, without one, a new rule with `name`, `part`, `points` and `words`. */
export interface LeadRuleDraft {
  /** 1 to 255 characters. Such as `svcrul_01h455vb4pex5vsknk084sn02q`. */
  id?: string
  /** The name of its criterion. Such as `wants_cargo_bikes`. */
  name?: string
  /** `fit`: who they are; `intent`: what they say, which halves every 14 days. */
  part?: 'fit' | 'intent'
  /** What it adds to the score where it is met, or takes from it. -50 to 50. */
  points?: number
  enabled?: boolean
  /** Words and phrases that meet it wherever the contact writes them, in any case, with or without accents. A `*` at the end of a word of four letters or more stands for any ending. At most 100 entries. */
  words?: string[]
}

export interface LeadRuleDryRun {
  object: 'lead_rule.dry_run'
  /** How many leads there are. */
  leads_total: number
  leads_examined: number
  /** How far it came, and what it found, in words. */
  message: string
  changes: {
    /** Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
    lead_id: string
    /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
    contact_id: string
    /** Whether a person’s word hides the change. */
    overridden: boolean
    before: LeadScore
    after: LeadScore
  }[]
}

export interface LeadRuleTrial {
  /** At most 50 entries. */
  rules: LeadRuleDraft[]
  /** How many leads are looked at, newest first. Default: `500`. 1 to 500. */
  limit?: number
}

export interface LeadScore {
  status: 'qualified' | 'unqualified' | 'insufficient_information'
  grade: 'hot' | 'warm' | 'cold'
  /** 0 to 100. */
  score: number
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
  /** The record's id in the CRM. Such as `10151`. */
  remote_id: string
  /** Where a person sees it. */
  remote_url: string | null
  /** Fields that the CRM took and did not keep, and what to do: the sync went through without them. */
  warnings: {
    /** The CRM's name of the field. */
    name: string
    problem: string
  }[]
  /** ISO 8601, UTC. */
  created_at: string
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
  /** The record's id in the CRM. Such as `10151`. */
  remote_id: string | null
  /** Where a person sees it. */
  remote_url: string | null
  error: {
    kind: 'unauthorized' | 'forbidden' | 'not_found' | 'rejected' | 'duplicate' | 'rate_limited' | 'unavailable' | 'timeout' | 'interrupted' | 'internal'
    message: string
    /** What to do. */
    advice: string
    fields: {
      /** The CRM's name of the field. */
      name: string
      problem: string
    }[]
  } | null
  changes: {
    /** Fields over there that were given a new value. */
    written: string[]
    /** Fields that the CRM did not take although it said yes. */
    dropped: string[]
    /** Fields left as they are: ours would have moved them back. */
    kept: string[]
    /** Conversations whose note was written. */
    notes: string[]
  }
  /** Fields that the CRM took and did not keep, and what to do: the sync went through without them. */
  warnings: {
    /** The CRM's name of the field. */
    name: string
    problem: string
  }[]
  /** What was read back, in words. */
  pulled: string[]
  /** ISO 8601, UTC. */
  next_try_at: string | null
  /** The request that asked for it, if one did. */
  request_id: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
  /** What was asked and answered, without secrets, shortened. */
  calls: {
    /** ISO 8601, UTC. */
    at: string
    duration_ms: number
    method: string
    path: string
    /** Of HTTP; null when there was no answer. */
    status: number | null
    request: string | null
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
  /** Of the connection. Such as `Sales`. */
  name: string | null
  /** `waiting`: something is to be written, after a failure that may pass too; `failed`: nothing more is tried until the lead changes or somebody asks for it. */
  state: 'synced' | 'waiting' | 'failed'
  /** The record's id in the CRM, if it has one. */
  remote_id: string | null
  /** Where a person sees it. */
  remote_url: string | null
  /** When it was last written whole. ISO 8601, UTC. */
  synced_at: string | null
  /** Since when every attempt has failed. ISO 8601, UTC. */
  failing_since: string | null
  /** When it is written next; null where nothing waits. ISO 8601, UTC. */
  next_try_at: string | null
}

export interface LeadToQualify {
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Read this conversation alone, of all those with the contact. 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
  /** Judge from this moment: later messages are left out, earlier ones have aged. Default: now. ISO 8601, UTC. */
  as_of?: string
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
    name: string | null
  }
  content: string
  content_type: 'text'
  /** A note among colleagues, never shown to the contact. */
  private: boolean
  attachments: (Record<string, unknown>)[]
  status: 'received' | 'queued' | 'sent' | 'delivered' | 'read' | 'failed'
  error: {
    code: string
    message: string
  } | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  in_reply_to: string | null
  /** Knowledge that the assistant cites. */
  sources: Source[]
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

export interface NewArticle {
  /** What it is about, as its readers would say it: the words of the title count most. 1 to 255 characters. */
  title: string
  /** Markdown. What is under one heading is found and quoted together. At most 100000 characters. */
  body?: string
  /** ISO 639-1. Left out, it is recognised; `en` where that fails. Such as `en`. */
  language?: string
  /** Default: `draft`. */
  status?: 'draft' | 'published'
  /** Where people can read it. At most 2000 characters. */
  url?: string | null
  /** What whoever keeps the original calls it, such as the path of a file; unique within the environment. An import finds its articles again by it. 1 to 1024 characters. */
  source?: string | null
}

export interface NewCannedReply {
  /** What people type to find it. No two in an environment have the same, in whatever case. 1 to 50 characters. Such as `shipping`. */
  shortcut: string
  /** 1 to 100 characters. */
  title: string
  /** Markdown. `{{contact.name}}`, `{{contact.first_name}}`, `{{contact.email}}`, `{{agent.name}}`, `{{agent.first_name}}` and `{{conversation.subject}}` are filled in by the dashboard when it is used. 1 to 10000 characters. */
  content: string
}

export interface NewContact {
  /** Display name. 1 to 255 characters. */
  name: string
  /** E-mail address; kept in lower case, unique within the environment. 3 to 254 characters. Such as `ana@example.com`. */
  email: string
  /** E.164, such as +351210000000. Such as `+351210000000`. */
  phone_number?: string | null
  /** The client's own identifier, unique within the environment. 1 to 255 characters. Such as `user-1042`. */
  identifier?: string | null
  /** Free-form map: at most 100 keys of 1 to 255 characters, values of any JSON nested at most 8 deep, 16 KiB in all. */
  custom_attributes?: Record<string, unknown>
}

export interface NewConversation {
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** What it is about. 1 to 255 characters. */
  subject?: string | null
  /** Whose turn it is to answer. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** Free-form map: at most 100 keys of 1 to 255 characters, values of any JSON nested at most 8 deep, 16 KiB in all. */
  custom_attributes?: Record<string, unknown>
}

export interface NewCrmConnection {
  /** `fake` is a practice CRM inside this service. In test mode there is no other. */
  provider: 'fake' | 'hubspot' | 'salesforce' | 'pipedrive' | 'espocrm' | 'twenty' | 'odoo' | 'zoho' | 'http'
  /** 1 to 255 characters. Such as `Sales`. */
  name?: string | null
  /** What is not secret. */
  settings?: {
    /** Where the CRM's API is: a public address of https. Needed for `salesforce`, `pipedrive`, `espocrm`, `odoo`, `http`. 1 to 2048 characters. */
    base_url?: string
    /** `fake` (may be left out): How it is to behave. Default: `well`. */
    answers?: 'well' | 'unauthorized' | 'forbidden' | 'rejected' | 'rate_limited' | 'unavailable' | 'timeout'
    /** `salesforce` (may be left out): A text field of Lead, marked as external id and unique, that takes our lead id: no lead is then made twice. At most 80 characters. */
    external_id_field?: string
    /** `pipedrive` (may be left out): Whether a person synced for the first time gets a lead in the inbox. By default, yes. */
    lead_inbox?: boolean
    /** `odoo` (may be left out): The name of the database, where the server has several. At most 128 characters. */
    database?: string
  }
  /** Encrypted, and never shown again. */
  credentials?: {
    /** `fake` (may be left out) `espocrm`: Of an API user whose role may create, read and edit leads and see their stream. `twenty`: Of Settings → APIs & Webhooks, with a role that sees and edits people and notes. `odoo`: Of a user who may make and change leads (Preferences → Account security). It takes Odoo 19 or later. 1 to 10000 characters. */
    api_key?: string
    /** `hubspot`: A service key, or the access token of a private app, with the scopes crm.objects.contacts.read, crm.objects.contacts.write and crm.schemas.contacts.read. 1 to 4096 characters. */
    access_token?: string
    /** `salesforce`: Of an external client app with client credentials. `zoho`: Of a self client in the API console. 1 to 10000 characters. */
    client_id?: string
    /** `salesforce` `zoho` 1 to 10000 characters. */
    client_secret?: string
    /** `pipedrive`: The personal API token of a user. 1 to 255 characters. */
    api_token?: string
    /** `zoho`: With the scopes ZohoCRM.modules.ALL, ZohoCRM.settings.fields.READ and ZohoCRM.org.READ. 1 to 512 characters. */
    refresh_token?: string
    /** `http`: Signs every call, as that of a webhook endpoint does: whsec_ and at least 32 characters of base64. At most 255 characters. */
    secret?: string
  }
  /** Which of our fields goes into which of theirs. What is empty is never sent. At most 200 entries. */
  mapping?: {
    /** Ours: one of lead_id, contact_id, identifier, name, first_name, last_name, email, phone_number, company, title, status, grade, score, score_reasons, summary, or custom_attributes.<key> of the contact. 1 to 255 characters. Such as `email`. */
    from: string
    /** The CRM's name of its field. 1 to 255 characters. Such as `email`. */
    to: string
    /** Our words → theirs. A word that is not here is not sent. */
    values?: Record<string, unknown>
    /** Sent where ours is empty, when a record is created. 1 to 255 characters. */
    otherwise?: string
    /** The field moves through `values` in their order and never back. */
    only_forward?: boolean
  }[]
  pull?: {
    /** Their words → ours. Left out: the usual ones of the vendor. */
    statuses?: Record<string, unknown>
  } | null
}

export interface NewFeedback {
  /** Such as `up`. */
  rating: 'up' | 'down'
  /** 1 to 2000 characters. */
  comment?: string | null
}

export interface NewLeadRule {
  /** The name of its criterion. Such as `wants_cargo_bikes`. */
  name: string
  /** `fit`: who they are; `intent`: what they say, which halves every 14 days. */
  part: 'fit' | 'intent'
  /** What it adds to the score where it is met, or takes from it. -50 to 50. */
  points: number
  /** Words and phrases that meet it wherever the contact writes them, in any case, with or without accents. A `*` at the end of a word of four letters or more stands for any ending. At most 100 entries. */
  words: string[]
  /** 1 to 500 characters. */
  description?: string | null
  /** Default: `true`. */
  enabled?: boolean
}

export interface NewMessage {
  /** 1 to 10000 characters. */
  content: string
  /** Default: `false`. */
  private?: boolean
  /** 1 to 255 characters. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  in_reply_to?: string | null
  /** `inbound` writes on behalf of the contact, where the channel is `api`. Default: `outbound`. */
  direction?: 'inbound' | 'outbound'
}

export interface NewStatus {
  status: 'open' | 'pending' | 'snoozed' | 'resolved'
  /** In the future, at most a year away; only with `snoozed`. Null: until the next inbound message. ISO 8601, UTC. */
  snoozed_until?: string | null
}

export interface NewWebhookEndpoint {
  /** An address of https; in test mode http will do as well. It must lead to a public address. 1 to 2048 characters. */
  url: string
  /** What it is for. 1 to 500 characters. Such as `Orders`. */
  description?: string | null
  /** Kinds of event, or `*` alone. The key must be allowed to read what they tell. At most 50 entries. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | '*')[]
}

export interface ReplayRequest {
  /** Events that happened at this moment or later, but not before the endpoint was registered. ISO 8601, UTC. */
  since: string
  /** Events that happened before this moment. ISO 8601, UTC. */
  until?: string
  /** Only these kinds of event. At most 50 entries. */
  event_types?: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled')[]
}

/** How long something took. */
export interface ReportDuration {
  /** How many were measured. */
  count: number
  /** Half took this long at most. Null where nothing was measured. */
  median_seconds: number | null
  /** Nine in ten took this long at most. */
  p90_seconds: number | null
}

export interface ReportFigures {
  /** Conversations that began. */
  conversations_started: number
  /** Messages of contacts. */
  messages_received: number
  /** Messages of the assistant. */
  messages_sent_by_assistant: number
  /** Messages of people, and of programs with a key. Notes do not count. */
  messages_sent_by_people: number
  first_reply: ReportDuration
  first_reply_by_assistant: ReportDuration
  first_reply_by_people: ReportDuration
  resolution: ReportDuration
  resolution_by_assistant: ReportDuration
  resolution_by_people: ReportDuration
  /** Of what was resolved. Null where nothing was. 0 to 1. */
  solved_by_assistant_share: number | null
  /** How often a conversation went to a person. */
  handovers: number
}

export interface SearchResult {
  object: 'search_result'
  /** What was found. */
  type: 'contact' | 'conversation' | 'message'
  /** The id of what was found. Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string | null
  /** The name of the contact, or the subject of the conversation. Null where the key may read neither. */
  title: string | null
  /** Plain text of at most 200 UTF-16 code units around the first match; “…” where it was cut. */
  snippet: string
  /** Where the words stand in `snippet`: offsets in UTF-16 code units, as JavaScript counts, `end` not included. */
  matches: {
    start: number
    end: number
  }[]
  /** ISO 8601, UTC. */
  created_at: string
}

export interface SecretRotation {
  /** Hours for which the secret so far signs as well. 0 ends it at once. Default: `24`. 0 to 168. */
  grace_hours?: number
}

export interface Source {
  object: 'article'
  /** Such as `svcart_01h455vb4pex5vsknk084sn02q`. */
  id: string
  title: string
  /** Where people can read it. */
  url: string | null
}

export interface Suggestion {
  object: 'conversation.suggestion'
  /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id: string
  kind: 'reply' | 'rewrite' | 'translate'
  /** A draft: nothing is sent. Null where no article answers the question. */
  text: string | null
  sources: Source[]
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** How sure the look-up of articles was of the best one. 0 to 1. */
  confidence: number | null
  /** ISO 8601, UTC. */
  created_at: string
}

export interface SuggestionRequest {
  /** `reply`: to what the contact asked last; `rewrite` and `translate` work on `text`, with a language model. Such as `reply`. */
  kind: 'reply' | 'rewrite' | 'translate'
  /** What to rewrite or to translate. 1 to 10000 characters. */
  text?: string | null
  /** ISO 639-1: into which to translate. Such as `de`. */
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
  summary: string
  points: {
    kind: 'request' | 'change' | 'answer' | 'open_question' | 'outcome'
    /** Verbatim from the message. */
    quote: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
    text: string
  }[]
  entities: {
    kind: 'order_number' | 'amount' | 'date' | 'link' | 'email' | 'phone'
    text: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  open_questions: {
    /** Verbatim from the message. */
    quote: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  outcome: 'resolved' | 'waiting_for_customer' | 'waiting_for_agent' | 'unknown'
  /** ISO 639-1; `und` where it is not known. Such as `en`. */
  language: string
  /** `embedded`, or the name of the language model. Such as `embedded`. */
  engine: string
  /** Why the embedded engine made it although a language model is set. `invalid`: not one of its points could be found in the messages, or it was no answer of the shape asked for; `not_asked`: there was no time. */
  fallback: 'not_asked' | 'budget' | 'refused' | 'invalid' | 'timeout' | 'rate_limited' | 'unreachable' | 'unauthorized' | null
  /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
  covers_through_message_id: string
  /** Whether messages have come since. */
  stale: boolean
  /** ISO 8601, UTC. */
  created_at: string
}

export interface UnansweredReport {
  object: 'assistant.unanswered_report'
  /** The newest of its kind, in the words of the contact. */
  question: string
  /** How many asked something like it. */
  count: number
  /** The newest, at most five. */
  message_ids: string[]
  /** The same, with where they stand. */
  examples: {
    /** Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
    conversation_id: string
    /** Such as `svcmsg_01h455vb4pex5vsknk084sn02q`. */
    message_id: string
  }[]
  /** When it was asked last. ISO 8601, UTC. */
  asked_at: string
}

export interface WebhookDelivery {
  object: 'webhook_delivery'
  /** Such as `svcdlv_01h455vb4pex5vsknk084sn02q`. */
  id: string
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  webhook_endpoint_id: string
  /** Such as `svcevt_01h455vb4pex5vsknk084sn02q`. */
  event_id: string
  event_type: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'ping'
  /** That of the event. */
  sequence: number
  /** `pending`: to be attempted at `next_attempt_at`; `failed`: no attempt of the schedule is left; `canceled`: the endpoint was disabled first. */
  status: 'pending' | 'delivered' | 'failed' | 'canceled'
  /** Why it has not been delivered, in words. */
  reason: string | null
  /** All of them, oldest first. */
  attempts: WebhookDeliveryAttempt[]
  /** ISO 8601, UTC. */
  next_attempt_at: string | null
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  finished_at: string | null
}

export interface WebhookDeliveryAttempt {
  /** ISO 8601, UTC. */
  at: string
  duration_ms: number
  /** What HTTP status came back; null if none did. */
  status: number | null
  /** Null is success: a status from 200 to 299. */
  error: 'dns_error' | 'connection_refused' | 'connection_reset' | 'timeout' | 'tls_error' | 'blocked_address' | 'bad_response' | 'http_status' | null
  /** The first bytes of the answer. Emptied with the contact the event tells of. */
  body: string | null
  /** Whether somebody asked for it, outside the schedule. */
  manual: boolean
}

export interface WebhookEndpoint {
  object: 'webhook_endpoint'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  id: string
  url: string
  /** Such as `Orders`. */
  description: string | null
  /** Kinds of event, or `*` for all, those to come included. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | '*')[]
  status: 'enabled' | 'disabled'
  /** `manual`: by a request; `gone`: it answered 410; `failing`: nothing but failures for five days. */
  disabled_reason: 'manual' | 'gone' | 'failing' | null
  /** ISO 8601, UTC. */
  disabled_at: string | null
  /** Since when every attempt failed. Five days of this disable it. ISO 8601, UTC. */
  failing_since: string | null
  mode: 'live' | 'test'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
}

/** A JSON merge patch (RFC 7396): what is left out stays. */
export interface WebhookEndpointChanges {
  /** An address of https; in test mode http will do as well. It must lead to a public address. 1 to 2048 characters. */
  url?: string
  /** What it is for. 1 to 500 characters. Such as `Orders`. */
  description?: string | null
  /** Kinds of event, or `*` alone. The key must be allowed to read what they tell. At most 50 entries. */
  events?: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | '*')[]
}

export interface WebhookEndpointReplay {
  object: 'webhook_endpoint.replay'
  /** Such as `svcwhe_01h455vb4pex5vsknk084sn02q`. */
  webhook_endpoint_id: string
  /** Deliveries that are pending now. */
  queued: number
  /** Whether there were more than 10,000: then ask again. */
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
  /** Kinds of event, or `*` for all, those to come included. */
  events: ('contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | '*')[]
  status: 'enabled' | 'disabled'
  /** `manual`: by a request; `gone`: it answered 410; `failing`: nothing but failures for five days. */
  disabled_reason: 'manual' | 'gone' | 'failing' | null
  /** ISO 8601, UTC. */
  disabled_at: string | null
  /** Since when every attempt failed. Five days of this disable it. ISO 8601, UTC. */
  failing_since: string | null
  mode: 'live' | 'test'
  /** ISO 8601, UTC. */
  created_at: string
  /** ISO 8601, UTC. */
  updated_at: string
  /** Signs what is delivered. It is shown in this answer and never again. Such as `whsec_0123456789ab0123456789ab0123456789ab01234567`. */
  secret: string
}

/** What `listContacts` can be asked for. */
export interface ListContactsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Contacts with a word of their name, e-mail address, telephone number or identifier that begins with each of these words, in any case, with or without accents. What is new or changed is found within about a second. 1 to 255 characters. */
  q?: string
  /** Exactly this address, in any case of letters. At most 254 characters. */
  email?: string
  /** At most 255 characters. */
  phone_number?: string
  /** At most 255 characters. */
  identifier?: string
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `previewContactMerge` can be asked for. */
export interface PreviewContactMergeQuery {
  /** The contact that becomes part of the one in the path, and is no more then. 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id: string
}

/** What `listConversations` can be asked for. */
export interface ListConversationsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** What the answer shall hold beside it: `contact`, `last_message`, separated by a comma. 1 to 255 characters. */
  expand?: string
  /** One status or several, separated by commas. 1 to 255 characters. */
  status?: string
  /** At most 255 characters. */
  contact_id?: string
  /** Whose turn it is to answer. Such as `human`. */
  handled_by?: 'assistant' | 'human'
  /** At most 255 characters. */
  channel?: string
  /** A user id, or `none`. At most 255 characters. */
  assignee?: string
  priority?: 'none' | 'low' | 'medium' | 'high' | 'urgent'
  /** One of its labels, letter by letter. 1 to 50 characters. */
  label?: string
  /** Default: `created_at`. */
  sort?: 'created_at' | 'last_message_at'
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `getConversation` can be asked for. */
export interface GetConversationQuery {
  /** What the answer shall hold beside it: `contact`, `last_message`, separated by a comma. 1 to 255 characters. */
  expand?: string
}

/** What `listMessages` can be asked for. */
export interface ListMessagesQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listCannedReplies` can be asked for. */
export interface ListCannedRepliesQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** The one with this shortcut, in whatever case. 1 to 50 characters. */
  shortcut?: string
}

/** What `listSummaryRecords` can be asked for. */
export interface ListSummaryRecordsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listAssistantTurns` can be asked for. */
export interface ListAssistantTurnsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listFeedback` can be asked for. */
export interface ListFeedbackQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `reportArticles` can be asked for. */
export interface ReportArticlesQuery {
  /** At most so many. 1 to 100. Default: `25`. */
  limit?: number
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `reportUnansweredQuestions` can be asked for. */
export interface ReportUnansweredQuestionsQuery {
  /** At most so many. 1 to 100. Default: `25`. */
  limit?: number
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `listChannels` can be asked for. */
export interface ListChannelsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `getAssistantUsage` can be asked for. */
export interface GetAssistantUsageQuery {
  /** Today and so many before it. 1 to 31. Default: `7`. */
  days?: number
}

/** What `listArticles` can be asked for. */
export interface ListArticlesQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** Words of the title or the text, or their beginnings: all must be there. The first eight count, and those that every text has do not. At most 255 characters. */
  q?: string
  status?: 'draft' | 'published'
  /** ISO 639-1. At most 255 characters. */
  language?: string
  /** The one that has this source. At most 1024 characters. */
  source?: string
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `listLeads` can be asked for. */
export interface ListLeadsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** What the answer shall hold beside it: `contact`, `evidence`, `sync_states`, separated by commas. 1 to 255 characters. */
  expand?: string
  /** One status or several, separated by commas. 1 to 255 characters. */
  status?: string
  grade?: 'hot' | 'warm' | 'cold'
  /** A score of this or more. 0 to 100. */
  min_score?: number
  /** Those with a CRM where it stands like this; `none`: in no CRM, and on the way to none. */
  sync?: 'synced' | 'waiting' | 'failed' | 'none'
  /** 1 to 255 characters. Such as `svccon_01h455vb4pex5vsknk084sn02q`. */
  contact_id?: string
  /** Made at this moment or later. ISO 8601, UTC. */
  created_after?: string
  /** Made before this moment. ISO 8601, UTC. */
  created_before?: string
}

/** What `getLead` can be asked for. */
export interface GetLeadQuery {
  /** What the answer shall hold beside it: `contact`, `evidence`, `sync_states`, separated by commas. 1 to 255 characters. */
  expand?: string
}

/** What `listLeadQualifications` can be asked for. */
export interface ListLeadQualificationsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listLeadRules` can be asked for. */
export interface ListLeadRulesQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
}

/** What `listCrmConnections` can be asked for. */
export interface ListCrmConnectionsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  status?: 'active' | 'paused'
}

/** What `listLeadSyncs` can be asked for. */
export interface ListLeadSyncsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** 1 to 255 characters. Such as `svclea_01h455vb4pex5vsknk084sn02q`. */
  lead_id?: string
  status?: 'running' | 'created' | 'updated' | 'unchanged' | 'pulled' | 'failed'
}

/** What `listWebhookEndpoints` can be asked for. */
export interface ListWebhookEndpointsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By creation: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  status?: 'enabled' | 'disabled'
}

/** What `listWebhookEndpointDeliveries` can be asked for. */
export interface ListWebhookEndpointDeliveriesQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** By event: newest first, or oldest first. Default: `desc`. */
  order?: 'asc' | 'desc'
  /** One status or several, separated by commas. 1 to 255 characters. */
  status?: string
  event_type?: 'contact.created' | 'contact.updated' | 'contact.deleted' | 'conversation.created' | 'conversation.updated' | 'conversation.status_changed' | 'conversation.handed_over' | 'conversation.assigned' | 'conversation.deleted' | 'message.created' | 'message.updated' | 'lead.qualified' | 'lead.updated' | 'lead.synced' | 'lead.sync_failed' | 'webhook_endpoint.failing' | 'webhook_endpoint.disabled' | 'ping'
  /** At most 255 characters. */
  event_id?: string
}

/** What `listEvents` can be asked for. */
export interface ListEventsQuery {
  /** Objects per page. 1 to 100. Default: `25`. */
  limit?: number
  /** The `next_cursor` of the page before; the filters and the order must be the same. 1 to 512 characters. */
  cursor?: string
  /** Oldest first, unless told otherwise. Default: `asc`. */
  order?: 'asc' | 'desc'
  /** Only events that follow this one, by its id. 1 to 255 characters. */
  after?: string
  /** Kinds of event, separated by commas. 1 to 1000 characters. */
  types?: string
}

/** What `streamEvents` can be asked for. */
export interface StreamEventsQuery {
  /** Begin with what followed this event, by its id. Without it and without `Last-Event-ID`: from now on. 1 to 255 characters. */
  after?: string
  /** Kinds of event, separated by commas. 1 to 1000 characters. */
  types?: string
  /** 1 to 255 characters. Such as `svccnv_01h455vb4pex5vsknk084sn02q`. */
  conversation_id?: string
}

/** What `search` can be asked for. */
export interface SearchQuery {
  /** What to look for, in at most 255 characters: words, the beginning of words, an e-mail address or a part of one, digits of a telephone number. All words must match; case and accents do not matter, and one wrong letter in a word is forgiven where nothing else is found. The first 12 words count. */
  q: string
  /** `contact`, `conversation`, `message`, separated by commas. By default those that the key may read. 1 to 255 characters. */
  types?: string
  /** How many of the best matches. 1 to 100. Default: `25`. */
  limit?: number
}

/** What `reportConversations` can be asked for. */
export interface ReportConversationsQuery {
  /** A date in the time zone, from its beginning, or a moment; to the quarter of an hour. By default 28 days ago. 1 to 40 characters. Such as `2026-11-01`. */
  since?: string
  /** The same, not counted any more. By default the end of today. 1 to 40 characters. Such as `2026-11-22`. */
  until?: string
  /** Days of a period of 366 at most, or hours of one of 31 days. Default: `day`. */
  interval?: 'hour' | 'day'
  /** A name of the IANA database: what days, hours and weekdays are told in. 1 to 64 characters. Default: `UTC`. */
  time_zone?: string
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
  | 'contacts_not_mergeable'
  | 'article_already_exists'
  | 'status_transition_not_allowed'
  | 'conversation_resolved'
  | 'conversation_already_assigned'
  | 'conversation_empty'
  | 'assistant_off'
  | 'message_not_by_assistant'
  | 'assistant_model_required'
  | 'crm_not_configured'
  | 'crm_connection_paused'
  | 'webhook_endpoint_limit_reached'
  | 'webhook_endpoint_disabled'
  | 'webhook_secret_rotation_in_progress'
  | 'lead_rule_already_exists'
  | 'lead_rule_limit_reached'
  | 'lead_rule_not_own'
  | 'canned_reply_already_exists'
  | 'canned_reply_limit_reached'
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
