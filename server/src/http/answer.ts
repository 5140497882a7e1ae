import type { Subscription } from '../events/subscribe.ts'
import type { Resource } from '../scope.ts'

/** What a route can respond with. */
export type Answer = Resource | SessionChange | DeviceChange | Page | Download | Opening

/** An object, and the session token the browser stores. Null deletes its cookie. */
export interface SessionChange extends Resource {
  readonly token: string | null
  /** What identifies the browser, even after signing out. */
  readonly device?: string
}

/** An object, and what identifies the browser. Nobody is signed in by it. */
export interface DeviceChange extends Resource {
  readonly device: string
}

/** A rendered page of a list, and the cursor of the next one. */
export interface Page {
  readonly json: string
  readonly next_cursor: string | null
}

/** A file to download. */
export interface Download {
  readonly csv: AsyncIterable<string>
  readonly file_name: string
}

/** A stream that stays open for as long as someone listens. */
export interface Opening {
  readonly subscription: Subscription
}
