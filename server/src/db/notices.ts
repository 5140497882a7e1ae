import pg from 'pg'

/** A channel on which the processes of a deployment tell each other something that need not be kept. */
export interface Notices {
  /** Tells the others; while the connection is away, no one. */
  tell(payload: string): void
  /** Whether this process is the one of all that holds a lock for as long as its connection lives. */
  leads(lock: number): Promise<boolean>
  stop(): Promise<void>
}

interface Parts {
  url: string
  channel: string
  /** What the connection is called in the database's own lists. */
  name: string
  receive: (payload: string) => void
  /** From here on it hears; what was said before, no one told it. */
  connected: () => void
}

const reconnect_ms = 1000

/**
 * LISTEN and NOTIFY on a connection of its own: within a writing transaction NOTIFY would take a lock of the whole database,
 * and let a third of the commits through.
 */
export function openNotices({ url, channel, name, receive, connected }: Parts): Notices {
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
    fresh.on('notification', ({ payload }) => receive(payload ?? ''))
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
  let leading: pg.Client | undefined

  return {
    async leads(lock) {
      await connecting
      if (client === undefined || client === leading) return client !== undefined
      const asked = client
      const { rows } = await asked.query('select pg_try_advisory_lock($1, 0) as mine', [lock])
      if (rows[0].mine) leading = asked
      return rows[0].mine
    },
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
