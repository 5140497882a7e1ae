// Made by scripts/generate.ts from openapi.json: change the routes instead.

import type { Api, ConditionalOptions, RequestOptions, StreamOptions, WriteOptions } from '../api.ts'
import type { List } from '../pages.ts'
import type {
  Acceptance,
  Article,
  ArticleChanges,
  ArticleReport,
  AssistantChanges,
  AssistantPreview,
  AssistantQuestion,
  AssistantSettings,
  AssistantTest,
  AssistantTurn,
  AssistantUsage,
  CannedReply,
  CannedReplyChanges,
  Contact,
  ContactChanges,
  ContactImport,
  ContactMergePreview,
  ContactToMerge,
  ContactsToImport,
  Conversation,
  ConversationChanges,
  ConversationReport,
  ConversationSummary,
  CrmBackfill,
  CrmBackfillRequest,
  CrmConnection,
  CrmConnectionChanges,
  CrmConnectionTest,
  CrmDryRun,
  CrmDryRunRequest,
  CrmField,
  DeletedArticle,
  DeletedCannedReply,
  DeletedContact,
  DeletedCrmConnection,
  DeletedLeadRule,
  DeletedWebhookEndpoint,
  Event,
  Feedback,
  GetAssistantUsageQuery,
  GetConversationQuery,
  GetLeadQuery,
  HandoverRequest,
  KnowledgeQuestion,
  KnowledgeSearchResult,
  Lead,
  LeadChanges,
  LeadQualification,
  LeadRule,
  LeadRuleChanges,
  LeadRuleDryRun,
  LeadRuleTrial,
  LeadSync,
  LeadSyncRecord,
  LeadSyncRequest,
  LeadToQualify,
  ListArticlesQuery,
  ListAssistantTurnsQuery,
  ListCannedRepliesQuery,
  ListContactsQuery,
  ListConversationsQuery,
  ListCrmConnectionsQuery,
  ListEventsQuery,
  ListFeedbackQuery,
  ListLeadQualificationsQuery,
  ListLeadRulesQuery,
  ListLeadSyncsQuery,
  ListLeadsQuery,
  ListMessagesQuery,
  ListSummaryRecordsQuery,
  ListWebhookEndpointDeliveriesQuery,
  ListWebhookEndpointsQuery,
  Message,
  NewArticle,
  NewCannedReply,
  NewContact,
  NewConversation,
  NewCrmConnection,
  NewFeedback,
  NewLeadRule,
  NewMessage,
  NewStatus,
  NewWebhookEndpoint,
  PreviewContactMergeQuery,
  ReplayRequest,
  ReportArticlesQuery,
  ReportConversationsQuery,
  ReportUnansweredQuestionsQuery,
  SearchQuery,
  SearchResult,
  SecretRotation,
  StreamEventsQuery,
  Suggestion,
  SuggestionRequest,
  SummaryRecord,
  UnansweredReport,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointReplay,
  WebhookEndpointTest,
  WebhookEndpointWithSecret,
} from './types.ts'

/** Everything the API can do, by area. */
export class Resources {
  readonly contacts: Contacts
  readonly conversations: Conversations
  readonly messages: Messages
  readonly cannedReplies: CannedReplies
  readonly assistant: Assistant
  readonly knowledge: Knowledge
  readonly leads: Leads
  readonly leadRules: LeadRules
  readonly crmConnections: CrmConnections
  readonly webhookEndpoints: WebhookEndpoints
  readonly events: Events
  readonly search: Search
  readonly reports: Reports

  constructor(api: Api) {
    this.contacts = new Contacts(api)
    this.conversations = new Conversations(api)
    this.messages = new Messages(api)
    this.cannedReplies = new CannedReplies(api)
    this.assistant = new Assistant(api)
    this.knowledge = new Knowledge(api)
    this.leads = new Leads(api)
    this.leadRules = new LeadRules(api)
    this.crmConnections = new CrmConnections(api)
    this.webhookEndpoints = new WebhookEndpoints(api)
    this.events = new Events(api)
    this.search = new Search(api)
    this.reports = new Reports(api)
  }
}

/** The people a business talks to. */
export class Contacts {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List contacts. Needs the scope `contacts:read`.
   *
   * @example
   * for await (const contact of parley.contacts.list()) console.log(contact)
   */
  list(query: ListContactsQuery = {}, options: RequestOptions = {}): List<Contact> {
    return this.#api.list<Contact>('GET', '/contacts', { query, options })
  }

  /**
   * Create a contact. Needs the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contact_already_exists`.
   *
   * @example
   * const contact = await parley.contacts.create({ name: 'Ana Sousa', email: 'ana@example.com', phone_number: '+351210000000', identifier: 'user-1042', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  create(body: NewContact, options: WriteOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('POST', '/contacts', { body, options })
  }

  /**
   * Get a contact. Needs the scope `contacts:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const contact = await parley.contacts.get('svccon_01h455vb4pex5vsknk084sn02q')
   */
  get(contact_id: string, options: RequestOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('GET', '/contacts/{contact_id}', { places: { contact_id }, options })
  }

  /**
   * Update a contact. Needs the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contact_already_exists`, `precondition_failed`.
   *
   * @example
   * const contact = await parley.contacts.update('svccon_01h455vb4pex5vsknk084sn02q', { name: 'Ana Sousa', email: 'ana@example.com', phone_number: '+351210000000', identifier: 'user-1042', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  update(contact_id: string, body: ContactChanges = {}, options: ConditionalOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('PATCH', '/contacts/{contact_id}', { places: { contact_id }, body, options })
  }

  /**
   * Delete a contact. Its conversations, messages, summaries and its lead go with it. Needs the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const deletedContact = await parley.contacts.delete('svccon_01h455vb4pex5vsknk084sn02q')
   */
  delete(contact_id: string, options: ConditionalOptions = {}): Promise<DeletedContact> {
    return this.#api.send<DeletedContact>('DELETE', '/contacts/{contact_id}', { places: { contact_id }, options })
  }

