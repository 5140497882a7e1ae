// Made by scripts/generate.ts from openapi.dashboard.json: change the routes instead.

import type { Api, RequestOptions, WriteOptions } from '../transport.ts'
import type { List } from '@parley/sdk'
import type {
  AcceptedInvitation,
  Account,
  AccountChanges,
  ApiKey,
  ApiKeyMade,
  AuditEntry,
  Confirmation,
  ContactExport,
  CountUnreadNotificationsQuery,
  CrmProvider,
  DeleteSavedViewQuery,
  DeletedPushSubscription,
  DeletedSavedView,
  Done,
  ExportAuditEntriesQuery,
  FileUsage,
  FirstSteps,
  GetFileUsageQuery,
  GetFirstStepsQuery,
  GetRetentionQuery,
  GetSystemQuery,
  GroupWaitingNotificationsQuery,
  Invitation,
  InvitationMade,
  InvitationPreview,
  InvitationToken,
  ListApiKeysQuery,
  ListAuditEntriesQuery,
  ListCrmProvidersQuery,
  ListInvitationsQuery,
  ListNotificationsQuery,
  ListRequestsQuery,
  ListSavedViewsQuery,
  ListSessionsQuery,
  ListUserAccessQuery,
  ListUsersQuery,
  MailSettings,
  MailTest,
  MarkUnreadQuery,
  NewApiKey,
  NewContactExport,
  NewInvitation,
  NewMailSettings,
  NewPassword,
  NewPushSubscription,
  NewSavedView,
  NewSetup,
  Notification,
  NotificationSettings,
  NotificationSettingsChanges,
  NotificationsRead,
  OpenSession,
  Person,
  PersonChanges,
  PreviewRetentionQuery,
  Profile,
  PushKey,
  PushSubscription,
  ReadThrough,
  RecoveryCodes,
  RequestLogEntry,
  Retention,
  RetentionChanges,
  RetentionPreview,
  RolledApiKey,
  SavedView,
  SavedViewChanges,
  Session,
  Setup,
  Sight,
  SignIn,
  SignInCode,
  SignInCodeRequest,
  System,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorProof,
  TwoFactorSecret,
  UnreadNotifications,
  UserAccess,
  WaitingNotifications,
} from './administration.ts'

/** Everything that only people can do, in the dashboard, by area. */
export class Administration {
  readonly setUp: SetUpResource
  readonly sessions: SessionsResource
  readonly twoFactor: TwoFactorResource
  readonly people: PeopleResource
  readonly firstSteps: FirstStepsResource
  readonly apiKeys: ApiKeysResource
  readonly logs: LogsResource
  readonly inbox: InboxResource
  readonly exports: ExportsResource
  readonly retention: RetentionResource
  readonly files: FilesResource
  readonly crmProviders: CrmProvidersResource
  readonly notifications: NotificationsResource
  readonly email: EmailResource
  readonly system: SystemResource

  constructor(api: Api) {
    this.setUp = new SetUpResource(api)
    this.sessions = new SessionsResource(api)
    this.twoFactor = new TwoFactorResource(api)
    this.people = new PeopleResource(api)
    this.firstSteps = new FirstStepsResource(api)
    this.apiKeys = new ApiKeysResource(api)
    this.logs = new LogsResource(api)
    this.inbox = new InboxResource(api)
    this.exports = new ExportsResource(api)
    this.retention = new RetentionResource(api)
    this.files = new FilesResource(api)
    this.crmProviders = new CrmProvidersResource(api)
    this.notifications = new NotificationsResource(api)
    this.email = new EmailResource(api)
    this.system = new SystemResource(api)
  }
}

/** The first start of a deployment. */
export class SetUpResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get whether the service is set up. Requires no session.
   *
   * @example
   * const setup = await administration.setUp.getSetup()
   */
  getSetup(options: RequestOptions = {}): Promise<Setup> {
    return this.#api.send<Setup>('GET', '/setup', { options })
  }

  /**
   * Set up the service. Creates the first owner. The token is in the link that the service prints when it starts. Requires no session.
   *
   * Errors of its own: `already_set_up`.
   *
   * @example
   * const session = await administration.setUp.setUp({ token: 'text', account_name: 'Maya Lindqvist', name: 'Maya Lindqvist', email: 'maya@example.com', password: 'four words of mine' })
   */
  setUp(body: NewSetup, options: WriteOptions = {}): Promise<Session> {
    return this.#api.send<Session>('POST', '/setup', { body, options })
  }
}

