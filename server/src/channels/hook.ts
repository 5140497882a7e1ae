import type { IncomingHttpHeaders } from 'node:http'

/** A request of the other side, as it came: a signature is of these bytes and of no others. */
export interface HookRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: IncomingHttpHeaders
  readonly query: URLSearchParams
  readonly body: Buffer
}

/** A channel as a request of the other side finds it. */
export interface HookChannel {
  readonly id: string
  /** As JSON. */
  readonly settings: string | null
  /** What was kept encrypted, in the clear. */
  readonly secrets: string | null
}

/** Whether a request can be from the other side, and what that wants to hear at once. */
export type Verdict = { readonly reply?: Reply } | { readonly problem: 'signature' }

/** What the other side wants to hear, such as the challenge of its handshake. Otherwise it hears nothing but 200. */
export interface Reply {
  readonly type: 'text/plain' | 'text/xml' | 'application/json'
  readonly body: string
}

export type Happening =
  | { readonly happening: 'message'; readonly message: InboundMessage }
  | { readonly happening: 'status'; readonly report: StatusReport }

/** What a customer wrote. */
export interface InboundMessage {
  /** What the other side calls it. What comes again under the same name is the same. */
  readonly external_id: string
  /** What the other side calls the customer. */
  readonly address: string
  readonly name?: string
  readonly content: string
  readonly media: readonly Medium[]
}

/** A file of a message: one that is here already, or one that the other side has. */
export type Medium = { readonly file_id: string } | RemoteMedium

export interface RemoteMedium {
  readonly url: string
  readonly name: string
}

/** How far a message of ours came. */
export type StatusReport = {
  readonly address: string
  readonly message_id: string
} & (
  | { readonly status: 'delivered' | 'read' }
  | { readonly status: 'failed'; readonly code: string; readonly message: string }
)
