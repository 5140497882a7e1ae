// Made by scripts/generate.ts from openapi.json: change the routes instead.

import type { Api, ConditionalOptions, RequestOptions, StreamOptions, WriteOptions } from '../api.ts'
import type { List } from '../pages.ts'
import type {
  Acceptance,
  Alarm,
  Article,
  ArticleChanges,
  ArticleReport,
  Assignment,
  AssistantChanges,
  AssistantPreview,
  AssistantQuestion,
  AssistantSettings,
  AssistantTest,
  AssistantTurn,
  AssistantUsage,
  Availability,
  BulkChange,
  CannedReply,
  CannedReplyChanges,
  Channel,
  ChannelChanges,
  ChannelEmailCounts,
  ChannelTest,
  CompareTrialsQuery,
  Contact,
  ContactChanges,
  ContactIdentity,
  ContactImport,
  ContactMergePreview,
  ContactSession,
  ContactSessionsEnded,
  ContactToMerge,
  ContactsToImport,
  Conversation,
  ConversationChanges,
  ConversationCountRequest,
  ConversationCounts,
  ConversationRating,
  ConversationReport,
  ConversationSummary,
  CreatedIdentityKey,
  CrmBackfill,
  CrmBackfillRequest,
  CrmConnection,
  CrmConnectionChanges,
  CrmConnectionTest,
  CrmDryRun,
  CrmDryRunRequest,
  CrmField,
  DeleteChannelQuery,
  DeletedArticle,
  DeletedCannedReply,
  DeletedChannel,
  DeletedContact,
  DeletedCrmConnection,
  DeletedFile,
  DeletedHours,
  DeletedIdentityKey,
  DeletedLabel,
  DeletedLeadRule,
  DeletedTrialCase,
  DeletedTrialSet,
  DeletedWebhookEndpoint,
  EmailConsent,
  EmailConsentAnswer,
  EmailConsentRequest,
  EmailDetails,
  EmailHeadersQuery,
  EmailJournalEntry,
  EmailJournalHeaders,
  EmailRecipients,
  EmailSetup,
  EmailSetupRequest,
  Event,
  Feedback,
  GetAssistantUsageQuery,
  GetConversationQuery,
  GetEmailRecipientsQuery,
  GetHoursCalendarQuery,
  GetLeadQuery,
  GetMessageEmailQuery,
  HandoverRequest,
  HolidayFile,
  Holidays,
  Hours,
  HoursCalendar,
  HoursChanges,
  HoursPreview,
  IdentityKey,
  KnowledgeQuestion,
  KnowledgeSearchResult,
  Label,
  LabelChanges,
  LabelMerge,
  Lead,
  LeadChanges,
  LeadQualification,
  LeadRule,
  LeadRuleChanges,
  LeadRuleDryRun,
  LeadRuleTrial,
  LeadScoring,
  LeadSync,
  LeadSyncRecord,
  LeadSyncRequest,
  LeadToQualify,
  ListAlarmsQuery,
  ListArticlesQuery,
  ListAssignmentsQuery,
  ListAssistantTurnsQuery,
  ListCannedRepliesQuery,
  ListChannelsQuery,
  ListContactIdentitiesQuery,
  ListContactSessionsQuery,
  ListContactsQuery,
  ListConversationsQuery,
  ListCountedConversationsQuery,
  ListCrmConnectionsQuery,
  ListEmailJournalQuery,
  ListEventsQuery,
  ListFeedbackQuery,
  ListHoursQuery,
  ListIdentityKeysQuery,
  ListLabelsQuery,
  ListLeadQualificationsQuery,
  ListLeadRulesQuery,
  ListLeadScoringsQuery,
  ListLeadSyncsQuery,
  ListLeadsQuery,
  ListMessagesQuery,
  ListPracticeMessagesQuery,
  ListSummaryRecordsQuery,
  ListTeamQueueQuery,
  ListTeamsQuery,
  ListTrialCasesQuery,
  ListTrialResultsQuery,
  ListTrialSetsQuery,
  ListTrialsQuery,
  ListUsersQuery,
  ListWebhookEndpointDeliveriesQuery,
  ListWebhookEndpointsQuery,
  Message,
  NewArticle,
  NewAvailability,
  NewBulkChange,
  NewCannedReply,
  NewChannel,
  NewContact,
  NewConversation,
  NewCrmConnection,
  NewFeedback,
  NewFile,
  NewHours,
  NewLabel,
  NewLeadRule,
  NewMessage,
  NewPracticeMessage,
  NewStatus,
  NewTeam,
  NewTrial,
  NewTrialCase,
  NewTrialSample,
  NewTrialSet,
  NewTrialVerdict,
  NewWebhookEndpoint,
  PracticeMessage,
  PreviewContactMergeQuery,
  QueueEntry,
  ReplayRequest,
  ReportArticlesQuery,
  ReportConversationsQuery,
  ReportUnansweredQuestionsQuery,
  RoutingPreview,
  SearchQuery,
  SearchResult,
  SecretRotation,
  StoredFile,
  StreamEventsQuery,
  Suggestion,
  SuggestionRequest,
  SummaryRecord,
  Team,
  TeamChanges,
  TeamMembership,
  Trial,
  TrialCase,
  TrialComparison,
  TrialResult,
  TrialSet,
  UnansweredReport,
  User,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointReplay,
  WebhookEndpointTest,
  WebhookEndpointWithSecret,
} from './types.ts'

/** Everything the API can do, by area. */
export class Resources {
  readonly contacts: ContactsResource
  readonly conversations: ConversationsResource
  readonly messages: MessagesResource
  readonly cannedReplies: CannedRepliesResource
  readonly labels: LabelsResource
  readonly bulkChanges: BulkChangesResource
  readonly users: UsersResource
  readonly assistant: AssistantResource
  readonly trials: TrialsResource
  readonly channels: ChannelsResource
  readonly hours: HoursResource
  readonly teams: TeamsResource
  readonly files: FilesResource
  readonly knowledge: KnowledgeResource
  readonly leads: LeadsResource
  readonly leadRules: LeadRulesResource
  readonly leadScorings: LeadScoringsResource
  readonly crmConnections: CrmConnectionsResource
  readonly webhookEndpoints: WebhookEndpointsResource
  readonly events: EventsResource
  readonly alarms: AlarmsResource
  readonly search: SearchResource
  readonly reports: ReportsResource

  constructor(api: Api) {
    this.contacts = new ContactsResource(api)
    this.conversations = new ConversationsResource(api)
    this.messages = new MessagesResource(api)
    this.cannedReplies = new CannedRepliesResource(api)
    this.labels = new LabelsResource(api)
    this.bulkChanges = new BulkChangesResource(api)
    this.users = new UsersResource(api)
    this.assistant = new AssistantResource(api)
    this.trials = new TrialsResource(api)
    this.channels = new ChannelsResource(api)
    this.hours = new HoursResource(api)
    this.teams = new TeamsResource(api)
    this.files = new FilesResource(api)
    this.knowledge = new KnowledgeResource(api)
    this.leads = new LeadsResource(api)
    this.leadRules = new LeadRulesResource(api)
    this.leadScorings = new LeadScoringsResource(api)
    this.crmConnections = new CrmConnectionsResource(api)
    this.webhookEndpoints = new WebhookEndpointsResource(api)
    this.events = new EventsResource(api)
    this.alarms = new AlarmsResource(api)
    this.search = new SearchResource(api)
    this.reports = new ReportsResource(api)
  }
}

