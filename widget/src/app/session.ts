import type { Hello, Identity } from '../protocol.ts'
import { forget, keep, recall } from './kept.ts'

/** Who the visitor is, in all tabs of the website. */
export interface Session {
  /** Counts up when somebody else is at this screen: when the page signs its visitor out, or another one in. */
  visit: number
  token: string | null
  /** The token whose place this one took when the visitor signed in. */
  before: string | null
  /** Whom the website has signed in. */
  subject: string | null
  /** Which conversation each `new-…` has become, the latest last. */
  begun: [from: string, to: string][]
}

const max_begun = 50
const blank: Session = { visit: 0, token: null, before: null, subject: null, begun: [] }

function keyOf(channel_id: string): string {
  return `parley:${channel_id}:session`
}

export function sessionOf(channel_id: string): Session {
  return recall(keyOf(channel_id), blank)
}

export function isSession(key: string | null, channel_id: string): boolean {
  return key === keyOf(channel_id)
}

export function keepSession(channel_id: string, changes: Partial<Session>): Session {
  const session = { ...sessionOf(channel_id), ...changes }
  keep(keyOf(channel_id), session)
  return session
}

/** The page knows who has signed out since, also while no chat was there to hear it. */
export function openSession(channel_id: string, { visit, token }: Pick<Hello, 'visit' | 'token'>): Session {
  const known = sessionOf(channel_id)
  // A loader that counts no visits is from before an update.
  if (visit === undefined) return keepSession(channel_id, { token })
  if (visit > known.visit) return nextSession(channel_id, visit, token)
  return keepSession(channel_id, { token: known.token ?? (visit === known.visit ? token : null) })
}

/** Nothing of whoever was here before stays: no message that is unsent, no draft. */
export function nextSession(channel_id: string, visit: number, token: string | null): Session {
  forget(`parley:${channel_id}:`)
  return keepSession(channel_id, { ...blank, visit, token })
}

/** Whether the session goes on with a new token: what is on the screen of the old one stays. */
export function isRenewed(session: Session, token: string | null): boolean {
  return session.token !== null && session.before === token
}

export function withBegun({ begun }: Session, from: string, to: string): Pick<Session, 'begun'> {
  return { begun: [...begun, [from, to] satisfies [string, string]].slice(-max_begun) }
}

/** The conversation that a `new-…` has become. */
export function currentOf({ begun }: Session, thread: string): string {
  return begun.findLast(([from]) => from === thread)?.[1] ?? thread
}

/** What a conversation was when the visitor began to write in it: the same before and after its first message has arrived. */
export function originOf({ begun }: Session, thread: string): string {
  return begun.findLast(([, to]) => to === thread)?.[0] ?? thread
}

/** Whom a token names. It only decides whether what is on the screen stays there: the service checks it. */
export function subjectOf({ identity_token }: Identity): string | null {
  try {
    const payload = identity_token!.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')
    return String(JSON.parse(atob(payload)).sub)
  } catch {
    return null
  }
}
