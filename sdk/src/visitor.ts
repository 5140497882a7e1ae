import type { RequestOptions, StreamOptions, WriteOptions } from './api.ts'
import type { Settings } from './attempt.ts'
import { ParleyError } from './errors.ts'
import type {
  Challenge,
  ChangedVisitor,
  CreatedVisitor,
  DeletedFile,
  EndedVisitorSession,
  GetVisitorChatQuery,
  ListVisitorConversationsQuery,
  ListVisitorMessagesQuery,
  ListVisitorSessionsQuery,
  NewVisitor,
  NewVisitorConversation,
  NewVisitorMessage,
  Proof,
  PublicWidgetSettings,
  Rating,
  SignedOutVisitor,
  SignOutVisitorQuery,
  Visitor,
  VisitorChanges,
  VisitorChat,
  VisitorConversation,
  VisitorConversationStart,
  VisitorDone,
  VisitorFile,
  VisitorMessage,
  VisitorSession,
  VisitorSessionsEnded,
} from './generated/visitor-types.ts'
import { List } from './pages.ts'
import type { UploadOptions } from './parts.ts'
import { request } from './request.ts'
import { follow } from './stream.ts'
import type { ParleyVisitorOptions, VisitorEvent } from './visitor-options.ts'
import { VisitorToken } from './visitor-token.ts'
import { upload } from './visitor-upload.ts'

export type { RequestOptions, StreamOptions, WriteOptions } from './api.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  ParleyError,
  RateLimitError,
} from './errors.ts'
export type * from './generated/visitor-types.ts'
export { List, Page } from './pages.ts'
export type { UploadOptions } from './parts.ts'
export type { ParleyVisitorOptions, VisitorEvent } from './visitor-options.ts'

/**
 * What visitors of a website can do, without the widget: for a chat that you draw yourself, in a browser or an app. It has no
 * API key. A visitor has a token, which you keep for their next visit.
 *
 * @example
 * const parley = new ParleyVisitor({ base_url: 'https://parley.example.com', channel_id: 'svccha_…', token: stored, on_token: store })
 * if (!parley.token) await parley.create({ name: 'Ana Sousa' })
 * await parley.start({ content: 'Where is my order?' })
 * for await (const event of parley.stream()) if (event.object === 'message') show(event)
 */
export class ParleyVisitor {
  readonly channel_id: string
  readonly #token: VisitorToken
  readonly #settings: (may_wait?: boolean) => Settings
  readonly #on_token: ((token: string) => void) | undefined

  constructor(given: ParleyVisitorOptions) {
    const { base_url, channel_id, token, on_token, timeout_ms = 30_000, max_retries = 2, fetch } = given
    if (!URL.canParse(base_url)) throw new TypeError('base_url must be an address, such as https://parley.example.com.')
    this.channel_id = channel_id
    this.#token = new VisitorToken(token)
    this.#on_token = on_token
    const settings = {
      base: `${base_url.replace(/\/+$/, '')}/widget/api`,
      timeout_ms,
      max_retries,
      fetch: fetch ?? ((...given) => globalThis.fetch(...given)),
    }
    this.#settings = (may_wait) => this.#token.authorizing(settings, may_wait)
  }

  /** The visitor's token. Keep it: it's what shows them their conversations again. Signing in replaces it. */
  get token(): string | undefined {
    return this.#token.value
  }

  set token(value: string | undefined) {
    this.#token.value = value
  }

  /** What the channel shows to its visitors: name, color, greeting, what to ask first. */
  settings(options: RequestOptions = {}): Promise<PublicWidgetSettings> {
    return this.#send('GET', '/channels/{channel_id}', { places: { channel_id: this.channel_id }, options })
  }

  /** Creates a visitor and uses their token from now on. */
  async create(about: Omit<NewVisitor, 'channel_id'> = {}, options: RequestOptions = {}): Promise<CreatedVisitor> {
    const body = { channel_id: this.channel_id, ...about }
    const visitor = await this.#send<CreatedVisitor>('POST', '/visitors', { body, options })
    this.#take(visitor.token)
    return visitor
  }

  /** All that a chat opens with. Pass its `last_event_id` to `stream`, which then misses nothing. */
  chat(query: GetVisitorChatQuery = {}, options: RequestOptions = {}): Promise<VisitorChat> {
    return this.#send('GET', '/chat', { query, options })
  }

  get(options: RequestOptions = {}): Promise<Visitor> {
    return this.#send('GET', '/visitor', { options })
  }

  /** Says more about the visitor, or signs them in with `identity_token`, and then uses their new token from now on. */
  update(changes: VisitorChanges, options: RequestOptions = {}): Promise<ChangedVisitor> {
    if (changes.identity_token === undefined) return this.#send('PATCH', '/visitor', { body: changes, options })
    return this.#token.exclusively(() => this.#signIn({ new_token: true, ...changes }, options))
  }

  /** Ends the token, and with `everywhere` those of the visitor's other browsers. */
  async signOut({ everywhere, ...options }: SignOutVisitorQuery & RequestOptions = {}): Promise<SignedOutVisitor> {
    const query = everywhere && { everywhere }
    const visitor = await this.#send<SignedOutVisitor>('DELETE', '/visitor', { query, options })
    this.token = undefined
    return visitor
  }

