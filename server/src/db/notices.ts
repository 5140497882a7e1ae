import type pg from 'pg'
import { inTime } from '../outbound/deadline.ts'
import { Client } from './client.ts'
import { connect_ms } from './connection.ts'

/** A channel for messages between the processes of a deployment that needn't be stored. */
export interface Notices {
  /** Sends to the others. Lost while the connection is down. */
  tell(payload: string): void
  /** Whether this process holds a lock that only one can hold, for as long as its connection lives. */
  leads(lock: number): Promise<boolean>
  stop(): Promise<void>
}

interface Parts {
  url: string
  channel: string
  /** The connection's name in the database's own lists. */
  name: string
  receive: (payload: string) => void
  /** Called once it listens: earlier messages were missed. */
  connected: () => void
}

const reconnect_ms = 1000
/** It is silent by nature, so it is asked whether it lives. One that left two questions without an answer is dead. */
const beat_ms = 3000

/**
 * LISTEN and NOTIFY on a connection of their own: within a writing transaction, NOTIFY takes a database-wide lock and lets
 * only a third of the commits through.
 */
export function openNotices({ url, channel, name, receive, connected }: Parts): Notices {
  let client: pg.Client | undefined
  let stopped = false
  let reconnecting: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    if (stopped) return
    const fresh = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connect_ms,
      application_name: name,
    })
    // Errors and ends arrive as this event and as a failed query. Either way, it reconnects once.
    fresh.on('error', () => {})
    fresh.once('end', () => {
      if (client === fresh) client = undefined
      if (!stopped) reconnecting = setTimeout(connect, reconnect_ms)
    })
    fresh.on('notification', ({ payload }) => receive(payload ?? ''))
    try {
      await fresh.connect()
      const hangUp = () => fresh.connection.stream.destroy()
      await inTime({ whole_ms: connect_ms }, hangUp, () => fresh.query(`listen ${channel}`))
      if (stopped) return void (await fresh.end())
      client = fresh
      endWhenSilent(fresh)
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
      const last = client
      if (!last) return
      const hangUp = () => last.connection.stream.destroy()
      await inTime({ whole_ms: connect_ms }, hangUp, () => last.end()).catch(() => {})
    },
  }
}

function endWhenSilent(client: pg.Client): void {
  let unanswered = 0
  const beating = setInterval(() => {
    if (unanswered > 1) client.connection.stream.destroy()
    else {
      unanswered++
      const answered = () => {
        unanswered = 0
      }
      client.query('select').then(answered, () => {})
    }
  }, beat_ms)
  beating.unref()
  client.once('end', () => clearInterval(beating))
}
