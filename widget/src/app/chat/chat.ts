import type { Identity } from '../../protocol.ts'
import type { Api } from '../api.ts'
import type { Bridge } from '../bridge.ts'
import type { Words } from '../language.ts'
import type { Outbox } from '../outbox.ts'
import { keepSession, type Session } from '../session.ts'
import type { Times } from '../times.ts'
import type { Conversation, Message, Settings, Visitor } from '../types.ts'
import type { Upload } from '../upload.ts'

export interface Thread {
  messages: Message[]
  /** The cursor of earlier messages; null if there are none. */
  older: string | null
  is_loaded: boolean
}

/** What is being written. */
export interface Draft {
  text: string
  uploads: Upload[]
}

/** What is drawn. */
export interface State {
  visitor: Visitor | null
  conversations: Conversation[]
  threads: Record<string, Thread>
  /** The conversation on show, `new-…` for one that begins, null for the list. */
  thread: string | null
  outbox: Outbox
  /** By what each conversation was when the visitor began to write in it. */
  drafts: Record<string, Draft>
  /** Who is typing, by conversation. */
  typing: Record<string, { name: string | null } | undefined>
  is_online: boolean
  /** Whether it's known where the visitor goes on. What they wrote before that would stay behind. */
  is_begun: boolean
  is_open: boolean
  /** Whether the visitor looks at where they are signed in. */
  shows_sessions: boolean
  /** Whether the visitor has been asked for their details. */
  has_details: boolean
  /** Why nothing can be written. */
  refused: 'sign_in' | 'blocked' | null
}

/** One chat: what is drawn, and what it's made of. The functions in this folder change it. */
export interface Chat {
  readonly state: State
  settings: Settings
  readonly words: Words
  readonly language: string
  readonly times: Times
  readonly api: Api
  readonly bridge: Bridge
  identity: Identity | null
  page: { url: string; title: string }
  session: Session
  readonly token: string | null
  /** The message that is being sent: its copy from the stream waits for the answer. */
  in_flight: Promise<unknown> | undefined
  update(changes: Partial<State>): void
  /** Lets the stream begin, or go on, at once. */
  wake(): void
}

export function newThread(): string {
  return `new-${crypto.randomUUID()}`
}

export function outboxKey({ settings }: Chat): string {
  return `parley:${settings.channel_id}:outbox`
}

/** Changes what all tabs know of the visitor, and tells the page, which keeps the token. */
export function setSession(chat: Chat, changes: Partial<Session>): void {
  chat.session = keepSession(chat.settings.channel_id, changes)
  const { token, visit } = chat.session
  if ('token' in changes) chat.bridge.send({ type: 'token', token, visit })
}