/** Signing in and out. */
export class SessionsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Sign in. With two-factor authentication, first send it without `code`: 401 `second_factor_required` means that the password is correct. Requires no session.
   *
   * @example
   * const session = await administration.sessions.signIn({ email: 'maya@example.com', password: 'four words of mine', code: '287082' })
   */
  signIn(body: SignIn, options: WriteOptions = {}): Promise<Session> {
    return this.#api.send<Session>('POST', '/session', { body, options })
  }

  /**
   * Get the current session. Requires the role `viewer` or a higher one.
   *
   * @example
   * const session = await administration.sessions.get()
   */
  get(options: RequestOptions = {}): Promise<Session> {
    return this.#api.send<Session>('GET', '/session', { options })
  }

  /**
   * Sign out. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.sessions.signOut()
   */
  signOut(options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('DELETE', '/session', { options })
  }

  /**
   * Email a code. For whoever is refused with 429 `rate_limited` because others try their address. The response is the same whether or not anyone has it. At most three an hour for an address. Requires no session.
   *
   * Errors of its own: `mail_not_configured`.
   *
   * @example
   * const done = await administration.sessions.requestSignInCode({ email: 'maya@example.com' })
   */
  requestSignInCode(body: SignInCodeRequest, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/session/code', { body, options })
  }

  /**
   * Use an emailed code. For an hour, attempts to sign in from this browser have a limit of their own. They still need the password, and the second factor if it is on. Requires no session.
   *
   * @example
   * const done = await administration.sessions.confirmSignInCode({ email: 'maya@example.com', code: '7Q2KX-90TFM' })
   */
  confirmSignInCode(body: SignInCode, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/session/code/confirm', { body, options })
  }

  /**
   * Confirm the password. Sensitive operations require a password entered within the last 12 hours. Otherwise they respond with 403 `password_needed`. Requires the role `viewer` or a higher one.
   *
   * @example
   * const done = await administration.sessions.confirm({ password: 'four words of mine' })
   */
  confirm(body: Confirmation, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/session/confirm', { body, options })
  }

  /**
   * List your sessions. Requires the role `viewer` or a higher one.
   *
   * @example
   * for await (const openSession of administration.sessions.list()) console.log(openSession)
   */
  list(query: ListSessionsQuery = {}, options: RequestOptions = {}): List<OpenSession> {
    return this.#api.list<OpenSession>('GET', '/sessions', { query, options })
  }

  /**
   * End one of your sessions. It stops working within a second, and its streams end. Requires a password entered within the last 15 minutes. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.sessions.revoke('svcses_01h455vb4pex5vsknk084sn02q')
   */
  revoke(session_id: string, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('DELETE', '/sessions/{session_id}', { places: { session_id }, options })
  }

  /**
   * Change your name, language or signature. Everyone in the account sees the new name, and customers see it on your replies from then on. Requires the role `viewer` or a higher one.
   *
   * @example
   * const session = await administration.sessions.changeProfile({ name: 'Maya Lindqvist', language: 'en', signature: 'Maya Lindqvist
   * Workshop' })
   */
  changeProfile(body: Profile = {}, options: WriteOptions = {}): Promise<Session> {
    return this.#api.send<Session>('PATCH', '/session/user', { body, options })
  }

  /**
   * Tell that you use the dashboard. The dashboard calls it at most once a minute while you use it. While nobody did for 10 minutes, people are emailed about customers who wait. Requires the role `viewer` or a higher one.
   *
   * @example
   * const done = await administration.sessions.stayActive()
   */
  stayActive(options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/session/active', { options })
  }

  /**
   * Change your password. Ends all your other sessions. `code` is required if two-factor authentication is on. Passwords have 10 to 200 characters of any kind. The most common ones are rejected. Requires the role `viewer` or a higher one.
   *
   * @example
   * const done = await administration.sessions.changePassword({ current_password: 'four words of mine', new_password: 'four words of mine', code: '287082' })
   */
  changePassword(body: NewPassword, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/password', { body, options })
  }
}