  /** Where the visitor is signed in. */
  sessions(query: ListVisitorSessionsQuery = {}, options: RequestOptions = {}): List<VisitorSession> {
    return this.#list('/visitor/sessions', { query, options })
  }

  endSession(session_id: string, options: RequestOptions = {}): Promise<EndedVisitorSession> {
    return this.#send('DELETE', '/visitor/sessions/{session_id}', { places: { session_id }, options })
  }

  /** Signs the visitor out wherever else they are signed in. */
  endOtherSessions(options: RequestOptions = {}): Promise<VisitorSessionsEnded> {
    return this.#send('POST', '/visitor/end_other_sessions', { options })
  }

  conversations(query: ListVisitorConversationsQuery = {}, options: RequestOptions = {}): List<VisitorConversation> {
    return this.#list('/conversations', { query, options })
  }

  /** Starts a conversation with its first message. */
  start(body: NewVisitorConversation, options: WriteOptions = {}): Promise<VisitorConversationStart> {
    return this.#send('POST', '/conversations', { body, options })
  }

  /** What this visitor has to solve first, if `start` is refused with `proof_required`. */
  challenge(options: RequestOptions = {}): Promise<Challenge> {
    return this.#send('POST', '/challenge', { options })
  }

  /** Hands in the nonce that solves the challenge. Then call `start` again. */
  prove(proof: Proof, options: RequestOptions = {}): Promise<VisitorDone> {
    return this.#send('POST', '/proof', { body: proof, options })
  }

  messages(
    conversation_id: string,
    query: ListVisitorMessagesQuery = {},
    options: RequestOptions = {},
  ): List<VisitorMessage> {
    return this.#list('/conversations/{conversation_id}/messages', { places: { conversation_id }, query, options })
  }

  send(conversation_id: string, body: NewVisitorMessage, options: WriteOptions = {}): Promise<VisitorMessage> {
    return this.#send('POST', '/conversations/{conversation_id}/messages', {
      places: { conversation_id },
      body,
      options,
    })
  }

  /** Uploads a file, large ones in parts. A `File` has its own name. Only this visitor can attach it, within a day: `attachments: [{ file_id }]`. */
  upload(file: Blob, name = (file as Partial<File>).name || 'file', options: UploadOptions = {}): Promise<VisitorFile> {
    return upload((...call) => this.#send(...call), file, name, options)
  }

  /** A file of this visitor, and how much of it has arrived. */
  file(file_id: string, options: RequestOptions = {}): Promise<VisitorFile> {
    return this.#send('GET', '/files/{file_id}', { places: { file_id }, options })
  }

  /** Deletes a file that no message has. */
  deleteFile(file_id: string, options: RequestOptions = {}): Promise<DeletedFile> {
    return this.#send('DELETE', '/files/{file_id}', { places: { file_id }, options })
  }

  /** Reports that the visitor has seen everything up to this message. */
  read(conversation_id: string, message_id: string, options: RequestOptions = {}): Promise<VisitorDone> {
    const call = { places: { conversation_id }, body: { message_id }, options }
    return this.#send('POST', '/conversations/{conversation_id}/read', call)
  }

  /** Repeat it every few seconds while the visitor types. */
  typing(conversation_id: string, options: RequestOptions = {}): Promise<VisitorDone> {
    return this.#send('POST', '/conversations/{conversation_id}/typing', { places: { conversation_id }, options })
  }

  /** Asks for a person. */
  handOver(conversation_id: string, options: RequestOptions = {}): Promise<VisitorConversation> {
    return this.#send('POST', '/conversations/{conversation_id}/handover', { places: { conversation_id }, options })
  }

  rate(conversation_id: string, body: Rating, options: RequestOptions = {}): Promise<VisitorConversation> {
    return this.#send('POST', '/conversations/{conversation_id}/rating', { places: { conversation_id }, body, options })
  }

  /** What happens from now on, for as long as you iterate. After a break it goes on behind the last event. */
  stream(options: StreamOptions = {}): AsyncIterable<VisitorEvent> {
    return follow<VisitorEvent>(this.#settings(), '/stream', options)
  }

  /** A service of an earlier version lets the visitor keep their token. */
  async #signIn({ new_token, ...changes }: VisitorChanges, options: RequestOptions): Promise<ChangedVisitor> {
    const send = (body: VisitorChanges) =>
      request<ChangedVisitor>(this.#settings(false), 'PATCH', '/visitor', { body, options })
    const visitor = await send({ ...changes, ...(new_token && { new_token }) }).catch((error) => {
      if (error instanceof ParleyError && error.code === 'parameter_unknown' && new_token) return send(changes)
      throw error
    })
    if (visitor.token) this.#take(visitor.token)
    return visitor
  }

  #take(token: string): void {
    this.#token.value = token
    this.#on_token?.(token)
  }

  #send<T>(method: string, path: string, call: Parameters<typeof request>[3]): Promise<T> {
    return request<T>(this.#settings(), method, path, call)
  }

  #list<T>(path: string, { query, ...call }: Parameters<typeof request>[3]): List<T> {
    return new List((cursor) =>
      this.#send('GET', path, { ...call, query: cursor === undefined ? query : { ...query, cursor } }),
    )
  }
}
