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
  identity: Identity | null
  language: string
  page: { url: string; title: string }
  is_open: boolean
}

export type ToFrame =
  | { type: 'opened'; page: Hello['page'] }
  | { type: 'closed' }
  | { type: 'identify'; identity: Identity }
  | { type: 'logout' }

export type ToLoader =
  | { type: 'ready'; color: string }
  | { type: 'close' }
  /** The visitor's token, which the loader keeps in the storage of the page: a frame's own may be cleared at any time. */
  | { type: 'token'; token: string | null }
  | { type: 'unread'; count: number }
  | { type: 'event'; name: string; detail: unknown }
