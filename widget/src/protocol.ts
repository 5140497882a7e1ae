/** What the loader and the chat in its frame say to each other, over a MessageChannel that the loader opens. */

export interface Identity {
  /** A JWT that your server signs. */
  identity_token?: string
  name?: string
  email?: string
  phone_number?: string
}

export interface Hello {
  parley: 'hello'
  token: string | null
  /** How often somebody else has come to this screen. A loader from before an update doesn't count. */
  visit?: number
  identity: Identity | null
  language: string
  page: { url: string; title: string }
  is_open: boolean
}

export type ToFrame =
  | { type: 'opened'; page: Hello['page'] }
  | { type: 'closed' }
  | { type: 'identify'; identity: Identity }
  | { type: 'logout'; visit?: number }

export type ToLoader =
  /** The chat has loaded. It may still wait for the service. */
  | { type: 'here' }
  | { type: 'ready'; color: string }
  | { type: 'open' }
  | { type: 'close' }
  /** Whether the closed chat shows a message that came, in a small panel. */
  | { type: 'peek'; is_shown: boolean }
  /** The visitor's token, which the loader keeps in the storage of the page: a frame's own may be cleared at any time. */
  | { type: 'token'; token: string | null; visit: number }
  /**
   * Whether the next page gets the chat though nobody opens it there: something waits to be sent, or a conversation goes on. Without
   * one, the page itself asks what is unread.
   */
  | { type: 'unsent'; is_unsent: boolean }
  | { type: 'unread'; count: number }
  | { type: 'event'; name: string; detail: unknown }