/** The people a business talks to. */
export class ContactsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List contacts. Requires the scope `contacts:read`.
   *
   * @example
   * for await (const contact of parley.contacts.list()) console.log(contact)
   */
  list(query: ListContactsQuery = {}, options: RequestOptions = {}): List<Contact> {
    return this.#api.list<Contact>('GET', '/contacts', { query, options })
  }

  /**
   * Create a contact. Requires the scope `contacts:write`.
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
   * Create or update a contact. Updates the contact with this `identifier`, otherwise the one with this `email`, as `updateContact` does. If there is neither, creates it. Requires the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contact_already_exists`.
   *
   * @example
   * const contact = await parley.contacts.upsert({ name: 'Ana Sousa', email: 'ana@example.com', phone_number: '+351210000000', identifier: 'user-1042', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  upsert(body: NewContact, options: WriteOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('POST', '/contacts/upsert', { body, options })
  }

  /**
   * Get a contact. Requires the scope `contacts:read`.
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
   * Update a contact. Requires the scope `contacts:write`.
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
   * Delete a contact. Also deletes its conversations, messages, summaries and lead. Requires the scope `contacts:write`.
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
   * Import contacts. Creates or updates many contacts in one request. Each row is validated and reported separately, so a row that fails doesn't affect the others. All valid rows are stored together, with an event for each contact created or updated. With an `Idempotency-Key`, the import runs once. Requires the scope `contacts:write`.
   *
   * @example
   * const contactImport = await parley.contacts.import({ contacts: [{ name: 'Ana Sousa', email: 'ana@example.com' }], import_id: 'customers-2026-11' })
   */
  import(body: ContactsToImport, options: WriteOptions = {}): Promise<ContactImport> {
    return this.#api.send<ContactImport>('POST', '/contacts/import', { body, options })
  }

  /**
   * Preview a merge of two contacts. Returns what a merge would do now: `contact` as it would be afterward, and `merged`, the contact that would be deleted. Nothing changes. Requires the scope `contacts:write`.
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
   * Merge two contacts. The contact in the path stays. It gets the conversations, messages and lead of the other contact, and its empty fields (email address, phone number, identifier, attributes) are filled from it. If both have a value, the contact in the path keeps its own. The other contact is deleted. The merge happens completely or not at all. Requires the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`, `contacts_not_mergeable`, `precondition_failed`.
   *
   * @example
   * const contact = await parley.contacts.merge('svccon_01h455vb4pex5vsknk084sn02q', { contact_id: 'svccon_01h455vb4pex5vsknk084sn02q' })
   */
  merge(contact_id: string, body: ContactToMerge, options: ConditionalOptions = {}): Promise<Contact> {
    return this.#api.send<Contact>('POST', '/contacts/{contact_id}/merge', { places: { contact_id }, body, options })
  }

  /**
   * List the identities of a contact. Returns who the contact is on each channel, whether that is verified, and where they write from. Requires the scope `contacts:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const contactIdentity of parley.contacts.listIdentities('svccon_01h455vb4pex5vsknk084sn02q')) console.log(contactIdentity)
   */
  listIdentities(contact_id: string, query: ListContactIdentitiesQuery = {}, options: RequestOptions = {}): List<ContactIdentity> {
    return this.#api.list<ContactIdentity>('GET', '/contacts/{contact_id}/identities', { places: { contact_id }, query, options })
  }

  /**
   * Block an identity. The visitor can no longer read or write. A verified one stays blocked in every browser. Requires the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const contactIdentity = await parley.contacts.blockIdentity('svccon_01h455vb4pex5vsknk084sn02q', 'svcvis_01h455vb4pex5vsknk084sn02q')
   */
  blockIdentity(contact_id: string, visitor_id: string, options: WriteOptions = {}): Promise<ContactIdentity> {
    return this.#api.send<ContactIdentity>('POST', '/contacts/{contact_id}/identities/{visitor_id}/block', { places: { contact_id, visitor_id }, options })
  }

  /**
   * Unblock an identity. Requires the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const contactIdentity = await parley.contacts.unblockIdentity('svccon_01h455vb4pex5vsknk084sn02q', 'svcvis_01h455vb4pex5vsknk084sn02q')
   */
  unblockIdentity(contact_id: string, visitor_id: string, options: WriteOptions = {}): Promise<ContactIdentity> {
    return this.#api.send<ContactIdentity>('POST', '/contacts/{contact_id}/identities/{visitor_id}/unblock', { places: { contact_id, visitor_id }, options })
  }

  /**
   * List the sessions of a contact. Returns the browsers and apps in which the contact can read their conversations on your website, without those that ended. Requires the scope `contacts:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const contactSession of parley.contacts.listSessions('svccon_01h455vb4pex5vsknk084sn02q')) console.log(contactSession)
   */
  listSessions(contact_id: string, query: ListContactSessionsQuery = {}, options: RequestOptions = {}): List<ContactSession> {
    return this.#api.list<ContactSession>('GET', '/contacts/{contact_id}/sessions', { places: { contact_id }, query, options })
  }

  /**
   * Sign a contact out everywhere. Ends all their sessions on your websites within a second. A verified contact finds their conversations again by signing in there. One who isn't verified begins anew. Requires the scope `contacts:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const contactSessionsEnded = await parley.contacts.endSessions('svccon_01h455vb4pex5vsknk084sn02q')
   */
  endSessions(contact_id: string, options: WriteOptions = {}): Promise<ContactSessionsEnded> {
    return this.#api.send<ContactSessionsEnded>('POST', '/contacts/{contact_id}/end_sessions', { places: { contact_id }, options })
  }
}

/** Exchanges with contacts: status, assignment, handover between the assistant and people, and summaries. */
export class ConversationsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List conversations. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const conversation of parley.conversations.list()) console.log(conversation)
   */
  list(query: ListConversationsQuery = {}, options: RequestOptions = {}): List<Conversation> {
    return this.#api.list<Conversation>('GET', '/conversations', { query, options })
  }

  /**
   * Start a conversation. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `assistant_off`.
   *
   * @example
   * const conversation = await parley.conversations.start({ contact_id: 'svccon_01h455vb4pex5vsknk084sn02q', channel_id: 'svccha_01h455vb4pex5vsknk084sn02q', subject: 'Order 1042 has not arrived', handled_by: 'human', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  start(body: NewConversation, options: WriteOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('POST', '/conversations', { body, options })
  }

  /**
   * Count conversations. How many conversations match each filter, up to 10,000. A filter takes what the list of conversations takes. Requires the scope `conversations:read`.
   *
   * @example
   * const conversationCounts = await parley.conversations.count({ filters: [{ status: 'open', assignee: 'none' }] })
   */
  count(body: ConversationCountRequest, options: WriteOptions = {}): Promise<ConversationCounts> {
    return this.#api.send<ConversationCounts>('POST', '/conversations/counts', { body, options })
  }

  /**
   * Get a conversation. Requires the scope `conversations:read`.
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
   * Update a conversation. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const conversation = await parley.conversations.update('svccnv_01h455vb4pex5vsknk084sn02q', { team: 'svctea_01h455vb4pex5vsknk084sn02q', assignee: 'svcusr_01h455vb4pex5vsknk084sn02q', subject: 'Order 1042 has not arrived', custom_attributes: { plan: 'pro', seats: 12 } })
   */
  update(conversation_id: string, body: ConversationChanges = {}, options: ConditionalOptions = {}): Promise<Conversation> {
    return this.#api.send<Conversation>('PATCH', '/conversations/{conversation_id}', { places: { conversation_id }, body, options })
  }

  /**
   * Change the status of a conversation. Requires the scope `conversations:write`.
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
   * Hand a conversation over to a person. Requires the scope `conversations:write`.
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
   * Accept a conversation. Assigns the conversation to `assignee`, which is required with an API key. If several people accept at the same time, one succeeds. Requires the scope `conversations:write`.
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
   * List who had a conversation, and why. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const assignment of parley.conversations.listAssignments('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(assignment)
   */
  listAssignments(conversation_id: string, query: ListAssignmentsQuery = {}, options: RequestOptions = {}): List<Assignment> {
    return this.#api.list<Assignment>('GET', '/conversations/{conversation_id}/assignments', { places: { conversation_id }, query, options })
  }

  /**
   * Summarize a conversation. Excludes private notes. If the conversation hasn't changed, you get the same summary again. Requires the scope `conversations:write`. Also requires `messages:read`.
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
   * List the summaries of a conversation with their sources. Requires the scope `conversations:read`.
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
   * List the assistant's turns in a conversation. Requires the scope `conversations:read`.
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
   * Draft or rewrite a reply. Nothing is sent to the contact. Without a language model, the reply quotes the articles. Requires the scope `conversations:write`. Also requires `messages:read`.
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
   * List the ratings in a conversation. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const feedback of parley.conversations.listFeedback('svccnv_01h455vb4pex5vsknk084sn02q')) console.log(feedback)
   */
  listFeedback(conversation_id: string, query: ListFeedbackQuery = {}, options: RequestOptions = {}): List<Feedback> {
    return this.#api.list<Feedback>('GET', '/conversations/{conversation_id}/feedback', { places: { conversation_id }, query, options })
  }

  /**
   * Get the rating of a conversation. Returns how the customer rated it. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const conversationRating = await parley.conversations.getRating('svccnv_01h455vb4pex5vsknk084sn02q')
   */
  getRating(conversation_id: string, options: RequestOptions = {}): Promise<ConversationRating> {
    return this.#api.send<ConversationRating>('GET', '/conversations/{conversation_id}/rating', { places: { conversation_id }, options })
  }

  /** The same as `start`. */
  create(body: NewConversation, options: WriteOptions = {}): Promise<Conversation> {
    return this.start(body, options)
  }
}

/** The messages of a conversation, and private notes for your team. */
export class MessagesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List the messages of a conversation. Requires the scope `messages:read`.
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
   * Send a message. An outbound message takes the conversation over from the assistant. Written by a person in the dashboard, it also assigns an unassigned conversation to them, if the account says so. An inbound message reopens the conversation. Requires the scope `messages:write`. With `email.to` or `email.cc` or `email.bcc` or `email.forward`, it also requires `contacts:read`.
   *
   * Errors of its own: `resource_not_found`, `file_in_use`, `file_incomplete`.
   *
   * @example
   * const message = await parley.messages.send('svccnv_01h455vb4pex5vsknk084sn02q', { content: 'Your order left our warehouse this morning.', in_reply_to: 'svcmsg_01h455vb4pex5vsknk084sn02q' })
   */
  send(conversation_id: string, body: NewMessage = {}, options: WriteOptions = {}): Promise<Message> {
    return this.#api.send<Message>('POST', '/conversations/{conversation_id}/messages', { places: { conversation_id }, body, options })
  }

  /**
   * Get a message. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const message = await parley.messages.get('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q')
   */
  get(conversation_id: string, message_id: string, options: RequestOptions = {}): Promise<Message> {
    return this.#api.send<Message>('GET', '/conversations/{conversation_id}/messages/{message_id}', { places: { conversation_id, message_id }, options })
  }

  /**
   * Rate a reply by the assistant. A new rating replaces the previous one. Requires the scope `messages:write`.
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
   * Get the rating of a reply by the assistant. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const feedback = await parley.messages.getFeedback('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q')
   */
  getFeedback(conversation_id: string, message_id: string, options: RequestOptions = {}): Promise<Feedback> {
    return this.#api.send<Feedback>('GET', '/conversations/{conversation_id}/messages/{message_id}/feedback', { places: { conversation_id, message_id }, options })
  }

  /**
   * Cancel a message that waits to go out. It stays as a private message with the status `failed` and the error `canceled`, and its files can be sent again. Only a message that is `queued` can be canceled, and only once: it is either sent or canceled. Requires the scope `messages:write`.
   *
   * Errors of its own: `resource_not_found`, `message_not_queued`.
   *
   * @example
   * const message = await parley.messages.cancel('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q')
   */
  cancel(conversation_id: string, message_id: string, options: WriteOptions = {}): Promise<Message> {
    return this.#api.send<Message>('POST', '/conversations/{conversation_id}/messages/{message_id}/cancel', { places: { conversation_id, message_id }, options })
  }

  /**
   * Get who an answer by email would go to. By default, answers go to these. Show it before you send. Requires the scope `messages:read`. Also requires `contacts:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailRecipients = await parley.messages.getEmailRecipients('svccnv_01h455vb4pex5vsknk084sn02q')
   */
  getEmailRecipients(conversation_id: string, query: GetEmailRecipientsQuery = {}, options: RequestOptions = {}): Promise<EmailRecipients> {
    return this.#api.send<EmailRecipients>('GET', '/conversations/{conversation_id}/email_recipients', { places: { conversation_id }, query, options })
  }

  /**
   * Get the HTML and the quoted text of an email. Requires the scope `messages:read`. Also requires `contacts:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailDetails = await parley.messages.getEmail('svccnv_01h455vb4pex5vsknk084sn02q', 'svcmsg_01h455vb4pex5vsknk084sn02q')
   */
  getEmail(conversation_id: string, message_id: string, query: GetMessageEmailQuery = {}, options: RequestOptions = {}): Promise<EmailDetails> {
    return this.#api.send<EmailDetails>('GET', '/conversations/{conversation_id}/messages/{message_id}/email', { places: { conversation_id, message_id }, query, options })
  }

  /** The same as `send`. */
  create(conversation_id: string, body: NewMessage = {}, options: WriteOptions = {}): Promise<Message> {
    return this.send(conversation_id, body, options)
  }
}