  /**
   * Import contacts. Many at once. Each row is checked and answered by itself: one that fails harms no other. What can be taken is kept together, with an event for each contact made or changed; under an Idempotency-Key, once. Needs the scope `contacts:write`.
   *
   * @example
   * const contactImport = await parley.contacts.import({ contacts: [{ name: 'Ana Sousa', email: 'ana@example.com' }] })
   */
  import(body: ContactsToImport, options: WriteOptions = {}): Promise<ContactImport> {
    return this.#api.send<ContactImport>('POST', '/contacts/import', { body, options })
  }

  /**
   * Preview a merge of two contacts. What would come of it, as both are now: `contact` as it will be, and `merged`, which is no more then. Nothing is changed. Needs the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contacts_not_mergeable`.
   *
   * @example
   * const contactMergePreview = await parley.contacts.previewMerge('svccon_01h455vb4pex5vsknk084sn02q')
   */
  previewMerge(contact_id: string, query: PreviewContactMergeQuery, options: RequestOptions = {}): Promise<ContactMergePreview> {
    return this.#api.send<ContactMergePreview>('GET', '/contacts/{contact_id}/merge', { places: { contact_id }, query, options })
  }

  /**
   * Merge two contacts. The contact in the path stays: it gets the conversations, messages and lead of the other, and fills what it has empty (address, telephone number, identifier, attributes) from it. Where both say something, its own word stands. The other is deleted. All of it happens, or none. Needs the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contacts_not_mergeable`, `precondition_failed`.
   *
   * @example
   * const contact = await parley.contacts.merge('svccon_01h455vb4pex5vsknk084sn02q', { contact_id: 'svccon_01h455vb4pex5vsknk084sn02q' })
   */
  merge(contact_id: string, body: ContactToMerge, options: ConditionalOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('POST', '/contacts/{contact_id}/merge', { places: { contact_id }, body, options })
  }
}

/** Exchanges with contacts: whose turn it is, hand-over between assistant and people, summaries. */
export class Conversations {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List conversations. Needs the scope `conversations:read`.
   *
   * @example
   * for await (const conversation of parley.conversations.list()) console.log(conversation)
   */
  list(query: ListConversationsQuery = {}, options: RequestOptions = {}): List<Conversation> {
    return this.#api.list<Conversation>('GET', '/conversations', { query, options })
  }

  /**
   * Start a conversation. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `assistant_off`.
   *
   * @example
   * const conversation = await parley.conversations.start({ contact_id: 'svccon_01h455vb4pex5vsknk084sn02q', subject: 'Order 1042 has not arrived', handled_by: 'human', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  start(body: NewConversation, options: WriteOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('POST', '/conversations', { body, options })
  }

  /**
   * Get a conversation. Needs the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const conversation = await parley.conversations.get('svccnv_01h455vb4pex5vsknk084sn02q')
   */
  get(conversation_id: string, query: GetConversationQuery = {}, options: RequestOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('GET', '/conversations/{conversation_id}', { places: { conversation_id }, query, options })
  }

  /**
   * Update a conversation. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const conversation = await parley.conversations.update('svccnv_01h455vb4pex5vsknk084sn02q', { assignee: 'svcusr_01h455vb4pex5vsknk084sn02q', subject: 'Order 1042 has not arrived', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  update(conversation_id: string, body: ConversationChanges = {}, options: ConditionalOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('PATCH', '/conversations/{conversation_id}', { places: { conversation_id }, body, options })
  }

  /**
   * Change the status of a conversation. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `status_transition_not_allowed`, `assistant_off`, `precondition_failed`.
   *
   * @example
   * const conversation = await parley.conversations.changeStatus('svccnv_01h455vb4pex5vsknk084sn02q', { status: 'open' })
   */
  changeStatus(conversation_id: string, body: NewStatus, options: ConditionalOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('POST', '/conversations/{conversation_id}/status', { places: { conversation_id }, body, options })
  }

  /**
   * Hand a conversation over to a human. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `conversation_resolved`, `precondition_failed`.
   *
   * @example
   * const conversation = await parley.conversations.handOver('svccnv_01h455vb4pex5vsknk084sn02q', { reason: 'Asks for a refund', note: 'Ordered twice by mistake.', assignee: 'svcusr_01h455vb4pex5vsknk084sn02q' })
   */
  handOver(conversation_id: string, body: HandoverRequest = {}, options: ConditionalOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('POST', '/conversations/{conversation_id}/handover', { places: { conversation_id }, body, options })
  }

  /**
   * Take a conversation on. Of several who try at once, one wins. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `conversation_resolved`, `conversation_already_assigned`, `precondition_failed`.
   *
   * @example
   * const conversation = await parley.conversations.accept('svccnv_01h455vb4pex5vsknk084sn02q', { assignee: 'svcusr_01h455vb4pex5vsknk084sn02q' })
   */
  accept(conversation_id: string, body: Acceptance = {}, options: ConditionalOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('POST', '/conversations/{conversation_id}/accept', { places: { conversation_id }, body, options })
  }

  /**
   * Summarize a conversation. Private notes are left out. An unchanged conversation gives the same summary again. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `conversation_empty`.
   *
   * @example
   * const conversationSummary = await parley.conversations.summarize('svccnv_01h455vb4pex5vsknk084sn02q')
   */
  summarize(conversation_id: string, options: WriteOptions = {}): Promise<ConversationSummary> {
    return this.#api.send<ConversationSummary>('POST', '/conversations/{conversation_id}/summarize', { places: { conversation_id }, options })
  }

  /**
   * List the summaries of a conversation, with their evidence. Needs the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const summaryRecord of parley.conversations.listSummaryRecords('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(summaryRecord)
   */
  listSummaryRecords(conversation_id: string, query: ListSummaryRecordsQuery = {}, options: RequestOptions = {}): List<SummaryRecord> {
    return this.#api.list<SummaryRecord>('GET', '/conversations/{conversation_id}/summary_records', { places: { conversation_id }, query, options })
  }