/** A one-time code in addition to the password. */
export class TwoFactorResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Start two-factor setup. Returns the secret for an authenticator app. Codes are required only after you confirm one. Starting again replaces the secret. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `two_factor_already_on`.
   *
   * @example
   * const twoFactorSecret = await administration.twoFactor.begin({ password: 'four words of mine' })
   */
  begin(body: TwoFactorPassword, options: WriteOptions = {}): Promise<TwoFactorSecret> {
    return this.#api.send<TwoFactorSecret>('POST', '/two_factor', { body, options })
  }

  /**
   * Turn two-factor authentication off. If it is on, a code from the app or a recovery code is also required. Ends your other sessions. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `two_factor_required`.
   *
   * @example
   * const done = await administration.twoFactor.end({ password: 'four words of mine', code: '287082' })
   */
  end(body: TwoFactorProof, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('DELETE', '/two_factor', { body, options })
  }

  /**
   * Turn two-factor authentication on. Requires a code from the app. Returns ten recovery codes, shown only once; each works once. Ends all your other sessions. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `two_factor_already_on`, `two_factor_not_begun`.
   *
   * @example
   * const recoveryCodes = await administration.twoFactor.confirm({ code: '287082' })
   */
  confirm(body: TwoFactorCode, options: WriteOptions = {}): Promise<RecoveryCodes> {
    return this.#api.send<RecoveryCodes>('POST', '/two_factor/confirm', { body, options })
  }

  /**
   * Generate new recovery codes. Returns ten codes, shown only once. Earlier codes stop working. `code` is required: from the app, or a recovery code. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `two_factor_not_begun`.
   *
   * @example
   * const recoveryCodes = await administration.twoFactor.renewRecoveryCodes({ password: 'four words of mine', code: '287082' })
   */
  renewRecoveryCodes(body: TwoFactorProof, options: WriteOptions = {}): Promise<RecoveryCodes> {
    return this.#api.send<RecoveryCodes>('POST', '/two_factor/recovery_codes', { body, options })
  }
}