/** Replies that you write once and use often. */
export class CannedRepliesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List canned replies. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const cannedReply of parley.cannedReplies.list()) console.log(cannedReply)
   */
  list(query: ListCannedRepliesQuery = {}, options: RequestOptions = {}): List<CannedReply> {
    return this.#api.list<CannedReply>('GET', '/canned_replies', { query, options })
  }

  /**
   * Create a canned reply. Requires the scope `conversations:write`.
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
   * Get a canned reply. Requires the scope `conversations:read`.
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
   * Update a canned reply. Requires the scope `conversations:write`.
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
   * Delete a canned reply. Requires the scope `conversations:write`.
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

/** The labels of conversations, with their colors. */
export class LabelsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List labels. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const label of parley.labels.list()) console.log(label)
   */
  list(query: ListLabelsQuery = {}, options: RequestOptions = {}): List<Label> {
    return this.#api.list<Label>('GET', '/labels', { query, options })
  }

  /**
   * Create a label. Labels that you give to a conversation are created by themselves. Requires the scope `conversations:write`.
   *
   * Errors of its own: `label_already_exists`.
   *
   * @example
   * const label = await parley.labels.create({ name: 'delivery', color: 'blue' })
   */
  create(body: NewLabel, options: WriteOptions = {}): Promise<Label> {
    return this.#api.send<Label>('POST', '/labels', { body, options })
  }

  /**
   * Get a label. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const label = await parley.labels.get('svclbl_01h455vb4pex5vsknk084sn02q')
   */
  get(label_id: string, options: RequestOptions = {}): Promise<Label> {
    return this.#api.send<Label>('GET', '/labels/{label_id}', { places: { label_id }, options })
  }

  /**
   * Update a label. A new name reaches the conversations that have the label within seconds, several hundred a second, each with a `conversation.updated` event. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `label_already_exists`, `label_keeps_conversations`, `precondition_failed`.
   *
   * @example
   * const label = await parley.labels.update('svclbl_01h455vb4pex5vsknk084sn02q', { name: 'delivery', color: 'blue' })
   */
  update(label_id: string, body: LabelChanges = {}, options: ConditionalOptions = {}): Promise<Label> {
    return this.#api.send<Label>('PATCH', '/labels/{label_id}', { places: { label_id }, body, options })
  }

  /**
   * Delete a label. Also takes it off all conversations, within seconds. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `label_keeps_conversations`, `precondition_failed`.
   *
   * @example
   * const deletedLabel = await parley.labels.delete('svclbl_01h455vb4pex5vsknk084sn02q')
   */
  delete(label_id: string, options: ConditionalOptions = {}): Promise<DeletedLabel> {
    return this.#api.send<DeletedLabel>('DELETE', '/labels/{label_id}', { places: { label_id }, options })
  }

  /**
   * Merge a label into another one. Conversations that have the label in the path get the other one instead, and the label is deleted. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`, `label_keeps_conversations`.
   *
   * @example
   * const label = await parley.labels.merge('svclbl_01h455vb4pex5vsknk084sn02q', { into: 'svclbl_01h455vb4pex5vsknk084sn02q' })
   */
  merge(label_id: string, body: LabelMerge, options: WriteOptions = {}): Promise<Label> {
    return this.#api.send<Label>('POST', '/labels/{label_id}/merge', { places: { label_id }, body, options })
  }
}

/** One change to all conversations that match a filter, in the background. */
export class BulkChangesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Prepare a bulk change. Decides which conversations it is about, and says how many: `total`. Nothing changes before you start it. One that nobody starts is deleted after a day. Requires the scope `conversations:write`.
   *
   * @example
   * const bulkChange = await parley.bulkChanges.create({ filter: { status: 'open' }, change: { status: 'resolved' } })
   */
  create(body: NewBulkChange, options: WriteOptions = {}): Promise<BulkChange> {
    return this.#api.send<BulkChange>('POST', '/bulk_changes', { body, options })
  }

  /**
   * Get a bulk change. Says how far it is. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const bulkChange = await parley.bulkChanges.get('svcblk_01h455vb4pex5vsknk084sn02q')
   */
  get(bulk_change_id: string, options: RequestOptions = {}): Promise<BulkChange> {
    return this.#api.send<BulkChange>('GET', '/bulk_changes/{bulk_change_id}', { places: { bulk_change_id }, options })
  }

  /**
   * Start a bulk change. Changes the conversations in the background and in your name, each with its own events. It goes on after a restart. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const bulkChange = await parley.bulkChanges.start('svcblk_01h455vb4pex5vsknk084sn02q')
   */
  start(bulk_change_id: string, options: WriteOptions = {}): Promise<BulkChange> {
    return this.#api.send<BulkChange>('POST', '/bulk_changes/{bulk_change_id}/start', { places: { bulk_change_id }, options })
  }

  /**
   * Cancel a bulk change. Conversations that it has not reached stay as they are. Undo it to change the others back. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const bulkChange = await parley.bulkChanges.cancel('svcblk_01h455vb4pex5vsknk084sn02q')
   */
  cancel(bulk_change_id: string, options: WriteOptions = {}): Promise<BulkChange> {
    return this.#api.send<BulkChange>('POST', '/bulk_changes/{bulk_change_id}/cancel', { places: { bulk_change_id }, options })
  }

  /**
   * Undo a bulk change. Changes back, in the background, those that are still as it left them, for as long as events are kept. Stops it where it is still running. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const bulkChange = await parley.bulkChanges.undo('svcblk_01h455vb4pex5vsknk084sn02q')
   */
  undo(bulk_change_id: string, options: WriteOptions = {}): Promise<BulkChange> {
    return this.#api.send<BulkChange>('POST', '/bulk_changes/{bulk_change_id}/undo', { places: { bulk_change_id }, options })
  }
}

/** The people of the business, to whom conversations are assigned. */
export class UsersResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List users. Returns the people of the account, to whom conversations can be assigned. Both modes have the same. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const user of parley.users.list()) console.log(user)
   */
  list(query: ListUsersQuery = {}, options: RequestOptions = {}): List<User> {
    return this.#api.list<User>('GET', '/users', { query, options })
  }

  /**
   * Get a user. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const user = await parley.users.get('svcusr_01h455vb4pex5vsknk084sn02q')
   */
  get(user_id: string, options: RequestOptions = {}): Promise<User> {
    return this.#api.send<User>('GET', '/users/{user_id}', { places: { user_id }, options })
  }

  /**
   * Get whether a user is there. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const availability = await parley.users.getAvailability('svcusr_01h455vb4pex5vsknk084sn02q')
   */
  getAvailability(user_id: string, options: RequestOptions = {}): Promise<Availability> {
    return this.#api.send<Availability>('GET', '/users/{user_id}/availability', { places: { user_id }, options })
  }

  /**
   * Set whether a user is there. Users set their own, administrators that of anybody. Both modes have the same. Requires the scope `conversations:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const availability = await parley.users.setAvailability('svcusr_01h455vb4pex5vsknk084sn02q', { state: 'away' })
   */
  setAvailability(user_id: string, body: NewAvailability, options: WriteOptions = {}): Promise<Availability> {
    return this.#api.send<Availability>('PUT', '/users/{user_id}/availability', { places: { user_id }, body, options })
  }
}