  /**
   * List what the assistant did about a conversation. Needs the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const assistantTurn of parley.conversations.listAssistantTurns('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(assistantTurn)
   */
  listAssistantTurns(conversation_id: string, query: ListAssistantTurnsQuery = {}, options: RequestOptions = {}): List<AssistantTurn> {
    return this.#api.list<AssistantTurn>('GET', '/conversations/{conversation_id}/assistant_turns', { places: { conversation_id }, query, options })
  }

  /**
   * Draft a reply, or rework one. Nothing is sent. Without a language model, a reply is what the articles say, in their own words. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `assistant_model_required`.
   *
   * @example
   * const suggestion = await parley.conversations.suggestFor('svccnv_01h455vb4pex5vsknk084sn02q', { kind: 'reply', language: 'de' })
   */
  suggestFor(conversation_id: string, body: SuggestionRequest, options: WriteOptions = {}): Promise<Suggestion> {
    return this.#api.send<Suggestion>('POST', '/conversations/{conversation_id}/suggest', { places: { conversation_id }, body, options })
  }

  /**
   * List the ratings of the replies in a conversation. Needs the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const feedback of parley.conversations.listFeedback('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(feedback)
   */
  listFeedback(conversation_id: string, query: ListFeedbackQuery = {}, options: RequestOptions = {}): List<Feedback> {
    return this.#api.list<Feedback>('GET', '/conversations/{conversation_id}/feedback', { places: { conversation_id }, query, options })
  }
}

/** What was said in a conversation, and notes among colleagues. */
export class Messages {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List the messages of a conversation. Needs the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const message of parley.messages.list('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(message)
   */
  list(conversation_id: string, query: ListMessagesQuery = {}, options: RequestOptions = {}): List<Message> {
    return this.#api.list<Message>('GET', '/conversations/{conversation_id}/messages', { places: { conversation_id }, query, options })
  }

  /**
   * Send a message. An outbound message takes the conversation over from the assistant. An inbound one reopens it. Needs the scope `messages:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const message = await parley.messages.send('svccnv_01h455vb4pex5vsknk084sn02q', { content: 'Your order left our warehouse this morning.', in_reply_to: 'svcmsg_01h455vb4pex5vsknk084sn02q' })
   */
  send(conversation_id: string, body: NewMessage, options: WriteOptions = {}): Promise<Message> {
    return this.#api.send<Message>('POST', '/conversations/{conversation_id}/messages', { places: { conversation_id }, body, options })
  }

  /**
   * Rate a reply of the assistant. The last word counts. Needs the scope `messages:write`.
   *
   * Errors of its own: `resource_not_found`, `message_not_by_assistant`.
   *
   * @example
   * const feedback = await parley.messages.rate('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q', { rating: 'up', comment: 'It is 14 days, not 30.' })
   */
  rate(conversation_id: string, message_id: string, body: NewFeedback, options: WriteOptions = {}): Promise<Feedback> {
    return this.#api.send<Feedback>('POST', '/conversations/{conversation_id}/messages/{message_id}/feedback', { places: { conversation_id, message_id }, body, options })
  }

  /**
   * Get the rating of a reply of the assistant. Needs the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const feedback = await parley.messages.getFeedback('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q')
   */
  getFeedback(conversation_id: string, message_id: string, options: RequestOptions = {}): Promise<Feedback> {
    return this.#api.send<Feedback>('GET', '/conversations/{conversation_id}/messages/{message_id}/feedback', { places: { conversation_id, message_id }, options })
  }
}

/** Answers that are written once and used often. */
export class CannedReplies {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List canned replies. Needs the scope `conversations:read`.
   *
   * @example
   * for await (const cannedReply of parley.cannedReplies.list()) console.log(cannedReply)
   */
  list(query: ListCannedRepliesQuery = {}, options: RequestOptions = {}): List<CannedReply> {
    return this.#api.list<CannedReply>('GET', '/canned_replies', { query, options })
  }

  /**
   * Create a canned reply. Needs the scope `conversations:write`.
   *
   * Errors of its own: `canned_reply_already_exists`, `canned_reply_limit_reached`.
   *
   * @example
   * const cannedReply = await parley.cannedReplies.create({ shortcut: 'shipping', title: 'How long delivery takes', content: 'Hello {{contact.first_name}}, delivery takes two working days.' })
   */
  create(body: NewCannedReply, options: WriteOptions = {}): Promise<CannedReply> {
    return this.#api.send<CannedReply>('POST', '/canned_replies', { body, options })
  }

  /**
   * Get a canned reply. Needs the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const cannedReply = await parley.cannedReplies.get('svccan_01h455vb4pex5vsknk084sn02q')
   */
  get(canned_reply_id: string, options: RequestOptions = {}): Promise<CannedReply> {
    return this.#api.send<CannedReply>('GET', '/canned_replies/{canned_reply_id}', { places: { canned_reply_id }, options })
  }

  /**
   * Update a canned reply. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `canned_reply_already_exists`, `precondition_failed`.
   *
   * @example
   * const cannedReply = await parley.cannedReplies.update('svccan_01h455vb4pex5vsknk084sn02q', { shortcut: 'shipping', title: 'How long delivery takes', content: 'Hello {{contact.first_name}}, delivery takes two working days.' })
   */
  update(canned_reply_id: string, body: CannedReplyChanges = {}, options: ConditionalOptions = {}): Promise<CannedReply> {
    return this.#api.send<CannedReply>('PATCH', '/canned_replies/{canned_reply_id}', { places: { canned_reply_id }, body, options })
  }

  /**
   * Delete a canned reply. Needs the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const deletedCannedReply = await parley.cannedReplies.delete('svccan_01h455vb4pex5vsknk084sn02q')
   */
  delete(canned_reply_id: string, options: ConditionalOptions = {}): Promise<DeletedCannedReply> {
    return this.#api.send<DeletedCannedReply>('DELETE', '/canned_replies/{canned_reply_id}', { places: { canned_reply_id }, options })
  }
}

/** How it behaves, and the language model it asks, if there is one. */
export class Assistant {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Preview what the assistant would say. The decision that replies are made by, for a customer who begins with this question. Nobody is told anything, and no conversation is made. Where the assistant is switched off, as if it were on. Needs the scope `knowledge:write` or `conversations:write`.
   *
   * @example
   * const assistantPreview = await parley.assistant.previewReply({ question: 'how do i send my bike back?' })
   */
  previewReply(body: AssistantQuestion, options: WriteOptions = {}): Promise<AssistantPreview> {
    return this.#api.send<AssistantPreview>('POST', '/assistant/preview', { body, options })
  }