/** The people on your team and their roles. */
export class PeopleResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List people. All users of the account, for any role. Requires the role `viewer` or a higher one.
   *
   * @example
   * for await (const person of administration.people.listUsers()) console.log(person)
   */
  listUsers(query: ListUsersQuery = {}, options: RequestOptions = {}): List<Person> {
    return this.#api.list<Person>('GET', '/users', { query, options })
  }

  /**
   * Change a person. A new role or deactivation ends all sessions of the user within a second and invalidates the links the user created or received. API keys of a user who can no longer create any are revoked, unless `api_keys` is `keep`. Only owners can change owners. Requires a password entered within the last 12 hours. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`, `last_owner`.
   *
   * @example
   * const person = await administration.people.updateUser('svcusr_01h455vb4pex5vsknk084sn02q', { name: 'Maya Lindqvist' })
   */
  updateUser(user_id: string, body: PersonChanges = {}, options: WriteOptions = {}): Promise<Person> {
    return this.#api.send<Person>('PATCH', '/users/{user_id}', { places: { user_id }, body, options })
  }

  /**
   * List what a user set up. Returns what still exists of the secrets this user was shown and the destinations they named, in both modes, according to the audit log: check it when they leave. API keys are in `GET /api_keys?created_by=`. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * for await (const userAccess of administration.people.listUserAccess('svcusr_01h455vb4pex5vsknk084sn02q')) console.log(userAccess)
   */
  listUserAccess(user_id: string, query: ListUserAccessQuery = {}, options: RequestOptions = {}): List<UserAccess> {
    return this.#api.list<UserAccess>('GET', '/users/{user_id}/access', { places: { user_id }, query, options })
  }

  /**
   * Sign a user out on all devices. Ends all sessions of the user within a second, except the one that makes this request. Only owners can sign out owners. Requires a password entered within the last 15 minutes. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const person = await administration.people.endUserSessions('svcusr_01h455vb4pex5vsknk084sn02q')
   */
  endUserSessions(user_id: string, options: WriteOptions = {}): Promise<Person> {
    return this.#api.send<Person>('POST', '/users/{user_id}/end_sessions', { places: { user_id }, options })
  }

  /**
   * Rename the account, or change what applies to everyone. The name appears in the dashboard, in invitations and in emails. Only owners change it, or require two-factor authentication: users without it must turn it on before they can do anything else. That requires a password entered within the last 12 hours, and you must have turned it on yourself. API keys aren't affected. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `two_factor_not_begun`.
   *
   * @example
   * const account = await administration.people.updateAccount({ name: 'Maya Lindqvist' })
   */
  updateAccount(body: AccountChanges = {}, options: WriteOptions = {}): Promise<Account> {
    return this.#api.send<Account>('PATCH', '/account', { body, options })
  }

  /**
   * List pending invitations. Requires the role `admin` or a higher one.
   *
   * @example
   * for await (const invitation of administration.people.listInvitations()) console.log(invitation)
   */
  listInvitations(query: ListInvitationsQuery = {}, options: RequestOptions = {}): List<Invitation> {
    return this.#api.list<Invitation>('GET', '/invitations', { query, options })
  }

  /**
   * Invite a person. The response contains the link, which is shown only once, works once and expires after 7 days. A new invitation replaces the previous one. A user who has a higher role but no password yet keeps that role. Requires a password entered within the last 12 hours. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `user_already_exists`, `invitation_limit_reached`.
   *
   * @example
   * const invitationMade = await administration.people.createInvitation({ email: 'maya@example.com', role: 'owner' })
   */
  createInvitation(body: NewInvitation, options: WriteOptions = {}): Promise<InvitationMade> {
    return this.#api.send<InvitationMade>('POST', '/invitations', { body, options })
  }

  /**
   * Revoke an invitation. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.people.revokeInvitation('svcinv_01h455vb4pex5vsknk084sn02q')
   */
  revokeInvitation(invitation_id: string, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('DELETE', '/invitations/{invitation_id}', { places: { invitation_id }, options })
  }

  /**
   * Get what a link is for. Requires no session.
   *
   * @example
   * const invitationPreview = await administration.people.previewInvitation({ token: 'text' })
   */
  previewInvitation(body: InvitationToken, options: WriteOptions = {}): Promise<InvitationPreview> {
    return this.#api.send<InvitationPreview>('POST', '/invitations/preview', { body, options })
  }

  /**
   * Accept an invitation or choose a new password. Signs in. `name` is optional for users who have one. `code` is required if two-factor authentication is on. Requires no session.
   *
   * Errors of its own: `user_already_exists`.
   *
   * @example
   * const session = await administration.people.acceptInvitation({ token: 'text', name: 'Maya Lindqvist', password: 'four words of mine', code: '287082' })
   */
  acceptInvitation(body: AcceptedInvitation, options: WriteOptions = {}): Promise<Session> {
    return this.#api.send<Session>('POST', '/invitations/accept', { body, options })
  }
}

/** What a new account still needs before customers can write. */
export class FirstStepsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get what is still to do. Requires the role `admin` or a higher one.
   *
   * @example
   * const firstSteps = await administration.firstSteps.get()
   */
  get(query: GetFirstStepsQuery, options: RequestOptions = {}): Promise<FirstSteps> {
    return this.#api.send<FirstSteps>('GET', '/first_steps', { query, options })
  }

  /**
   * Hide the first steps. For everyone, and for good. Requires the role `admin` or a higher one.
   *
   * @example
   * const done = await administration.firstSteps.hide()
   */
  hide(options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/first_steps/hide', { options })
  }
}