/** The assistant's settings, its language model, previews and reports. */
export class AssistantResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Preview the assistant's reply. Returns what the assistant would do if a customer started a conversation with this question. Nothing is sent and no conversation is created. Works even while the assistant is off. Requires the scope `knowledge:write` or `conversations:write`. With `include_drafts`, it also requires `knowledge:read`.
   *
   * @example
   * const assistantPreview = await parley.assistant.previewReply({ question: 'how do i send my bike back?' })
   */
  previewReply(body: AssistantQuestion, options: WriteOptions = {}): Promise<AssistantPreview> {
    return this.#api.send<AssistantPreview>('POST', '/assistant/preview', { body, options })
  }

  /**
   * Report articles cited in replies rated down. Covers the last 30 days by default. Also requires the scope `knowledge:read`. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const articleReport of parley.assistant.reportArticles()) console.log(articleReport)
   */
  reportArticles(query: ReportArticlesQuery = {}, options: RequestOptions = {}): List<ArticleReport> {
    return this.#api.list<ArticleReport>('GET', '/assistant/reports/articles', { query, options })
  }

  /**
   * Report questions that no article answers. Covers the last 30 days by default. Also requires the scope `knowledge:read`. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const unansweredReport of parley.assistant.reportUnansweredQuestions()) console.log(unansweredReport)
   */
  reportUnansweredQuestions(query: ReportUnansweredQuestionsQuery = {}, options: RequestOptions = {}): List<UnansweredReport> {
    return this.#api.list<UnansweredReport>('GET', '/assistant/reports/unanswered', { query, options })
  }

  /**
   * Get the assistant's settings. Requires the scope `channels:read`.
   *
   * @example
   * const assistantSettings = await parley.assistant.get()
   */
  get(options: RequestOptions = {}): Promise<AssistantSettings> {
    return this.#api.send<AssistantSettings>('GET', '/assistant', { options })
  }

  /**
   * Update the assistant's settings. Takes a merge patch. To set a model, send `provider`, `base_url` and `model` together. To check that it works, use `POST /assistant/test`. Requires the scope `channels:write`. With `provider` or `base_url` or `model` or `embedding_model` or `api_key` or `redaction`, it also requires `contacts:read`, `conversations:read`, `messages:read`, `knowledge:read`.
   *
   * Errors of its own: `precondition_failed`.
   *
   * @example
   * const assistantSettings = await parley.assistant.update({ name: 'Assistant', emergency_text: 'In the UK you can call Samaritans on 116 123, day and night.', base_url: 'http://127.0.0.1:11434/v1', model: 'llama3.2', embedding_model: 'nomic-embed-text', api_key: 'sk-example' })
   */
  update(body: AssistantChanges = {}, options: ConditionalOptions = {}): Promise<AssistantSettings> {
    return this.#api.send<AssistantSettings>('PATCH', '/assistant', { body, options })
  }

  /**
   * Test the language model. Sends the model a simple request and remembers which kind of structured output its server supports. A model that doesn't work isn't an error: the response says what to do. Requires the scope `channels:write`.
   *
   * @example
   * const assistantTest = await parley.assistant.test()
   */
  test(options: WriteOptions = {}): Promise<AssistantTest> {
    return this.#api.send<AssistantTest>('POST', '/assistant/test', { options })
  }

  /**
   * Get language model usage. Requires the scope `channels:read`.
   *
   * @example
   * const assistantUsage = await parley.assistant.getUsage()
   */
  getUsage(query: GetAssistantUsageQuery = {}, options: RequestOptions = {}): Promise<AssistantUsage> {
    return this.#api.send<AssistantUsage>('GET', '/assistant/usage', { query, options })
  }
}

/** What the assistant would do, in past conversations and in scripts. Nothing is sent. */
export class TrialsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List trial sets. Requires the scope `knowledge:read`.
   *
   * @example
   * for await (const trialSet of parley.trials.listSets()) console.log(trialSet)
   */
  listSets(query: ListTrialSetsQuery = {}, options: RequestOptions = {}): List<TrialSet> {
    return this.#api.list<TrialSet>('GET', '/assistant/trial_sets', { query, options })
  }

  /**
   * Create a trial set. Requires the scope `knowledge:write`.
   *
   * @example
   * const trialSet = await parley.trials.createSet({ name: 'Returns' })
   */
  createSet(body: NewTrialSet, options: WriteOptions = {}): Promise<TrialSet> {
    return this.#api.send<TrialSet>('POST', '/assistant/trial_sets', { body, options })
  }

  /**
   * Get a trial set. Requires the scope `knowledge:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trialSet = await parley.trials.getSet('svctst_01h455vb4pex5vsknk084sn02q')
   */
  getSet(trial_set_id: string, options: RequestOptions = {}): Promise<TrialSet> {
    return this.#api.send<TrialSet>('GET', '/assistant/trial_sets/{trial_set_id}', { places: { trial_set_id }, options })
  }

  /**
   * Delete a trial set. With its cases and trials. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const deletedTrialSet = await parley.trials.deleteSet('svctst_01h455vb4pex5vsknk084sn02q')
   */
  deleteSet(trial_set_id: string, options: WriteOptions = {}): Promise<DeletedTrialSet> {
    return this.#api.send<DeletedTrialSet>('DELETE', '/assistant/trial_sets/{trial_set_id}', { places: { trial_set_id }, options })
  }

  /**
   * List the cases of a trial set. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const trialCase of parley.trials.listCases('svctst_01h455vb4pex5vsknk084sn02q')) console.log(trialCase)
   */
  listCases(trial_set_id: string, query: ListTrialCasesQuery = {}, options: RequestOptions = {}): List<TrialCase> {
    return this.#api.list<TrialCase>('GET', '/assistant/trial_sets/{trial_set_id}/cases', { places: { trial_set_id }, query, options })
  }

  /**
   * Add a case to a trial set. A replay is a copy of the conversation up to the message, with personal data masked. It is deleted with the conversation. Also requires the scope `messages:read`. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trialCase = await parley.trials.createCase('svctst_01h455vb4pex5vsknk084sn02q', { kind: 'scripted', turns: [{ content: 'How long can I return a bicycle?', expect: { decision: 'answer' } }] })
   */
  createCase(trial_set_id: string, body: NewTrialCase, options: WriteOptions = {}): Promise<TrialCase> {
    return this.#api.send<TrialCase>('POST', '/assistant/trial_sets/{trial_set_id}/cases', { places: { trial_set_id }, body, options })
  }

  /**
   * Add past conversations to a trial set. Adds a replay of the first turn of each of the newest resolved conversations. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trialSet = await parley.trials.sampleCases('svctst_01h455vb4pex5vsknk084sn02q', { count: 50 })
   */
  sampleCases(trial_set_id: string, body: NewTrialSample, options: WriteOptions = {}): Promise<TrialSet> {
    return this.#api.send<TrialSet>('POST', '/assistant/trial_sets/{trial_set_id}/sample', { places: { trial_set_id }, body, options })
  }

  /**
   * Delete a case of a trial set. With its results. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const deletedTrialCase = await parley.trials.deleteCase('svctst_01h455vb4pex5vsknk084sn02q', 'svctcs_01h455vb4pex5vsknk084sn02q')
   */
  deleteCase(trial_set_id: string, trial_case_id: string, options: WriteOptions = {}): Promise<DeletedTrialCase> {
    return this.#api.send<DeletedTrialCase>('DELETE', '/assistant/trial_sets/{trial_set_id}/cases/{trial_case_id}', { places: { trial_set_id, trial_case_id }, options })
  }

  /**
   * List trials. Requires the scope `knowledge:read`.
   *
   * @example
   * for await (const trial of parley.trials.list()) console.log(trial)
   */
  list(query: ListTrialsQuery = {}, options: RequestOptions = {}): List<Trial> {
    return this.#api.list<Trial>('GET', '/assistant/trials', { query, options })
  }

  /**
   * Start a trial. Decides on a reply in each case, in the background, as in a conversation with a customer, even while the assistant is off. Nothing is sent, and no language model is called. It goes on after a restart. The newest 20 trials of a set are kept. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trial = await parley.trials.create({ trial_set_id: 'svctst_01h455vb4pex5vsknk084sn02q' })
   */
  create(body: NewTrial, options: WriteOptions = {}): Promise<Trial> {
    return this.#api.send<Trial>('POST', '/assistant/trials', { body, options })
  }

  /**
   * Get a trial. Says how far it is. Requires the scope `knowledge:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trial = await parley.trials.get('svctri_01h455vb4pex5vsknk084sn02q')
   */
  get(trial_id: string, options: RequestOptions = {}): Promise<Trial> {
    return this.#api.send<Trial>('GET', '/assistant/trials/{trial_id}', { places: { trial_id }, options })
  }

  /**
   * Cancel a trial. Results so far stay. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trial = await parley.trials.cancel('svctri_01h455vb4pex5vsknk084sn02q')
   */
  cancel(trial_id: string, options: WriteOptions = {}): Promise<Trial> {
    return this.#api.send<Trial>('POST', '/assistant/trials/{trial_id}/cancel', { places: { trial_id }, options })
  }

  /**
   * List the results of a trial. In the order of the cases. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const trialResult of parley.trials.listResults('svctri_01h455vb4pex5vsknk084sn02q')) console.log(trialResult)
   */
  listResults(trial_id: string, query: ListTrialResultsQuery = {}, options: RequestOptions = {}): List<TrialResult> {
    return this.#api.list<TrialResult>('GET', '/assistant/trials/{trial_id}/results', { places: { trial_id }, query, options })
  }

  /**
   * Judge a result of a trial. Replaces an earlier verdict. It also holds in later trials, as long as the reply is the same. Also requires the scope `messages:read`. Requires the scope `knowledge:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trialResult = await parley.trials.judgeResult('svctri_01h455vb4pex5vsknk084sn02q', { result_id: 'svctrs_01h455vb4pex5vsknk084sn02q', verdict: 'good' })
   */
  judgeResult(trial_id: string, body: NewTrialVerdict, options: WriteOptions = {}): Promise<TrialResult> {
    return this.#api.send<TrialResult>('POST', '/assistant/trials/{trial_id}/verdicts', { places: { trial_id }, body, options })
  }

  /**
   * Compare a trial with an earlier one. What was good and is not now, and the other way around, in the cases of both. `with` is the finished trial of the set before it by default. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const trialComparison = await parley.trials.compare('svctri_01h455vb4pex5vsknk084sn02q')
   */
  compare(trial_id: string, query: CompareTrialsQuery = {}, options: RequestOptions = {}): Promise<TrialComparison> {
    return this.#api.send<TrialComparison>('GET', '/assistant/trials/{trial_id}/comparison', { places: { trial_id }, query, options })
  }
}

