import pg from 'pg'

/** A channel on which the processes of a deployment tell each other something that need not be kept. */
export interface Notices {
  /** Tells the others; while the connection is away, nobody. */
  tell(payload: string): void
  stop(): Promise<void>
}

interface Parts {
  url: string
  channel: string
  /** What the connection is called in the database's own lists. */
  name: string
  heard: (payload: string) => void
  /** From here on it hears; what was said before, nobody told it. */
  connected: () => void
}

const reconnect_ms = 1000

/**
 * LISTEN and NOTIFY on a connection of its own: within a writing transaction NOTIFY would take a lock of the whole database,
 * and let a third of the commits through.
 */
export function openNotices({ url, channel, name, heard, connected }: Parts): Notices {
  let client: pg.Client | undefined
  let stopped = false
  let reconnecting: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    if (stopped) return
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, application_name: name })
    // Errors and ends come as this event and as a failed query: either way the connection is made anew, once.
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (client === fresh) client = undefined
      if (!stopped) reconnecting = setTimeout(connect, reconnect_ms)
    })
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      if (stopped) return void (await fresh.end())
      client = fresh
      connected()
    } catch {
      await fresh.end().catch(() => {})
    }
  }
  const connecting = connect()

  return {
    tell(payload) {
      client?.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {})
    },
    async stop() {
      stopped = true
      clearTimeout(reconnecting)
      await connecting
      await client?.end()
    },
  }
}
