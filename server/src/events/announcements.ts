import { randomUUID } from 'node:crypto'
import { locks } from '../db/locks.ts'
import { openNotices } from '../db/notices.ts'

/** Tells every process of the deployment that events were numbered. Only a wake-up: what happened is read from the log. */
export interface Announcements {
  /** Tells this process at once, the others within some ten milliseconds. */
  announce(): void
  /** Calls back after announcements, of whatever process; answers how to stop that. */
  subscribe(listener: () => void): () => void
  /** Whether this is the one process of the deployment that speaks for all of it. */
  leads(): Promise<boolean>
  stop(): Promise<void>
}

const gather_ms = 10

/** While the connection is away, readers go by their own clock. */
export function startAnnouncements(database_url: string): Announcements {
  const self = randomUUID()
  const listeners = new Set<() => void>()
  let gathering: NodeJS.Timeout | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const notices = openNotices({
    url: database_url,
    channel: 'parley_events',
    name: 'parley announcements',
    receive: (payload) => payload !== self && tell(),
    // What was announced while no one listened.
    connected: tell,
  })

  return {
    announce() {
      tell()
      gathering ??= setTimeout(() => {
        gathering = undefined
        notices.tell(self)
      }, gather_ms)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leads: () => notices.leads(locks.speaker),
    async stop() {
      clearTimeout(gathering)
      await notices.stop()
    },
  }
}