/** The ways contacts reach the business. */
export class ChannelsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List channels. Returns the channels that conversations come in through. Each mode begins with one, of kind `api`. Requires the scope `channels:read`.
   *
   * @example
   * for await (const channel of parley.channels.list()) console.log(channel)
   */
  list(query: ListChannelsQuery = {}, options: RequestOptions = {}): List<Channel> {
    return this.#api.list<Channel>('GET', '/channels', { query, options })
  }

  /**
   * Create a channel. To start conversations in it, name it as their `channel_id`. Conversations that name none join the oldest channel of kind `api`. Requires the scope `channels:write`. With `email` or `widget.origins`, it also requires `contacts:read`, `messages:read`.
   *
   * Errors of its own: `channel_already_exists`, `channel_limit_reached`.
   *
   * @example
   * const channel = await parley.channels.create({ kind: 'api', name: 'Web shop', handled_by: 'human', hours_id: 'svchrs_01h455vb4pex5vsknk084sn02q', default_team_id: 'svctea_01h455vb4pex5vsknk084sn02q' })
   */
  create(body: NewChannel, options: WriteOptions = {}): Promise<Channel> {
    return this.#api.send<Channel>('POST', '/channels', { body, options })
  }

  /**
   * Get a channel. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const channel = await parley.channels.get('svccha_01h455vb4pex5vsknk084sn02q')
   */
  get(channel_id: string, options: RequestOptions = {}): Promise<Channel> {
    return this.#api.send<Channel>('GET', '/channels/{channel_id}', { places: { channel_id }, options })
  }

  /**
   * Update a channel. Changes apply to new conversations. Existing conversations keep their handler. Requires the scope `channels:write`. With `email` or `widget.origins` or `widget.identity_claims`, it also requires `contacts:read`, `messages:read`.
   *
   * Errors of its own: `resource_not_found`, `channel_already_exists`, `precondition_failed`.
   *
   * @example
   * const channel = await parley.channels.update('svccha_01h455vb4pex5vsknk084sn02q', { name: 'Web shop', handled_by: 'human', hours_id: 'svchrs_01h455vb4pex5vsknk084sn02q', default_team_id: 'svctea_01h455vb4pex5vsknk084sn02q' })
   */
  update(channel_id: string, body: ChannelChanges = {}, options: ConditionalOptions = {}): Promise<Channel> {
    return this.#api.send<Channel>('PATCH', '/channels/{channel_id}', { places: { channel_id }, body, options })
  }

  /**
   * Delete a channel. No new conversation can join it. Its conversations stay, keep their `channel_id`, and can still be read and answered. The last channel of kind `api` stays. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `channel_in_use`, `channel_required`, `precondition_failed`.
   *
   * @example
   * const deletedChannel = await parley.channels.delete('svccha_01h455vb4pex5vsknk084sn02q')
   */
  delete(channel_id: string, query: DeleteChannelQuery = {}, options: ConditionalOptions = {}): Promise<DeletedChannel> {
    return this.#api.send<DeletedChannel>('DELETE', '/channels/{channel_id}', { places: { channel_id }, query, options })
  }

  /**
   * Find the servers of a mailbox. Says which servers a mailbox has, asking its domain's name servers and the domain itself, and which records the domain lacks so that mail from it is believed. Nothing is stored, and no password is needed. Requires the scope `channels:write`.
   *
   * @example
   * const emailSetup = await parley.channels.detectEmailSetup({ address: 'support@example.com' })
   */
  detectEmailSetup(body: EmailSetupRequest, options: WriteOptions = {}): Promise<EmailSetup> {
    return this.#api.send<EmailSetup>('POST', '/email_setup', { body, options })
  }

  /**
   * List the identity keys of a widget. Your server signs the identity of visitors with one of them. The keys themselves are never shown again. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const identityKey of parley.channels.listIdentityKeys('svccha_01h455vb4pex5vsknk084sn02q')) console.log(identityKey)
   */
  listIdentityKeys(channel_id: string, query: ListIdentityKeysQuery = {}, options: RequestOptions = {}): List<IdentityKey> {
    return this.#api.list<IdentityKey>('GET', '/channels/{channel_id}/identity_keys', { places: { channel_id }, query, options })
  }

  /**
   * Create an identity key. Returns the key, only this once. A channel can have two: to rotate, create the second, use it on your server, then delete the first. Requires the scope `channels:write`. Also requires `contacts:read`, `messages:read`.
   *
   * Errors of its own: `resource_not_found`, `identity_key_limit_reached`.
   *
   * @example
   * const createdIdentityKey = await parley.channels.createIdentityKey('svccha_01h455vb4pex5vsknk084sn02q')
   */
  createIdentityKey(channel_id: string, options: WriteOptions = {}): Promise<CreatedIdentityKey> {
    return this.#api.send<CreatedIdentityKey>('POST', '/channels/{channel_id}/identity_keys', { places: { channel_id }, options })
  }

  /**
   * Delete an identity key. Identities signed with it are refused from now on. Visitors it signed in are signed out within a second. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const deletedIdentityKey = await parley.channels.deleteIdentityKey('svccha_01h455vb4pex5vsknk084sn02q', 'svcidk_01h455vb4pex5vsknk084sn02q')
   */
  deleteIdentityKey(channel_id: string, identity_key_id: string, options: WriteOptions = {}): Promise<DeletedIdentityKey> {
    return this.#api.send<DeletedIdentityKey>('DELETE', '/channels/{channel_id}/identity_keys/{identity_key_id}', { places: { channel_id, identity_key_id }, options })
  }

  /**
   * Test a channel. For channels of kind `email` and `practice`: whether both directions work now. Of an email channel, logs in to both servers and, in live mode, sends an email from the channel's address to itself. What doesn't work isn't an error: the response says what to do. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const channelTest = await parley.channels.test('svccha_01h455vb4pex5vsknk084sn02q')
   */
  test(channel_id: string, options: WriteOptions = {}): Promise<ChannelTest> {
    return this.#api.send<ChannelTest>('POST', '/channels/{channel_id}/test', { places: { channel_id }, options })
  }

  /**
   * Get what became of the mail of an email channel. Each mail that was read in its mailbox is counted once, also one that was passed over. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const channelEmailCounts = await parley.channels.getEmailCounts('svccha_01h455vb4pex5vsknk084sn02q')
   */
  getEmailCounts(channel_id: string, options: RequestOptions = {}): Promise<ChannelEmailCounts> {
    return this.#api.send<ChannelEmailCounts>('GET', '/channels/{channel_id}/email_counts', { places: { channel_id }, options })
  }

  /**
   * List the mail of an email channel that became no message. No words and no addresses are kept of it: `getEmailJournalHeaders` reads them in the mailbox. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const emailJournalEntry of parley.channels.listEmailJournal('svccha_01h455vb4pex5vsknk084sn02q')) console.log(emailJournalEntry)
   */
  listEmailJournal(channel_id: string, query: ListEmailJournalQuery = {}, options: RequestOptions = {}): List<EmailJournalEntry> {
    return this.#api.list<EmailJournalEntry>('GET', '/channels/{channel_id}/email_journal', { places: { channel_id }, query, options })
  }

  /**
   * Read sender and subject of mail that became no message. They are read in the mailbox at this moment, and not kept. Requires the scope `channels:read`. Also requires `contacts:read`, `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailJournalHeaders = await parley.channels.getEmailJournalHeaders('svccha_01h455vb4pex5vsknk084sn02q', { ids: ['svceml_01h455vb4pex5vsknk084sn02q'] })
   */
  getEmailJournalHeaders(channel_id: string, body: EmailHeadersQuery, options: WriteOptions = {}): Promise<EmailJournalHeaders> {
    return this.#api.send<EmailJournalHeaders>('POST', '/channels/{channel_id}/email_journal/headers', { places: { channel_id }, body, options })
  }

  /**
   * Import a mail that became no message. Reads it in the mailbox again and makes a message of it, for a person, whoever sent it. Once: repeated, it returns the same entry. A copy of what was sent from here or with a mail program is a message already, which the entry then names. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `email_gone`.
   *
   * @example
   * const emailJournalEntry = await parley.channels.takeInEmail('svccha_01h455vb4pex5vsknk084sn02q', 'svceml_01h455vb4pex5vsknk084sn02q')
   */
  takeInEmail(channel_id: string, mail_id: string, options: WriteOptions = {}): Promise<EmailJournalEntry> {
    return this.#api.send<EmailJournalEntry>('POST', '/channels/{channel_id}/email_journal/{mail_id}/take_in', { places: { channel_id, mail_id }, options })
  }

  /**
   * Get whether somebody signed in to the mailbox of an email channel. For channels with `email.oauth`. Tokens are never shown. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailConsent = await parley.channels.getEmailConsent('svccha_01h455vb4pex5vsknk084sn02q')
   */
  getEmailConsent(channel_id: string, options: RequestOptions = {}): Promise<EmailConsent> {
    return this.#api.send<EmailConsent>('GET', '/channels/{channel_id}/email_consent', { places: { channel_id }, options })
  }

  /**
   * Begin to sign in to the mailbox of an email channel. Returns where to sign in, with a state that works once, within 15 minutes, and for whoever began. Of several, the newest counts. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailConsentRequest = await parley.channels.beginEmailConsent('svccha_01h455vb4pex5vsknk084sn02q')
   */
  beginEmailConsent(channel_id: string, options: WriteOptions = {}): Promise<EmailConsentRequest> {
    return this.#api.send<EmailConsentRequest>('POST', '/channels/{channel_id}/email_consent', { places: { channel_id }, options })
  }

  /**
   * Forget that somebody signed in to the mailbox of an email channel. The tokens are deleted, and the mailbox is no longer read. Its owner can take back the consent at the provider, too. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const emailConsent = await parley.channels.endEmailConsent('svccha_01h455vb4pex5vsknk084sn02q')
   */
  endEmailConsent(channel_id: string, options: WriteOptions = {}): Promise<EmailConsent> {
    return this.#api.send<EmailConsent>('DELETE', '/channels/{channel_id}/email_consent', { places: { channel_id }, options })
  }

  /**
   * Complete signing in to the mailbox of an email channel. Takes `state` and `code`, with which the provider led back. From then on, the mailbox is read. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `email_consent_invalid`, `email_consent_refused`.
   *
   * @example
   * const emailConsent = await parley.channels.completeEmailConsent('svccha_01h455vb4pex5vsknk084sn02q', { state: 'q0WzJ3nYw1', code: '0.AXkA5f' })
   */
  completeEmailConsent(channel_id: string, body: EmailConsentAnswer, options: WriteOptions = {}): Promise<EmailConsent> {
    return this.#api.send<EmailConsent>('POST', '/channels/{channel_id}/email_consent/complete', { places: { channel_id }, body, options })
  }

  /**
   * List the messages of a practice channel. Returns what the customers' telephones show, the newest message first. Requires the scope `messages:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const practiceMessage of parley.channels.listPracticeMessages('svccha_01h455vb4pex5vsknk084sn02q')) console.log(practiceMessage)
   */
  listPracticeMessages(channel_id: string, query: ListPracticeMessagesQuery = {}, options: RequestOptions = {}): List<PracticeMessage> {
    return this.#api.list<PracticeMessage>('GET', '/channels/{channel_id}/practice_messages', { places: { channel_id }, query, options })
  }

  /**
   * Write as a customer of a practice channel. The message comes in like one from a messenger. Whoever writes again has read everything that was sent to them before. Requires the scope `messages:write`.
   *
   * Errors of its own: `resource_not_found`, `file_in_use`, `file_incomplete`.
   *
   * @example
   * const practiceMessage = await parley.channels.createPracticeMessage('svccha_01h455vb4pex5vsknk084sn02q', { customer_id: 'vera', customer_name: 'Vera Lindqvist', external_id: 'm-1', content: 'Where is my order?' })
   */
  createPracticeMessage(channel_id: string, body: NewPracticeMessage, options: WriteOptions = {}): Promise<PracticeMessage> {
    return this.#api.send<PracticeMessage>('POST', '/channels/{channel_id}/practice_messages', { places: { channel_id }, body, options })
  }
}

