import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Tells every process of the deployment that events were numbered. Only a wake-up: what happened is read from the log. */
export interface Announcements {
  /** Tells this process at once, the others within some ten milliseconds. */
  announce(): void
  /** Calls back after announcements, of whatever process; answers how to stop that. */
  subscribe(listener: () => void): () => void
  stop(): Promise<void>
}

const channel = 'parley_events'
const gather_ms = 10
const reconnect_ms = 1000

/**
 * LISTEN and NOTIFY on a connection of its own: within a writing transaction NOTIFY would take a lock of the whole database,
 * and let a third of the commits through. While the connection is away, readers go by their own clock.
 */
export function startAnnouncements(database_url: string): Announcements {
  const self = randomUUID()
  const listeners = new Set<() => void>()
  let client: pg.Client | undefined
  let stopped = false
  let gathering: NodeJS.Timeout | undefined
  let reconnecting: NodeJS.Timeout | undefined

  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function connect(): Promise<void> {
    if (stopped) return
    const fresh = new pg.Client({
      connectionString: database_url,
      keepAlive: true,
      application_name: 'parley announcements',
    })
    // Errors and ends come as this event and as a failed query: either way the connection is made anew, once.
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (client === fresh) client = undefined
      if (!stopped) reconnecting = setTimeout(connect, reconnect_ms)
    })
    fresh.on('notification', ({ payload }) => payload !== self && tell())
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      if (stopped) return void (await fresh.end())
      client = fresh
      // What was announced while nobody listened.
      tell()
    } catch {
      await fresh.end().catch(() => {})
    }
  }

  const connecting = connect()
  return {
    announce() {
      tell()
      gathering ??= setTimeout(() => {
        gathering = undefined
        client?.query('select pg_notify($1, $2)', [channel, self]).catch(() => {})
      }, gather_ms)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      stopped = true
      clearTimeout(gathering)
      clearTimeout(reconnecting)
      await connecting
      await client?.end()
    },
  }
}
