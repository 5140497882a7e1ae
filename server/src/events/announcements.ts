import { randomUUID } from 'node:crypto'
import { locks } from '../db/locks.ts'
import type { Notices } from '../db/notices.ts'

/**
 * Notifies every process of the deployment that events were numbered. Only a wake-up: readers get the events from the log.
 */
export interface Announcements {
  /** Notifies this process at once, the others within about ten milliseconds. */
  announce(): void
  /** Calls back after notifications from any process. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Whether this process is the one that reports for the whole deployment. */
  leads(): Promise<boolean>
  stop(): void
}

const gather_ms = 10

/** While disconnected, readers fall back to polling. */
export function startAnnouncements(notices: Notices): Announcements {
  const self = randomUUID()
  const listeners = new Set<() => void>()
  let gathering: NodeJS.Timeout | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const tellOthers = notices.join({
    name: 'parley_events',
    receive: (payload) => payload !== self && tell(),
    // Notifications may have been missed while disconnected.
    connected: tell,
  })

  return {
    announce() {
      tell()
      gathering ??= setTimeout(() => {
        gathering = undefined
        tellOthers(self)
      }, gather_ms)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leads: () => notices.leads(locks.speaker),
    stop: () => clearTimeout(gathering),
  }
}