  /**
   * Report articles that were cited in replies rated down. Of the last 30 days, unless said otherwise. Needs the scope `knowledge:read`, too. Needs the scope `conversations:read`.
   *
   * @example
   * for await (const articleReport of parley.assistant.reportArticles()) console.log(articleReport)
   */
  reportArticles(query: ReportArticlesQuery = {}, options: RequestOptions = {}): List<ArticleReport> {
    return this.#api.list<ArticleReport>('GET', '/assistant/reports/articles', { query, options })
  }

  /**
   * Report questions that no article answers. Of the last 30 days, unless said otherwise. Needs the scope `knowledge:read`, too. Needs the scope `conversations:read`.
   *
   * @example
   * for await (const unansweredReport of parley.assistant.reportUnansweredQuestions()) console.log(unansweredReport)
   */
  reportUnansweredQuestions(query: ReportUnansweredQuestionsQuery = {}, options: RequestOptions = {}): List<UnansweredReport> {
    return this.#api.list<UnansweredReport>('GET', '/assistant/reports/unanswered', { query, options })
  }

  /**
   * Get the settings of the assistant. Needs the scope `channels:read`.
   *
   * @example
   * const assistantSettings = await parley.assistant.get()
   */
  get(options: RequestOptions = {}): Promise<AssistantSettings> {
    return this.#api.send<AssistantSettings>('GET', '/assistant', { options })
  }

  /**
   * Change the settings of the assistant. A merge patch. A model is set with `provider`, `base_url` and `model` together; ask `POST /assistant/test` whether it works. Needs the scope `channels:write`.
   *
   * Errors of its own: `precondition_failed`.
   *
   * @example
   * const assistantSettings = await parley.assistant.update({ name: 'Assistant', channels: { api: 'assistant' }, base_url: 'http://127.0.0.1:11434/v1', model: 'llama3.2', embedding_model: 'nomic-embed-text', api_key: 'sk-example' })
   */
  update(body: AssistantChanges = {}, options: ConditionalOptions = {}): Promise<AssistantSettings> {
    return this.#api.send<AssistantSettings>('PATCH', '/assistant', { body, options })
  }

  /**
   * Test the language model. Asks it something simple, and remembers how its server makes it keep to a shape. That it does not work is an answer, with what to do. Needs the scope `channels:write`.
   *
   * @example
   * const assistantTest = await parley.assistant.test()
   */
  test(options: WriteOptions = {}): Promise<AssistantTest> {
    return this.#api.send<AssistantTest>('POST', '/assistant/test', { options })
  }

  /**
   * Get what language models took. Needs the scope `channels:read`.
   *
   * @example
   * const assistantUsage = await parley.assistant.getUsage()
   */
  getUsage(query: GetAssistantUsageQuery = {}, options: RequestOptions = {}): Promise<AssistantUsage> {
    return this.#api.send<AssistantUsage>('GET', '/assistant/usage', { query, options })
  }
}

/** Articles that the assistant answers from. */
export class Knowledge {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List articles. Needs the scope `knowledge:read`.
   *
   * @example
   * for await (const article of parley.knowledge.listArticles()) console.log(article)
   */
  listArticles(query: ListArticlesQuery = {}, options: RequestOptions = {}): List<Article> {
    return this.#api.list<Article>('GET', '/knowledge/articles', { query, options })
  }

  /**
   * Create an article. A draft, unless told otherwise. What is published counts at once in every answer. Needs the scope `knowledge:write`.
   *
   * Errors of its own: `article_already_exists`.
   *
   * @example
   * const article = await parley.knowledge.createArticle({ title: 'Returning a bicycle', body: '## How long
   *
   * You can return a bicycle within 30 days.', language: 'en', url: 'https://lindqvist.example/help/returns', source: 'help/returns.md' })
   */
  createArticle(body: NewArticle, options: WriteOptions = {}): Promise<Article> {
    return this.#api.send<Article>('POST', '/knowledge/articles', { body, options })
  }

  /**
   * Get an article. Needs the scope `knowledge:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const article = await parley.knowledge.getArticle('svcart_01h455vb4pex5vsknk084sn02q')
   */
  getArticle(article_id: string, options: RequestOptions = {}): Promise<Article> {
    return this.#api.send<Article>('GET', '/knowledge/articles/{article_id}', { places: { article_id }, options })
  }

  /**
   * Update an article. Needs the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`, `article_already_exists`, `precondition_failed`.
   *
   * @example
   * const article = await parley.knowledge.updateArticle('svcart_01h455vb4pex5vsknk084sn02q', { title: 'Returning a bicycle', body: '## How long
   *
   * You can return a bicycle within 30 days.', language: 'en', url: 'https://lindqvist.example/help/returns', source: 'help/returns.md' })
   */
  updateArticle(article_id: string, body: ArticleChanges = {}, options: ConditionalOptions = {}): Promise<Article> {
    return this.#api.send<Article>('PATCH', '/knowledge/articles/{article_id}', { places: { article_id }, body, options })
  }

  /**
   * Delete an article. Nothing is answered from it any more; messages that cited it keep its title. Needs the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const deletedArticle = await parley.knowledge.deleteArticle('svcart_01h455vb4pex5vsknk084sn02q')
   */
  deleteArticle(article_id: string, options: ConditionalOptions = {}): Promise<DeletedArticle> {
    return this.#api.send<DeletedArticle>('DELETE', '/knowledge/articles/{article_id}', { places: { article_id }, options })
  }

