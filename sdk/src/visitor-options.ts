import type { VisitorConversation, VisitorMessage } from './generated/visitor-types.ts'

export interface ParleyVisitorOptions {
  /** The address of the service, such as `https://parley.example.com`. */
  base_url: string
  /** A channel of the kind `widget`. */
  channel_id: string
  /** The token of a visitor who was here before, from `create` or `on_token`. */
  token?: string
  /** Told of each new token, so that you keep it: that of `create`, and the one that takes its place when the visitor signs in. */
  on_token?: (token: string) => void
  /** Timeout of one attempt in milliseconds, including the whole response. Default: 30000. */
  timeout_ms?: number
  /** How often to retry a request that failed temporarily. Default: 2; 0 turns retries off. */
  max_retries?: number
  /** A replacement for the global `fetch`. */
  fetch?: typeof globalThis.fetch
}

/** What happens, as the stream of a visitor tells it. `reset`: load everything again, some of it is too old to be told. */
export type VisitorEvent =
  | VisitorMessage
  | VisitorConversation
  | { object: 'typing'; conversation_id: string; from: 'agent'; name: string | null; active: boolean }
  | { object: 'read'; conversation_id: string; team_read_through: string }
  | { object: 'reset' }