/** When a team works, and the days that are different. */
export class HoursResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List working hours. Requires the scope `channels:read`.
   *
   * @example
   * for await (const hours of parley.hours.list()) console.log(hours)
   */
  list(query: ListHoursQuery = {}, options: RequestOptions = {}): List<Hours> {
    return this.#api.list<Hours>('GET', '/hours', { query, options })
  }

  /**
   * Create working hours. To use them, name them as the `hours_id` of a channel. Requires the scope `channels:write`.
   *
   * Errors of its own: `hours_limit_reached`.
   *
   * @example
   * const hours = await parley.hours.create({ name: 'Support', time_zone: 'Europe/Berlin', weekly: [{ day: 'monday', from: '09:00', to: '17:00' }], exceptions: [{ name: 'Christmas', from: '2026-12-25', to: '2026-12-26', yearly: true, intervals: [] }] })
   */
  create(body: NewHours, options: WriteOptions = {}): Promise<Hours> {
    return this.#api.send<Hours>('POST', '/hours', { body, options })
  }

  /**
   * Get working hours. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const hours = await parley.hours.get('svchrs_01h455vb4pex5vsknk084sn02q')
   */
  get(hours_id: string, options: RequestOptions = {}): Promise<Hours> {
    return this.#api.send<Hours>('GET', '/hours/{hours_id}', { places: { hours_id }, options })
  }

  /**
   * Update working hours. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const hours = await parley.hours.update('svchrs_01h455vb4pex5vsknk084sn02q', { name: 'Support', time_zone: 'Europe/Berlin', weekly: [{ day: 'monday', from: '09:00', to: '17:00' }], exceptions: [{ name: 'Christmas', from: '2026-12-25', to: '2026-12-26', yearly: true, intervals: [] }] })
   */
  update(hours_id: string, body: HoursChanges = {}, options: ConditionalOptions = {}): Promise<Hours> {
    return this.#api.send<Hours>('PATCH', '/hours/{hours_id}', { places: { hours_id }, body, options })
  }

  /**
   * Delete working hours. Refused while a channel or a team uses them. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `hours_in_use`, `precondition_failed`.
   *
   * @example
   * const deletedHours = await parley.hours.delete('svchrs_01h455vb4pex5vsknk084sn02q')
   */
  delete(hours_id: string, options: ConditionalOptions = {}): Promise<DeletedHours> {
    return this.#api.send<DeletedHours>('DELETE', '/hours/{hours_id}', { places: { hours_id }, options })
  }

  /**
   * Get a year of working hours. Returns each day of a year with the times at which it is open. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const hoursCalendar = await parley.hours.getCalendar('svchrs_01h455vb4pex5vsknk084sn02q')
   */
  getCalendar(hours_id: string, query: GetHoursCalendarQuery = {}, options: RequestOptions = {}): Promise<HoursCalendar> {
    return this.#api.send<HoursCalendar>('GET', '/hours/{hours_id}/calendar', { places: { hours_id }, query, options })
  }

  /**
   * Preview a year of working hours. Returns the calendar that these working hours would have. Nothing is stored. Requires the scope `channels:write`.
   *
   * @example
   * const hoursCalendar = await parley.hours.preview({ name: 'Support', time_zone: 'Europe/Berlin', weekly: [{ day: 'monday', from: '09:00', to: '17:00' }], exceptions: [{ name: 'Christmas', from: '2026-12-25', to: '2026-12-26', yearly: true, intervals: [] }], year: 2027 })
   */
  preview(body: HoursPreview, options: WriteOptions = {}): Promise<HoursCalendar> {
    return this.#api.send<HoursCalendar>('POST', '/hours/preview', { body, options })
  }

  /**
   * Read holidays from a calendar file. Returns the whole days of an iCalendar file (.ics) as `exceptions`, at most 400. Nothing is stored: send them with the working hours. Requires the scope `channels:write`.
   *
   * @example
   * const holidays = await parley.hours.readHolidays({ ics: 'BEGIN:VEVENT
   * SUMMARY:Christmas
   * DTSTART;VALUE=DATE:20261225
   * DTEND;VALUE=DATE:20261227
   * END:VEVENT' })
   */
  readHolidays(body: HolidayFile, options: WriteOptions = {}): Promise<Holidays> {
    return this.#api.send<Holidays>('POST', '/hours/holidays', { body, options })
  }
}

/** The people who work together, and whose conversations are whose. */
export class TeamsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List what waits for somebody of a team. Open conversations that nobody has, in the order in which routing gives them away. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const queueEntry of parley.teams.listQueue('svctea_01h455vb4pex5vsknk084sn02q')) console.log(queueEntry)
   */
  listQueue(team_id: string, query: ListTeamQueueQuery = {}, options: RequestOptions = {}): List<QueueEntry> {
    return this.#api.list<QueueEntry>('GET', '/teams/{team_id}/queue', { places: { team_id }, query, options })
  }

  /**
   * Preview routing. Returns who would get the next conversation of the team and why, and of each member why not. Nothing changes. Requires the scope `conversations:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const routingPreview = await parley.teams.previewRouting('svctea_01h455vb4pex5vsknk084sn02q')
   */
  previewRouting(team_id: string, options: WriteOptions = {}): Promise<RoutingPreview> {
    return this.#api.send<RoutingPreview>('POST', '/teams/{team_id}/routing_preview', { places: { team_id }, options })
  }

  /**
   * List teams. Requires the scope `channels:read`.
   *
   * @example
   * for await (const team of parley.teams.list()) console.log(team)
   */
  list(query: ListTeamsQuery = {}, options: RequestOptions = {}): List<Team> {
    return this.#api.list<Team>('GET', '/teams', { query, options })
  }

  /**
   * Create a team. It has no members yet. A channel gives it conversations as its `default_team_id`, and people as the `team` of one. Requires the scope `channels:write`.
   *
   * Errors of its own: `team_already_exists`, `team_limit_reached`.
   *
   * @example
   * const team = await parley.teams.create({ name: 'Deliveries', description: 'Where parcels are', routing: 'least_busy', sticky_days: 7, capacity: 10, respect_hours: false, hours_id: 'svchrs_01h455vb4pex5vsknk084sn02q', fallback_team_id: 'svctea_01h455vb4pex5vsknk084sn02q' })
   */
  create(body: NewTeam, options: WriteOptions = {}): Promise<Team> {
    return this.#api.send<Team>('POST', '/teams', { body, options })
  }

  /**
   * Get a team. Requires the scope `channels:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const team = await parley.teams.get('svctea_01h455vb4pex5vsknk084sn02q')
   */
  get(team_id: string, options: RequestOptions = {}): Promise<Team> {
    return this.#api.send<Team>('GET', '/teams/{team_id}', { places: { team_id }, options })
  }

  /**
   * Update a team. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `team_already_exists`, `team_archived`, `precondition_failed`.
   *
   * @example
   * const team = await parley.teams.update('svctea_01h455vb4pex5vsknk084sn02q', { name: 'Deliveries', description: 'Where parcels are', routing: 'least_busy', sticky_days: 7, capacity: 10, respect_hours: false, hours_id: 'svchrs_01h455vb4pex5vsknk084sn02q', fallback_team_id: 'svctea_01h455vb4pex5vsknk084sn02q' })
   */
  update(team_id: string, body: TeamChanges = {}, options: ConditionalOptions = {}): Promise<Team> {
    return this.#api.send<Team>('PATCH', '/teams/{team_id}', { places: { team_id }, body, options })
  }

  /**
   * Add or change a member. Returns the team. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `team_archived`, `team_member_limit_reached`, `precondition_failed`.
   *
   * @example
   * const team = await parley.teams.createMember('svctea_01h455vb4pex5vsknk084sn02q', { user_id: 'svcusr_01h455vb4pex5vsknk084sn02q', role: 'member', capacity: 10 })
   */
  createMember(team_id: string, body: TeamMembership, options: ConditionalOptions = {}): Promise<Team> {
    return this.#api.send<Team>('POST', '/teams/{team_id}/members', { places: { team_id }, body, options })
  }

  /**
   * Remove a member. Their conversations stay theirs. Returns the team. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `team_archived`, `precondition_failed`.
   *
   * @example
   * const team = await parley.teams.removeMember('svctea_01h455vb4pex5vsknk084sn02q', 'svcusr_01h455vb4pex5vsknk084sn02q')
   */
  removeMember(team_id: string, user_id: string, options: ConditionalOptions = {}): Promise<Team> {
    return this.#api.send<Team>('DELETE', '/teams/{team_id}/members/{user_id}', { places: { team_id, user_id }, options })
  }

  /**
   * Archive a team. Its conversations that are not resolved go to its fallback team, or are in no team, each with a `conversation.updated` event. So do its channels. Resolved conversations still name it. Requires the scope `channels:write`.
   *
   * Errors of its own: `resource_not_found`, `precondition_failed`.
   *
   * @example
   * const team = await parley.teams.archive('svctea_01h455vb4pex5vsknk084sn02q')
   */
  archive(team_id: string, options: ConditionalOptions = {}): Promise<Team> {
    return this.#api.send<Team>('POST', '/teams/{team_id}/archive', { places: { team_id }, options })
  }
}