/** The keys that authenticate API requests. */
export class ApiKeysResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List API keys. Requires the role `admin` or a higher one.
   *
   * @example
   * for await (const apiKey of administration.apiKeys.list()) console.log(apiKey)
   */
  list(query: ListApiKeysQuery = {}, options: RequestOptions = {}): List<ApiKey> {
    return this.#api.list<ApiKey>('GET', '/api_keys', { query, options })
  }

  /**
   * Make an API key. The response contains the key, which is shown only once. Requires a password entered within the last 12 hours. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `api_key_limit_reached`.
   *
   * @example
   * const apiKeyMade = await administration.apiKeys.create({ mode: 'live', name: 'Maya Lindqvist' })
   */
  create(body: NewApiKey, options: WriteOptions = {}): Promise<ApiKeyMade> {
    return this.#api.send<ApiKeyMade>('POST', '/api_keys', { body, options })
  }

  /**
   * Replace an API key. Creates a key with the same name, scopes and addresses, shown only once. If the old key was created to expire, the new one is valid for as long, from now on. The old key keeps working for the grace period. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`, `api_key_ended`, `api_key_limit_reached`.
   *
   * @example
   * const apiKeyMade = await administration.apiKeys.roll('svckey_01h455vb4pex5vsknk084sn02q', {})
   */
  roll(api_key_id: string, body: RolledApiKey = {}, options: WriteOptions = {}): Promise<ApiKeyMade> {
    return this.#api.send<ApiKeyMade>('POST', '/api_keys/{api_key_id}/roll', { places: { api_key_id }, body, options })
  }

  /**
   * Revoke an API key. It stops working within a second, and its streams end. Revoking it again changes nothing. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const apiKey = await administration.apiKeys.revoke('svckey_01h455vb4pex5vsknk084sn02q')
   */
  revoke(api_key_id: string, options: WriteOptions = {}): Promise<ApiKey> {
    return this.#api.send<ApiKey>('POST', '/api_keys/{api_key_id}/revoke', { places: { api_key_id }, options })
  }

  /**
   * Restrict an API key to its scopes. Keys from an earlier version can read quotes, summaries and names beyond their scopes, and choose where such data is sent. Restricting ends both and can't be undone. If your code needs more, create a key with more scopes. Restricting a key again changes nothing. Requires the role `owner` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const apiKey = await administration.apiKeys.restrict('svckey_01h455vb4pex5vsknk084sn02q')
   */
  restrict(api_key_id: string, options: WriteOptions = {}): Promise<ApiKey> {
    return this.#api.send<ApiKey>('POST', '/api_keys/{api_key_id}/restrict', { places: { api_key_id }, options })
  }
}

/** The request log and the audit log. */
export class LogsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List requests. Requests to the API in one mode (live by default), about a second behind. Under a load of more than a thousand a second, successful requests may be left out. With several filters, all but the rarest apply to the newest 100000 entries only. To go further back, use `created_before`. Requires the role `admin` or a higher one.
   *
   * @example
   * for await (const requestLogEntry of administration.logs.listRequests()) console.log(requestLogEntry)
   */
  listRequests(query: ListRequestsQuery = {}, options: RequestOptions = {}): List<RequestLogEntry> {
    return this.#api.list<RequestLogEntry>('GET', '/request_log', { query, options })
  }

  /**
   * List the audit log. Who did what, when and from where. Entries can't be changed or deleted. With several filters, all but the rarest apply to the newest 100000 entries only. To go further back, use `created_before`. Requires the role `admin` or a higher one.
   *
   * @example
   * for await (const auditEntry of administration.logs.listAuditEntries()) console.log(auditEntry)
   */
  listAuditEntries(query: ListAuditEntriesQuery = {}, options: RequestOptions = {}): List<AuditEntry> {
    return this.#api.list<AuditEntry>('GET', '/audit_log', { query, options })
  }

  /**
   * Export the audit log as CSV. At most 50000 entries. For the others, choose a time range. Requires a password entered within the last 12 hours. Requires the role `admin` or a higher one.
   *
   * @example
   * location.assign(administration.logs.exportAuditEntries())
   */
  exportAuditEntries(query: ExportAuditEntriesQuery = {}): string {
    return this.#api.address('/audit_log.csv', query)
  }
}