  /**
   * Publish an article. The assistant answers from it. One that is published stays as it is. Needs the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const article = await parley.knowledge.publishArticle('svcart_01h455vb4pex5vsknk084sn02q')
   */
  publishArticle(article_id: string, options: ConditionalOptions = {}): Promise<Article> {
    return this.#api.send<Article>('POST', '/knowledge/articles/{article_id}/publish', { places: { article_id }, options })
  }

  /**
   * Unpublish an article. A draft again: nothing is answered from it. Needs the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const article = await parley.knowledge.unpublishArticle('svcart_01h455vb4pex5vsknk084sn02q')
   */
  unpublishArticle(article_id: string, options: ConditionalOptions = {}): Promise<Article> {
    return this.#api.send<Article>('POST', '/knowledge/articles/{article_id}/unpublish', { places: { article_id }, options })
  }

  /**
   * Search the articles. What the assistant would go by if a customer asked this: which articles, which part of them, and how sure. Needs the scope `knowledge:read`.
   *
   * @example
   * const knowledgeSearchResult = await parley.knowledge.search({ query: 'how do i send my bike back?', language: 'en' })
   */
  search(body: KnowledgeQuestion, options: WriteOptions = {}): Promise<KnowledgeSearchResult> {
    return this.#api.send<KnowledgeSearchResult>('POST', '/knowledge/search', { body, options })
  }
}

/** Contacts who may buy: qualified by rules, passed on to a CRM. */
export class Leads {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Qualify a contact as a lead. Judges the contact by the lead rules, from what it wrote and what is known of it. The first time makes it a lead. As long as the result stays the same, the answer does, and no event is written. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `conversation_contact_mismatch`.
   *
   * @example
   * const leadQualification = await parley.leads.qualify({ contact_id: 'svccon_01h455vb4pex5vsknk084sn02q', conversation_id: 'svccnv_01h455vb4pex5vsknk084sn02q' })
   */
  qualify(body: LeadToQualify, options: WriteOptions = {}): Promise<LeadQualification> {
    return this.#api.send<LeadQualification>('POST', '/leads/qualify', { body, options })
  }

  /**
   * List leads. Needs the scope `leads:read`.
   *
   * @example
   * for await (const lead of parley.leads.list()) console.log(lead)
   */
  list(query: ListLeadsQuery = {}, options: RequestOptions = {}): List<Lead> {
    return this.#api.list<Lead>('GET', '/leads', { query, options })
  }

  /**
   * Get a lead. Needs the scope `leads:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const lead = await parley.leads.get('svclea_01h455vb4pex5vsknk084sn02q')
   */
  get(lead_id: string, query: GetLeadQuery = {}, options: RequestOptions = {}): Promise<Lead> {
    return this.#api.send<Lead>('GET', '/leads/{lead_id}', { places: { lead_id }, query, options })
  }

  /**
   * Override a lead. A person’s word: it holds whatever the rules find later, until it is cleared with null. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const lead = await parley.leads.update('svclea_01h455vb4pex5vsknk084sn02q', { score: 90, note: 'Met at the fair.' })
   */
  update(lead_id: string, body: LeadChanges = {}, options: ConditionalOptions = {}): Promise<Lead> {
    return this.#api.send<Lead>('PATCH', '/leads/{lead_id}', { places: { lead_id }, body, options })
  }

  /**
   * List the qualifications of a lead. Each that differed from the one before it. Needs the scope `leads:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const leadQualification of parley.leads.listQualifications('svclea_01h455vb4pex5vsknk084sn02q')) console.log(leadQualification)
   */
  listQualifications(lead_id: string, query: ListLeadQualificationsQuery = {}, options: RequestOptions = {}): List<LeadQualification> {
    return this.#api.list<LeadQualification>('GET', '/leads/{lead_id}/qualifications', { places: { lead_id }, query, options })
  }

  /**
   * Sync a lead to a CRM. Writes the lead, and a note for each of its resolved conversations, to the CRM, and answers within ten seconds. The record is found again by its id, before the first sync by its e-mail address: a repeat makes no second one. Qualified leads are synced by themselves. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `crm_not_configured`, `crm_connection_paused`, `crm_rejected`, `crm_unavailable`, `crm_timeout`.
   *
   * @example
   * const leadSync = await parley.leads.sync('svclea_01h455vb4pex5vsknk084sn02q', { connection_id: 'svccrm_01h455vb4pex5vsknk084sn02q' })
   */
  sync(lead_id: string, body: LeadSyncRequest = {}, options: WriteOptions = {}): Promise<LeadSync> {
    return this.#api.send<LeadSync>('POST', '/leads/{lead_id}/sync', { places: { lead_id }, body, options })
  }
}

/** What makes a lead a good one. */
export class LeadRules {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List lead rules. Those that come with the service, as you changed them, and your own. Needs the scope `leads:read`.
   *
   * @example
   * for await (const leadRule of parley.leadRules.list()) console.log(leadRule)
   */
  list(query: ListLeadRulesQuery = {}, options: RequestOptions = {}): List<LeadRule> {
    return this.#api.list<LeadRule>('GET', '/lead_rules', { query, options })
  }

  /**
   * Create a lead rule. Met where the contact writes one of its words. Needs the scope `leads:write`.
   *
   * Errors of its own: `lead_rule_already_exists`, `lead_rule_limit_reached`.
   *
   * @example
   * const leadRule = await parley.leadRules.create({ name: 'wants_cargo_bikes', part: 'fit', points: 10, words: ['cargo bike', 'fleet'], description: 'Asks for cargo bikes.' })
   */
  create(body: NewLeadRule, options: WriteOptions = {}): Promise<LeadRule> {
    return this.#api.send<LeadRule>('POST', '/lead_rules', { body, options })
  }

  /**
   * Try lead rules. Shows whose score would change, of the newest leads, and changes nothing. It stops after five seconds and says how far it came. Needs the scope `leads:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const leadRuleDryRun = await parley.leadRules.dryRun({ rules: [{ name: 'asks_for_tandems', part: 'intent', points: 10, words: ['tandem'] }] })
   */
  dryRun(body: LeadRuleTrial, options: WriteOptions = {}): Promise<LeadRuleDryRun> {
    return this.#api.send<LeadRuleDryRun>('POST', '/lead_rules/dry_run', { body, options })
  }

