import type { Conversation, List, Message, Opening, Session, Settings, Visitor, VisitorFile } from './types.ts'

/** A refusal by the service, or `network` if nothing answered. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly wait_ms: number

  constructor(code: string, status: number, message: string, wait_ms = 0) {
    super(message)
    this.code = code
    this.status = status
    this.wait_ms = wait_ms
  }

  /** Whether the same request may succeed later. */
  get is_passing(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500
  }
}

export type Api = ReturnType<typeof openApi>

export interface Words {
  content?: string
  attachments?: { file_id: string }[]
  button?: string
}

/** Calls with the visitor's token, from the service's own origin. `signedIn` waits while one is being replaced. */
export function openApi(base: string, token: () => string | null, signedIn: () => Promise<void>) {
  async function call<T>(method: string, path: string, body?: object, key?: string, bearer = token()): Promise<T> {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (bearer !== null) headers.authorization = `Bearer ${bearer}`
    if (body) headers['content-type'] = 'application/json'
    if (key) headers['idempotency-key'] = key
    let response: Response
    try {
      const signal = AbortSignal.timeout(20_000)
      response = await fetch(base + path, { method, headers, signal, body: body && JSON.stringify(body) })
    } catch {
      throw new Refusal('network', 0, 'The service could not be reached.')
    }
    // A sign-in takes the token, and the conversations of whoever had it before: what was under way finds neither.
    const is_lost = response.status === 401 || response.status === 404
    // What belongs to the sign-in itself doesn't wait for it.
    if (is_lost && path !== '/visitor') await signedIn()
    // The end of a session that is over anyway is no end of the one that goes on.
    if (is_lost && bearer !== token()) throw new Refusal('visitor_changed', 408, '')
    return read<T>(response)
  }

  return {
    base,
    token,
    signedIn,
    settings: (channel_id: string) => call<Settings>('GET', `/channels/${channel_id}`),
    opening: (conversation_id: string | undefined) =>
      call<Opening>('GET', `/chat${conversation_id ? `?conversation_id=${conversation_id}` : ''}`),
    createVisitor: (input: object) => call<Visitor & { token: string }>('POST', '/visitors', input),
    visitor: () => call<Visitor>('GET', '/visitor'),
    signOut: (token?: string) => call('DELETE', '/visitor', undefined, undefined, token),
    updateVisitor: (changes: object) => call<Visitor & { token?: string | null }>('PATCH', '/visitor', changes),
    sessions: () => call<List<Session>>('GET', '/visitor/sessions?limit=100'),
    endSession: (id: string) => call('DELETE', `/visitor/sessions/${id}`),
    endOtherSessions: () => call('POST', '/visitor/end_other_sessions'),
    conversations: () => call<List<Conversation>>('GET', '/conversations?limit=50'),
    start: (words: Words, key: string) =>
      call<{ conversation: Conversation; message: Message }>('POST', '/conversations', words, key),
    challenge: () => call<{ challenge: string; difficulty: number }>('POST', '/challenge'),
    prove: (proof: { challenge: string; nonce: number }) => call('POST', '/proof', proof),
    messages: (id: string, cursor: string | null) =>
      call<List<Message>>('GET', `/conversations/${id}/messages?limit=30${cursor ? `&cursor=${cursor}` : ''}`),
    after: (id: string, message_id: string) =>
      call<List<Message>>('GET', `/conversations/${id}/messages?limit=100&order=asc&after=${message_id}`),
    announce: (file: { name: string; size: number }) => call<VisitorFile>('POST', '/files', file),
    file: (id: string) => call<VisitorFile>('GET', `/files/${id}`),
    deleteFile: (id: string) => call('DELETE', `/files/${id}`),
    send: (id: string, words: Words, key: string) => call<Message>('POST', `/conversations/${id}/messages`, words, key),
    read: (id: string, message_id: string) => call('POST', `/conversations/${id}/read`, { message_id }),
    typing: (id: string) => call('POST', `/conversations/${id}/typing`),
    handOver: (id: string) => call<Conversation>('POST', `/conversations/${id}/handover`),
    rate: (id: string, score: number, comment: string | undefined) =>
      call<Conversation>('POST', `/conversations/${id}/rating`, { score, comment }),
  }
}

export async function read<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => undefined)
  if (response.ok && body) return body as T
  const { code = 'unexpected', message = '' } = body?.error ?? {}
  // What isn't an answer of the service, such as a proxy's page, passes.
  const status = body?.error || !response.ok ? response.status : 0
  throw new Refusal(code, status, message, 1000 * Number(response.headers.get('retry-after') ?? 0))
}