/** Presence and saved views. */
export class InboxResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Report which conversation a window shows. Repeat it every 10 seconds; it expires after 25. Teammates receive it in the event streams of their sessions, as `event: presence` without a sequence number. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.inbox.reportSight({ mode: 'live', window: 'text', conversation_id: 'svccnv_01h455vb4pex5vsknk084sn02q' })
   */
  reportSight(body: Sight, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/presence', { body, options })
  }

  /**
   * Mark a conversation as read. Up to a message, for you only. It stays unread for others. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.inbox.markRead('svccnv_01h455vb4pex5vsknk084sn02q', { mode: 'live', message_id: 'svcmsg_01h455vb4pex5vsknk084sn02q' })
   */
  markRead(conversation_id: string, body: ReadThrough, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/conversation_reads/{conversation_id}', { places: { conversation_id }, body, options })
  }

  /**
   * Mark a conversation as unread. For you only, until you open it again. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const done = await administration.inbox.markUnread('svccnv_01h455vb4pex5vsknk084sn02q')
   */
  markUnread(conversation_id: string, query: MarkUnreadQuery, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('DELETE', '/conversation_reads/{conversation_id}', { places: { conversation_id }, query, options })
  }

  /**
   * List saved views. Filters of the inbox under a name: yours, and those that others share. Requires the role `viewer` or a higher one.
   *
   * @example
   * for await (const savedView of administration.inbox.listSavedViews()) console.log(savedView)
   */
  listSavedViews(query: ListSavedViewsQuery, options: RequestOptions = {}): List<SavedView> {
    return this.#api.list<SavedView>('GET', '/saved_views', { query, options })
  }

  /**
   * Save a view. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `saved_view_already_exists`, `saved_view_limit_reached`.
   *
   * @example
   * const savedView = await administration.inbox.saveView({ mode: 'live', name: 'Urgent, nobody on it', query: 'view=unassigned&priority=urgent' })
   */
  saveView(body: NewSavedView, options: WriteOptions = {}): Promise<SavedView> {
    return this.#api.send<SavedView>('POST', '/saved_views', { body, options })
  }

  /**
   * Rename or share a saved view. Your own, or as an admin one that somebody shares. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`, `saved_view_already_exists`.
   *
   * @example
   * const savedView = await administration.inbox.changeSavedView('svcviw_01h455vb4pex5vsknk084sn02q', { mode: 'live', name: 'Urgent, nobody on it', query: 'view=unassigned&priority=urgent' })
   */
  changeSavedView(saved_view_id: string, body: SavedViewChanges, options: WriteOptions = {}): Promise<SavedView> {
    return this.#api.send<SavedView>('PATCH', '/saved_views/{saved_view_id}', { places: { saved_view_id }, body, options })
  }

  /**
   * Delete a saved view. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const deletedSavedView = await administration.inbox.deleteSavedView('svcviw_01h455vb4pex5vsknk084sn02q')
   */
  deleteSavedView(saved_view_id: string, query: DeleteSavedViewQuery, options: WriteOptions = {}): Promise<DeletedSavedView> {
    return this.#api.send<DeletedSavedView>('DELETE', '/saved_views/{saved_view_id}', { places: { saved_view_id }, query, options })
  }
}

/** Beginning an export of contacts, with a fresh password. */
export class ExportsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Start an export of contacts. Until `expires_at`, this session can list more than 50 contacts a page. Requires a password entered within the last 12 hours. Recorded in the audit log. Requires the role `viewer` or a higher one.
   *
   * @example
   * const contactExport = await administration.exports.beginContact({ mode: 'live' })
   */
  beginContact(body: NewContactExport, options: WriteOptions = {}): Promise<ContactExport> {
    return this.#api.send<ContactExport>('POST', '/contact_exports', { body, options })
  }
}