  /**
   * Get a lead rule. Needs the scope `leads:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const leadRule = await parley.leadRules.get('svcrul_01h455vb4pex5vsknk084sn02q')
   */
  get(lead_rule_id: string, options: RequestOptions = {}): Promise<LeadRule> {
    return this.#api.send<LeadRule>('GET', '/lead_rules/{lead_rule_id}', { places: { lead_rule_id }, options })
  }

  /**
   * Update a lead rule. Leads are judged by it when they are next qualified. Try it first: `POST /lead_rules/dry_run`. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const leadRule = await parley.leadRules.update('svcrul_01h455vb4pex5vsknk084sn02q', { points: 10, words: ['cargo bike', 'fleet'] })
   */
  update(lead_rule_id: string, body: LeadRuleChanges = {}, options: ConditionalOptions = {}): Promise<LeadRule> {
    return this.#api.send<LeadRule>('PATCH', '/lead_rules/{lead_rule_id}', { places: { lead_rule_id }, body, options })
  }

  /**
   * Delete a lead rule. One of your own. Those that come with the service are switched off instead. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `lead_rule_not_own`, `precondition_failed`.
   *
   * @example
   * const deletedLeadRule = await parley.leadRules.delete('svcrul_01h455vb4pex5vsknk084sn02q')
   */
  delete(lead_rule_id: string, options: ConditionalOptions = {}): Promise<DeletedLeadRule> {
    return this.#api.send<DeletedLeadRule>('DELETE', '/lead_rules/{lead_rule_id}', { places: { lead_rule_id }, options })
  }

  /**
   * Reset a lead rule. As it came with the service. One of your own stays as it is. Needs the scope `leads:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const leadRule = await parley.leadRules.reset('svcrul_01h455vb4pex5vsknk084sn02q')
   */
  reset(lead_rule_id: string, options: ConditionalOptions = {}): Promise<LeadRule> {
    return this.#api.send<LeadRule>('POST', '/lead_rules/{lead_rule_id}/reset', { places: { lead_rule_id }, options })
  }
}

/** Where leads are passed on to. */
export class CrmConnections {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List CRM connections. Needs the scope `crm:read`.
   *
   * @example
   * for await (const crmConnection of parley.crmConnections.list()) console.log(crmConnection)
   */
  list(query: ListCrmConnectionsQuery = {}, options: RequestOptions = {}): List<CrmConnection> {
    return this.#api.list<CrmConnection>('GET', '/crm_connections', { query, options })
  }

  /**
   * Connect a CRM. The CRM is asked first: a connection that does not work is not made. Without a mapping it gets the usual one of its vendor, as far as the fields are there. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`, `crm_rejected`, `crm_unavailable`, `crm_timeout`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.create({ provider: 'fake', name: 'Sales' })
   */
  create(body: NewCrmConnection, options: WriteOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('POST', '/crm_connections', { body, options })
  }

  /**
   * Get a CRM connection. Needs the scope `crm:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.get('text')
   */
  get(connection_id: string, options: RequestOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('GET', '/crm_connections/{connection_id}', { places: { connection_id }, options })
  }

  /**
   * Update a CRM connection. With new settings, credentials or a new mapping the CRM is asked first. New credentials that work resume a connection whose old ones were refused. Another `base_url` needs the credentials again. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`, `crm_rejected`, `crm_unavailable`, `crm_timeout`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.update('text', { name: 'Sales' })
   */
  update(connection_id: string, body: CrmConnectionChanges = {}, options: ConditionalOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('PATCH', '/crm_connections/{connection_id}', { places: { connection_id }, body, options })
  }

  /**
   * Delete a CRM connection. Its credentials, links and journal go with it. What it has written over there stays there. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const deletedCrmConnection = await parley.crmConnections.delete('text')
   */
  delete(connection_id: string, options: ConditionalOptions = {}): Promise<DeletedCrmConnection> {
    return this.#api.send<DeletedCrmConnection>('DELETE', '/crm_connections/{connection_id}', { places: { connection_id }, options })
  }

  /**
   * Test a CRM connection. Asks the CRM who we are. That it refuses is an answer, with what to do. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const crmConnectionTest = await parley.crmConnections.test('text')
   */
  test(connection_id: string, options: WriteOptions = {}): Promise<CrmConnectionTest> {
    return this.#api.send<CrmConnectionTest>('POST', '/crm_connections/{connection_id}/test', { places: { connection_id }, options })
  }

  /**
   * List a CRM's fields. As the CRM describes them at this moment. Empty where it does not: then any name may be mapped. Needs the scope `crm:read`.
   *
   * Errors of its own: `resource_not_found`, `crm_rejected`, `crm_unavailable`, `crm_timeout`.
   *
   * @example
   * for await (const crmField of parley.crmConnections.listCrmFields('text')) console.log(crmField)
   */
  listCrmFields(connection_id: string, options: RequestOptions = {}): List<CrmField> {
    return this.#api.list<CrmField>('GET', '/crm_connections/{connection_id}/fields', { places: { connection_id }, options })
  }

  /**
   * Show what would be written of a lead. Nothing is sent. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const crmDryRun = await parley.crmConnections.dryRun('text', { lead_id: 'svclea_01h455vb4pex5vsknk084sn02q' })
   */
  dryRun(connection_id: string, body: CrmDryRunRequest, options: WriteOptions = {}): Promise<CrmDryRun> {
    return this.#api.send<CrmDryRun>('POST', '/crm_connections/{connection_id}/dry_run', { places: { connection_id }, body, options })
  }

  /**
   * Pause a CRM connection. Nothing more is sent. What is to be sent waits. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.pause('text')
   */
  pause(connection_id: string, options: ConditionalOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('POST', '/crm_connections/{connection_id}/pause', { places: { connection_id }, options })
  }

  /**
   * Resume a CRM connection. What waited is sent. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.resume('text')
   */
  resume(connection_id: string, options: ConditionalOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('POST', '/crm_connections/{connection_id}/resume', { places: { connection_id }, options })
  }