/** Uploaded files, to attach to messages. */
export class FilesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Upload a file. Send the file as a form (`multipart/form-data`) in the field `file`. Or announce its name and size as JSON, and then send its bytes in parts: an interrupted upload goes on where it stopped. A file that no message has is deleted after a day. Requires the scope `files:write`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const storedFile = await parley.files.create({ name: 'receipt.pdf', size: 48213 })
   */
  create(body: NewFile, options: WriteOptions = {}): Promise<StoredFile> {
    return this.#api.send<StoredFile>('POST', '/files', { body, options })
  }

  /**
   * Get a file. Returns what is known of the file, how much of it has arrived, and addresses that open it without a key for an hour or two. Requires the scope `files:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const storedFile = await parley.files.get('svcfil_01h455vb4pex5vsknk084sn02q')
   */
  get(file_id: string, options: RequestOptions = {}): Promise<StoredFile> {
    return this.#api.send<StoredFile>('GET', '/files/{file_id}', { places: { file_id }, options })
  }

  /**
   * Delete a file. Only a file that no message has. The others are deleted with their conversation or contact. Requires the scope `files:write`.
   *
   * Errors of its own: `resource_not_found`, `file_in_use`.
   *
   * @example
   * const deletedFile = await parley.files.delete('svcfil_01h455vb4pex5vsknk084sn02q')
   */
  delete(file_id: string, options: WriteOptions = {}): Promise<DeletedFile> {
    return this.#api.send<DeletedFile>('DELETE', '/files/{file_id}', { places: { file_id }, options })
  }
}

/** Articles that the assistant answers from. */
export class KnowledgeResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List articles. Requires the scope `knowledge:read`.
   *
   * @example
   * for await (const article of parley.knowledge.listArticles()) console.log(article)
   */
  listArticles(query: ListArticlesQuery = {}, options: RequestOptions = {}): List<Article> {
    return this.#api.list<Article>('GET', '/knowledge/articles', { query, options })
  }

  /**
   * Create an article. Creates a draft unless you set `status`. The assistant uses published articles immediately. Requires the scope `knowledge:write`.
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
   * Get an article. Requires the scope `knowledge:read`.
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
   * Update an article. Requires the scope `knowledge:write`.
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
   * Delete an article. The assistant stops using it. Messages that cited it keep its title. Requires the scope `knowledge:write`.
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
   * Publish an article. The assistant starts using it. An article that's already published doesn't change. Requires the scope `knowledge:write`.
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
   * Unpublish an article. Turns the article back into a draft. The assistant stops using it. Requires the scope `knowledge:write`.
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
   * Search articles. Returns what the assistant would answer from if a customer asked this: the articles, the best passage of each, and the confidence. Requires the scope `knowledge:read`.
   *
   * @example
   * const knowledgeSearchResult = await parley.knowledge.search({ query: 'how do i send my bike back?', language: 'en' })
   */
  search(body: KnowledgeQuestion, options: WriteOptions = {}): Promise<KnowledgeSearchResult> {
    return this.#api.send<KnowledgeSearchResult>('POST', '/knowledge/search', { body, options })
  }

  /** The same as `listArticles`. */
  list(query: ListArticlesQuery = {}, options: RequestOptions = {}): List<Article> {
    return this.listArticles(query, options)
  }

  /** The same as `createArticle`. */
  create(body: NewArticle, options: WriteOptions = {}): Promise<Article> {
    return this.createArticle(body, options)
  }

  /** The same as `getArticle`. */
  get(article_id: string, options: RequestOptions = {}): Promise<Article> {
    return this.getArticle(article_id, options)
  }

  /** The same as `updateArticle`. */
  update(article_id: string, body: ArticleChanges = {}, options: ConditionalOptions = {}): Promise<Article> {
    return this.updateArticle(article_id, body, options)
  }

  /** The same as `deleteArticle`. */
  delete(article_id: string, options: ConditionalOptions = {}): Promise<DeletedArticle> {
    return this.deleteArticle(article_id, options)
  }
}

/** Contacts who may buy, scored by rules and synced to a CRM. */
export class LeadsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Qualify a contact as a lead. Scores the contact by the lead rules, based on its messages and contact data. The first qualification creates the lead. If the result hasn't changed, you get the same qualification again and no event is created. Requires the scope `leads:write`.
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
   * List leads. Requires the scope `leads:read`.
   *
   * @example
   * for await (const lead of parley.leads.list()) console.log(lead)
   */
  list(query: ListLeadsQuery = {}, options: RequestOptions = {}): List<Lead> {
    return this.#api.list<Lead>('GET', '/leads', { query, options })
  }

  /**
   * Get a lead. Requires the scope `leads:read`.
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
   * Override a lead. Stores a person's decision. It overrides the rules until you clear it with null. Requires the scope `leads:write`.
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
   * List the qualifications of a lead. Returns every qualification that differs from the one before it. Requires the scope `leads:read`.
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
   * Sync a lead to a CRM. Writes the lead to the CRM, with a note for each of its resolved conversations, and responds within ten seconds. The first sync matches an existing record by email address, later syncs use the record's ID, so repeating a sync doesn't create a duplicate. Qualified leads sync automatically. Requires the scope `leads:write`.
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

/** The rules that score leads. */
export class LeadRulesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List lead rules. Returns the built-in rules, with your changes, and your own rules. Requires the scope `leads:read`.
   *
   * @example
   * for await (const leadRule of parley.leadRules.list()) console.log(leadRule)
   */
  list(query: ListLeadRulesQuery = {}, options: RequestOptions = {}): List<LeadRule> {
    return this.#api.list<LeadRule>('GET', '/lead_rules', { query, options })
  }

  /**
   * Create a lead rule. The rule matches when the contact writes one of its words. Requires the scope `leads:write`.
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
   * Preview changes to lead rules. Shows which of the newest leads would change, without changing anything. It stops after five seconds and tells you how many leads it checked. Requires the scope `leads:read`.
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
   * Get a lead rule. Requires the scope `leads:read`.
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
   * Update a lead rule. Applies the next time a lead is qualified. To preview the effect, use `POST /lead_rules/dry_run`; to apply it to all leads, `POST /lead_scorings`. Requires the scope `leads:write`.
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
   * Delete a lead rule. Deletes a rule of your own. To turn off a built-in rule, set `enabled` to false. Requires the scope `leads:write`.
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
   * Reset a lead rule. Restores the defaults of a built-in rule. A rule of your own doesn't change. Requires the scope `leads:write`.
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

/** Scores all leads again, in the background. */
export class LeadScoringsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Score all leads again. Scores all leads by the current rules, in the background. `leads_done` of the response grows as you get it again. Language models are not asked. One that is still running is superseded. Requires the scope `leads:write`.
   *
   * @example
   * const leadScoring = await parley.leadScorings.create()
   */
  create(options: WriteOptions = {}): Promise<LeadScoring> {
    return this.#api.send<LeadScoring>('POST', '/lead_scorings', { options })
  }

  /**
   * List lead scorings. Requires the scope `leads:read`.
   *
   * @example
   * for await (const leadScoring of parley.leadScorings.list()) console.log(leadScoring)
   */
  list(query: ListLeadScoringsQuery = {}, options: RequestOptions = {}): List<LeadScoring> {
    return this.#api.list<LeadScoring>('GET', '/lead_scorings', { query, options })
  }

  /**
   * Get a lead scoring. Requires the scope `leads:read`.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const leadScoring = await parley.leadScorings.get('svclsc_01h455vb4pex5vsknk084sn02q')
   */
  get(lead_scoring_id: string, options: RequestOptions = {}): Promise<LeadScoring> {
    return this.#api.send<LeadScoring>('GET', '/lead_scorings/{lead_scoring_id}', { places: { lead_scoring_id }, options })
  }
}