/** How long data is kept. */
export class RetentionResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get retention settings. Returns how long conversations and contacts are kept, as an owner or admin set it for the mode, and how long other data is kept, as the deployment is configured. Requires the role `admin` or a higher one.
   *
   * @example
   * const retention = await administration.retention.get()
   */
  get(query: GetRetentionQuery = {}, options: RequestOptions = {}): Promise<Retention> {
    return this.#api.send<Retention>('GET', '/retention', { query, options })
  }

  /**
   * Update retention settings. Data that is due is deleted permanently within minutes. Use `GET /retention/preview` first. Requires a password confirmation within the last 12 hours. Requires the role `admin` or a higher one.
   *
   * @example
   * const retention = await administration.retention.update({ mode: 'live', conversation_days: 365, contact_days: 365, kept_label: 'keep' })
   */
  update(body: RetentionChanges, options: WriteOptions = {}): Promise<Retention> {
    return this.#api.send<Retention>('PATCH', '/retention', { body, options })
  }

  /**
   * Preview retention settings. Requires the role `admin` or a higher one.
   *
   * @example
   * const retentionPreview = await administration.retention.preview()
   */
  preview(query: PreviewRetentionQuery = {}, options: RequestOptions = {}): Promise<RetentionPreview> {
    return this.#api.send<RetentionPreview>('GET', '/retention/preview', { query, options })
  }
}

/** Uploaded files, to attach to messages. */
export class FilesResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get how much is stored. Returns what the files of the account and of each channel take, and how much they may take. Requires the role `viewer` or a higher one.
   *
   * @example
   * const fileUsage = await administration.files.getUsage()
   */
  getUsage(query: GetFileUsageQuery = {}, options: RequestOptions = {}): Promise<FileUsage> {
    return this.#api.send<FileUsage>('GET', '/file_usage', { query, options })
  }
}

/** The CRMs you can connect, and what each of them requires. */
export class CrmProvidersResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * List CRM providers. Returns the providers with the settings and credentials that each requires. In test mode, nothing leaves the service, so only the practice CRM is available. Requires the role `viewer` or a higher one.
   *
   * @example
   * for await (const crmProvider of administration.crmProviders.list()) console.log(crmProvider)
   */
  list(query: ListCrmProvidersQuery = {}, options: RequestOptions = {}): List<CrmProvider> {
    return this.#api.list<CrmProvider>('GET', '/crm_providers', { query, options })
  }
}

/** What the signed-in user is told, and how. */
export class NotificationsResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get the key for push subscriptions. Requires the role `viewer` or a higher one.
   *
   * @example
   * const pushKey = await administration.notifications.getPushKey()
   */
  getPushKey(options: RequestOptions = {}): Promise<PushKey> {
    return this.#api.send<PushKey>('GET', '/push_key', { options })
  }

  /**
   * Push your notifications to this browser. Until the session ends. Send it again whenever the subscription of the browser changes. Requires the role `viewer` or a higher one.
   *
   * @example
   * const pushSubscription = await administration.notifications.subscribeToPush({ endpoint: 'text', keys: { p256dh: 'BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', auth: 'AAAAAAAAAAAAAAAAAAAAAA' } })
   */
  subscribeToPush(body: NewPushSubscription, options: WriteOptions = {}): Promise<PushSubscription> {
    return this.#api.send<PushSubscription>('POST', '/push_subscriptions', { body, options })
  }

  /**
   * Stop pushing to a browser. Requires the role `viewer` or a higher one.
   *
   * Errors of its own: `resource_not_found`.
   *
   * @example
   * const deletedPushSubscription = await administration.notifications.unsubscribeFromPush('svcpsh_01h455vb4pex5vsknk084sn02q')
   */
  unsubscribeFromPush(push_subscription_id: string, options: WriteOptions = {}): Promise<DeletedPushSubscription> {
    return this.#api.send<DeletedPushSubscription>('DELETE', '/push_subscriptions/{push_subscription_id}', { places: { push_subscription_id }, options })
  }

  /**
   * List your notifications. Newest first. Streams of your sessions send `event: notifications` with your user ID when there are new ones. Requires the role `viewer` or a higher one.
   *
   * @example
   * for await (const notification of administration.notifications.list()) console.log(notification)
   */
  list(query: ListNotificationsQuery, options: RequestOptions = {}): List<Notification> {
    return this.#api.list<Notification>('GET', '/notifications', { query, options })
  }

  /**
   * Count your unread notifications. Requires the role `viewer` or a higher one.
   *
   * @example
   * const unreadNotifications = await administration.notifications.countUnread()
   */
  countUnread(query: CountUnreadNotificationsQuery, options: RequestOptions = {}): Promise<UnreadNotifications> {
    return this.#api.send<UnreadNotifications>('GET', '/notifications/unread', { query, options })
  }

  /**
   * Group the customers who wait for anybody. Your unread notifications of `customer_waiting` and `handover_waiting`, as one. Requires the role `viewer` or a higher one.
   *
   * @example
   * const waitingNotifications = await administration.notifications.groupWaiting()
   */
  groupWaiting(query: GroupWaitingNotificationsQuery, options: RequestOptions = {}): Promise<WaitingNotifications> {
    return this.#api.send<WaitingNotifications>('GET', '/notifications/waiting', { query, options })
  }

  /**
   * Mark notifications as read. One, those of a conversation, or all. They are no longer pushed or emailed. Requires the role `viewer` or a higher one.
   *
   * @example
   * const done = await administration.notifications.read({ mode: 'live', notification_id: 'svcntf_01h455vb4pex5vsknk084sn02q', conversation_id: 'svccnv_01h455vb4pex5vsknk084sn02q' })
   */
  read(body: NotificationsRead, options: WriteOptions = {}): Promise<Done> {
    return this.#api.send<Done>('POST', '/notifications/read', { body, options })
  }

  /**
   * Get your notification settings. Requires the role `viewer` or a higher one.
   *
   * @example
   * const notificationSettings = await administration.notifications.getSettings()
   */
  getSettings(options: RequestOptions = {}): Promise<NotificationSettings> {
    return this.#api.send<NotificationSettings>('GET', '/notification_settings', { options })
  }

  /**
   * Change your notification settings. Requires the role `viewer` or a higher one.
   *
   * @example
   * const notificationSettings = await administration.notifications.changeSettings({ quiet_from: '18:30', quiet_until: '18:30', time_zone: 'Europe/Stockholm' })
   */
  changeSettings(body: NotificationSettingsChanges = {}, options: WriteOptions = {}): Promise<NotificationSettings> {
    return this.#api.send<NotificationSettings>('PATCH', '/notification_settings', { body, options })
  }
}