  /**
   * Sync all leads, or those that failed. In the background. What is over there unchanged is not sent again. Needs the scope `crm:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const crmBackfill = await parley.crmConnections.backfill('text', { which: 'all' })
   */
  backfill(connection_id: string, body: CrmBackfillRequest, options: WriteOptions = {}): Promise<CrmBackfill> {
    return this.#api.send<CrmBackfill>('POST', '/crm_connections/{connection_id}/backfill', { places: { connection_id }, body, options })
  }

  /**
   * List the attempts of a CRM connection. Each with what was asked and answered, what was written, and what to do where it failed. Kept as long as events. Needs the scope `crm:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const leadSyncRecord of parley.crmConnections.listLeadSyncs('text')) console.log(leadSyncRecord)
   */
  listLeadSyncs(connection_id: string, query: ListLeadSyncsQuery = {}, options: RequestOptions = {}): List<LeadSyncRecord> {
    return this.#api.list<LeadSyncRecord>('GET', '/crm_connections/{connection_id}/syncs', { places: { connection_id }, query, options })
  }
}

/** Addresses that are told of events, with signed deliveries. */
export class WebhookEndpoints {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List webhook endpoints. Needs the scope `webhook_endpoints:read`.
   *
   * @example
   * for await (const webhookEndpoint of parley.webhookEndpoints.list()) console.log(webhookEndpoint)
   */
  list(query: ListWebhookEndpointsQuery = {}, options: RequestOptions = {}): List<WebhookEndpoint> {
    return this.#api.list<WebhookEndpoint>('GET', '/webhook_endpoints', { query, options })
  }

  /**
   * Register a webhook endpoint. The answer shows the secret that signs the deliveries: keep it. An endpoint gets whole events, so the key also needs the read scope of each area it subscribes to; for `*`, of all areas. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `webhook_endpoint_limit_reached`.
   *
   * @example
   * const webhookEndpointWithSecret = await parley.webhookEndpoints.register({ url: 'https://example.com/webhooks', description: 'Orders', events: ['conversation.created', 'message.created'] })
   */
  register(body: NewWebhookEndpoint, options: WriteOptions = {}): Promise<WebhookEndpointWithSecret> {
    return this.#api.send<WebhookEndpointWithSecret>('POST', '/webhook_endpoints', { body, options })
  }

  /**
   * Get a webhook endpoint. Needs the scope `webhook_endpoints:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const webhookEndpoint = await parley.webhookEndpoints.get('svcwhe_01h455vb4pex5vsknk084sn02q')
   */
  get(webhook_endpoint_id: string, options: RequestOptions = {}): Promise<WebhookEndpoint> {
    return this.#api.send<WebhookEndpoint>('GET', '/webhook_endpoints/{webhook_endpoint_id}', { places: { webhook_endpoint_id }, options })
  }

  /**
   * Update a webhook endpoint. For other kinds of event, or another address, the key needs the read scopes that registering needs. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const webhookEndpoint = await parley.webhookEndpoints.update('svcwhe_01h455vb4pex5vsknk084sn02q', { url: 'https://example.com/webhooks', description: 'Orders', events: ['conversation.created', 'message.created'] })
   */
  update(webhook_endpoint_id: string, body: WebhookEndpointChanges = {}, options: ConditionalOptions = {}): Promise<WebhookEndpoint> {
    return this.#api.send<WebhookEndpoint>('PATCH', '/webhook_endpoints/{webhook_endpoint_id}', { places: { webhook_endpoint_id }, body, options })
  }

  /**
   * Delete a webhook endpoint. Its deliveries go with it. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const deletedWebhookEndpoint = await parley.webhookEndpoints.delete('svcwhe_01h455vb4pex5vsknk084sn02q')
   */
  delete(webhook_endpoint_id: string, options: ConditionalOptions = {}): Promise<DeletedWebhookEndpoint> {
    return this.#api.send<DeletedWebhookEndpoint>('DELETE', '/webhook_endpoints/{webhook_endpoint_id}', { places: { webhook_endpoint_id }, options })
  }

  /**
   * Disable a webhook endpoint. Nothing more is sent to it, and what is pending is canceled. Events go on: replay them later. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const webhookEndpoint = await parley.webhookEndpoints.disable('svcwhe_01h455vb4pex5vsknk084sn02q')
   */
  disable(webhook_endpoint_id: string, options: ConditionalOptions = {}): Promise<WebhookEndpoint> {
    return this.#api.send<WebhookEndpoint>('POST', '/webhook_endpoints/{webhook_endpoint_id}/disable', { places: { webhook_endpoint_id }, options })
  }

  /**
   * Enable a webhook endpoint. It is sent what happens from now on. Replay what happened while it was disabled. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_endpoint_limit_reached`, `precondition_failed`.
   *
   * @example
   * const webhookEndpoint = await parley.webhookEndpoints.enable('svcwhe_01h455vb4pex5vsknk084sn02q')
   */
  enable(webhook_endpoint_id: string, options: ConditionalOptions = {}): Promise<WebhookEndpoint> {
    return this.#api.send<WebhookEndpoint>('POST', '/webhook_endpoints/{webhook_endpoint_id}/enable', { places: { webhook_endpoint_id }, options })
  }

  /**
   * Give a webhook endpoint a new secret. For some hours both secrets sign, so that receivers can change over. The answer shows the new one. At most two sign at once: while a grace runs, only a rotation with `grace_hours` 0 is possible. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_secret_rotation_in_progress`, `precondition_failed`.
   *
   * @example
   * const webhookEndpointWithSecret = await parley.webhookEndpoints.rotateSecret('svcwhe_01h455vb4pex5vsknk084sn02q', {})
   */
  rotateSecret(webhook_endpoint_id: string, body: SecretRotation = {}, options: ConditionalOptions = {}): Promise<WebhookEndpointWithSecret> {
    return this.#api.send<WebhookEndpointWithSecret>('POST', '/webhook_endpoints/{webhook_endpoint_id}/rotate_secret', { places: { webhook_endpoint_id }, body, options })
  }