/** The CRMs that leads sync to. */
export class CrmConnectionsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List CRM connections. Requires the scope `crm:read`.
   *
   * @example
   * for await (const crmConnection of parley.crmConnections.list()) console.log(crmConnection)
   */
  list(query: ListCrmConnectionsQuery = {}, options: RequestOptions = {}): List<CrmConnection> {
    return this.#api.list<CrmConnection>('GET', '/crm_connections', { query, options })
  }

  /**
   * Connect a CRM. Tests the connection before creating it: a connection that doesn't work isn't created. Without a mapping, the connection gets the vendor's default mapping, limited to fields that exist in the CRM. Requires the scope `crm:write`. Also requires `contacts:read`, `conversations:read`, `messages:read`, `leads:read`.
   *
   * Errors of its own: `resource_not_found`, `crm_connection_limit_reached`, `crm_rejected`, `crm_unavailable`, `crm_timeout`.
   *
   * @example
   * const crmConnection = await parley.crmConnections.create({ provider: 'fake', name: 'Sales' })
   */
  create(body: NewCrmConnection, options: WriteOptions = {}): Promise<CrmConnection> {
    return this.#api.send<CrmConnection>('POST', '/crm_connections', { body, options })
  }

  /**
   * Get a CRM connection. Requires the scope `crm:read`.
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
   * Update a CRM connection. Tests new settings, credentials or mappings with the CRM before saving them. Working credentials resume a connection that was paused because the CRM refused the old ones. To change `base_url`, send the credentials again. Requires the scope `crm:write`. With `settings` or `credentials` or `mapping`, it also requires `contacts:read`, `conversations:read`, `messages:read`, `leads:read`.
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
   * Delete a CRM connection. Also deletes its credentials, links and sync log. Records in the CRM stay as they are. Requires the scope `crm:write`.
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
   * Test a CRM connection. Asks the CRM for the account that the credentials belong to. A refusal isn't an error: the response says what to do. Requires the scope `crm:write`.
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
   * List a CRM's fields. Returns the fields as the CRM describes them now. The list is empty if the CRM doesn't describe its fields; you can then map any name. Requires the scope `crm:read`.
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
   * Preview the sync of a lead. Returns what a sync would write. Nothing is sent to the CRM. Requires the scope `crm:write`.
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
   * Pause a CRM connection. Stops sending. Leads to sync wait until you resume the connection. Requires the scope `crm:write`.
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
   * Resume a CRM connection. Sends the leads that waited. Requires the scope `crm:write`. Also requires `contacts:read`, `conversations:read`, `messages:read`, `leads:read`.
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
   * Sync all leads or failed leads. Runs in the background. Leads that are up to date in the CRM aren't sent again. Requires the scope `crm:write`. Also requires `contacts:read`, `conversations:read`, `messages:read`, `leads:read`.
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
   * List the sync log of a CRM connection. Returns every attempt with its requests and responses, the fields written, and what to do if it failed. Kept as long as events. Requires the scope `crm:read`.
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

/** URLs that receive events in signed requests. */
export class WebhookEndpointsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List webhook endpoints. Requires the scope `webhook_endpoints:read`.
   *
   * @example
   * for await (const webhookEndpoint of parley.webhookEndpoints.list()) console.log(webhookEndpoint)
   */
  list(query: ListWebhookEndpointsQuery = {}, options: RequestOptions = {}): List<WebhookEndpoint> {
    return this.#api.list<WebhookEndpoint>('GET', '/webhook_endpoints', { query, options })
  }

  /**
   * Create a webhook endpoint. The response contains the secret that signs deliveries. Store it: it isn't shown again. Endpoints receive full events, so the key also needs the read scope of every area it subscribes to; for `*`, of all areas. Requires the scope `webhook_endpoints:write`.
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
   * Get a webhook endpoint. Requires the scope `webhook_endpoints:read`.
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
   * Update a webhook endpoint. To change the event types or the URL, the key needs the same read scopes as for creating an endpoint. Requires the scope `webhook_endpoints:write`.
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
   * Delete a webhook endpoint. Also deletes its deliveries. Requires the scope `webhook_endpoints:write`.
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
   * Disable a webhook endpoint. Stops deliveries and cancels pending ones. Events are still recorded, so you can replay them later. Requires the scope `webhook_endpoints:write`.
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
   * Enable a webhook endpoint. The endpoint receives events from now on. To deliver events from while it was disabled, replay them. Requires the scope `webhook_endpoints:write`.
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
   * Rotate the secret of a webhook endpoint. Both secrets sign deliveries for some hours, so that you can switch receivers over. The response contains the new secret. At most two secrets sign at the same time: during this period, you can only rotate with `grace_hours` 0. Requires the scope `webhook_endpoints:write`.
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
   * Send a test event. Sends a `ping` event to this endpoint only, whatever it subscribes to. Requires the scope `webhook_endpoints:write`.
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
   * Replay undelivered events. Delivers events since a given time whose deliveries failed, were canceled, or didn't exist because the endpoint was disabled. Oldest first, each with the full schedule of attempts. Delivered events aren't delivered again. Requires the scope `webhook_endpoints:write`.
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
   * List the deliveries of a webhook endpoint. Returns deliveries with every attempt and its response. Requires the scope `webhook_endpoints:read`.
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
   * Get a delivery. Requires the scope `webhook_endpoints:read`.
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
   * Retry a delivery. Makes one attempt now, even if the event was already delivered. If it fails, it isn't retried. Requires the scope `webhook_endpoints:write`.
   *
   * Errors of its own: `resource_not_found`, `webhook_endpoint_disabled`.
   *
   * @example
   * const webhookDelivery = await parley.webhookEndpoints.replayDelivery('svcwhe_01h455vb4pex5vsknk084sn02q', 'svcdlv_01h455vb4pex5vsknk084sn02q')
   */
  replayDelivery(webhook_endpoint_id: string, webhook_delivery_id: string, options: WriteOptions = {}): Promise<WebhookDelivery> {
    return this.#api.send<WebhookDelivery>('POST', '/webhook_endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay', { places: { webhook_endpoint_id, webhook_delivery_id }, options })
  }

  /** The same as `register`. */
  create(body: NewWebhookEndpoint, options: WriteOptions = {}): Promise<WebhookEndpointWithSecret> {
    return this.register(body, options)
  }
}

/** Everything that happened, in order and without gaps. */
export class EventsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List events. Returns everything that happened, in order. To continue later, pass the ID of the last event you've seen as `after`. Requires the scope `events:read`.
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
   * Stream events. Opens a stream of server-sent events. After an interruption, continue with the `Last-Event-ID` header (browsers send it automatically) or with `after`: you receive every event once, in order. Requires the scope `events:read`.
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
   * Get an event. Requires the scope `events:read`.
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

/** What fails, and what failed: mailboxes, sending, webhooks, CRM connections, the model and API keys. */
export class AlarmsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List alarms. What fails, and what failed: mailboxes, messages that can’t go out, webhook endpoints, CRM connections, the model and API keys that end soon. You see the alarms of what you may read. Requires the scope `events:read`.
   *
   * @example
   * for await (const alarm of parley.alarms.list()) console.log(alarm)
   */
  list(query: ListAlarmsQuery = {}, options: RequestOptions = {}): List<Alarm> {
    return this.#api.list<Alarm>('GET', '/alarms', { query, options })
  }
}

/** One search across contacts, conversations and messages. */
export class SearchResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Search contacts, conversations and messages. Returns the 500 best matches, page by page: exact words first, then beginnings of words, then words with one wrong letter. Within each, contacts come before conversations, conversations before messages, and the newest first. New and changed objects are searchable within about a second, also after an import of 10,000 contacts; on a machine that has more to do than it can, within some seconds. Deleted objects disappear immediately. Requires the scope `contacts:read` or `conversations:read` or `messages:read`.
   *
   * @example
   * for await (const searchResult of parley.search.search()) console.log(searchResult)
   */
  search(query: SearchQuery, options: RequestOptions = {}): List<SearchResult> {
    return this.#api.list<SearchResult>('GET', '/search', { query, options })
  }
}

/** Volume, response time and resolution. */
export class ReportsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Report on conversations. Returns the number of conversations and messages in a period, first response and resolution times, what the assistant resolved on its own, handover reasons, ratings, and when contacts write. Everything counts in the hour or day it happened in. Deleted conversations still count. For definitions of the figures, see docs/reports.md. Requires the scope `conversations:read`.
   *
   * @example
   * const conversationReport = await parley.reports.reportConversations()
   */
  reportConversations(query: ReportConversationsQuery = {}, options: RequestOptions = {}): Promise<ConversationReport> {
    return this.#api.send<ConversationReport>('GET', '/reports/conversations', { query, options })
  }

  /**
   * List the conversations behind a figure. Returns the conversations that a figure of the report counts, each once, those that counted last first. Deleted conversations are missing. Figures that count messages have no list. Requires the scope `conversations:read`.
   *
   * @example
   * for await (const conversation of parley.reports.listCountedConversations()) console.log(conversation)
   */
  listCountedConversations(query: ListCountedConversationsQuery, options: RequestOptions = {}): List<Conversation> {
    return this.#api.list<Conversation>('GET', '/reports/conversations/counted', { query, options })
  }
}