/** The server for outgoing email. */
export class EmailResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get the email server. Requires the role `admin` or a higher one.
   *
   * @example
   * const mailSettings = await administration.email.getMailSettings()
   */
  getMailSettings(options: RequestOptions = {}): Promise<MailSettings> {
    return this.#api.send<MailSettings>('GET', '/mail_settings', { options })
  }

  /**
   * Set the email server. Requires the role `admin` or a higher one.
   *
   * @example
   * const mailSettings = await administration.email.changeMailSettings({ host: 'smtp.example.com', port: 587, security: 'tls', from_name: 'Lindqvist Cycles', from_address: 'support@example.com' })
   */
  changeMailSettings(body: NewMailSettings, options: WriteOptions = {}): Promise<MailSettings> {
    return this.#api.send<MailSettings>('PATCH', '/mail_settings', { body, options })
  }

  /**
   * Remove the email server. Requires the role `admin` or a higher one.
   *
   * @example
   * const mailSettings = await administration.email.removeMailSettings()
   */
  removeMailSettings(options: WriteOptions = {}): Promise<MailSettings> {
    return this.#api.send<MailSettings>('DELETE', '/mail_settings', { options })
  }

  /**
   * Send a test email to yourself. A server that doesn't work isn't an error: the response says what to do. Requires the role `admin` or a higher one.
   *
   * Errors of its own: `mail_not_configured`.
   *
   * @example
   * const mailTest = await administration.email.testMailSettings()
   */
  testMailSettings(options: WriteOptions = {}): Promise<MailTest> {
    return this.#api.send<MailTest>('POST', '/mail_settings/test', { options })
  }
}

/** Whether everything works, for owners. */
export class SystemResource {
  readonly #api: Api

  constructor(api: Api) {
    this.#api = api
  }

  /**
   * Get the state of the system. Returns whether the parts of the service that your account depends on work, as `parley doctor` and the metrics say it. What fails in your account itself is in the list of alarms. Requires the role `owner` or a higher one.
   *
   * @example
   * const system = await administration.system.get()
   */
  get(query: GetSystemQuery = {}, options: RequestOptions = {}): Promise<System> {
    return this.#api.send<System>('GET', '/system', { query, options })
  }
}
