import type { Attachment } from './types.ts'

/** A message that the service hasn't confirmed yet. */
export interface Unsent {
  /** The idempotency key: however often it is sent, and from however many tabs, it arrives once. */
  key: string
  /** A conversation's ID, or `new-…` while its first message is on its way. */
  thread: string
  content: string
  attachments: Attachment[]
  button?: string
  created_at: string
  /** Why the service refused it. It's sent again only when the visitor says so. */
  failed?: string
}

/** Refused until the visitor has said what the channel requires. */
export const details_required = 'details_required'

export type Outbox = readonly Unsent[]

/** The next message to send: the oldest, unless it was refused. */
export function next(outbox: Outbox): Unsent | undefined {
  return outbox.find(({ failed }) => failed === undefined)
}

export function without(outbox: Outbox, key: string): Outbox {
  return outbox.filter((one) => one.key !== key)
}

export function failing(outbox: Outbox, key: string, failed: string | undefined): Outbox {
  return outbox.map((one) => (one.key === key ? { ...one, failed } : one))
}

/** What was written behind a first message follows it into its conversation. */
export function moved(outbox: Outbox, from: string, to: string): Outbox {
  return outbox.map((one) => (one.thread === from ? { ...one, thread: to } : one))
}

/** After a visitor's token has ended, their conversations are out of reach: what is unsent begins new ones. */
export function adrift(outbox: Outbox): Outbox {
  return outbox.map((one) => (isNew(one.thread) ? one : { ...one, thread: `new-${one.thread}` }))
}

export function isNew(thread: string): boolean {
  return thread.startsWith('new-')
}

/** How long to wait after so many failures in a row: 1 s, 2 s, 4 s … 30 s. */
export function waitAfter(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** (failures - 1))
}