  /**
   * Send a webhook endpoint a test event. Of the kind `ping`, which goes to this endpoint alone, whatever it subscribes to. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_endpoint_disabled`.
   *
   * @example
   * const webhookEndpointTest = await parley.webhookEndpoints.test('svcwhe_01h455vb4pex5vsknk084sn02q')
   */
  test(webhook_endpoint_id: string, options: WriteOptions = {}): Promise<WebhookEndpointTest> {
    return this.#api.send<WebhookEndpointTest>('POST', '/webhook_endpoints/{webhook_endpoint_id}/test', { places: { webhook_endpoint_id }, options })
  }

  /**
   * Deliver again what did not arrive. Everything since a moment that failed, was canceled, or was never to be delivered because the endpoint was disabled; oldest first, with the whole schedule of attempts. What was delivered is not delivered again. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_endpoint_disabled`.
   *
   * @example
   * const webhookEndpointReplay = await parley.webhookEndpoints.replay('svcwhe_01h455vb4pex5vsknk084sn02q', { since: '2026-11-20T09:30:00.000Z' })
   */
  replay(webhook_endpoint_id: string, body: ReplayRequest, options: WriteOptions = {}): Promise<WebhookEndpointReplay> {
    return this.#api.send<WebhookEndpointReplay>('POST', '/webhook_endpoints/{webhook_endpoint_id}/replay', { places: { webhook_endpoint_id }, body, options })
  }

  /**
   * List the deliveries of a webhook endpoint. With every attempt and what it was answered. Needs the scope `webhook_endpoints:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const webhookDelivery of parley.webhookEndpoints.listDeliveries('svcwhe_01h455vb4pex5vsknk084sn02q')) console.log(webhookDelivery)
   */
  listDeliveries(webhook_endpoint_id: string, query: ListWebhookEndpointDeliveriesQuery = {}, options: RequestOptions = {}): List<WebhookDelivery> {
    return this.#api.list<WebhookDelivery>('GET', '/webhook_endpoints/{webhook_endpoint_id}/deliveries', { places: { webhook_endpoint_id }, query, options })
  }

  /**
   * Get a delivery. Needs the scope `webhook_endpoints:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const webhookDelivery = await parley.webhookEndpoints.getDelivery('svcwhe_01h455vb4pex5vsknk084sn02q', 'svcdlv_01h455vb4pex5vsknk084sn02q')
   */
  getDelivery(webhook_endpoint_id: string, webhook_delivery_id: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return this.#api.send<WebhookDelivery>('GET', '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}', { places: { webhook_endpoint_id, webhook_delivery_id }, options })
  }

  /**
   * Deliver again. One attempt, now, also of what was delivered. If it fails there is no other. Needs the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_endpoint_disabled`.
   *
   * @example
   * const webhookDelivery = await parley.webhookEndpoints.replayDelivery('svcwhe_01h455vb4pex5vsknk084sn02q', 'svcdlv_01h455vb4pex5vsknk084sn02q')
   */
  replayDelivery(webhook_endpoint_id: string, webhook_delivery_id: string, options: WriteOptions = {}): Promise<WebhookDelivery> {
    return this.#api.send<WebhookDelivery>('POST', '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay', { places: { webhook_endpoint_id, webhook_delivery_id }, options })
  }
}

/** Everything that happened, in order, without gaps. */
export class Events {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List events. Everything that happened, in order. Go on later with `after`, the id of the last event seen. Needs the scope `events:read`.
   *
   * Errors of its own: `resource_not_found`, `events_expired`.
   *
   * @example
   * for await (const event of parley.events.list()) console.log(event)
   */
  list(query: ListEventsQuery = {}, options: RequestOptions = {}): List<Event> {
    return this.#api.list<Event>('GET', '/events', { query, options })
  }

  /**
   * Follow events as they happen. A stream of server-sent events that stays open. After a break go on with the header `Last-Event-ID` (as browsers do by themselves) or with `after`: nothing is missed, nothing repeated, all in order. Needs the scope `events:read`.
   *
   * Errors of its own: `resource_not_found`, `events_expired`.
   *
   * @example
   * for await (const event of parley.events.stream()) console.log(event)
   */
  stream(query: StreamEventsQuery & StreamOptions = {}): AsyncIterable<Event> {
    return this.#api.stream<Event>('/events/stream', query)
  }

  /**
   * Get an event. Needs the scope `events:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const event = await parley.events.get('svcevt_01h455vb4pex5vsknk084sn02q')
   */
  get(event_id: string, options: RequestOptions = {}): Promise<Event> {
    return this.#api.send<Event>('GET', '/events/{event_id}', { places: { event_id }, options })
  }
}

/** One query over contacts, conversations and messages. */
export class Search {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Search contacts, conversations and messages. Answers the best matches only, on one page: those with the words as asked, then those with words that begin so, then those with a letter wrong; contacts before conversations before messages, and the newest first. What is new or changed is found within about a second; what is deleted is found no more at once. Needs the scope `contacts:read` or `conversations:read` or `messages:read`.
   *
   * @example
   * for await (const searchResult of parley.search.search()) console.log(searchResult)
   */
  search(query: SearchQuery, options: RequestOptions = {}): List<SearchResult> {
    return this.#api.list<SearchResult>('GET', '/search', { query, options })
  }
}

/** How much is asked, how soon it is answered, and by whom. */
export class Reports {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Report on conversations. How many conversations and messages there were in a period, how long first replies and resolutions took, what the assistant solved by itself, why people were called, and when contacts write. What happened counts in the hour or day it happened in. Conversations that were deleted since count on. How each figure is made: docs/reports.md. Needs the scope `conversations:read`.
   *
   * @example
   * const conversationReport = await parley.reports.reportConversations()
   */
  reportConversations(query: ReportConversationsQuery = {}, options: RequestOptions = {}): Promise<ConversationReport> {
    return this.#api.send<ConversationReport>('GET', '/reports/conversations', { query, options })
  }
}
