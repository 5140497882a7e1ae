import type { Event } from '@parley/sdk'
import { EventsResource } from '@parley/sdk/transport'
import { ApiError, type Mode } from '../api/call.ts'
import { transport } from '../api/transport.ts'
import type { PresenceFrame } from './whereabouts.ts'

export type Connection = 'opening' | 'open' | 'cut' | 'refused'

export interface Told {
  /** In order, without gaps or duplicates. */
  event: (event: Event) => void
  /** From here on, events are delivered. Anything from before must be loaded again. */
  reset: () => void
  connection: (connection: Connection) => void
  /** Presence has no sequence: after an interruption, it's sent again. */
  presence: (frame: PresenceFrame) => void
  /** These users have new notifications, or some that are over. */
  notified: (user_ids: readonly string[], is_new: boolean) => void
}

interface NotificationsFrame {
  object: 'notifications'
  user_ids: readonly string[]
  is_new: boolean
}

export interface Stream {
  /** The last delivered event, or where it started. Null if it hasn't started yet. */
  place: () => string | null
  /** The network is back: reconnects at once. */
  hurry: () => void
  close: () => void
}

const waits_ms = [500, 1000, 2000, 4000, 8000, 15_000]

/** Follows the events of a mode after `after`, or from now, and resumes after each interruption. */
export function openStream(mode: Mode, after: string | null, told: Told): Stream {
  let is_closed = false
  let seen = after
  let failures = 0
  let current = new AbortController()
  let wake = () => {}

  async function run(): Promise<void> {
    while (!is_closed) {
      current = new AbortController()
      let wait: number | null = null
      try {
        await follow(current)
      } catch (error) {
        if (is_closed) return
        if (error instanceof ApiError) {
          if (error.status === 401 || error.status === 403) return told.connection('refused')
          // Too old or deleted, so it can't resume.
          if (error.status === 410 || error.status === 404) seen = null
          if (error.retry_after_s !== null) wait = error.retry_after_s * 1000
        }
      }
      if (is_closed) return
      told.connection('cut')
      wait ??= waits_ms[Math.min(failures, waits_ms.length - 1)]!
      failures++
      await pause(wait * (0.75 + Math.random() / 2))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function follow({ signal }: AbortController): Promise<void> {
    const goes_on = seen !== null
    const opened = () => {
      failures = 0
      told.connection('open')
      if (!goes_on) told.reset()
    }
    const place = (id: string) => {
      seen = id
    }
    const events = new EventsResource(transport(`/${mode}`, { listening: { opened, place } }))
    for await (const what of events.stream({ after: seen ?? undefined, signal })) tellApart(what)
  }

  function tellApart(what: Event | PresenceFrame | NotificationsFrame): void {
    if (what.object === 'presence') told.presence(what)
    else if (what.object === 'notifications') told.notified(what.user_ids, what.is_new)
    else told.event(what)
  }

  run()
  return {
    place: () => seen,
    hurry: () => wake(),
    close: () => {
      is_closed = true
      current.abort()
      wake()
    },
  }
}
