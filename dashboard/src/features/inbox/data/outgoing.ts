import type { Attachment, NewMessage } from '@parley/sdk'
import { ApiError, Unreachable } from '../../../api/call.ts'
import type { Act } from './act.ts'

/**
 * A message or a change on its way. It is kept in the browser until the service has it: a reload or a crash loses none. Each has an
 * entry of its own there, so that no tab overwrites what another one sends.
 */
export interface Outgoing {
  /** Its Idempotency-Key: however often it is tried, it is done once. */
  key: string
  content: string
  private: boolean
  attachments?: readonly Attachment[]
  /** How it goes by email, if not as it would. */
  email?: NewMessage['email']
  /** A change instead of a message. */
  act?: Act
  /** A change that is made once the message has arrived, and not before. */
  followed_by?: Act
  /** `waiting`: the service could not be reached; it goes out by itself. `failed`: a person decides. */
  state: 'sending' | 'waiting' | 'failed'
  at: string
  /** Refused for good, in the service's words. */
  code?: string
}

export const none: readonly Outgoing[] = []

// The service forgets a key after a day: what is older might be done twice, and is left to the person.
const key_ms = 20 * 3_600_000

/** Whatever was on its way when the page went may have arrived or not: under its key, trying again does no harm. */
export function restored(one: Outgoing): Outgoing {
  if (one.code !== undefined) return one
  return { ...one, state: Date.now() - Date.parse(one.at) < key_ms ? 'waiting' : 'failed' }
}

export function parsed(text: string): Outgoing | null {
  try {
    // Of a version that kept recipients alone.
    const { to, ...one } = JSON.parse(text) as Outgoing & { to?: string[] }
    return to ? { ...one, email: { to } } : one
  } catch {
    return null
  }
}

/** The same again, later, may well succeed. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Unreachable) return true
  if (!(error instanceof ApiError)) return false
  return [401, 429, 503].includes(error.status) || error.code === 'idempotency_key_in_use'
}

/** As they were made. */
export function inOrder(box: readonly Outgoing[]): readonly Outgoing[] {
  return box.length === 0 ? none : box.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
}

/** As it is tried again. */
export const asAgain = ({ email }: Outgoing): Partial<Outgoing> => ({
  state: 'sending',
  code: undefined,
  email: email && inTime(email),
})

/** What was to go out while the service couldn't be reached goes out soon, once somebody says so: it can still be undone. */
function inTime({ send_at, ...email }: NonNullable<Outgoing['email']>): Outgoing['email'] {
  if (send_at === undefined) return email
  return Date.parse(send_at) > Date.now() ? { ...email, send_at } : { ...email, delay_seconds: 10 }
}
